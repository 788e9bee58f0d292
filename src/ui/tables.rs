//! Tables of the picture: which widgets stand in which line of one, so that whoever reads has it as a table with heads.

use bevy_egui::egui::{Context, Id, Response};

/// What stands in a cell.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TableCell {
    /// These words, which the picture paints.
    Words(String),
    /// This widget.
    Widget(Id),
    /// This widget, but by fewer words than its own, as the heads tell the rest; the words alone where it is out of sight.
    Short(Id, String),
}

impl TableCell {
    /// The widget that stands in it.
    #[must_use]
    pub const fn widget(&self) -> Option<Id> {
        match self {
            Self::Words(_) => None,
            Self::Widget(id) | Self::Short(id, _) => Some(*id),
        }
    }
}

impl From<&Response> for TableCell {
    fn from(response: &Response) -> Self {
        Self::Widget(response.id)
    }
}

/// A line of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableRow {
    /// What it is about.
    pub head: TableCell,
    /// Its cells from left to right; none where its head stands above the lines that follow.
    pub cells: Vec<TableCell>,
}

/// A table that is shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WidgetTable {
    /// What it is called.
    pub caption: String,
    /// The heads of its columns, that of the lines' own heads first.
    pub heads: Vec<TableCell>,
    /// Its lines from top to bottom.
    pub lines: Vec<TableRow>,
}

impl WidgetTable {
    /// The widgets that stand in it.
    pub fn widgets(&self) -> impl Iterator<Item = Id> + '_ {
        let cells = self.lines.iter().flat_map(|line| [&line.head].into_iter().chain(&line.cells));
        self.heads.iter().chain(cells).filter_map(TableCell::widget)
    }
}

/// A table that was told of.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ToldTable {
    /// It.
    pub table: WidgetTable,
    /// The widget that it stands behind, as that shows all of it as a picture; none where widgets stand in its cells.
    pub behind: Option<Id>,
}

/// The tables of a pass, while somebody reads them.
#[derive(Debug, Clone, Default)]
struct TablesOfPass {
    wanted: bool,
    pass: u64,
    tables: Vec<ToldTable>,
}

fn id() -> Id {
    Id::new("tables-of-the-picture")
}

/// From now on somebody reads tables as such, or nobody does any more.
pub fn want(ctx: &Context, wanted: bool) {
    ctx.data_mut(|data| data.insert_temp(id(), TablesOfPass { wanted, ..TablesOfPass::default() }));
}

/// Whether somebody reads tables as such.
#[must_use]
pub fn is_wanted(ctx: &Context) -> bool {
    ctx.data_mut(|data| data.get_temp_mut_or_default::<TablesOfPass>(id()).wanted)
}

/// Tells of a table that is shown in this pass; it is not made while nobody reads it.
pub fn tell(ctx: &Context, table: impl FnOnce() -> WidgetTable) {
    keep(ctx, None, table);
}

/// The same of a table whose cells are words alone, as one widget shows all of them as a picture: it is read behind that.
pub fn tell_behind(picture: &Response, table: impl FnOnce() -> WidgetTable) {
    keep(&picture.ctx, Some(picture.id), table);
}

fn keep(ctx: &Context, behind: Option<Id>, table: impl FnOnce() -> WidgetTable) {
    if !is_wanted(ctx) {
        return;
    }
    let (table, pass) = (ToldTable { table: table(), behind }, ctx.cumulative_pass_nr());
    ctx.data_mut(|data| {
        let told: &mut TablesOfPass = data.get_temp_mut_or_default(id());
        if told.pass != pass {
            (told.pass, told.tables) = (pass, Vec::new());
        }
        told.tables.push(table);
    });
}

/// Takes the tables out that were told of last.
#[must_use]
pub fn take(ctx: &Context) -> Vec<ToldTable> {
    ctx.data_mut(|data| std::mem::take(&mut data.get_temp_mut_or_default::<TablesOfPass>(id()).tables))
}

#[cfg(test)]
pub(crate) mod tests {
    use bevy_egui::egui::{Sense, Ui, Vec2, WidgetInfo, WidgetType};

    use super::*;

    /// A picture that a table of one line stands behind, and something after it.
    pub(crate) fn picture_with_table(ui: &mut Ui) {
        let (_, picture) = ui.allocate_exact_size(Vec2::splat(10.0), Sense::hover());
        picture.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, "Two curves"));
        let heads = ["Turn", "Ann"].map(|head| TableCell::Words(head.into())).to_vec();
        let line = TableRow { head: TableCell::Words("1".into()), cells: vec![TableCell::Words("144".into())] };
        tell_behind(&picture, || WidgetTable { caption: "Turn by turn".into(), heads, lines: vec![line] });
        ui.label("After");
    }

    #[test]
    fn a_table_is_made_only_while_somebody_reads_it_and_is_told_once_a_frame() {
        let ctx = Context::default();
        let empty = || WidgetTable { caption: "Empty".into(), heads: Vec::new(), lines: Vec::new() };
        tell(&ctx, || unreachable!("nobody reads it"));
        assert_eq!(take(&ctx), []);
        want(&ctx, true);
        tell(&ctx, empty);
        let told = ToldTable { table: empty(), behind: None };
        assert_eq!((take(&ctx), take(&ctx)), (vec![told], Vec::new()));
        want(&ctx, false);
        tell(&ctx, || unreachable!("nobody reads it any more"));
    }
}
