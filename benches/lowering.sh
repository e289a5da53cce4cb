#!/usr/bin/env bash
# How fast the sources of java.util, with its subpackages, become IR: lines a second for each stage on one core, and the bodies
# that were not lowered, by cause. The sources come from a folder or a src.zip given as argument; else from JDK_SOURCES, or
# from lib/src.zip of JAVA_HOME or of the `java` on the PATH.
#   bash benches/lowering.sh [folder|src.zip]
set -euo pipefail
cd "$(dirname "$0")/.."

work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
home="${JAVA_HOME:-$(dirname "$(dirname "$(realpath "$(command -v java)")")")}"
sources="${1:-${JDK_SOURCES:-$home/lib/src.zip}}"
if [ ! -d "$sources" ]; then
    python3 -c 'import sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as archive:
    archive.extractall(sys.argv[2], [name for name in archive.namelist() if name.startswith("java.base/java/util/")])' "$sources" "$work"
    sources="$work/java.base/java/util"
fi
target="${CARGO_TARGET_DIR:-target}"
cargo build --quiet --release --manifest-path benches/measure/Cargo.toml --target-dir "$target" --bin lowering
"$target/release/lowering" library "$sources"
