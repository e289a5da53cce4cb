#!/usr/bin/env bash
# Names and types against javac, on the JDK's own sources: the type of every expression, erased and generic, the method of
# every call, the type of every variable. Ends with 1 if anything is different.
# The sources come from `openjdk-17-source` (or another src.zip, named by JDK_SOURCES), which must be those of the JDK that
# is used, or from a folder given as argument (with java/util/… in it).
#   bash benches/frontend.sh [folder]
set -euo pipefail
cd "$(dirname "$0")/.."

work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
folder="${1:-}"
if [ -z "$folder" ]; then
    zip="${JDK_SOURCES:-/usr/lib/jvm/openjdk-17/lib/src.zip}"
    python3 -c 'import sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as archive:
    archive.extractall(sys.argv[2], [name for name in archive.namelist() if name.startswith("java.base/")])' "$zip" "$work"
    folder="$work/java.base"
fi
folder="$(realpath "$folder")"
packages="${PACKAGES:-java/util java/util/concurrent java/util/concurrent/atomic java/util/concurrent/locks java/util/stream java/util/regex java/time java/text java/lang java/io java/net}"

cargo build --quiet --release --package typing --example compare
compare="${CARGO_TARGET_DIR:-target}/release/examples/compare"
oracle="$(realpath tests/oracle/oracle.sh)"
status=0
for package in $packages; do
    echo "== $package"
    (cd "$folder" && ls "$package"/*.java | grep -v -e package-info -e module-info > "$work/list")
    (cd "$folder" && INVAR_ORACLE_CACHE="$work/oracle" bash "$oracle" --patch-module "java.base=$folder" "@$work/list" > "$work/oracle.tsv")
    "$compare" "$work/oracle.tsv" "$folder" --show 10 || status=1
done
exit $status
