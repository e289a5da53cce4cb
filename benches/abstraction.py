"""Queries of predicate abstraction, algorithm by algorithm, beside those that the paper tells. INVAR names the program."""

import json
import os
import subprocess

ALGORITHMS = ["counterexamples", "fq", "ddp", "ss"]

# Program, loop (by its position in the file), the paper's name, and the paper's queries by FQ, DDP and SS.
LOOPS = [
    ("Partition", 0, "partition", (27, 28, 41)),
    ("Sort", 0, "sort (outer)", (44, 54, 111)),
    ("Sort", 1, "sort (inner)", (37, 32, 40)),
    ("Find", 0, "find", (111, 110, 129)),
    ("Create", 0, "create (ours)", (358, 1191, 2012)),
    ("Clear", 0, "clear", None),
]


def check(program, algorithm):
    """The predicates and the queries of each loop, in order, and how many obligations are not proved."""
    path = f"benches/abstraction/{program}.java"
    command = [os.environ["INVAR"], "check", "--no-cache", "--output-format", "json", "-j", "1", "--abstraction", algorithm, path]
    finished = subprocess.run(command, capture_output=True, text=True)
    report = json.loads(finished.stdout)
    loops = {found["line"]: (found["predicates"], found["queries"]) for found in report["invariants"] if "queries" in found}
    open_ = sum(obligation["verdict"] != "proved" for obligation in report["obligations"])
    return [loops[line] for line in sorted(loops)], open_


def main():
    found = {}
    for program in sorted({program for program, *_ in LOOPS}):
        for algorithm in ALGORITHMS:
            found[program, algorithm] = check(program, algorithm)
    print("| loop | predicates | ours | FQ | DDP | SS | paper: FQ | DDP | SS |")
    print("|---|---|---|---|---|---|---|---|---|")
    for program, position, name, published in LOOPS:
        cells, predicates = [], "?"
        for algorithm in ALGORITHMS:
            loops, open_ = found[program, algorithm]
            if position < len(loops):
                predicates, queries = loops[position]
                cells.append(f"{queries}" + (f" ({open_} open)" if open_ else ""))
            else:
                cells.append("not found")
        cells += map(str, published or ("–",) * 3)
        print(f"| {name} | {predicates} | {' | '.join(cells)} |")


if __name__ == "__main__":
    main()
