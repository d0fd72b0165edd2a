#!/bin/sh
# Installs Trickwise for the user who runs this. Needs no root and no network.
set -eu

share="${XDG_DATA_HOME:-$HOME/.local/share}"
place="$HOME/.local/lib/trickwise"
bin="$HOME/.local/bin"

if [ -e "$place" ] && [ ! -x "$place/uninstall.sh" ]; then
    echo "$place is something else already. Move it away, then run this again." >&2
    exit 1
fi
mkdir -p "$HOME/.local/lib" "$bin" "$share"
rm -rf "$place.new"
cp -R trickwise "$place.new"
cp uninstall.sh "$place.new/uninstall.sh"
rm -rf "$place"
mv "$place.new" "$place"

(cd share && find . -type f) > "$place/installed"
cp -R share/. "$share/"
sed -i "s|^Exec=trickwise|Exec=\"$place/trickwise\"|" "$share/applications/trickwise.desktop"
ln -sf "$place/trickwise" "$bin/trickwise"

update-desktop-database "$share/applications" >/dev/null 2>&1 || true
update-mime-database "$share/mime" >/dev/null 2>&1 || true
gtk-update-icon-cache -q "$share/icons/hicolor" >/dev/null 2>&1 || true

echo "Trickwise is installed. It stands in the menu; in a terminal: $bin/trickwise"
echo "To remove it: $place/uninstall.sh"
