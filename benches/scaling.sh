#!/usr/bin/env bash
# Programs of four shapes (methods, a chain of classes, asserts, files) at two sizes: how the time of the front end grows, and that of a check.
#   bash benches/scaling.sh [options of scaling.py]
set -euo pipefail
cd "$(dirname "$0")/.."

cargo build --quiet --release --package invar
INVAR="${CARGO_TARGET_DIR:-target}/release/invar"
python3 benches/scaling.py --invar "$INVAR" "$@"
