#!/usr/bin/env bash
# Checks every program in this folder and shows the command and what it prints. The first line of a program says which
# exit code is right (`// expected: exit 1`): some programs are wrong on purpose.
set -euo pipefail
cd "$(dirname "$0")/.."

cargo build --quiet --package invar
invar="${CARGO_TARGET_DIR:-target}/debug/invar"

# Each program is really checked, whatever was checked before.
export INVAR_NO_CACHE=1

failures=0
programs=0
for program in examples/*.java; do
    expected="$(sed -n '1s|^// expected: exit \([0-9]\)$|\1|p' "$program")"
    if [ -z "$expected" ]; then
        echo "$program: its first line must be '// expected: exit N'" >&2
        exit 2
    fi
    programs=$((programs + 1))
    printf '\n$ invar check %s\n' "$program"
    code=0
    "$invar" check "$program" || code=$?
    if [ "$code" -ne "$expected" ]; then
        echo "exit $code, expected $expected" >&2
        failures=$((failures + 1))
    fi
done

printf '\n%d programs checked, %d with another exit code than expected\n' "$programs" "$failures"
[ "$programs" -gt 0 ] && [ "$failures" -eq 0 ]
