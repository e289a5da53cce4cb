//! Proofs and executions agree on random code with collections, most of whose values are known before it runs: what a method gives
//! is asserted, and then that it gives something else. The first is never refuted, and the second never proved.
//! `INVAR_FORESEEN` says how many methods, `INVAR_FORESEEN_SEED` with which seed they begin.

use crate::common;
use std::fmt::Write as _;
use std::fs;

/// Methods in one file.
const METHODS: u64 = 12;

/// What a method does, step by step. `#` is a small number, `@` the parameter or a small number.
const STEPS: &[&str] = &[
    "list.add(@);",
    "list.add(list.size() / 2, #);",
    "if (!list.isEmpty()) { x = 31 * x + list.remove(list.size() / 2); }",
    "if (list.contains(#)) { x++; }",
    "x += list.indexOf(#);",
    "list.sort(null);",
    "Collections.reverse(list);",
    "for (int each : list) { x = 7 * x + each; }",
    "for (Iterator<Integer> each = list.iterator(); each.hasNext();) { if (each.next() > #) { each.remove(); } }",
    "list.removeIf(each -> each == #);",
    "if (p > #) { list.add(0, #); } else { list.add(#); }",
    "sorted.put(@, #);",
    "if (!sorted.isEmpty()) { x = 31 * x + sorted.firstKey(); }",
    "if (sorted.floorKey(#) != null) { x += sorted.floorKey(#) * 0 + 5; }",
    "x += sorted.headMap(#).size();",
    "sorted.remove(#);",
    "table.put(\"k\" + \"#\", #);",
    "x += table.getOrDefault(\"k#\", -1);",
    "table.merge(\"k#\", #, Integer::sum);",
    "x = 3 * x + table.size();",
    "if (table.containsKey(\"k#\")) { table.remove(\"k#\"); }",
    "queue.add(@);",
    "if (!queue.isEmpty()) { x = 31 * x + queue.poll(); }",
    "ends.addFirst(#);",
    "ends.addLast(@);",
    "if (ends.size() > 1) { x = 5 * x + ends.removeLast(); }",
    "array[(# % 3)] += #;",
    "x ^= array[0] + array[2];",
    "Arrays.sort(array);",
    "for (int i = 0; i < array.length; i++) { x += i * array[i]; }",
    "if (p == #) { x++; } else { x--; }",
    "Integer box = #; x += box.equals(#) ? 1 : 2;",
    "x = x > p ? x - # : x;",
    "List<Integer> part_ = list.subList(0, list.size() / 2); x += part_.size();",
];

/// Numbers that look random and are the same in every run.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound as u64) as usize
    }
}

/// A method with this number: its text, and what it is called with.
fn method(seed: u64) -> (String, usize) {
    let mut numbers = Numbers(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1);
    for _ in 0..8 {
        numbers.below(2);
    }
    let mut text = format!("    static int m{seed}(int p) {{\n        int x = 0;\n");
    text.push_str("        List<Integer> list = new ");
    text.push_str(["ArrayList", "LinkedList"][numbers.below(2)]);
    text.push_str("<>();\n        TreeMap<Integer, Integer> sorted = new TreeMap<>();\n");
    text.push_str("        Map<String, Integer> table = new ");
    text.push_str(["HashMap", "LinkedHashMap", "TreeMap"][numbers.below(3)]);
    text.push_str("<>();\n        PriorityQueue<Integer> queue = new PriorityQueue<>();\n");
    text.push_str("        ArrayDeque<Integer> ends = new ArrayDeque<>();\n        int[] array = new int[3];\n");
    for _ in 0..2 + numbers.below(7) {
        text.push_str("        { ");
        for character in STEPS[numbers.below(STEPS.len())].chars() {
            match character {
                '#' => text.push_str(&numbers.below(6).to_string()),
                '@' if numbers.below(5) == 0 => text.push('p'),
                '@' => text.push_str(&numbers.below(6).to_string()),
                other => text.push(other),
            }
        }
        text.push_str(" }\n");
    }
    text.push_str("        return x + list.size() + queue.size() + ends.size();\n    }\n");
    (text, numbers.below(6))
}

fn number(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).ok().map_or(otherwise, |text| text.parse().expect("a number"))
}

/// What is wrong with the methods from this one on, and how many of those that are right are proved.
fn problems(first: u64) -> (Vec<String>, usize) {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let path = folder.path().join("Foreseen.java");
    let (mut methods, mut calls) = (String::new(), String::new());
    let all: Vec<(u64, usize)> = (first..first + METHODS)
        .map(|seed| {
            let (text, argument) = method(seed);
            methods.push_str(&text);
            writeln!(calls, "        System.out.println(m{seed}({argument}));").expect("a text grows");
            (seed, argument)
        })
        .collect();
    let head = "import java.util.*;\n\nclass Foreseen {\n";
    let main = format!("    public static void main(String[] arguments) {{\n{calls}    }}\n");
    fs::write(&path, format!("{head}{methods}{main}}}\n")).expect("a file can be written");
    let ran = common::output(common::invar().arg("run").arg(&path));
    let printed = common::stdout(&ran);
    let values: Vec<&str> = printed.lines().collect();
    assert_eq!(values.len(), all.len(), "{}\n{methods}", common::stderr(&ran));
    let mut checks = String::new();
    for ((seed, argument), value) in all.iter().zip(&values) {
        let call = format!("m{seed}({argument})");
        writeln!(checks, "    static void right{seed}() {{\n        assert {call} == {value};\n    }}")
            .expect("it grows");
        writeln!(checks, "    static void wrong{seed}() {{\n        assert {call} != {value};\n    }}")
            .expect("it grows");
        // Here the parameter is not known, though there is only one that matters.
        let any =
            format!("        if (p <= {argument} && p >= {argument}) {{\n            assert m{seed}(p) != {value};");
        writeln!(checks, "    static void any{seed}(int p) {{\n{any}\n        }}\n    }}").expect("it grows");
    }
    fs::write(&path, format!("{head}{}{checks}}}\n", methods.replace("static int", "private static int")))
        .expect("a file can be written");
    let mut command = common::invar();
    let checked = common::output(command.args(["check", "--output-format", "json", "--timeout", "2"]).arg(&path));
    let report: serde_json::Value = serde_json::from_slice(&checked.stdout)
        .unwrap_or_else(|error| panic!("{error}: {}\n{methods}", common::stderr(&checked)));
    let mut problems = Vec::new();
    let mut proved = 0;
    for obligation in report["obligations"].as_array().into_iter().flatten() {
        if obligation["kind"] != "assertion" {
            continue;
        }
        let (entry, verdict) = (obligation["entry"].as_str().unwrap_or(""), &obligation["verdict"]);
        let is_right = entry.contains(".right");
        proved += usize::from(is_right && verdict == "proved");
        if verdict == if is_right { "refuted" } else { "proved" } {
            problems.push(format!("{entry} is {verdict}:\n{methods}{checks}"));
        }
    }
    if report["diagnostics"].as_array().into_iter().flatten().any(|it| it["severity"] == "error") {
        problems.push(format!("errors: {}\n{methods}", report["diagnostics"]));
    }
    (problems, proved)
}

#[test]
fn what_is_foreseen_happens() {
    let (first, count) = (number("INVAR_FORESEEN_SEED", 1), number("INVAR_FORESEEN", 36));
    let (mut found, mut proved, mut asked) = (Vec::new(), 0, 0);
    for batch in 0..count.div_ceil(METHODS) {
        let (problems, known) = problems(first + batch * METHODS);
        found.extend(problems);
        proved += known;
        asked += METHODS as usize;
        println!("{asked} methods, {proved} of them proved to give what they give");
    }
    assert!(found.is_empty(), "{} problems:\n{}", found.len(), found.join("\n"));
    assert!(proved * 2 > asked, "only {proved} of {asked} methods are foreseen");
}
