# trunk and wasm-bindgen, which make the page, at pinned versions: those on PATH where they are of the right version,
# else fetched by cargo-binstall where it is installed, else compiled; ours in a folder of their own.
# shellcheck shell=bash

need_page_tools() {
    check_bindgen_version
    need_tool wasm-bindgen wasm-bindgen-cli "$WASM_BINDGEN_VERSION" "binds the page to the game's wasm" 3
    # What it fetches by itself and how it asks for newer versions is left out: the scripts keep it offline anyway.
    TOOL_OPT_LEVEL=0 need_tool trunk trunk "$TRUNK_VERSION" "builds the page" 4 --locked --no-default-features
}

# wasm-bindgen refuses to work on a wasm file made with another version of its crate.
check_bindgen_version() {
    local locked
    locked="$(sed -n '/^name = "wasm-bindgen"$/{n;s/^version = "\(.*\)"$/\1/p;}' Cargo.lock)"
    [ "$locked" = "$WASM_BINDGEN_VERSION" ] || die \
        "Cargo.lock has wasm-bindgen $locked, but the tool is pinned at $WASM_BINDGEN_VERSION." \
        "Make them equal: WASM_BINDGEN_VERSION in script/lib/versions.sh, and Cargo.toml."
}

# The version in a program's own `--version` line. (NO_COLOR=1 kills this trunk.)
tool_version() { env -u NO_COLOR "$1" --version 2>/dev/null | sed -n '1s/^[^ ]* \([^ ]*\).*/\1/p'; }

# Whether the program is there at this version: first as PATH has it, then anywhere on PATH, which gets a link then,
# for another version in our own folder hides one further down.
has_tool() {
    local program="$1" version="$2" other
    [ "$(tool_version "$program")" != "$version" ] || return 0
    while read -r other; do
        [ "$(tool_version "$other")" = "$version" ] || continue
        [ "$other" -ef "$TOOLS_DIR/bin/$program" ] || ln -sf "$other" "$TOOLS_DIR/bin/$program"
        hash -r
        return 0
    done < <(type -aP "$program")
    return 1
}

# need_tool program crate version why minutes [cargo install options]
need_tool() {
    local program="$1" crate="$2" version="$3" why="$4" minutes="$5"
    shift 5
    has_tool "$program" "$version" && return 0
    if have cargo-binstall; then
        say "Fetching $crate $version, which $why."
        fetch_tool "$crate" "$version" && hash -r && has_tool "$program" "$version" && return 0
        note "cargo binstall could not; compiling it."
    fi
    say "Installing $crate $version, which $why (about $minutes minutes, once)."
    install_tool "$crate" "$version" "$@" || die "could not install $crate $version." "The log: $LOG_DIR/$crate.log"
    hash -r
    has_tool "$program" "$version" || die "$crate was installed, but '$program --version' does not say $version."
}

# A finished program, as its makers offer it.
fetch_tool() {
    cargo binstall --no-confirm --force --version "$2" --root "$TOOLS_DIR" "$1" >"$LOG_DIR/$1.log" 2>&1 </dev/null
}

# Quick to build rather than quick to run: these programs run for seconds, and trunk only copies files.
install_tool() {
    local crate="$1" version="$2"
    shift 2
    env -u RUSTC -u RUSTC_BOOTSTRAP -u CARGO_UNSTABLE_BUILD_STD -u RUSTFLAGS \
        CARGO_TARGET_DIR="$CANDLESTICK_CACHE/target-tools" \
        CARGO_PROFILE_RELEASE_OPT_LEVEL=${TOOL_OPT_LEVEL:-1} CARGO_PROFILE_RELEASE_LTO=off \
        CARGO_PROFILE_RELEASE_CODEGEN_UNITS=16 CARGO_PROFILE_RELEASE_DEBUG=0 \
        cargo install "$crate" --version "$version" --root "$TOOLS_DIR" --force "$@" \
        >"$LOG_DIR/$crate.log" 2>&1 </dev/null || { tail -n 20 "$LOG_DIR/$crate.log" >&2; return 1; }
    rm -rf "$CANDLESTICK_CACHE/target-tools"
}
