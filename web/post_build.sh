#!/bin/sh
# Trunk's last step: takes the function names out of the wasm file, then writes its size into the
# page, for the loading bar, the words of each language into one file, and those of the page itself into the page, which is
# then made smaller.
# CANDLESTICK_KEEP_NAMES=1 leaves the names for readable stack traces.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
cd "$TRUNK_STAGING_DIR"

wasm=$(ls ./*_bg.wasm)
[ -n "${CANDLESTICK_KEEP_NAMES:-}" ] || node "$here/strip-names.mjs" "$wasm" >/dev/null
bytes=$(wc -c <"$wasm" | tr -d ' ')

sed "s/__WASM_BYTES__/$bytes/" index.html >index.tmp
mv index.tmp index.html
grep -q "_bg.wasm\", $bytes" index.html || { echo "post_build: the page has no place for the wasm's size" >&2; exit 1; }

node "$here/languages.mjs" .
node "$here/page-words.mjs" .
node "$here/slim-page.mjs" .

# Only there so that git keeps the folder.
rm -f assets/.gitkeep
