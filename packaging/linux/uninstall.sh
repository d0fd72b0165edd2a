#!/bin/sh
# Removes Trickwise for the user who runs this. What learners have done stays.
set -eu

place="$HOME/.local/lib/trickwise"
link="$HOME/.local/bin/trickwise"

if [ ! -f "$place/share" ]; then
    echo "Trickwise is not installed in $HOME." >&2
    exit 1
fi
share=$(cat "$place/share")

if [ -f "$place/installed" ]; then
    while IFS= read -r file; do
        rm -f "$share/$file"
        rmdir -p --ignore-fail-on-non-empty "$(dirname "$share/$file")" 2>/dev/null || true
    done < "$place/installed"
fi
if [ "$(readlink "$link" 2>/dev/null)" = "$place/trickwise" ]; then
    rm -f "$link"
fi
rm -rf "$place"

update-desktop-database "$share/applications" >/dev/null 2>&1 || true
update-mime-database "$share/mime" >/dev/null 2>&1 || true
gtk-update-icon-cache -q "$share/icons/hicolor" >/dev/null 2>&1 || true

# These tools leave lists of nothing where Trickwise was all that there was.
if [ "$(cat "$share/applications/mimeinfo.cache" 2>/dev/null)" = "[MIME Cache]" ]; then
    rm -f "$share/applications/mimeinfo.cache"
fi
if [ -d "$share/mime" ] && [ -z "$(ls -A "$share/mime/packages" 2>/dev/null)" ]; then
    for list in aliases generic-icons globs globs2 icons magic mime.cache subclasses treemagic types version XMLnamespaces; do
        rm -f "$share/mime/$list"
    done
fi
for folder in applications mime/packages mime/application mime; do
    rmdir "$share/$folder" 2>/dev/null || true
done
rmdir "$HOME/.local/lib" "$HOME/.local/bin" 2>/dev/null || true

echo "Trickwise is removed. What learners have done stays in $share/trickwise"
