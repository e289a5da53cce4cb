"""How the time of the front end grows with the size of a program. Generates programs of four shapes at two sizes, has each read up
to its IR, and prints processor seconds, memory, and the ratio of the times: 2 is linear, 4 quadratic.

    scaling.py --invar BIN [--scale F] [--stage STAGE] [--seconds S] [--limit RATIO] [SHAPE ...]

`--limit` makes the exit code 1 where a ratio is above it. What takes longer than `--seconds` has no figure.
"""
import argparse
import os
import pathlib
import resource
import subprocess
import sys
import tempfile


def methods(size):
    """Many methods in a file; each calls the one before."""
    body = "".join(f"    static int m{i}(int x) {{\n        return x > 0 ? m{max(i - 1, 0)}(x - 1) + {i} : {i};\n    }}\n" for i in range(size))
    return {"Methods.java": f"class Methods {{\n{body}}}\n"}


def chain(size):
    """A chain of classes: each extends the one before, and has a field and a method of its own."""
    text = "class C0 {\n    int f0;\n    int get0() {\n        return f0;\n    }\n}\n"
    text += "".join(
        f"class C{i} extends C{i - 1} {{\n    int f{i};\n    int get{i}() {{\n        return get{i - 1}() + f{i};\n    }}\n}}\n"
        for i in range(1, size)
    )
    return {"Chain.java": text}


def asserts(size):
    """One method with many assertions."""
    body = "".join(f"        assert x + {i} != {i} || x == 0;\n" for i in range(size))
    return {"Asserts.java": f"class Asserts {{\n    void all(int x) {{\n{body}    }}\n}}\n"}


def files(size):
    """Many small files."""
    def one(i):
        return f"package p;\n\nimport java.util.ArrayList;\nimport java.util.List;\n\nclass F{i} {{\n    private final List<String> names = new ArrayList<>();\n\n    void add(String name) {{\n        names.add(name);\n    }}\n\n    int count() {{\n        return names.size();\n    }}\n\n    F{max(i - 1, 0)} previous() {{\n        return new F{max(i - 1, 0)}();\n    }}\n}}\n"
    return {f"p/F{i}.java": one(i) for i in range(size)}


SHAPES = {"methods": (methods, 10_000), "chain": (chain, 1_500), "asserts": (asserts, 3_000), "files": (files, 3_000)}

parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
parser.add_argument("shapes", nargs="*", metavar="SHAPE", help="methods, chain, asserts, files; default all")
parser.add_argument("--invar", required=True)
parser.add_argument("--scale", type=float, default=1, help="times the sizes of issue 8")
parser.add_argument("--stage", default="ir", help="what is dumped, or `check` for a whole check")
parser.add_argument("--seconds", type=int, default=120, help="processor time that a run may take")
parser.add_argument("--limit", type=float)
options = parser.parse_args()


def measure(folder):
    """Processor seconds and megabytes, or None if it did not end well."""
    command = [options.invar, "check", "--no-cache", "-q"] if options.stage == "check" else [options.invar, "dump", "--stage", options.stage]
    limit = lambda: resource.setrlimit(resource.RLIMIT_CPU, (options.seconds, options.seconds))
    child = subprocess.Popen([*command, folder], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, preexec_fn=limit)
    errors = child.stderr.read()
    _, status, usage = os.wait4(child.pid, 0)
    child.returncode = os.waitstatus_to_exitcode(status)
    if child.returncode not in (0, 1, 3):
        return None, errors.decode().strip() or f"ended with {child.returncode}"
    return (usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024), None


worst = 0
for name in options.shapes or SHAPES:
    generate, full = SHAPES[name]
    times = []
    for size in (int(full * options.scale), int(full * options.scale) * 2):
        with tempfile.TemporaryDirectory() as folder:
            for path, text in generate(size).items():
                file = pathlib.Path(folder, path)
                file.parent.mkdir(exist_ok=True)
                file.write_text(text)
            figure, problem = measure(folder)
        if figure is None:
            print(f"{name:8} {size:6}   no figure: {problem}")
            worst = float("inf")
        else:
            times.append(figure[0])
            print(f"{name:8} {size:6} {figure[0]:7.2f} s {figure[1]:7.0f} MB", flush=True)
    if len(times) == 2:
        ratio = times[1] / times[0]
        worst = max(worst, ratio)
        print(f"{name:8}  ratio {ratio:6.2f}", flush=True)
sys.exit(options.limit is not None and worst > options.limit)
