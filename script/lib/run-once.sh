#!/usr/bin/env bash
# What cargo calls with each binary of tests while script/test runs (CARGO_TARGET_…_RUNNER): one that passed before on the
# very bytes is not run again. The documentation's examples have binaries of a moment, which are always run.

set -euo pipefail
case "$1" in
*/debug/deps/*) ;;
*) exec "$@" ;;
esac

# Cargo calls in the package's folder. Sources count too: some tests read them, and some are of what is written there alone.
sources=(src)
[ ! -d tests ] || sources+=(tests)
digest="$({ printf '%s\n' "$CANDLESTICK_BESIDE" "$@" && sha256sum <"$1" &&
    find "${sources[@]}" -name '*.rs' -print0 | sort -z | xargs -0 sha256sum; } | sha256sum | cut -c1-32)"
if [ -e "$CANDLESTICK_PASSED/$digest" ]; then
    printf '\npassed before on the very bytes\n'
    exit 0
fi
"$@"
touch "$CANDLESTICK_PASSED/$digest"
