//! The shape of control flow: every way back leads from a latch to its header, and a loop is entered only there.

use crate::program::*;
use base::arena::Id;
use logic::Var;

/// What is wrong with the loops of a body whose block ids are all valid.
pub fn problems(body: &Body) -> Vec<String> {
    let mut problems = Vec::new();
    let successors: Vec<Vec<usize>> =
        body.blocks.values().map(|block| block.successors().iter().map(|id| id.index()).collect()).collect();
    for (id, block) in body.blocks.iter() {
        if let Some(header) = &block.header
            && !successors[header.latch.index()].contains(&id.index())
        {
            problems.push(format!("the latch b{} does not jump to its header b{}", header.latch.index(), id.index()));
        }
    }
    for (from, to) in retreating(&successors, body.entry.index()) {
        let header = body.blocks[BlockId::from_index(to)].header.as_ref();
        if header.is_none_or(|header| header.latch.index() != from) {
            problems.push(format!("b{from} jumps back to b{to} and is not its latch"));
        }
    }
    let reachable = reachable(&successors, body.entry.index());
    for (id, block) in body.blocks.iter() {
        let Some(header) = &block.header else { continue };
        let inside = loop_blocks(&successors, id.index(), header.latch.index(), &reachable);
        // Whoever jumps into the loop leads to the latch, and so counts as inside, back to the entry.
        if inside[body.entry.index()] && body.entry != id {
            problems.push(format!("the loop of b{} can be entered without passing b{0}", id.index()));
            continue;
        }
        for (from, targets) in successors.iter().enumerate() {
            let jumps_back = reachable[from] && inside[from] && targets.contains(&id.index());
            if jumps_back && from != header.latch.index() {
                problems.push(format!("b{from} jumps back to b{} and is not its latch", id.index()));
            }
        }
    }
    problems.dedup();
    problems
}

fn reachable(successors: &[Vec<usize>], entry: usize) -> Vec<bool> {
    let mut reached = vec![false; successors.len()];
    let mut work = vec![entry];
    while let Some(block) = work.pop() {
        if !std::mem::replace(&mut reached[block], true) {
            work.extend(&successors[block]);
        }
    }
    reached
}

/// The edges that a depth-first walk finds to lead to a block that it has not finished.
fn retreating(successors: &[Vec<usize>], entry: usize) -> Vec<(usize, usize)> {
    #[derive(Clone, Copy, PartialEq)]
    enum Visit {
        No,
        Open,
        Done,
    }
    let mut visits = vec![Visit::No; successors.len()];
    let mut edges = Vec::new();
    let mut path = vec![(entry, 0)];
    visits[entry] = Visit::Open;
    while let Some((block, next)) = path.last_mut() {
        match successors[*block].get(*next) {
            Some(target) => {
                *next += 1;
                match visits[*target] {
                    Visit::No => {
                        visits[*target] = Visit::Open;
                        path.push((*target, 0));
                    }
                    Visit::Open => edges.push((*block, *target)),
                    Visit::Done => {}
                }
            }
            None => {
                visits[*block] = Visit::Done;
                path.pop();
            }
        }
    }
    edges
}

/// The blocks from which the latch is reached without passing the header.
fn loop_blocks(successors: &[Vec<usize>], header: usize, latch: usize, reachable: &[bool]) -> Vec<bool> {
    let mut inside = vec![false; successors.len()];
    inside[header] = true;
    inside[latch] = true;
    let mut changed = true;
    while changed {
        changed = false;
        for block in (0..successors.len()).rev() {
            let leads = |target: &usize| inside[*target] && *target != header;
            if !inside[block] && reachable[block] && successors[block].iter().any(leads) {
                inside[block] = true;
                changed = true;
            }
        }
    }
    inside
}

/// Whether every way from the entry to a return assigns the variable.
pub fn is_assigned_on_return(body: &Body, variable: &Var) -> bool {
    // The blocks that can be reached without an assignment.
    let mut reached = vec![false; body.blocks.len()];
    let mut work = vec![body.entry];
    while let Some(id) = work.pop() {
        if std::mem::replace(&mut reached[id.index()], true) {
            continue;
        }
        let mut assigned = false;
        for command in &body.blocks[id].commands {
            assigned |= match &command.kind {
                CommandKind::Update { .. } | CommandKind::Assume { .. } => false,
                CommandKind::Assert { otherwise, .. } => {
                    work.extend(otherwise.filter(|_| !assigned).map(|otherwise| otherwise.block));
                    false
                }
                other => other.parts().0.contains(&variable),
            };
        }
        if assigned {
            continue;
        }
        if body.blocks[id].terminator == Terminator::Return {
            return false;
        }
        work.extend(body.blocks[id].terminator.successors());
    }
    true
}
