"""Checks each program three times with `invar check --output-format json` and prints a table."""

import json
import os
import statistics
import subprocess
import sys
import time

RUNS = 3
VERDICTS = ["proved", "refuted", "bounded", "unknown", "skipped"]


def check(invar, program):
    """Runs Invar once; returns the report and the milliseconds that it took."""
    start = time.monotonic()
    run = subprocess.run([invar, "check", "--no-cache", "--output-format", "json", program], capture_output=True, text=True)
    millis = (time.monotonic() - start) * 1000
    try:
        return json.loads(run.stdout), millis
    except ValueError:
        sys.exit(f"{program}: no report (exit {run.returncode}): {run.stderr.strip()}")


def main():
    invar = os.environ["INVAR"]
    print(f"{'program':36} {'methods':>7} " + " ".join(f"{verdict:>7}" for verdict in VERDICTS) + f" {'queries':>7} {'ms':>7}")
    for program in sys.argv[1:]:
        runs = [check(invar, program) for _ in range(RUNS)]
        report = runs[0][0]
        methods = len({obligation["entry"] for obligation in report["obligations"]})
        counts = " ".join(f"{report['summary'][verdict]:7}" for verdict in VERDICTS)
        millis = statistics.median(millis for _, millis in runs)
        print(f"{program:36} {methods:7} {counts} {report['queries']:7} {millis:7.0f}")


main()
