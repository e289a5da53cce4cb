"""Runs each program of benches/run with `invar run`, `java -Xint` and `java`, and prints a table. See run.sh."""

import os
import pathlib
import statistics
import subprocess
import sys
import tempfile

FOLDER = pathlib.Path(__file__).parent / "run"
ROUNDS = int(os.environ.get("ROUNDS", "3"))
# The programs of which something is asked: steps a second, and times the JVM's memory. A step is a command or a jump of the IR;
# in a loop, about half of the steps are commands, so that twice as many steps are asked for as commands.
LOOPS = ["IntLoop", "LongLoop", "Sieve", "Calls"]
LARGE = ["LinkedNodes", "Tree", "BigArray"]
ORDER = LOOPS + ["Garbage", "Strings"] + LARGE
STEPS_ASKED = 20e6
MEMORY_ASKED = 4


def run(command):
    """The output of a command, the processor's seconds in it, and its peak resident memory in megabytes."""
    with tempfile.TemporaryFile() as output:
        child = subprocess.Popen(command, stdout=output)
        _, status, usage = os.wait4(child.pid, 0)
        child.returncode = os.waitstatus_to_exitcode(status)
        output.seek(0)
        if child.returncode != 0:
            sys.exit(f"{' '.join(command)}: exit code {child.returncode}")
        return output.read(), usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def measured(commands):
    """For each command the median of its seconds and of its memory; the rounds alternate between the commands."""
    results = [[] for _ in commands]
    for _ in range(ROUNDS):
        for command, rows in zip(commands, results):
            rows.append(run(command))
    outputs = {output for rows in results for output, _, _ in rows}
    medians = [(statistics.median(row[1] for row in rows), statistics.median(row[2] for row in rows)) for rows in results]
    return outputs, medians


def main():
    programs = sys.argv[1:] or ORDER
    problems = []
    print("| program | invar, s | java -Xint, s | java, s | steps, million | million steps a second |"
          " invar, MB | java -Xint, MB | java, MB | memory, ratio |")
    print("|" + "---|" * 10)
    for name in programs:
        path = str(FOLDER / f"{name}.java")
        java = ["-ea", "-cp", os.environ["CLASSES"], name]
        outputs, (ours, interpreted, compiled) = measured(
            [[os.environ["INVAR"], "run", path], ["java", "-Xint", *java], ["java", *java]])
        if len(outputs) != 1:
            problems.append(f"{name}: the outputs differ")
        counts = [run([os.environ["STEPS"], path])[0].split() for _ in range(ROUNDS)]
        steps = int(counts[0][0])
        speed = steps / statistics.median(float(seconds) for _, seconds in counts)
        ratio = ours[1] / min(interpreted[1], compiled[1])
        print(f"| {name} | {ours[0]:.2f} | {interpreted[0]:.2f} | {compiled[0]:.2f} | {steps / 1e6:.1f} | {speed / 1e6:.1f} |"
              f" {ours[1]:.0f} | {interpreted[1]:.0f} | {compiled[1]:.0f} | {ratio:.2f} |", flush=True)
        if name in LOOPS and speed < STEPS_ASKED:
            problems.append(f"{name}: {speed / 1e6:.1f} million steps a second")
        if name in LARGE and ratio > MEMORY_ASKED:
            problems.append(f"{name}: {ratio:.2f} times the memory of the JVM")
    print("\n".join(problems) or "As fast and as small as is asked for, with the same outputs.")
    sys.exit(1 if problems else 0)


main()
