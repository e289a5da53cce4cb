#!/usr/bin/env bash
# Writes javac's answers about types and members, which the tests of crates/classes compare with, anew:
# tables.sh [FOLDER], where FOLDER has a types.txt of its own and gets the answers. JAVA_HOME chooses the JDK: 17.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
bin=${JAVA_HOME:+$JAVA_HOME/bin/}
kept=$here/../../crates/classes/tests/relations
folder=${1:-$kept}

# The inside of javac is hidden from other modules unless they ask.
exports=()
for package in api code file tree util; do
    exports+=(--add-exports "jdk.compiler/com.sun.tools.javac.$package=ALL-UNNAMED")
done

classes=$(mktemp -d)
trap 'rm -rf "$classes"' EXIT
"${bin}javac" -Xlint:-options -encoding UTF-8 "${exports[@]}" -d "$classes" "$here"/*.java >&2
run() { "${bin}java" -Xss64m "${exports[@]}" -cp "$classes" "$@"; }

run TypeTables "$kept/Sample.java" "$folder/types.txt" >"$folder/answers.txt"
run MemberTables java.lang java.lang.invoke java.util java.util.concurrent java.util.concurrent.locks \
    java.util.concurrent.atomic java.util.function java.util.stream java.util.regex java.io java.nio java.nio.file \
    java.time java.time.chrono java.text java.net java.security >"$folder/members.txt"
