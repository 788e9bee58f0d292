# System packages: found and installed on Debian, named elsewhere.
# shellcheck shell=bash disable=SC2034  # read by the files beside it

# What each purpose needs from Debian.
DEBIAN_COMPILER="gcc libc6-dev"
DEBIAN_BUILD="$DEBIAN_COMPILER pkg-config libwayland-dev libxkbcommon-dev libasound2-dev libudev-dev"
DEBIAN_WINDOW="libxkbcommon-x11-0 libvulkan1 mesa-vulkan-drivers"
DEBIAN_BROWSER="chromium"
DEBIAN_FIREFOX="firefox-esr xvfb libgl1 libgl1-mesa-dri"
DEBIAN_WEBKIT="webkit2gtk-driver xvfb libgl1 libgl1-mesa-dri"
DEBIAN_DRAWING="libegl1 libegl-mesa0 libgl1-mesa-dri"
DEBIAN_WASM="rustc-web rust-web-src rust-web-clippy"
DEBIAN_PACKAGE="zip unzip"
DEBIAN_POSTGRES="postgresql"
DEBIAN_READER="xvfb xauth dbus at-spi2-core libgl1-mesa-dri"
DEBIAN_ORCA="orca openbox xdotool"

on_debian() { [ -e /etc/debian_version ] && have dpkg-query && have apt-get; }

# Which of the named Debian packages are not installed.
missing_packages() {
    local name
    for name in "$@"; do
        dpkg-query -W -f='${Status}\n' "$name" 2>/dev/null | grep -q '^install ok installed$' || printf '%s ' "$name"
    done
}

# need_packages "why" pkg…: on Debian installs what is missing (as root) or says how; elsewhere
# names it and goes on.
need_packages() {
    local why="$1" missing
    shift
    if ! on_debian; then
        other_system_hint "$why"
        return 0
    fi
    missing="$(missing_packages "$@")"
    missing="${missing% }"
    [ -n "$missing" ] || return 0
    if [ "$(id -u)" -ne 0 ]; then
        die "some system packages are missing ($why). Install them, then run this again:" \
            "sudo apt-get install --no-install-recommends $missing"
    fi
    say "Installing system packages ($why): $missing"
    # shellcheck disable=SC2086  # a list of names
    apt_install $missing || die "apt-get could not install: $missing"
}

# try_packages "why" pkg…: on Debian, and as root, installs what is missing; elsewhere and where that fails nothing is said of
# it, for whoever asked looks what there is.
try_packages() {
    local why="$1" missing
    shift
    on_debian && [ "$(id -u)" -eq 0 ] || return 0
    missing="$(missing_packages "$@")"
    [ -n "$missing" ] || return 0
    say "Installing system packages ($why): $missing"
    # shellcheck disable=SC2086  # a list of names
    apt_install $missing || true
}

# left_out "what" "why": a check that cannot be made here is named; continuous integration (CI=true) has to make it.
left_out() {
    [ "${CI:-}" != true ] || die "left out: $1." "$2"
    say "SKIPPED: $1. $2"
    return 1
}

# --no-remove: never takes away something that conflicts, the person should decide that.
apt_install() {
    local log="$LOG_DIR/apt.log"
    local options="-y --no-install-recommends --no-remove"
    # shellcheck disable=SC2086  # a list of options
    DEBIAN_FRONTEND=noninteractive apt-get install $options "$@" >"$log" 2>&1 </dev/null && return 0
    note "Refreshing the package list first."
    # shellcheck disable=SC2086  # a list of options
    apt-get update >>"$log" 2>&1 </dev/null &&
        DEBIAN_FRONTEND=noninteractive apt-get install $options "$@" >>"$log" 2>&1 </dev/null && return 0
    tail -n 20 "$log" >&2
    return 1
}

# Names what other systems need, once per purpose; nothing is checked there.
other_system_hint() {
    case "$(uname -s):$1" in
    Darwin:"to build the game") have cc || die "a C compiler is missing." "xcode-select --install" ;;
    Linux:"to build the game")
        have pkg-config || say "If the build fails: it needs a C compiler, pkg-config and the headers of wayland-client, xkbcommon, ALSA and udev." ;;
    Linux:"to open the window") : ;;
    esac
    return 0
}

# shellcheck disable=SC2086  # lists of names
need_compiler() { have cc || need_packages "to build anything" $DEBIAN_COMPILER; }
# shellcheck disable=SC2086
need_build_packages() { need_packages "to build the game" $DEBIAN_BUILD; }
# shellcheck disable=SC2086
need_window_packages() { need_packages "to open the window" $DEBIAN_WINDOW; }
# shellcheck disable=SC2086
need_archive_packages() { need_packages "to pack archives" $DEBIAN_PACKAGE; }

# The path of a Chromium-like browser.
find_browser() {
    local name
    if [ -n "${CANDLESTICK_BROWSER:-}" ]; then
        printf '%s\n' "$CANDLESTICK_BROWSER"
        return 0
    fi
    for name in chromium chromium-browser google-chrome google-chrome-stable; do
        have "$name" && { command -v "$name"; return 0; }
    done
    [ -x "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome" ] &&
        printf '%s\n' "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome" && return 0
    return 1
}

# shellcheck disable=SC2086
need_browser() {
    find_browser >/dev/null || ! on_debian || need_packages "to test the page in a browser" $DEBIAN_BROWSER
    find_browser >/dev/null || die "no Chromium or Chrome was found." \
        "Install one, or name it: CANDLESTICK_BROWSER=/path/to/chrome"
    # Without them the browser draws by itself, more slowly: nothing to ask anybody's password for.
    [ "$(id -u)" -ne 0 ] || ! on_debian || need_packages "to draw the page quickly" $DEBIAN_DRAWING
}

# The path of Firefox.
find_firefox() {
    local name
    for name in "${CANDLESTICK_FIREFOX:-}" firefox-esr firefox /Applications/Firefox.app/Contents/MacOS/firefox; do
        [ -n "$name" ] && have "$name" && { command -v "$name"; return 0; }
    done
    return 1
}

# Whether the page can be tried in Firefox here; says why where it cannot, for nobody should have to install a second
# browser. Continuous integration (CI=true) has to have one.
has_firefox() {
    # shellcheck disable=SC2086  # a list of names
    try_packages "to try the page in Firefox" $DEBIAN_FIREFOX
    local why
    if ! find_firefox >/dev/null; then
        why="None was found; CANDLESTICK_FIREFOX=/path/to/firefox names one."
    elif [ "$(uname -s)" = Linux ] && ! have Xvfb && [ -z "${DISPLAY:-}" ]; then
        why="There is no display for it, and no Xvfb to stand in."
    else
        return 0
    fi
    left_out "the page in Firefox" "$why"
}

# The driver of WebKit and the browser that it drives, a line each; only GTK's can be drawn and driven here.
find_webkit() {
    have WebKitWebDriver || return 1
    command -v WebKitWebDriver
    compgen -G "/usr/lib/*/webkit2gtk-4.1/MiniBrowser" || compgen -G "/usr/lib*/webkit2gtk-4.1/MiniBrowser"
}

# Whether the page can be tried in WebKit, Safari's engine; as has_firefox.
has_webkit() {
    # shellcheck disable=SC2086  # a list of names
    try_packages "to try the page in WebKit" $DEBIAN_WEBKIT
    find_webkit >/dev/null && { have Xvfb || [ -n "${DISPLAY:-}" ]; } && return 0
    left_out "the page in WebKit" "It needs WebKitWebDriver, its MiniBrowser and Xvfb ($DEBIAN_WEBKIT)."
}

# Whether the log can be tested in Postgres here; says why where it cannot. Continuous integration (CI=true) has to have one.
has_postgres() {
    [ -z "${CANDLESTICK_POSTGRES_BIN:-}" ] || return 0
    # shellcheck disable=SC2086  # a list of names
    try_packages "to test the log in Postgres" $DEBIAN_POSTGRES
    compgen -G "/usr/lib/postgresql/*/bin/initdb" >/dev/null && return 0
    left_out "the log in Postgres" "None was found; CANDLESTICK_POSTGRES_BIN=/path/to/bin names the folder of its initdb."
}

# Whether the window can be read here as a screen reader does; says why where it cannot, as has_firefox does.
has_reader() {
    local why="Screen readers are asked by D-Bus here, which is Linux' way."
    if [ "$(uname -s)" = Linux ]; then
        # shellcheck disable=SC2086  # lists of names
        try_packages "to read the window as a screen reader does" $DEBIAN_WINDOW $DEBIAN_READER
        have xvfb-run && have dbus-run-session && return 0
        why="It needs xvfb-run, dbus-run-session, at-spi2-core and software Vulkan ($DEBIAN_WINDOW $DEBIAN_READER)."
    fi
    left_out "the window by a screen reader" "$why"
}

# The lock file names no server: npm asks the registry that this machine uses.
need_browser_packages() {
    cmp -s tests/browser/package-lock.json tests/browser/node_modules/.candlestick-lock && return 0
    say "Installing the browser test's three npm packages (playwright-core, pngjs, axe-core)."
    PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 npm ci --prefix tests/browser --no-audit --no-fund --ignore-scripts \
        >"$LOG_DIR/npm.log" 2>&1 </dev/null || { tail -n 20 "$LOG_DIR/npm.log" >&2; die "npm ci failed."; }
    cp tests/browser/package-lock.json tests/browser/node_modules/.candlestick-lock
}

# The npm package with which the window's tests speak D-Bus.
need_reader_packages() {
    cmp -s tests/window/package-lock.json tests/window/node_modules/.candlestick-lock && return 0
    say "Installing the npm package by which the window is read (dbus-native)."
    npm ci --prefix tests/window --no-audit --no-fund --ignore-scripts \
        >"$LOG_DIR/npm.log" 2>&1 </dev/null || { tail -n 20 "$LOG_DIR/npm.log" >&2; die "npm ci failed."; }
    cp tests/window/package-lock.json tests/window/node_modules/.candlestick-lock
}
