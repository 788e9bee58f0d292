# The one place where the versions of the tools are pinned. Sourced by common.sh.
# shellcheck shell=bash disable=SC2034  # read by the files that source this one

# Must equal the `wasm-bindgen` in Cargo.lock; `check_bindgen_version` in tools.sh compares them.
WASM_BINDGEN_VERSION=0.2.130
# 0.22.0-beta.1 is the newest trunk that builds with Rust 1.95.
TRUNK_VERSION=0.22.0-beta.1
# npm's binaryen, only for `script/package --web --small`.
BINARYEN_VERSION=132.0.0
# Oldest Node for the page, and for the browser test.
NODE_FOR_PAGE=18
NODE_FOR_TEST=20
