"""Files of records: what each kind holds, and how each that cannot be read says so."""

import os

import pytest

from tutor.records import files
from tutor.records.file_faults import (
    AliasUsed,
    BadSyntax,
    Empty,
    HasNul,
    IsFolder,
    KeyNotText,
    NoSuchFile,
    NotAFile,
    NotText,
    OddSign,
    TagUsed,
    TooDeep,
    TooLarge,
)
from tutor.records.files import decoded, read_file, read_text
from tutor.records.tree import Fields, Mark, Unreadable, UnreadableError


def unreadable(source, kind=""):
    with pytest.raises(UnreadableError) as caught:
        read_text(source, kind)
    return caught.value.unreadable


def test_a_yaml_stream_holds_several_records():
    """Documents of a stream are records in order."""
    assert [Mark(1, 1), Mark(3, 1)] == [document.mark for document in read_text("a: 1\n---\na: 2\n").found]


def test_json_and_yaml_read_the_same():
    """A record of JSON is the record of YAML, scalar by scalar."""
    json, yaml = read_text('{"a": [1, null, "x"]}').found[0], read_text("a: [1, null, x]").found[0]
    assert [(k.text, [(n.text, n.is_null) for n in v.nodes]) for k, v in json.entries] == [
        (k.text, [(n.text, n.is_null) for n in v.nodes]) for k, v in yaml.entries
    ]


def test_a_quoted_null_is_a_text():
    """Only an unquoted null is nothing."""
    (document,) = read_text('a: "null"\n').found
    assert not document.entries[0][1].is_null


def test_a_line_that_is_no_json_leaves_the_others():
    """In JSON Lines each line stands by itself."""
    found = read_text('{"a": 1}\nnonsense\n\n{"a": 2}\n', ".jsonl").found
    assert [Fields, Unreadable, Fields] == [type(document) for document in found]
    assert found[1] == Unreadable(Mark(2, 1), BadSyntax("nonsense"))


@pytest.mark.parametrize(
    "line", ["{", '{"a"}', '{"a": 01}', '{"a": NaN}', "[1, 2,]", '{"a": 1} x', '{"a": "\\ud800"}', '"\\x"']
)
def test_json_is_strict(line):
    """What is only like JSON is refused."""
    assert isinstance(read_text(line, ".jsonl").found[0], Unreadable)


def test_a_list_of_records_is_as_good_as_the_records():
    """A JSON file may hold its records in a list."""
    assert len(read_text('[{"a": 1}, {"a": 2}]', ".json").found) == 2


def test_places_count_from_one():
    """A fault of syntax names the line and the column."""
    assert Mark(2, 4) == unreadable("a: 1\nb: @x\n").mark


@pytest.mark.parametrize(
    ("source", "fault", "mark"),
    [
        ("a: !!python/object:os.system x\n", TagUsed("tag:yaml.org,2002:python/object:os.system"), Mark(1, 4)),
        ("a: !secret x\n", TagUsed("!secret"), Mark(1, 4)),
        ("a: &x 1\n", AliasUsed("&x"), Mark(1, 4)),
        ("b: 1\na: *x\n", AliasUsed("*x"), Mark(2, 4)),
        ("? [a, b]\n: 1\n", KeyNotText(), Mark(1, 3)),
    ],
)
def test_yaml_that_is_more_than_data_is_refused(source, fault, mark):
    """No tags, no anchors, no aliases, no keys but texts."""
    assert Unreadable(mark, fault) == unreadable(source)


@pytest.mark.parametrize(
    ("source", "kind"), [("[" * 5000, ".yaml"), ("a: " + "[" * 5000 + "]" * 5000, ""), ("[" * 5000, ".json")]
)
def test_deep_nesting_is_refused(source, kind):
    """Nothing is nested so deeply that reading it could fail."""
    assert TooDeep() == unreadable(source, kind).fault


@pytest.mark.parametrize("source", ["", "\n\n", "# nothing\n", "---\n"])
def test_a_file_without_a_record_is_empty(source):
    """Comments and blanks are no record."""
    assert Unreadable(Mark(1, 1), Empty()) == unreadable(source)


def test_a_file_that_is_missing(tmp_path):
    """There is no such file."""
    with pytest.raises(UnreadableError) as caught:
        read_file(tmp_path / "none.yaml")
    assert NoSuchFile() == caught.value.unreadable.fault


def test_a_folder_is_no_file(tmp_path):
    """A folder is told from a file."""
    with pytest.raises(UnreadableError) as caught:
        read_file(tmp_path)
    assert IsFolder() == caught.value.unreadable.fault


@pytest.mark.parametrize("content", [b"\x89PNG\r\n\x1a\n\x00", b"a: b\x00c", "a: 甲".encode("utf-16"), b"\xff\xfe"])
def test_a_binary_file_is_no_text(tmp_path, content):
    """Bytes that are no UTF-8 text are told so."""
    file = tmp_path / "record.yaml"
    file.write_bytes(content)
    with pytest.raises(UnreadableError) as caught:
        read_file(file)
    assert isinstance(caught.value.unreadable.fault, NotText | HasNul)


def test_a_control_sign_is_named():
    """A bell among the letters is UTF-8, and no text all the same."""
    with pytest.raises(UnreadableError) as caught:
        decoded(b"game: sp\x07ades")
    assert (OddSign("U+0007"), Mark(1, 9)) == (caught.value.unreadable.fault, caught.value.unreadable.mark)


@pytest.mark.parametrize(
    ("text", "kind", "variant"),
    [
        ('{"game": "spades"', ".json", "end"),
        ("a: |x\n  b", ".yaml", "block"),
        ("a: *", ".yaml", "sign"),
        ("a: !<x", ".yaml", "sign"),
        ("%FOO\n", ".yaml", "sign"),
        ('a: "\\u12"', ".yaml", "escape"),
        ("a: [1 2", ".yaml", "list-open"),
    ],
)
def test_no_slip_is_told_in_the_parsers_words(text, kind, variant):
    """Each kind has a text of ours, also where nothing can be quoted."""
    with pytest.raises(UnreadableError) as caught:
        read_text(text, kind)
    assert (BadSyntax, variant) == (type(caught.value.unreadable.fault), caught.value.unreadable.fault.variant)


def test_a_name_without_its_colon_is_told_where_it_stands():
    """Not where the parser gave up."""
    with pytest.raises(UnreadableError) as caught:
        read_text("game: spades\ndealer\ntitle: x\n", ".yaml")
    assert 2 == caught.value.unreadable.mark.line


def test_a_mark_of_byte_order_is_passed_over(tmp_path):
    """Some editors begin a UTF-8 file with one."""
    file = tmp_path / "record.yaml"
    file.write_bytes(b"\xef\xbb\xbfa: 1\r\nb: 2\r\n")
    assert len(read_file(file).found) == 1


def test_a_pipe_is_no_file(tmp_path):
    """What may never end is not read."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(UnreadableError) as caught:
        read_file(pipe)
    assert caught.value.unreadable.fault == NotAFile()


def test_a_file_has_a_largest_size(tmp_path, monkeypatch):
    """Nothing that is larger is taken for records."""
    monkeypatch.setattr(files, "LARGEST", 3)
    (tmp_path / "a.yaml").write_text("a: 1")
    with pytest.raises(UnreadableError) as caught:
        read_file(tmp_path / "a.yaml")
    assert caught.value.unreadable.fault == TooLarge(64)


def test_a_nul_is_called_by_its_name():
    """It is good UTF-8, though no text."""
    with pytest.raises(UnreadableError) as caught:
        files.decoded(b"a: \0")
    assert caught.value.unreadable == Unreadable(Mark(1, 4), HasNul())


def test_values_in_a_row_are_read_in_one_walk():
    """A long stream of JSON takes as long as its length, without the name of JSON Lines too."""
    assert len(read_text('{"a": 1}\n' * 30_000).found) == 30_000
