"""Time per obligation over the client programs: `clients.py FILE…`. INVAR names the program."""

import collections
import json
import os
import statistics
import subprocess
import sys


def check(path):
    """The obligations of one file, and the number of prover queries."""
    command = [os.environ["INVAR"], "check", "--no-cache", "--output-format", "json", "-j", "1", path]
    finished = subprocess.run(command, capture_output=True, text=True)
    if not finished.stdout:
        sys.exit(f"{path}: {finished.stderr}")
    report = json.loads(finished.stdout)
    return report["obligations"], report["queries"]


def main():
    times = collections.defaultdict(list)
    queries = 0
    for path in sys.argv[1:]:
        obligations, asked = check(path)
        queries += asked
        for obligation in obligations:
            place = f"{os.path.basename(path)}:{obligation['line']}"
            times[obligation["verdict"]].append((obligation["millis"], place))
    print(f"{len(sys.argv) - 1} files, {sum(map(len, times.values()))} obligations, {queries} prover queries")
    for verdict, found in sorted(times.items()):
        millis = [each for each, _ in found]
        worst, place = max(found)
        total = sum(millis) / 1000
        print(f"{verdict:10} {len(found):5}  median {statistics.median(millis):6.0f} ms  worst {worst:7} ms ({place})  together {total:7.1f} s")


if __name__ == "__main__":
    main()
