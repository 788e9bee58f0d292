# Where builds and tools live: outside the work tree, so that every clone shares them.
# shellcheck shell=bash disable=SC2034  # read by the files beside it

CANDLESTICK_CACHE="${XDG_CACHE_HOME:-$HOME/.cache}/candlestick"
export CARGO_TARGET_DIR="${CARGO_TARGET_DIR:-$CANDLESTICK_CACHE/target}"
# The page has a folder of its own: it may be built with another compiler, and then
# neither throws the other's work away.
WEB_TARGET_DIR="${CARGO_TARGET_DIR%/}-web"
TOOLS_DIR="$CANDLESTICK_CACHE/tools"
LOG_DIR="$CANDLESTICK_CACHE/logs"
mkdir -p "$TOOLS_DIR/bin" "$LOG_DIR"

# Rust as rustup installs it, also where no login shell has put it on PATH.
if ! have cargo && [ -x "${CARGO_HOME:-$HOME/.cargo}/bin/cargo" ]; then
    PATH="${CARGO_HOME:-$HOME/.cargo}/bin:$PATH"
fi
export PATH="$TOOLS_DIR/bin:$PATH"

# Stops with a clear message where Rust is missing or too old.
need_rust() {
    local wanted version
    wanted="$(manifest_value rust-version)"
    have cargo || die "Rust is missing." \
        "Install Rust $wanted or newer (rustup is the usual way), then run this again."
    version="$(rustc --version | cut -d' ' -f2 | cut -d- -f1)"
    version_at_least "$version" "$wanted" || die "Rust $version is too old: $wanted is needed." \
        "With rustup: rustup update stable"
}

# need_node major: stops with a clear message where Node is missing or too old.
need_node() {
    have node || die "Node is missing; it serves the page and drives the browser test." \
        "Install Node $1 or newer, then run this again."
    local version
    version="$(node --version)"
    version_at_least "${version#v}" "$1" || die "Node $version is too old: $1 is needed."
}
