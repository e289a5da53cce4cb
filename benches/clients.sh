#!/usr/bin/env bash
# Checks each client program in tests/clients and prints how long an obligation takes: median and worst, by verdict.
set -euo pipefail
cd "$(dirname "$0")/.."

cargo build --quiet --release --package invar
INVAR="${CARGO_TARGET_DIR:-target}/release/invar" python3 benches/clients.py $(find tests/clients -name "*.java" | sort)
