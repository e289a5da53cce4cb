//! What several engines find is put together: what says most counts, and a proof against an execution is an error.

use engines::{Checked, Merged, merge};
use ir::{ObligationId, ProcedureId, Program};
use logic::{Evidence, Execution, Outcome, Verdict};

const PROGRAM: &str = "
entry procedure `A.m()` seen by body @0:0..1
  begin b0
  b0:
    assert #0 true @0:1..2
    assert #1 true @0:3..4
    assert #2 true @0:5..6
    return
end
";

/// What an engine found: these verdicts, one for each obligation by its number; and those that failed in executions.
fn found(program: &Program, verdicts: &[(usize, Verdict)], failed: &[usize]) -> Checked {
    let id = |number: &usize| program.obligations.ids().nth(*number).expect("the program has it");
    let outcome = |(number, verdict): &(usize, Verdict)| Outcome {
        id: format!("A.m()#{number}"),
        obligation: program.obligations[id(number)].clone(),
        method: "A.m()".into(),
        entry: "A.m()".into(),
        verdict: *verdict,
        evidence: Evidence::default(),
    };
    Checked {
        outcomes: verdicts.iter().map(outcome).collect(),
        obligations: verdicts.iter().map(|(number, _)| id(number)).collect(),
        failed: failed
            .iter()
            .map(|number| (id(number), Execution { confirmed: true, start: vec![], objects: vec![], trace: vec![] }))
            .collect(),
        ..Checked::default()
    }
}

/// The verdicts of the only entry point, and the conflicts.
fn merged(first: &[(usize, Verdict)], second: &[(usize, Verdict)], failed: &[usize]) -> (Vec<Verdict>, Vec<String>) {
    let program = crate::common::program(PROGRAM);
    let entry: ProcedureId = program.procedure_named("A.m()").expect("the program has it");
    let both = [(entry, found(&program, first, &[])), (entry, found(&program, second, failed))];
    let Merged { checked, conflicts } = merge(&program, both);
    let [(_, checked)] = &checked[..] else { panic!("{} entry points", checked.len()) };
    let position = |id: ObligationId| checked.obligations.iter().position(|known| *known == id);
    let verdicts = program.obligations.ids().filter_map(position).map(|at| checked.outcomes[at].verdict);
    (verdicts.collect(), conflicts)
}

#[test]
fn what_says_most_counts() {
    use Verdict::{Bounded, Proved, Refuted, Unknown};
    let first = [(0, Unknown), (1, Proved), (2, Unknown)];
    let second = [(0, Proved), (1, Unknown), (2, Refuted)];
    assert_eq!(merged(&first, &second, &[2]), (vec![Proved, Proved, Refuted], vec![]));
    assert_eq!(merged(&[(0, Bounded)], &[(0, Unknown), (2, Unknown)], &[]), (vec![Bounded, Unknown], vec![]));
    assert_eq!(merged(&[], &[(1, Proved)], &[]), (vec![Proved], vec![]));
}

#[test]
fn a_proof_against_an_execution_is_an_error() {
    use Verdict::{Proved, Refuted};
    let (verdicts, conflicts) = merged(&[(0, Proved), (1, Proved)], &[(0, Refuted), (1, Proved)], &[0]);
    assert_eq!(verdicts, [Refuted, Proved]);
    assert_eq!(conflicts.len(), 1, "{conflicts:?}");
    assert!(conflicts[0].contains("first was proved, but an execution of `A.m()` fails there"), "{conflicts:?}");
    // Also if the one that saw it fail does not say so.
    let (_, conflicts) = merged(&[(0, Proved)], &[(1, Proved)], &[0]);
    assert!(!conflicts.is_empty());
}
