#!/usr/bin/env bash
# Counts the queries of predicate abstraction on the programs of the paper (Flanagan and Qadeer, 2002), algorithm by algorithm, beside the paper's own figures.
set -euo pipefail
cd "$(dirname "$0")/.."

cargo build --quiet --package invar
INVAR="${INVAR:-${CARGO_TARGET_DIR:-target}/debug/invar}" python3 benches/abstraction.py
