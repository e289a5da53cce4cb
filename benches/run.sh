#!/usr/bin/env bash
# Speed and memory of `invar run` beside `java -Xint` and `java` in the same run, on the programs in benches/run: processor
# seconds, peak resident memory, steps of the IR a second (a step is a command or a jump). The outputs must be the same. Ends
# with 1 if an output differs, if a loop runs less than twenty million steps a second (about ten million commands), or if a
# program with a heap of 200 MB takes more than four times the memory of the JVM.
#   bash benches/run.sh [program...]        (ROUNDS=3: the median of so many rounds)
set -euo pipefail
cd "$(dirname "$0")/.."

work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
target="${CARGO_TARGET_DIR:-target}"
cargo build --quiet --release --package invar
cargo build --quiet --release --manifest-path benches/measure/Cargo.toml --target-dir "$target" --bin steps
javac -d "$work" benches/run/*.java
INVAR="$target/release/invar" STEPS="$target/release/steps" CLASSES="$work" python3 benches/run.py "$@"
