# Builds the page into dist/, and the empty page that it is measured against.
# shellcheck shell=bash

need_page_build() {
    need_rust
    need_node "$NODE_FOR_PAGE"
    need_compiler
    need_wasm_std
    need_page_tools
}

# build_page [trunk options]: the wasm file by cargo first, because trunk's own call of it may not
# use the network; then trunk, which finds it fresh and makes the page around it.
build_page() {
    build_wasm
    make_page "$@"
}

# The same, and no warning of ours is allowed: cargo shows them again on every run, also when nothing was built.
build_linted_page() {
    build_wasm --message-format json | node script/lib/deny-warnings.mjs
    make_page
    part_page "$ROOT/dist"
}

# The same as it is given away, in parts.
build_parted_page() {
    build_page "$@"
    part_page "${2:-$ROOT/dist}"
}

# part_page folder: cuts the page's program into what its title calls and the rest, which comes once that stands. A browser finds
# out what is called; for the same program that is not asked again.
part_page() {
    local page="$1" program work digest called
    program="$(ls "$page"/*_bg.wasm)"
    digest="$(node script/lib/digest.mjs "$program" tests/browser/first-calls.mjs)"
    called="$CANDLESTICK_CACHE/called/$digest"
    work="$(mktemp -d)"
    if [ ! -f "$called" ]; then
        say "Looking which functions the title calls."
        need_browser
        need_browser_packages
        cp -R "$page" "$work/noted"
        parts note "$program" "$work/noted/$(basename "$program")"
        CANDLESTICK_BROWSER="$(find_browser)" node tests/browser/first-calls.mjs "$work/noted" >"$work/called"
        mkdir -p "$CANDLESTICK_CACHE/called"
        mv "$work/called" "$called"
    fi
    mkdir "$work/parts"
    parts cut "$program" "$called" "$work/parts" >&2
    node web/in-parts.mjs "$page" "$work/parts"
    rm -rf "$work"
}

# For this machine and this script alone: its folders may stand in it.
parts() { env -u CARGO_ENCODED_RUSTFLAGS cargo run --quiet --locked -p candlestick-parts -- "$@"; }

build_wasm() { wasm cargo build --locked --profile web --target "$WASM_TARGET" --bin candlestick "$@"; }

make_page() {
    # All is on PATH: no downloads, no asking for newer versions. NO_COLOR=1 kills this trunk.
    wasm env -u NO_COLOR TRUNK_OFFLINE=true TRUNK_SKIP_VERSION_CHECK=true trunk build --release "$@"
}

# pack_files folder quality: beside its large files what `candlestick serve` sends to whoever takes it packed (.br, .gz).
# Brotli's quality goes to 11: smallest, and many times as slow as 9.
pack_files() { node "$ROOT/script/lib/pack.mjs" "$1" --quality "$2"; }

# build_empty_page folder: the least page of the same engine, features and profile (examples/empty), without what the game's
# page leaves out of the engine (Cargo.toml: slim).
build_empty_page() {
    wasm cargo build --locked --profile web --target "$WASM_TARGET" --no-default-features --features app --example empty
    rm -rf "$1" && mkdir -p "$1"
    wasm-bindgen --target web --no-typescript --out-dir "$1" "$WEB_TARGET_DIR/$WASM_TARGET/web/examples/empty.wasm"
    node web/strip-names.mjs "$1/empty_bg.wasm" >/dev/null
    cp examples/empty/index.html "$1/"
}

# The slowest and smallest settings for the next page: whole-program optimisation, in a target folder of its own, so that
# the next quick build of the page finds its own parts.
pack_the_page() {
    export CARGO_PROFILE_WEB_LTO=fat CARGO_PROFILE_WEB_CODEGEN_UNITS=1
    WEB_TARGET_DIR="${WEB_TARGET_DIR}-package"
    hide_private_paths
}

# The folders of whoever builds have no business in what is given away.
hide_private_paths() {
    CARGO_ENCODED_RUSTFLAGS="--remap-path-prefix=${CARGO_HOME:-$HOME/.cargo}=/cargo"
    export CARGO_ENCODED_RUSTFLAGS
}

# serve_page port address-suffix: on this machine alone, until Ctrl+C.
serve_page() { node "$ROOT/script/lib/serve.mjs" "$ROOT/dist" --port "$1" --suffix "$2"; }
