//! Tables of the picture as tables of the page: the widgets that stand in one are its cells, and nowhere else.

use std::collections::HashMap;

use bevy_egui::egui::{Context, accesskit::NodeId};

use super::node::{Node, part, words};
use crate::ui::tables::{self, TableCell, TableRow, ToldTable, WidgetTable};

/// The tables of a frame, and the elements of the widgets that stand in them.
#[derive(Debug, Default)]
pub(super) struct FrameTables {
    tables: Vec<ToldTable>,
    /// In which of them a widget stands.
    at: HashMap<NodeId, usize>,
    /// Which of them stands behind a widget.
    behind: HashMap<NodeId, usize>,
    elements: HashMap<NodeId, Node>,
    /// Those of which a widget was met: where they stand among the others.
    met: Vec<usize>,
}

/// By what the place of a table is known until it is laid.
fn key(table: usize) -> String {
    format!("table{table}")
}

impl FrameTables {
    /// Those that this frame tells of.
    pub(super) fn of(ctx: &Context) -> Self {
        let tables = tables::take(ctx);
        let (all, again) = (tables.iter().enumerate(), tables.iter().enumerate());
        let at = all.flat_map(|(n, told)| told.table.widgets().map(move |id| (id.accesskit_id(), n))).collect();
        let behind = again.filter_map(|(n, told)| Some((told.behind?.accesskit_id(), n))).collect();
        Self { tables, at, behind, ..Self::default() }
    }

    /// Keeps the element of a widget that stands in a table, whose first marks its place; else it is given back, with the
    /// place of the table that stands behind it.
    pub(super) fn keep(&mut self, id: NodeId, element: Node) -> Vec<Node> {
        let Some(table) = self.at.get(&id).copied() else {
            let behind = self.behind.get(&id).copied();
            return [element].into_iter().chain(behind.and_then(|table| self.place(table))).collect();
        };
        self.elements.insert(id, element);
        self.place(table).into_iter().collect()
    }

    /// The place of a table, once.
    fn place(&mut self, table: usize) -> Option<Node> {
        if self.met.contains(&table) {
            return None;
        }
        self.met.push(table);
        Some(part("div", Vec::new()).keyed(key(table)))
    }

    /// Lays the tables where their places are.
    pub(super) fn lay(&self, nodes: &mut [Node]) {
        for table in &self.met {
            let place = find(nodes, &key(*table));
            if let Some((place, told)) = place.zip(self.tables.get(*table)) {
                // What scrolls is around it: a table that is no table to the eye is none to some readers either.
                let table = self.table(&told.table);
                let reached = is_pressed(&table);
                *place = part("div", vec![table]).with("class", "wide").keyed(place.key.clone());
                if !reached {
                    *place = std::mem::take(place).with("tabindex", "0");
                }
            }
        }
    }

    fn table(&self, table: &WidgetTable) -> Node {
        // A corner without words heads nothing.
        let tag = |cell: &TableCell| if *cell == TableCell::Words(String::new()) { "td" } else { "th" };
        let head = |cell| match self.cell(tag(cell), cell) {
            node if node.tag == "th" => node.with("scope", "col"),
            node => node,
        };
        let heads = part("thead", vec![part("tr", table.heads.iter().map(head).collect())]);
        let wide = table.heads.len().to_string();
        let groups = table.lines.chunk_by(|_, next| !next.cells.is_empty());
        let group = |lines: &[TableRow]| part("tbody", lines.iter().map(|line| self.line(line, &wide)).collect());
        part("table", [words("caption", &table.caption), heads].into_iter().chain(groups.map(group)).collect())
    }

    fn line(&self, line: &TableRow, wide: &str) -> Node {
        let head = self.cell("th", &line.head);
        if line.cells.is_empty() {
            return part("tr", vec![head.with("scope", "rowgroup").with("colspan", wide)]);
        }
        let cells = line.cells.iter().map(|cell| self.cell("td", cell));
        part("tr", [head.with("scope", "row")].into_iter().chain(cells).collect())
    }

    fn cell(&self, tag: &'static str, cell: &TableCell) -> Node {
        let element = cell.widget().and_then(|id| self.elements.get(&id.accesskit_id()));
        match (cell, element) {
            (TableCell::Words(text), _) | (TableCell::Short(_, text), None) => words(tag, text),
            (_, None) => words(tag, ""),
            // A label is its words, and what can be pressed is in the wrapping that widgets have.
            (_, Some(element)) if element.children.is_empty() => words(tag, &element.text),
            (TableCell::Widget(_), Some(element)) => part(tag, element.children.clone()),
            (TableCell::Short(_, text), Some(element)) => {
                part(tag, element.children.iter().map(|one| short(one, text)).collect())
            }
        }
    }
}

/// The element of a key, within groups too.
fn find<'a>(nodes: &'a mut [Node], key: &str) -> Option<&'a mut Node> {
    nodes.iter_mut().find_map(|node| if node.key == key { Some(node) } else { find(&mut node.children, key) })
}

/// Whether something in it takes the keyboard; what has nothing of the kind takes it itself, or could not be scrolled by keys.
fn is_pressed(element: &Node) -> bool {
    element.tag == "button" || element.children.iter().any(is_pressed)
}

/// An element with fewer words to be seen, and all of them to be heard.
fn short(element: &Node, text: &str) -> Node {
    Node { text: text.to_owned(), ..element.clone() }.with("aria-label", &element.text)
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{RawInput, Ui};

    use super::*;
    use crate::screens::mirror::widgets::widgets;

    /// What there is to be read of a frame in which somebody reads it.
    fn read(show: impl FnMut(&mut Ui)) -> String {
        let ctx = Context::default();
        ctx.enable_accesskit();
        tables::want(&ctx, true);
        let mut output = ctx.run_ui(RawInput { focused: false, ..RawInput::default() }, show);
        output.textures_delta.clear();
        let update = output.platform_output.accesskit_update.take().unwrap();
        serde_json::to_string(&widgets(&ctx, update).nodes).unwrap()
    }

    #[test]
    fn what_stands_in_a_table_is_read_in_it_with_its_heads_and_nowhere_else() {
        let text = read(|ui| {
            ui.label("Before");
            let (cases, three, press) = (ui.label("Cases"), ui.label("3"), ui.button("Rope, Ann: blank"));
            let heads = ["", "Ann"].map(|head| TableCell::Words(head.into())).to_vec();
            let band = TableRow { head: TableCell::Words("All".into()), cells: Vec::new() };
            let first = TableRow { head: (&cases).into(), cells: vec![(&three).into()] };
            let second = TableRow {
                head: TableCell::Words("Rope".into()),
                cells: vec![TableCell::Short(press.id, "blank".into())],
            };
            let table = WidgetTable { caption: "How you play".into(), heads, lines: vec![band, first, second] };
            tables::tell(ui.ctx(), || table);
            ui.label("After");
        });
        let (before, after) = (text.find("Before").unwrap(), text.find("After").unwrap());
        let table = text.find("How you play").unwrap();
        assert!(before < table && table < after, "{text}");
        assert_eq!((text.matches("Cases").count(), text.matches(r#""x":"3""#).count()), (1, 1), "{text}");
        for part in
            [r#"["scope","col"]"#, r#"["scope","row"]"#, r#"["scope","rowgroup"]"#, r#""x":"blank""#, "data-press"]
        {
            assert!(text.contains(part), "{part} in {text}");
        }
        assert!(text.contains(r#"["aria-label","Rope, Ann: blank"]"#), "{text}");
        assert!(!text.contains("tabindex"), "its button takes the keyboard: {text}");
    }

    #[test]
    fn the_table_of_a_picture_stands_behind_it() {
        let text = read(tables::tests::picture_with_table);
        let at = ["Two curves", "Turn by turn", r#"{"t":"td","x":"144"}"#, "After"].map(|part| text.find(part));
        assert!(at.iter().all(Option::is_some) && at.is_sorted(), "{at:?} in {text}");
        assert!(text.contains(r#"["tabindex","0"]"#), "nothing in it takes the keyboard: {text}");
    }

    #[test]
    fn a_cell_that_is_out_of_sight_is_read_as_words() {
        let text = read(|ui| {
            let name = ui.label("Rope");
            let gone = TableCell::Short(ui.id().with("gone"), "blank".into());
            let line = TableRow { head: (&name).into(), cells: vec![gone] };
            tables::tell(ui.ctx(), || WidgetTable { caption: "Sheet".into(), heads: Vec::new(), lines: vec![line] });
        });
        assert!(text.contains(r#"{"t":"td","x":"blank"}"#), "{text}");
        assert!(text.contains(r#"["tabindex","0"]"#), "nothing in it takes the keyboard: {text}");
    }
}
