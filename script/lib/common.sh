# What every script needs: the project's root, messages, and the other files of this folder.
# shellcheck shell=bash source-path=SCRIPTDIR

set -euo pipefail

ROOT="$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)"
cd "$ROOT"

say() { printf '%s\n' "$*" >&2; }
note() { printf '  %s\n' "$*" >&2; }

# Ends the script with a message that says what is wrong and what to do.
die() {
    printf '\n%s: %s\n' "$(basename "$0")" "$1" >&2
    shift
    local line
    for line in "$@"; do printf '  %s\n' "$line" >&2; done
    exit 1
}

have() { command -v "$1" >/dev/null 2>&1; }

# Prints the comment block at the top of the calling script, which is its help.
print_help() { awk 'NR > 1 { if (!/^#/) exit; sub(/^# ?/, ""); print }' "$0"; }

# version_at_least 1.96.1 1.95: true when the first is not older.
version_at_least() {
    [ "$(printf '%s\n%s\n' "$2" "$1" | sort -t. -k1,1n -k2,2n -k3,3n | head -n 1)" = "$2" ]
}

# The first `key = "value"` of Cargo.toml, which is the package's.
manifest_value() { sed -n "s/^$1 *= *\"\([^\"]*\)\".*/\1/p" Cargo.toml | head -n 1; }

# shellcheck source=versions.sh
. "$ROOT/script/lib/versions.sh"
# shellcheck source=environment.sh
. "$ROOT/script/lib/environment.sh"
# shellcheck source=system.sh
. "$ROOT/script/lib/system.sh"
# shellcheck source=wasm.sh
. "$ROOT/script/lib/wasm.sh"
# shellcheck source=tools.sh
. "$ROOT/script/lib/tools.sh"
# shellcheck source=page.sh
. "$ROOT/script/lib/page.sh"
