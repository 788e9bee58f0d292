//! The table as elements of a page: what is asked, what can be done, and all that the seat sees.

use candlestick_game::{
    Mark, Proved,
    inspect::{Description, Inspector},
    spoken::{Control, ControlDeed, Field, PlanControl, SheetCell, SheetRow, Slip, SpokenSheet, Verb},
};
use candlestick_themes::{MessageKey, Words, key};

use super::{
    plan::complete,
    state::{BesideDecisions, SpokenState},
};
use crate::{
    screens::mirror::node::{Node, button, list, part, words},
    session::plannable_rooms,
};

/// How a line of elements is told.
pub(super) struct ElementsTelling<'a> {
    pub eyes: Inspector<'a>,
    pub spoken: &'a SpokenState,
    /// What is asked now.
    pub prompt: &'a str,
    /// Whether something is still moving, so that nothing can be decided.
    pub busy: bool,
    /// What may be done beside the decisions.
    pub beside: BesideDecisions<'a>,
    /// Whether the case is only watched.
    pub watched: bool,
    /// The beginning of a command.
    pub begun: &'a str,
}

/// The most ways to go on that are offered below the command line.
const MOST_ENDS: usize = 12;

impl ElementsTelling<'_> {
    fn say(&self, key: MessageKey) -> String {
        self.eyes.words.say(key)
    }

    fn section(&self, name: &str, heading: MessageKey, inside: Vec<Node>) -> Node {
        let heading = words("h2", self.say(heading)).with("tabindex", "-1").with("data-part", name);
        part("section", [heading].into_iter().chain(inside).collect()).keyed(name)
    }

    /// All of it.
    pub fn elements(&self) -> Vec<Node> {
        let table = self.eyes.table();
        let mut nodes = vec![self.section("now", key!("mirror-now"), self.asked())];
        if !self.watched {
            nodes.push(self.section("do", key!("mirror-do"), self.deeds(&table.controls)));
        }
        nodes.push(self.command_line());
        if table.notebook.is_some() {
            nodes.push(self.section("hand", key!("hand-title"), vec![self.hand(&table.hand)]));
        }
        let board = vec![
            words("h3", self.say(key!("mirror-who"))),
            list("ul", table.who_is_where),
            words("h3", self.say(key!("mirror-rooms"))),
            description_list(&table.rooms),
        ];
        nodes.push(self.section("board", key!("mirror-board"), board));
        nodes.push(self.section("players", key!("mirror-players"), vec![description_list(&table.suspects)]));
        nodes.push(self.section("weapons", key!("mirror-weapons"), vec![description_list(&table.weapons)]));
        if let Some(sheet) = &table.notebook {
            nodes.push(self.section("notebook", key!("tab-notebook"), vec![self.sheet(sheet)]));
        }
        nodes.push(self.section("question", key!("mirror-question"), vec![list("ul", table.question)]));
        nodes.push(self.section("open", key!("mirror-open"), vec![list("ul", table.open)]));
        nodes.push(self.section("log", key!("tab-log"), vec![list("ol", table.log)]));
        nodes
    }

    /// What is asked, and the last answer.
    fn asked(&self) -> Vec<Node> {
        let mut nodes = vec![words("p", self.prompt).keyed("prompt")];
        if !self.spoken.response.is_empty() {
            let lines = self.spoken.response.iter().map(|line| words("p", line.trim())).collect();
            nodes.push(part("div", lines).keyed("answer").with("class", "answer"));
        }
        nodes
    }

    /// The controls under their headings; what cannot be taken back is asked about once more.
    fn deeds(&self, controls: &[Control]) -> Vec<Node> {
        if let Some(unsure) = &self.spoken.unsure {
            let [yes, no] = yes_and_no(self.eyes.words);
            let label = self.eyes.words.with(key!("mirror-yes"), &[("label", (&unsure.label).into())]);
            let warning = unsure.warning.clone().unwrap_or_default();
            return vec![
                words("h3", self.say(key!("mirror-sure"))).keyed("sure"),
                words("p", warning).keyed("warning"),
                button(label).typing(&yes).keyed("yes"),
                button(self.say(key!("mirror-no"))).typing(&no).keyed("no"),
            ];
        }
        // Leaving the race is possible at any time, whatever is being shown.
        let open = |control: &&Control| !self.busy || control.group == candlestick_game::spoken::Group::Leave;
        let controls: Vec<_> = controls.iter().filter(open).collect();
        let mut nodes = Vec::new();
        let waits = self.busy || self.eyes.view.actor != Some(self.eyes.view.me);
        if waits {
            nodes.push(words("p", self.say(key!("mirror-wait"))).keyed("wait"));
        }
        for together in controls.chunk_by(|a, b| a.group == b.group) {
            let Some(first) = together.first() else { continue };
            let name = format!("{:?}", first.group);
            nodes.push(words("h3", self.say(first.group.heading())).keyed(format!("{name}-head")));
            nodes.push(part("ul", together.iter().map(|one| self.control(one)).collect()).keyed(name));
        }
        if waits {
            nodes.extend(self.plans());
        }
        if self.beside.take_back {
            let press = button(self.say(key!("act-take-back"))).typing(&Verb::TakeBack.word(self.eyes.words));
            nodes.push(part("p", vec![press]).keyed("take-back"));
        }
        nodes
    }

    /// The rooms that can be planned, folded up: nobody has to go through them to what follows. What is planned stands before
    /// them, to be dropped.
    fn plans(&self) -> Vec<Node> {
        let Some(plans) = self.beside.plans else { return Vec::new() };
        let press = |control: PlanControl| button(control.label).typing(&control.command);
        let planned = plans.of(self.eyes.view);
        let drop = planned.map(|place| part("p", vec![press(self.eyes.plan_drop_control(place))]).keyed("plan-drop"));
        let mut rooms = plannable_rooms(self.eyes.view);
        rooms.retain(|room| planned != Some(*room));
        let one = |control: PlanControl| {
            let key = control.command.clone();
            part("li", vec![press(control)]).keyed(key)
        };
        let summary = words("summary", self.say(key!("spoken-group-plan")));
        let rooms =
            part("details", vec![summary, part("ul", self.eyes.plan_controls(&rooms).into_iter().map(one).collect())])
                .keyed("plan");
        drop.into_iter().chain([rooms]).collect()
    }

    fn control(&self, control: &Control) -> Node {
        let mut inside = match &control.does {
            ControlDeed::Decide(_) => vec![button(&control.label).typing(&control.command)],
            ControlDeed::Form(fields) => vec![form(control, fields)],
        };
        inside.extend(control.note.iter().map(|note| words("p", note)));
        part("li", inside).keyed(&control.command)
    }

    /// The line in which commands are typed, with how it could go on.
    fn command_line(&self) -> Node {
        let field = Node { tag: "input", ..Node::default() }
            .with("data-typed", "")
            .with("aria-label", self.say(key!("mirror-type")))
            .with("list", "mirror-ends")
            .with("autocomplete", "off")
            .with("autocapitalize", "off")
            .with("spellcheck", "false");
        let ends = if self.begun.is_empty() { Vec::new() } else { complete(&self.eyes, self.begun, self.beside.plans) };
        let ends = ends.into_iter().take(MOST_ENDS);
        let end = |end: String| Node { tag: "option", ..Node::default() }.with("value", &end).keyed(end);
        let ends = part("datalist", ends.map(end).collect()).with("id", "mirror-ends");
        let enter = words("button", self.say(key!("mirror-enter"))).with("type", "submit");
        let label = words("p", self.say(key!("mirror-type"))).with("aria-hidden", "true");
        part("form", vec![label, field, enter, ends]).with("data-command", "").keyed("type")
    }

    fn hand(&self, hand: &candlestick_game::spoken::SpokenHand) -> Node {
        let slip = |heading: MessageKey, slip: &Slip| {
            let told = self
                .eyes
                .words
                .with(key!("spoken-slip"), &[("title", (&slip.title).into()), ("text", (&slip.text).into())]);
            self.eyes.words.labelled(&self.say(heading), &told)
        };
        let kept = hand.kept.iter().map(|kept| slip(key!("hand-kept"), kept));
        let used = if hand.power_used { key!("hand-power-used") } else { key!("hand-power") };
        let power = hand.power.iter().map(|power| slip(used, power));
        list("ul", hand.cards.iter().cloned().chain(kept).chain(power))
    }

    /// The notebook as a table; each cell is a button that tells why.
    fn sheet(&self, sheet: &SpokenSheet) -> Node {
        let column = |name: &String| words("th", name).with("scope", "col");
        let heads = [words("th", self.say(key!("mirror-card"))).with("scope", "col")]
            .into_iter()
            .chain(sheet.columns.iter().map(column))
            .chain([words("th", self.say(key!("mirror-known"))).with("scope", "col")]);
        let head = part("thead", vec![part("tr", heads.collect())]);
        let wide = (sheet.columns.len() + 2).to_string();
        let body = |part_of: &candlestick_game::spoken::SheetPart| {
            let label = words("th", &part_of.label).with("scope", "rowgroup").with("colspan", &wide);
            let rows = part_of.rows.iter().map(|row| self.row(row));
            part("tbody", [part("tr", vec![label])].into_iter().chain(rows).collect())
        };
        let bodies = sheet.parts.iter().map(body);
        let table = part("table", [words("caption", &sheet.title), head].into_iter().chain(bodies).collect());
        // What scrolls is around it: a table that is no table to the eye is none to some readers either.
        part("div", vec![table]).with("class", "wide")
    }

    fn row(&self, row: &SheetRow) -> Node {
        let name = words("th", &row.name).with("scope", "row");
        let cells = row.cells.iter().map(|cell| part("td", vec![self.cell(row, cell)]));
        let known = words("td", row.known.join(" "));
        part("tr", [name].into_iter().chain(cells).chain([known]).collect())
    }

    fn cell(&self, row: &SheetRow, cell: &SheetCell) -> Node {
        let press = button(sign(cell)).typing(&cell.command);
        let press = press.with("data-cell", "").with("tabindex", "-1").with("aria-label", said(cell));
        if cell.printed.is_none() && !cell.slip {
            return press;
        }
        let why = self.eyes.why(row.card, cell.column, Proved::No).lines.into_iter().map(|(line, _)| line);
        press.with("aria-description", why.collect::<Vec<_>>().join(" "))
    }
}

/// What is told of each of several things.
fn description_list(all: &[Description]) -> Node {
    let one = |told: &Description| {
        let lines = told.lines.iter().map(|line| line.text.clone());
        part("li", vec![words("strong", &told.name), list("ul", lines.chain(told.card.iter().cloned()))])
            .keyed(&told.name)
    };
    part("ul", all.iter().map(one).collect())
}

/// A control with fields to pick from, pressed as one.
fn form(control: &Control, fields: &[Field]) -> Node {
    let field = |field: &Field| {
        let option =
            |one: &candlestick_game::spoken::FieldOption| words("option", &one.label).with("value", &one.command);
        let select = part("select", field.options.iter().map(option).collect()).with("aria-label", &field.label);
        part("p", vec![words("span", &field.label).with("aria-hidden", "true"), select])
    };
    let press = words("button", &control.label).with("type", "submit");
    let inside = fields.iter().map(field).chain([press]);
    part("form", inside.collect()).with("data-form", &control.command)
}

/// What stands in a cell, as a sign.
fn sign(cell: &SheetCell) -> String {
    let mark = match cell.printed.or(cell.pencilled) {
        Some(Mark::Yes) => "✓",
        Some(Mark::No) => "✗",
        Some(Mark::Maybe) => "?",
        None => "·",
    };
    [mark.to_owned()].into_iter().chain(figures(cell)).collect::<Vec<_>>().join(" ")
}

/// The figures beside the mark of a cell: turns, own numbers, the chance.
fn figures(cell: &SheetCell) -> impl Iterator<Item = String> {
    let (turns, numbers) = (cell.turns.iter().map(u32::to_string), cell.numbers.iter().map(u8::to_string));
    turns.chain(numbers).chain(cell.odds.clone())
}

/// What is heard of a cell: whatever is seen in it is in its name as well.
fn said(cell: &SheetCell) -> String {
    if cell.turns.is_empty() && cell.numbers.is_empty() {
        return cell.said.clone();
    }
    format!("{}; {}", cell.said, figures(cell).collect::<Vec<_>>().join(" "))
}

/// What one types to say yes, and no.
pub(in crate::screens::play) fn yes_and_no(words: &Words) -> [String; 2] {
    let first = |key| words.say(key).split(',').next().unwrap_or_default().trim().to_owned();
    [first(key!("spoken-word-yes")), first(key!("spoken-word-no"))]
}

#[cfg(test)]
mod tests {
    use candlestick_game::{Help, Level, Marks, NotebookAssist, testing::opened};
    use candlestick_rules::{Place, SeatId};

    use super::*;
    use crate::session::Plans;

    /// The table of a case of four as one seat reads it.
    fn read(seat: SeatId, busy: bool) -> (Vec<Node>, Vec<Control>) {
        read_with(seat, busy, BesideDecisions::default())
    }

    fn read_with(seat: SeatId, busy: bool, beside: BesideDecisions) -> (Vec<Node>, Vec<Control>) {
        let case = opened("classic-2016", 4, Level::Novice, 3);
        let view = case.game().view(seat);
        let (assist, marks, words) =
            (NotebookAssist::new(&view, Help::CrossOff, None), Marks::default(), Words::english());
        let seats = &case.log().seats;
        let eyes = Inspector { theme: case.theme(), words: &words, view: &view, seats, assist: &assist, marks: &marks };
        let spoken = SpokenState::default();
        let telling = ElementsTelling { eyes, spoken: &spoken, prompt: "", busy, beside, watched: false, begun: "" };
        (telling.elements(), eyes.controls())
    }

    /// Every command that something in these elements stands for, but for those of the notebook's cells.
    fn commands(nodes: &[Node]) -> Vec<String> {
        let own = |node: &Node| {
            let cell = node.attributes.iter().any(|(name, _)| *name == "data-cell");
            let line = node.attributes.iter().find(|(name, _)| matches!(*name, "data-line" | "data-form"));
            line.filter(|_| !cell).map(|(_, command)| command.clone())
        };
        nodes.iter().flat_map(|node| own(node).into_iter().chain(commands(&node.children))).collect()
    }

    fn part_of<'a>(nodes: &'a [Node], name: &str) -> Option<&'a Node> {
        nodes.iter().find(|node| node.key == name)
    }

    #[test]
    fn everything_that_may_be_done_has_its_element_and_nothing_else_has() {
        let (nodes, controls) = read(SeatId(0), false);
        let wanted: Vec<_> = controls.iter().map(|control| control.command.clone()).collect();
        assert!(wanted.len() > 1, "{wanted:?}");
        assert_eq!(commands(&nodes), wanted);
    }

    #[test]
    fn the_figures_that_are_seen_in_a_cell_are_heard_as_well() {
        let case = opened("classic-2016", 4, Level::Novice, 3);
        let view = case.game().view(SeatId(0));
        let (assist, words) = (NotebookAssist::new(&view, Help::CrossOff, None), Words::english());
        let (marks, seats) = (Marks::default(), &case.log().seats);
        let eyes = Inspector { theme: case.theme(), words: &words, view: &view, seats, assist: &assist, marks: &marks };
        let mut cell = eyes.sheet().parts[0].rows[0].cells[1].clone();
        assert_eq!(said(&cell), cell.said);
        (cell.turns, cell.numbers) = (vec![3, 12], vec![7]);
        assert_eq!(said(&cell), format!("{}; 3 12 7", cell.said));
        assert!(sign(&cell).ends_with(" 3 12 7"));
    }

    #[test]
    fn while_something_is_shown_one_can_only_leave_the_race() {
        let (nodes, _) = read(SeatId(0), true);
        assert_eq!(commands(&nodes), ["give up"]);
    }

    #[test]
    fn while_the_last_decision_may_be_taken_back_it_has_its_button_also_while_it_is_shown() {
        for busy in [false, true] {
            let (nodes, _) = read_with(SeatId(0), busy, BesideDecisions { take_back: true, plans: None });
            assert_eq!(commands(&nodes).last().map(String::as_str), Some("take back"));
        }
    }

    #[test]
    fn while_one_waits_each_room_has_an_element_that_plans_it_in_a_folded_list_and_the_plan_one_that_drops_it() {
        let case = opened("classic-2016", 4, Level::Novice, 3);
        let me = SeatId(u8::from(case.game().actor() == Some(SeatId(0))));
        let view = case.game().view(me);
        let rooms = plannable_rooms(&view);
        let mut plans = Plans::default();
        let read = |plans: Option<&Plans>| {
            let (nodes, _) = read_with(me, false, BesideDecisions { take_back: false, plans });
            let inside = part_of(&nodes, "do").expect("what can be done").children.clone();
            (commands(&inside), part_of(&inside, "plan").map(|list| (list.tag, commands(&list.children))))
        };
        assert_eq!(read(None), (vec!["give up".to_owned()], None), "where nothing can be planned");
        let (_, list) = read(Some(&plans));
        let (tag, offered) = list.expect("a list of rooms");
        assert_eq!((tag, offered.len()), ("details", rooms.len()));
        assert!(offered.len() > 7 && offered.iter().all(|command| command.starts_with("plan ")), "{offered:?}");
        plans.put(&view, Some(rooms[0]));
        let (all, list) = read(Some(&plans));
        assert_eq!(list.expect("the other rooms").1, offered[1..]);
        assert!(all.contains(&"plan no".to_owned()), "{all:?}");
        assert!(matches!(rooms[0], Place::Room(_)));
    }

    #[test]
    fn whoever_is_asked_something_reads_of_no_plan_beside_it() {
        let case = opened("classic-2016", 4, Level::Novice, 3);
        let me = case.game().actor().expect("somebody begins");
        let plans = Plans::default();
        let (nodes, controls) = read_with(me, false, BesideDecisions { take_back: false, plans: Some(&plans) });
        assert_eq!(commands(&nodes).len(), controls.len());
    }

    #[test]
    fn the_notebook_is_a_table_with_heads_and_whoever_watches_has_none() {
        let (nodes, _) = read(SeatId(0), false);
        let text = serde_json::to_string(part_of(&nodes, "notebook").unwrap()).unwrap();
        for head in [r#"["scope","col"]"#, r#"["scope","row"]"#, r#"["scope","rowgroup"]"#, "caption"] {
            assert!(text.contains(head), "{head} in {text}");
        }
        let (watched, _) = read(SeatId::WATCHER, false);
        assert!(part_of(&watched, "notebook").is_none() && part_of(&watched, "hand").is_none());
        assert_eq!(commands(&watched), Vec::<String>::new());
    }
}
