"""Checks a folder as a whole, three times each way, and prints medians: workers, the cache, time outside provers, time of a method."""

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time

RUNS = 3


def check(folder, *options):
    """Runs Invar once; returns the report and the seconds that it took."""
    command = [os.environ["INVAR"], "check", "--output-format", "json", "--statistics", *options, folder]
    start = time.monotonic()
    run = subprocess.run(command, capture_output=True, text=True)
    seconds = time.monotonic() - start
    try:
        return json.loads(run.stdout), seconds
    except ValueError:
        sys.exit(f"{command}: no report (exit {run.returncode}): {run.stderr.strip()}")


def median(runs):
    return statistics.median(seconds for _, seconds in runs)


def methods(report):
    """The milliseconds of each entry point: obligations of one query share its time."""
    times = {}
    for obligation in report["obligations"]:
        times.setdefault(obligation["entry"], set()).add(obligation["millis"])
    return [sum(each) for each in times.values()]


def main():
    folder = sys.argv[1]
    one = [check(folder, "--no-cache", "-j", "1") for _ in range(RUNS)]
    two = [check(folder, "--no-cache", "-j", "2") for _ in range(RUNS)]
    first, second = [], []
    for _ in range(RUNS):
        with tempfile.TemporaryDirectory() as cache:
            first.append(check(folder, "--cache-dir", cache, "-j", "2"))
            second.append(check(folder, "--cache-dir", cache, "-j", "2"))
    print(f"-j 1: {median(one):.2f} s, -j 2: {median(two):.2f} s: {median(one) / median(two):.2f} times as fast")
    print(f"first run: {median(first):.2f} s, second: {median(second):.2f} s: {median(first) / median(second):.1f} times as fast")
    outside = [1 - report["statistics"]["prover_millis"] / 1000 / seconds for report, seconds in one]
    print(f"outside provers: {100 * statistics.median(outside):.0f} % of the wall time of -j 1")
    times = [statistics.median(methods(report)) for report, _ in one]
    print(f"a method: {statistics.median(times):.0f} ms (median of {len(methods(one[0][0]))} entry points)")


main()
