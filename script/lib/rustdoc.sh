#!/usr/bin/env bash
# What cargo calls as rustdoc (RUSTDOC) for the examples of a crate: besides them, it reads the crate's documentation
# through with what is compiled already, and a warning is an error. `cargo doc` would compile every dependency once more.

set -euo pipefail

# Asked for its version, or called by another command of cargo.
case " $* " in
*" --test "*) ;;
*) exec rustdoc "$@" ;;
esac

name="" reading=()
source_file=""
for ((at = 1; at <= $#; at++)); do
    argument="${!at}" next=$((at + 1))
    case "$argument" in
    --test) ;;
    --test-run-directory | --test-args | --test-builder | --test-runtool | --persist-doctests) at=$next ;;
    --crate-name) name="${!next}" reading+=("$argument") ;;
    *.rs) source_file="$argument" reading+=("$argument") ;;
    *) reading+=("$argument") ;;
    esac
done

# Read through before, and nothing written since.
read_before() {
    [ -e "$stamp" ] || return 1
    local externs
    mapfile -t externs < <(printf '%s\n' "${reading[@]}" | sed -n 's/^[^=]*=\(\/.*\.rlib\)$/\1/p')
    [ -z "$(find "$(dirname "$source_file")" "$(dirname "$source_file")/../README.md" Cargo.lock "$0" ${externs[@]+"${externs[@]}"} -newer "$stamp" -print -quit)" ]
}

folder="${CARGO_TARGET_DIR:-target}/documentation"
stamp="$folder/$name.read"
mkdir -p "$folder"
if ! read_before; then
    rustdoc "${reading[@]}" --out-dir "$folder" -D warnings
    touch "$stamp"
fi
exec rustdoc "$@"
