#!/usr/bin/env bash
# Checks all of examples/ in one run: with one worker and with two, without a cache, with a new one and with a full one.
set -euo pipefail
cd "$(dirname "$0")/.."

cargo build --quiet --release --package invar
INVAR="${CARGO_TARGET_DIR:-target}/release/invar" python3 benches/whole.py examples
