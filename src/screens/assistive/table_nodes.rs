//! Tables of the picture as tables for the window's screen readers: the widgets that stand in one are moved into its cells.

use std::collections::HashMap;

use bevy_egui::egui::{
    Id,
    accesskit::{Node, NodeId, Role, TreeUpdate},
};

use crate::ui::tables::{TableCell, TableRow, ToldTable, WidgetTable};

/// Lays the tables that a frame told of into what readers get of it.
pub(super) fn lay(update: &mut TreeUpdate, told: &[ToldTable]) {
    if told.is_empty() {
        return;
    }
    let mut tree = Tree::of(std::mem::take(&mut update.nodes));
    for (n, one) in told.iter().enumerate() {
        tree.lay(n, one);
    }
    update.nodes = tree.nodes.into_iter().collect();
}

/// What readers get, and what stands in what.
struct Tree {
    nodes: HashMap<NodeId, Node>,
    parents: HashMap<NodeId, NodeId>,
}

/// A line of a table that is being laid: its number, and the name that all nodes of the table share.
#[derive(Clone, Copy)]
struct Line {
    table: Id,
    row: usize,
}

impl Tree {
    fn of(nodes: Vec<(NodeId, Node)>) -> Self {
        let children = |(id, node): &(NodeId, Node)| {
            let id = *id;
            node.children().iter().map(move |child| (*child, id)).collect::<Vec<_>>()
        };
        let parents = nodes.iter().flat_map(children).collect();
        Self { nodes: nodes.into_iter().collect(), parents }
    }

    /// Lays a table where the first of its widgets stands, or behind the picture that shows it; nowhere without either.
    fn lay(&mut self, n: usize, told: &ToldTable) {
        let anchor = told.behind.or_else(|| {
            let mut widgets = told.table.widgets();
            widgets.find(|widget| self.nodes.contains_key(&widget.accesskit_id()))
        });
        let Some(anchor) = anchor.map(|widget| widget.accesskit_id()) else { return };
        let Some(parent) = self.parents.get(&anchor).copied() else { return };
        // By its place among the frame's tables: the words on it change while a reader is on it.
        let name = Id::new(("table-for-readers", n));
        let table = name.accesskit_id();
        let mut children = self.children(parent);
        let at = children.iter().position(|child| *child == anchor).unwrap_or_default();
        children.insert(at + usize::from(told.behind.is_some()), table);
        self.hold(parent, children);
        let node = self.table(name, &told.table);
        let rows = node.children().to_vec();
        self.nodes.insert(table, node);
        self.hold(table, rows);
    }

    fn table(&mut self, name: Id, table: &WidgetTable) -> Node {
        let mut node = Node::new(Role::Table);
        node.set_label(table.caption.as_str());
        node.set_row_count(table.lines.len() + 1);
        node.set_column_count(table.heads.len());
        let heads = self.row(Line { table: name, row: 0 }, table.heads.iter().map(|cell| (head(cell), cell)));
        let lines = table.lines.iter().zip(1..).map(|(line, row)| self.row(Line { table: name, row }, cells(line)));
        let rows: Vec<_> = [heads].into_iter().chain(lines).collect();
        node.set_children(rows);
        node
    }

    fn row<'a>(&mut self, line: Line, cells: impl Iterator<Item = (Role, &'a TableCell)>) -> NodeId {
        let cells: Vec<_> =
            cells.enumerate().map(|(column, (role, cell))| self.cell(line, column, role, cell)).collect();
        let row = line.table.with(line.row).accesskit_id();
        let mut node = Node::new(Role::Row);
        node.set_row_index(line.row);
        self.nodes.insert(row, node);
        self.hold(row, cells);
        row
    }

    /// A cell around its widget, or with the words that stand in it.
    fn cell(&mut self, line: Line, column: usize, role: Role, cell: &TableCell) -> NodeId {
        let id = line.table.with((line.row, column)).accesskit_id();
        let mut node = Node::new(role);
        node.set_row_index(line.row);
        node.set_column_index(column);
        let widget = cell.widget().map(|widget| widget.accesskit_id()).filter(|widget| self.nodes.contains_key(widget));
        let mut held = Vec::new();
        match (widget, cell) {
            (Some(widget), _) => {
                if let Some(bounds) = self.nodes.get(&widget).and_then(Node::bounds) {
                    node.set_bounds(bounds);
                }
                self.let_go(widget);
                held.push(widget);
            }
            (None, TableCell::Words(words) | TableCell::Short(_, words)) => node.set_label(words.as_str()),
            (None, TableCell::Widget(_)) => {}
        }
        self.nodes.insert(id, node);
        self.hold(id, held);
        id
    }

    fn children(&self, id: NodeId) -> Vec<NodeId> {
        self.nodes.get(&id).map(|node| node.children().to_vec()).unwrap_or_default()
    }

    /// From now on these stand in a node.
    fn hold(&mut self, id: NodeId, children: Vec<NodeId>) {
        self.parents.extend(children.iter().map(|child| (*child, id)));
        if let Some(node) = self.nodes.get_mut(&id) {
            node.set_children(children);
        }
    }

    /// Takes a node out of what it stands in.
    fn let_go(&mut self, id: NodeId) {
        if let Some(parent) = self.parents.remove(&id) {
            let children = self.children(parent).into_iter().filter(|child| *child != id).collect();
            self.hold(parent, children);
        }
    }
}

/// What the head of a column is: a corner without words heads nothing.
fn head(cell: &TableCell) -> Role {
    if *cell == TableCell::Words(String::new()) { Role::Cell } else { Role::ColumnHeader }
}

/// The cells of a line with what each is.
fn cells(line: &TableRow) -> impl Iterator<Item = (Role, &TableCell)> {
    [(Role::RowHeader, &line.head)].into_iter().chain(line.cells.iter().map(|cell| (Role::Cell, cell)))
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Context, RawInput, Rect, Ui, pos2, vec2};
    use candlestick_game::{Level, testing::opened};
    use candlestick_rules::SeatId;
    use candlestick_themes::Words;

    use super::*;
    use crate::ui::{notebook, prompt::tests::on_table, tables};

    /// What readers get of a frame in a window.
    fn frame(show: impl FnMut(&mut Ui)) -> TreeUpdate {
        let ctx = Context::default();
        crate::ui::style::apply(&ctx);
        ctx.enable_accesskit();
        tables::want(&ctx, true);
        let screen_rect = Some(Rect::from_min_size(pos2(0.0, 0.0), vec2(420.0, 260.0)));
        let mut output = ctx.run_ui(RawInput { screen_rect, ..RawInput::default() }, show);
        output.textures_delta.clear();
        let mut update = output.platform_output.accesskit_update.expect("a reader reads");
        lay(&mut update, &tables::take(&ctx));
        update
    }

    /// The same as a reader walks through it, each with how deep it stands in others; all that is told must be reached, once.
    fn walked(update: TreeUpdate) -> Vec<(usize, Role, String)> {
        let root = update.tree.expect("a tree").root;
        let count = update.nodes.len();
        let nodes: HashMap<NodeId, Node> = update.nodes.into_iter().collect();
        let (mut found, mut open) = (Vec::new(), vec![(0, root)]);
        while let Some((depth, id)) = open.pop() {
            let node = nodes.get(&id).expect("what stands in a node is told");
            let told = node.label().or(node.value()).unwrap_or_default();
            found.push((depth, node.role(), told.to_owned()));
            open.extend(node.children().iter().rev().map(|child| (depth + 1, *child)));
        }
        assert_eq!(found.len(), count, "a node stands nowhere, or twice: {found:?}");
        found
    }

    /// Each table's rows, and in each its cells as they are told, with what stands in them.
    fn rows(all: &[(usize, Role, String)]) -> Vec<Vec<String>> {
        let mut rows: Vec<Vec<String>> = Vec::new();
        for (_, role, told) in all {
            match (role, rows.last_mut()) {
                (Role::Row, _) => rows.push(Vec::new()),
                (Role::ColumnHeader | Role::RowHeader | Role::Cell, Some(row)) => row.push(format!("{role:?} {told}")),
                (Role::Button | Role::Label, Some(row)) => row.push(format!("in it: {told}")),
                _ => {}
            }
        }
        rows
    }

    #[test]
    fn widgets_of_a_table_stand_in_its_cells_between_what_was_shown_before_and_after() {
        let all = walked(frame(|ui| {
            ui.label("Before");
            let press = ui.button("Rope, Ann: blank");
            ui.label("After");
            let heads = ["", "Ann", "Known"].map(|head| TableCell::Words(head.into())).to_vec();
            let band = TableRow { head: TableCell::Words("With what".into()), cells: Vec::new() };
            let gone = TableCell::Short(ui.id().with("gone"), "blank".into());
            let first = TableRow {
                head: TableCell::Words("Rope".into()),
                cells: vec![TableCell::Short(press.id, "blank".into()), gone],
            };
            tables::tell(ui.ctx(), || WidgetTable { caption: "Notebook".into(), heads, lines: vec![band, first] });
        }));
        let at = |words: &str| all.iter().position(|(.., told)| told == words).expect(words);
        assert!(at("Before") < at("Notebook") && at("Rope, Ann: blank") < at("After"), "{all:?}");
        let (depth, role, _) = &all[at("Notebook")];
        assert_eq!(*role, Role::Table);
        let inside: Vec<_> = all[at("Notebook")..at("After")].to_vec();
        assert!(inside[1..].iter().all(|(deep, ..)| deep > depth), "{inside:?}");
        let wanted: [&[&str]; 3] = [
            &["Cell ", "ColumnHeader Ann", "ColumnHeader Known"],
            &["RowHeader With what"],
            &["RowHeader Rope", "Cell ", "in it: Rope, Ann: blank", "Cell blank"],
        ];
        assert_eq!(rows(&inside), wanted);
    }

    #[test]
    fn the_table_of_a_picture_stands_behind_it() {
        let all = walked(frame(tables::tests::picture_with_table));
        let at = ["Two curves", "Turn by turn", "144", "After"]
            .map(|words| all.iter().position(|(.., told)| told == words).expect(words));
        assert!(at.is_sorted(), "{at:?} in {all:?}");
    }

    #[test]
    fn the_notebook_is_a_table_of_all_cards_by_all_columns_whatever_of_it_is_in_sight() {
        let case = opened("classic-2016", 4, Level::Novice, 1);
        let view = case.game().view(SeatId(0));
        on_table(&case, &view, &Words::english(), false, |context| {
            let all = walked(frame(|ui| notebook::show(ui, context, &mut Vec::new())));
            let sheet = context.inspector().sheet();
            let table = all.iter().position(|(_, role, told)| (*role, told) == (Role::Table, &sheet.title));
            let table = table.expect("a table with the notebook's title");
            let end = all[table + 1..].iter().position(|(depth, ..)| *depth <= all[table].0);
            let rows = rows(&all[table..end.map_or(all.len(), |end| table + 1 + end)]);
            let heads: Vec<_> = rows[0].iter().skip(1).map(String::as_str).collect();
            let columns: Vec<_> = sheet.columns.iter().map(|head| format!("ColumnHeader {head}")).collect();
            assert_eq!(heads[..columns.len()], columns);
            for row in sheet.parts.iter().flat_map(|part| &part.rows) {
                let head = format!("RowHeader {}", row.name);
                let laid = rows.iter().find(|laid| laid.first() == Some(&head)).expect(&row.name);
                for cell in &row.cells {
                    assert!(laid.contains(&format!("in it: {}", cell.said)), "{} in {laid:?}", cell.said);
                }
                let cells = laid.iter().filter(|told| told.starts_with("Cell ")).count();
                assert_eq!(cells, row.cells.len() + 1, "{laid:?}");
            }
        });
    }
}
