#!/usr/bin/env bash
# Parses all of java.base with our parser and with tree-sitter-java: speed, ratio, memory per byte of source.
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
cargo build --quiet --release --manifest-path benches/parse/Cargo.toml --target-dir "${CARGO_TARGET_DIR:-target}/bench-parse"
"${CARGO_TARGET_DIR:-target}/bench-parse/release/parse" "$folder"
