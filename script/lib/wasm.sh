# The standard library for wasm32, which the page is built with.
# shellcheck shell=bash disable=SC2034  # read by the files beside it

WASM_TARGET=wasm32-unknown-unknown
# What Debian's way adds to the environment of wasm32 builds, and of no others.
WASM_ENV=()

# wasm command…: runs it in the environment of wasm32 builds.
wasm() { env CARGO_TARGET_DIR="$WEB_TARGET_DIR" ${WASM_ENV[@]+"${WASM_ENV[@]}"} "$@"; }

# Sees to it that `wasm cargo … --target wasm32-unknown-unknown` works, in this order: the
# installed target; `rustup target add`; on Debian the compiler and library sources of rustc-web.
# CANDLESTICK_WASM=debian takes the last way at once.
need_wasm_std() {
    if [ "${CANDLESTICK_WASM:-}" != debian ]; then
        if wasm_target_installed || wasm_target_by_rustup; then
            lint_with "$(command -v clippy-driver || true)"
            return 0
        fi
    fi
    wasm_std_by_debian
}

# wasm_target_installed [target]: the page's, unless another is named.
wasm_target_installed() { [ -d "$(rustc --print sysroot)/lib/rustlib/${1:-$WASM_TARGET}/lib" ]; }

wasm_target_by_rustup() {
    have rustup || return 1
    # Debian's way already stands: don't ask the network again on every run.
    on_debian && [ -z "$(missing_packages rustc-web rust-web-src)" ] && return 1
    say "Adding the wasm32 target to Rust, which the page is built with."
    rustup target add "$WASM_TARGET" >"$LOG_DIR/rustup.log" 2>&1 </dev/null && wasm_target_installed && return 0
    note "rustup could not add it here; trying the system's packages."
    return 1
}

# Debian's rustc-web is a newer compiler with the library's sources; cargo builds the library with it.
wasm_std_by_debian() {
    on_debian || die "the wasm32 standard library is missing." "rustup target add $WASM_TARGET"
    # shellcheck disable=SC2086  # a list of names
    need_packages "the wasm32 standard library, for the page" $DEBIAN_WASM
    local rustc lld
    rustc="$(dpkg -L rustc-web | grep '/bin/rustc$' | head -n 1)"
    lld="$(rustc --print sysroot)/lib/rustlib/$(rustc -vV | sed -n 's/^host: //p')/bin/rust-lld"
    [ -x "$lld" ] && ln -sf "$lld" "$TOOLS_DIR/bin/rust-lld"
    have rust-lld || die "rust-lld, the linker for wasm32, is missing." "It comes with Rust as rustup installs it."
    WASM_ENV=(RUSTC="$rustc" RUSTC_BOOTSTRAP=1 "CARGO_UNSTABLE_BUILD_STD=std,panic_abort")
    # Only a clippy of the same compiler can read what it made.
    lint_with "$(dpkg -L rust-web-clippy 2>/dev/null | grep '/bin/clippy-driver$' | head -n 1)"
}

# lint_with clippy-driver: it compiles our own crates as rustc does and lints them on the way, so that nothing is checked
# apart. Where there is none that fits the compiler, rustc's own warnings count.
lint_with() { [ -z "$1" ] || WASM_ENV+=(RUSTC_WORKSPACE_WRAPPER="$1"); }
