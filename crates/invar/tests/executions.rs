//! What is proved must hold in every execution: thousands of random start states are run, and no obligation that was
//! proved may fail in one.

mod common;

use engines::deductive::{self, Checked};
use invar::pipeline::{self, Filter, Front};
use ir::interpreter::{Defaults, End, Interpreter, Limits, ObjectId, Start, StartObject, Value, describe};
use ir::{GlobalKind, JavaType, ProcedureId, Program};
use provers::{Pool, PoolOptions};
use std::path::PathBuf;

const RUNS: usize = 150;

/// Numbers that repeat from run to run.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound.max(1) as u64) as usize
    }

    fn number(&mut self, ty: &JavaType) -> i128 {
        let extremes = match ty {
            JavaType::Int => [i128::from(i32::MIN), i128::from(i32::MAX)],
            _ => [i128::from(i64::MIN), i128::from(i64::MAX)],
        };
        match self.below(8) {
            0 => extremes[self.below(2)],
            1 => i128::from(self.0 as i32),
            _ => self.below(9) as i128 - 3,
        }
    }
}

/// The types that objects of a start state may have.
fn object_types(program: &Program, procedure: ProcedureId) -> Vec<JavaType> {
    let root = "java.lang.Object";
    let classes = program.classes.iter().filter(|class| !class.is_abstract && &*class.name != root);
    let mut types: Vec<JavaType> = classes.map(|class| JavaType::Class(class.name)).collect();
    let parameters = program.procedures[procedure].parameters.iter().map(|parameter| &parameter.ty);
    let places = program.globals.iter().filter_map(|global| match &global.kind {
        GlobalKind::Field { ty, .. } | GlobalKind::Static { ty, .. } => Some(ty),
        _ => None,
    });
    for ty in parameters.chain(places).filter(|ty| matches!(ty, JavaType::Array(_))) {
        if !types.contains(ty) {
            types.push(ty.clone());
        }
    }
    types
}

fn random_start(program: &Program, procedure: ProcedureId, random: &mut Random) -> Start {
    let types = object_types(program, procedure);
    let objects: Vec<JavaType> =
        (0..random.below(6) + 2).filter_map(|_| types.get(random.below(types.len())).cloned()).collect();
    let value = |ty: &JavaType, random: &mut Random| match ty {
        JavaType::Boolean => Value::Bool(random.below(2) == 0),
        JavaType::Int | JavaType::Long => Value::Int(random.number(ty)),
        JavaType::Class(_) | JavaType::Array(_) => {
            let fits = |(_, object): &(usize, &JavaType)| program.is_subtype(object, ty);
            let fitting: Vec<usize> = objects.iter().enumerate().filter(fits).map(|(index, _)| index).collect();
            match fitting.get(random.below(fitting.len() + 1)).or(fitting.first()) {
                Some(index) if random.below(8) > 0 => {
                    Value::Ref(Some(<ObjectId as base::arena::Id>::from_index(*index)))
                }
                _ => Value::NULL,
            }
        }
    };
    let mut start = Start::default();
    for ty in &objects {
        let fields = program.globals.iter().filter_map(|global| match &global.kind {
            GlobalKind::Field { class, ty: field, .. } if program.is_subtype(ty, &JavaType::Class(*class)) => {
                Some((global.variable.clone(), field))
            }
            _ => None,
        });
        let fields = fields.map(|(variable, field)| (variable, value(field, random))).collect();
        let elements = match ty {
            JavaType::Array(element) => (0..random.below(5)).map(|_| value(element, random)).collect(),
            _ => Vec::new(),
        };
        start.objects.push(StartObject { ty: ty.clone(), fields, elements });
    }
    for parameter in &program.procedures[procedure].parameters {
        start.arguments.push(value(&parameter.ty, random));
    }
    start
}

fn front(file: PathBuf) -> Front {
    pipeline::front(&[file], lower::Options::default())
}

/// Runs an entry point from random states; returns how many of them met what it requires.
fn execute(front: &Front, entry: ProcedureId, checked: &mut Checked, random: &mut Random) -> usize {
    let interpreter = Interpreter::new(&front.ir);
    let limits = Limits { steps: 20_000, cells: 100_000, call_depth: 200, instances: 20_000, ..Limits::default() };
    let mut met = 0;
    for _ in 0..RUNS {
        let start = random_start(&front.ir, entry, random);
        let run = interpreter.run(entry, &start, &limits, &mut Defaults);
        met += usize::from(!matches!(run.end, End::AssumptionFailed { .. }));
        if let End::Failed { obligation, also, .. } = run.end {
            let execution = describe(&front.ir, entry, &start);
            let failed = [obligation].into_iter().chain(also);
            checked.failed.extend(failed.map(|id| (id, execution.clone())));
        }
    }
    met
}

#[test]
fn nothing_that_is_proved_fails_when_it_is_run() {
    let pool = Pool::find(PoolOptions { resource_limit: 4_000_000, ..PoolOptions::default() })
        .or_else(|_| {
            let z3 = common::root().join(".provers/z3/bin/z3");
            Pool::open(provers::Driver::named("z3").expect("z3 has a driver"), &z3, PoolOptions::default())
        })
        .expect("z3 is installed: `make install-provers`");
    let root = common::root();
    let folders = [
        "examples",
        "tests/java",
        "tests/runtime",
        "tests/contracts",
        "tests/loops",
        "tests/frames",
        "tests/invariants",
    ];
    let files: Vec<PathBuf> = folders.iter().flat_map(|folder| common::java_files(&root.join(folder))).collect();
    let next = std::sync::atomic::AtomicUsize::new(0);
    let (met, proved, failed) = std::thread::scope(|scope| {
        let work = || {
            let mut counts = (0, 0, 0);
            let mut random = Random(0x9E37_79B9_7F4A_7C15);
            while let Some(file) = files.get(next.fetch_add(1, std::sync::atomic::Ordering::Relaxed)) {
                let front = front(file.clone());
                let mut results = Vec::new();
                for entry in pipeline::entries(&front, &Filter::default()) {
                    let mut checked = deductive::check(&front.ir, entry, &pool);
                    if front.ir.procedures[entry].body.is_some() {
                        counts.0 += execute(&front, entry, &mut checked, &mut random);
                    }
                    counts.1 +=
                        checked.outcomes.iter().filter(|outcome| outcome.verdict == logic::Verdict::Proved).count();
                    counts.2 += checked.failed.len();
                    results.push((entry, checked));
                }
                let conflicts = deductive::conflicts(&front.ir, &results);
                assert!(conflicts.is_empty(), "{}: {}", file.display(), conflicts.join("\n"));
            }
            counts
        };
        let workers: Vec<_> = (0..2)
            .map(|_| std::thread::Builder::new().stack_size(256 << 20).spawn_scoped(scope, work).expect("a worker"))
            .collect();
        let sum = |total: (usize, usize, usize), part: (usize, usize, usize)| {
            (total.0 + part.0, total.1 + part.1, total.2 + part.2)
        };
        workers.into_iter().map(|worker| worker.join().expect("no conflict")).fold((0, 0, 0), sum)
    });
    // The test can only fail if states meet what is required, something is proved, and something fails.
    assert!(met > 10_000 && proved > 500 && failed > 500, "{met} states met, {proved} proved, {failed} failures seen");
}
