//! Finds ways to a mark other than the usual one, for ends that the usual one leaves out of reach.

use crate::{
    destination::{Destination, Detour},
    ids::SquareId,
    move_graph::MoveGraph,
    move_options::{self, MoveOptions},
    occupancy::{MoveRules, Occupancy},
    place::Place,
    search::StepsToPlace,
    token_row::TokenRow,
};

/// What the search for all detours of a move may cost, in places looked at: far above any published board, a bound for
/// hostile ones.
const BUDGET: u32 = 2_000_000;

/// Enough detours that every end which some way over a mark has can be reached with a stop there.
pub(crate) fn detours(
    occupancy: &Occupancy,
    rules: MoveRules,
    (from, steps): (Place, u32),
    offered: &MoveOptions,
    marks: &[SquareId],
) -> Vec<Detour> {
    if marks.is_empty() {
        return Vec::new();
    }
    let graph = MoveGraph::new(occupancy, rules, from);
    let first = graph.reach(from, steps);
    let near = |mark: &SquareId| {
        let open = !occupancy.taken[mark.index()] && !occupancy.solid[mark.index()];
        open && graph.least(&first, Place::Square(*mark)) < steps
    };
    let mut scout = Scout { occupancy, rules, graph: &graph, from, steps, budget: BUDGET };
    marks.iter().copied().filter(near).flat_map(|mark| scout.over(mark, offered)).collect()
}

/// One move's search for detours.
struct Scout<'a> {
    occupancy: &'a Occupancy<'a>,
    rules: MoveRules<'a>,
    graph: &'a MoveGraph<'a>,
    from: Place,
    steps: u32,
    budget: u32,
}

impl Scout<'_> {
    /// The detours over one mark.
    fn over(&mut self, mark: SquareId, offered: &MoveOptions) -> Vec<Detour> {
        let place = Place::Square(mark);
        let (first, then) = (self.graph.bounds(place, self.steps), self.graph.reach(place, self.steps));
        let before = self.graph.least(&first.left, self.from);
        let usual = offered.vias.iter().find(|via| via.place == place);
        let mut reached = usual.map(|via| self.after(&via.path, offered)).unwrap_or_default();
        let mut found = Vec::new();
        for end in &offered.ends {
            let least = before.saturating_add(self.graph.least(&then, end.place));
            if least > self.steps || reached.contains(&end.place) {
                continue;
            }
            let Some(path) = self.way(&first, end.place, least) else { continue };
            let Some(stop) = path.iter().position(|step| *step == place) else { continue };
            let via = Destination { place, path: path[..=stop].to_vec() };
            let mut to = self.after(&via.path, offered);
            to.retain(|end| !reached.contains(end));
            reached.extend(&to);
            found.push(Detour { via, to });
        }
        found.retain(|detour| !detour.to.is_empty());
        found
    }

    /// Takes what something costs from the budget; false when that is spent.
    const fn spend(&mut self, cost: usize) -> bool {
        self.budget = self.budget.saturating_sub(cost as u32);
        self.budget > 0
    }

    /// Where the move can end once a way to a mark is walked.
    fn after(&mut self, way: &[Place], offered: &MoveOptions) -> Vec<Place> {
        let Some(&at) = way.last() else { return Vec::new() };
        if !self.spend(self.graph.nodes.count * offered.ends.len()) {
            return Vec::new();
        }
        let mut left = self.occupancy.clone();
        left.use_up(std::iter::once(self.from).chain(way.iter().copied()));
        let rules = MoveRules { first: false, ..self.rules };
        let rest = self.steps.saturating_sub(way.len() as u32);
        move_options::ends(&left, rules, &MoveGraph::new(&left, rules, at), at, rest)
            .into_iter()
            .map(|end| end.place)
            .collect()
    }

    /// A whole way over a mark to an end; what another token pushes back from the end is not part of it.
    fn way(&mut self, mark: &StepsToPlace, end: Place, least: u32) -> Option<Vec<Place>> {
        if !self.spend(self.graph.nodes.count) {
            return None;
        }
        let (graph, steps, budget) = (self.graph, self.steps, &mut self.budget);
        let to = graph.bounds(end, steps);
        let Place::Square(square) = end else {
            return (least..=steps).find_map(|exact| graph.path_over(mark, &to, exact, None, budget));
        };
        let exact = graph.path_over(mark, &to, steps, None, budget);
        if exact.is_some() || !self.rules.stop_behind {
            return exact;
        }
        let mut row = TokenRow::new(self.occupancy, self.from);
        let mut attempt = |row: &TokenRow| graph.path_over(mark, &to, steps - row.steps(), Some(row), budget);
        beyond(self.occupancy, square, steps, &mut row, &mut attempt)
    }
}

/// Tries each row of other tokens that begins beside a square and is shorter than `most`, until one answers.
fn beyond(
    occupancy: &Occupancy,
    at: SquareId,
    most: u32,
    row: &mut TokenRow,
    attempt: &mut impl FnMut(&TokenRow) -> Option<Vec<Place>>,
) -> Option<Vec<Place>> {
    for &next in occupancy.board.next_to(at) {
        if row.steps() + 1 >= most || !row.add(next) {
            continue;
        }
        let found = attempt(row).or_else(|| beyond(occupancy, next, most, row, attempt));
        row.pop();
        if found.is_some() {
            return found;
        }
    }
    None
}
