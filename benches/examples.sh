#!/usr/bin/env bash
# Checks each program in examples/ three times and prints the median, with what came out.
set -euo pipefail
cd "$(dirname "$0")/.."

cargo build --quiet --package invar
INVAR="${CARGO_TARGET_DIR:-target}/debug/invar" python3 benches/examples.py examples/*.java
