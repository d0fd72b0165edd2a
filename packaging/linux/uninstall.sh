#!/bin/sh
# Removes Trickwise for the user who runs this. What learners have done stays.
set -eu

share="${XDG_DATA_HOME:-$HOME/.local/share}"
place="$HOME/.local/lib/trickwise"
link="$HOME/.local/bin/trickwise"

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

echo "Trickwise is removed. What learners have done stays in $share/trickwise"
