#!/bin/sh
# Installs Trickwise for the user who runs this. Needs no root and no network.
set -eu

share="${XDG_DATA_HOME:-$HOME/.local/share}"
place="$HOME/.local/lib/trickwise"
bin="$HOME/.local/bin"

if [ ! -O "$HOME" ]; then
    echo "$HOME belongs to another user. Run this as the one who will play, without sudo." >&2
    exit 1
fi
if [ -e "$place" ] && [ ! -x "$place/uninstall.sh" ]; then
    echo "$place is something else already. Move it away, then run this again." >&2
    exit 1
fi
if [ -e "$bin/trickwise" ] && [ ! -L "$bin/trickwise" ]; then
    echo "$bin/trickwise is something else already. Move it away, then run this again." >&2
    exit 1
fi
if ! told=$(./trickwise/trickwise --version 2>&1); then
    echo "Trickwise does not run here: $told" >&2
    echo "It needs a system as new as Debian 12 or Ubuntu 24.04." >&2
    exit 1
fi
mkdir -p "$HOME/.local/lib" "$bin" "$share"
rm -rf "$place.new"
cp -R trickwise "$place.new"
cp uninstall.sh "$place.new/uninstall.sh"
(cd share && find . -type f) > "$place.new/installed"
printf '%s\n' "$share" > "$place.new/share"
rm -rf "$place"
mv "$place.new" "$place"

cp -R share/. "$share/"
# The menu entry names the program by its place: a menu may not look in ~/.local/bin.
quoted=$(printf '%s' "$place/trickwise" | sed 's/[\\"`$]/\\\\&/g; s/%/%%/g')
while IFS= read -r line; do
    case "$line" in
        Exec=trickwise*) printf 'Exec="%s"%s\n' "$quoted" "${line#Exec=trickwise}" ;;
        *) printf '%s\n' "$line" ;;
    esac
done < share/applications/trickwise.desktop > "$share/applications/trickwise.desktop"
ln -sf "$place/trickwise" "$bin/trickwise"

update-desktop-database "$share/applications" >/dev/null 2>&1 || true
update-mime-database "$share/mime" >/dev/null 2>&1 || true
gtk-update-icon-cache -q "$share/icons/hicolor" >/dev/null 2>&1 || true

echo "Trickwise is installed. It stands in the menu; in a terminal: $bin/trickwise"
echo "To remove it: $place/uninstall.sh"
