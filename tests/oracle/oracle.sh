#!/usr/bin/env bash
# Compiles the oracle when it has changed, and runs it: oracle.sh [--errors] [--each] [javac options] files...
# JAVA_HOME chooses the JDK; INVAR_ORACLE_CACHE is where the class files are kept.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
bin=${JAVA_HOME:+$JAVA_HOME/bin/}
cache=${INVAR_ORACLE_CACHE:-$here/../../target/oracle}

# The inside of javac is hidden from other modules unless they ask.
exports=()
for package in api code file tree util; do
    exports+=(--add-exports "jdk.compiler/com.sun.tools.javac.$package=ALL-UNNAMED")
done

# Class files of one JDK do not suit another, and those of an older text do not suit anyone.
key=$({ "${bin}javac" -version; cat "$here"/*.java; } 2>&1 | cksum | tr ' ' '-')
classes=$cache/$key
if [ ! -d "$classes" ]; then
    mkdir -p "$cache"
    fresh=$(mktemp -d "$cache/new.XXXXXX")
    "${bin}javac" -Xlint:-options -encoding UTF-8 "${exports[@]}" -d "$fresh" "$here"/*.java >&2
    # Another run may have been quicker; its classes are as good.
    mv -T "$fresh" "$classes" 2>/dev/null || rm -rf "$fresh"
fi
# javac recurses as deep as expressions are nested.
exec "${bin}java" -Xss64m "${exports[@]}" -cp "$classes" Oracle "$@"
