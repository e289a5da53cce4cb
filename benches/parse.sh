#!/usr/bin/env bash
# The parser on all of java.base:
#  - speed of our parser and of tree-sitter-java, their ratio, the memory of our tree per byte of source;
#  - no file has a diagnostic, and printing each tree as Java and reading it again gives the same tree.
# The sources come from `openjdk-17-source` (or another src.zip, named by JDK_SOURCES), or from a folder given as argument.
#   bash benches/parse.sh [folder]
set -euo pipefail
cd "$(dirname "$0")/.."

folder="${1:-}"
if [ -z "$folder" ]; then
    folder="$(mktemp -d)"
    trap 'rm -rf "$folder"' EXIT
    zip="${JDK_SOURCES:-/usr/lib/jvm/openjdk-17/lib/src.zip}"
    python3 -c 'import sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as archive:
    archive.extractall(sys.argv[2], [name for name in archive.namelist() if name.startswith("java.base/")])' "$zip" "$folder"
fi
target="${CARGO_TARGET_DIR:-target}"
cargo build --quiet --release --manifest-path benches/parse/Cargo.toml --target-dir "$target/bench-parse"
"$target/bench-parse/release/parse" "$folder"
INVAR_JDK_SOURCES="$(realpath "$folder")" cargo test --quiet --release --package syntax --lib the_jdk -- --nocapture
