# What passed before on the very bytes is not run again: for script/test, where it is begun anew or where little has changed.
# shellcheck shell=bash

# From here on a binary of tests (run-once.sh) and a scenario of the browser (runner.mjs) that pass leave an empty file here,
# named by a digest of all that they could tell apart.
remember_what_passes() {
    export CANDLESTICK_PASSED="$CARGO_TARGET_DIR/passed"
    mkdir -p "$CANDLESTICK_PASSED"
    find "$CANDLESTICK_PASSED" -type f -mtime +14 -delete
    local told
    told="$(mktemp)"
    # One after the other: in a list or a substitution bash would not stop where one of them fails.
    digest_of_files >"$told"
    digest_of_programs >>"$told"
    digest_of_machine >>"$told"
    CANDLESTICK_BESIDE="$(sha256sum <"$told")"
    export CANDLESTICK_BESIDE
    rm "$told"
}

# What lies beside the compiled code: every file that git would take, but for Rust's sources.
digest_of_files() {
    local index
    index="$(mktemp)"
    cp "$(git rev-parse --git-path index)" "$index"
    GIT_INDEX_FILE="$index" git add --all
    git ls-tree -r "$(GIT_INDEX_FILE="$index" git write-tree)" | grep -v '\.rs"\?$' | sha256sum
    rm "$index"
}

# The programs that tests start: all but the window's, which run-once.sh and the browser's step do not need.
digest_of_programs() {
    find "$CARGO_TARGET_DIR/debug" "$CARGO_TARGET_DIR/debug/examples" -maxdepth 1 -type f -perm -u+x \
        -regextype posix-extended ! -regex '.*-[0-9a-f]{16}' ! -name '*.so' \
        ! -name candlestick ! -name empty ! -name panels -exec sha256sum {} + | sort
}

# What the machine brings, and what is asked of tests by the environment.
digest_of_machine() {
    uname -sm
    node --version
    # Debian's start script grumbles about folders that it finds full.
    "$(find_browser)" --version 2>/dev/null
    compgen -G "${CANDLESTICK_POSTGRES_BIN:-/usr/lib/postgresql/*/bin}/initdb" || true
    env | sed -n '/^CANDLESTICK_PASSED=/d; /^CANDLESTICK_BESIDE=/d; /^CANDLESTICK_/p' | sort
}

# once "name" "digest" command…: the command, unless it passed before with this name and digest, and all that is told above.
once() {
    local name="$1" stamp
    stamp="$CANDLESTICK_PASSED/$(printf '%s\n' "$CANDLESTICK_BESIDE" "$1" "$2" | sha256sum | cut -c1-32)"
    shift 2
    if [ -e "$stamp" ]; then
        note "passed before on the very bytes: $name"
        return
    fi
    "$@"
    touch "$stamp"
}
