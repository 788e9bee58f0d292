# Builds the page into dist/.
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
    wasm cargo build --locked --profile web --target "$WASM_TARGET" --bin candlestick
    # All is on PATH: no downloads, no asking for newer versions. NO_COLOR=1 kills this trunk.
    wasm env -u NO_COLOR TRUNK_OFFLINE=true TRUNK_SKIP_VERSION_CHECK=true trunk build --release "$@"
}

# serve_page port address-suffix: on this machine alone, until Ctrl+C.
serve_page() { node "$ROOT/script/lib/serve.mjs" "$ROOT/dist" --port "$1" --suffix "$2"; }
