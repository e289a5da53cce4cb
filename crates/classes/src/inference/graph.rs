//! The order in which variables are resolved: a graph of groups of variables that depend on one another.

/// Groups of variables that depend on one another, each after those that it depends on.
pub(super) struct Graph {
    pub(super) groups: Vec<Vec<u32>>,
    /// For each group the groups that it depends on, itself not.
    dependencies: Vec<Vec<usize>>,
    is_removed: Vec<bool>,
}

impl Graph {
    pub(super) fn new(open: &[u32], edges: &[Vec<usize>]) -> Graph {
        let components = strong_components(edges);
        let mut group_of = vec![0; open.len()];
        for (group, component) in components.iter().enumerate() {
            for position in component {
                group_of[*position] = group;
            }
        }
        let mut dependencies = vec![Vec::new(); components.len()];
        for (position, targets) in edges.iter().enumerate() {
            let group = group_of[position];
            for target in targets {
                let other = group_of[*target];
                if other != group && !dependencies[group].contains(&other) {
                    dependencies[group].push(other);
                }
            }
        }
        let groups: Vec<Vec<u32>> =
            components.iter().map(|component| component.iter().map(|position| open[*position]).collect()).collect();
        Graph { is_removed: vec![false; groups.len()], groups, dependencies }
    }

    /// The group to resolve next if these variables are wanted: the cheapest way leads there.
    pub(super) fn best(&self, wanted: &[u32]) -> Option<Vec<u32>> {
        let mut costs: Vec<(usize, usize)> = Vec::with_capacity(self.groups.len());
        // Groups come after those that they depend on, so that one pass suffices.
        for (index, group) in self.groups.iter().enumerate() {
            let mut cost = group.len();
            let mut first = index;
            for dependency in self.dependencies[index].iter().filter(|dependency| !self.is_removed[**dependency]) {
                cost = cost.saturating_add(costs[*dependency].0);
                first = costs[*dependency].1;
            }
            costs.push((cost, first));
        }
        let is_wanted = |group: &[u32]| group.iter().any(|variable| wanted.contains(variable));
        (0..self.groups.len())
            .filter(|index| !self.is_removed[*index] && is_wanted(&self.groups[*index]))
            .min_by_key(|index| costs[*index].0)
            .map(|index| self.groups[costs[index].1].clone())
    }

    /// Says that a group was resolved.
    pub(super) fn remove(&mut self, group: &[u32]) {
        for index in 0..self.groups.len() {
            if self.groups[index] == group {
                self.is_removed[index] = true;
            }
        }
    }
}

/// The strongly connected components of a graph, each after those that it has edges to, its members in order.
fn strong_components(edges: &[Vec<usize>]) -> Vec<Vec<usize>> {
    // Inference has few variables, so that reachability is affordable and simpler than Tarjan's algorithm.
    let count = edges.len();
    let reachable: Vec<Vec<bool>> = (0..count).map(|start| reachable_from(start, edges)).collect();
    let mut components: Vec<Vec<usize>> = Vec::new();
    let mut is_placed = vec![false; count];
    while let Some(start) = next_start(&reachable, &is_placed) {
        let component: Vec<usize> = (0..count)
            .filter(|other| *other == start || reachable[start][*other] && reachable[*other][start])
            .collect();
        for position in &component {
            is_placed[*position] = true;
        }
        components.push(component);
    }
    components
}

/// The first position all of whose targets are placed, or that are in a circle with it.
fn next_start(reachable: &[Vec<bool>], is_placed: &[bool]) -> Option<usize> {
    (0..reachable.len()).find(|start| {
        !is_placed[*start]
            && (0..reachable.len()).all(|other| {
                !reachable[*start][other] || is_placed[other] || reachable[other][*start] || other == *start
            })
    })
}

fn reachable_from(start: usize, edges: &[Vec<usize>]) -> Vec<bool> {
    let mut reached = vec![false; edges.len()];
    let mut todo = vec![start];
    while let Some(position) = todo.pop() {
        for target in &edges[position] {
            if !std::mem::replace(&mut reached[*target], true) {
                todo.push(*target);
            }
        }
    }
    reached
}
