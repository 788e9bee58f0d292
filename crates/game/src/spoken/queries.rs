//! Answers what somebody asks about the table: sentences and lists, one thing a line.

use super::{
    control::{Control, ControlDeed, Field, Group},
    order::{NotebookPage, SpokenQuery},
    sheet::SpokenSheet,
    table::Slip,
    verb::Verb,
};
use crate::{
    Column, Help, Proved,
    inspect::{Description, Inspector, Subject},
};
use candlestick_rules::CardId;
use candlestick_themes::{MessageKey, key, list_of};

/// Commands that are named in the line below a question.
const IN_SHORT: usize = 14;
/// Squares that are listed with everything else; of more only how many there are.
const FEW_SQUARES: usize = 6;
/// Lines of the log that are told if no number is said.
const LOG_LINES: usize = 15;

impl SpokenQuery {
    /// Whether it tells of the notebook, which then is to hold all that its help level writes.
    #[must_use]
    pub const fn reads_notebook(&self) -> bool {
        matches!(self, Self::Where | Self::Players | Self::Look(_) | Self::Why(..) | Self::Notebook(_))
    }
}

impl Group {
    /// The heading that its controls stand under.
    #[must_use]
    pub const fn heading(self) -> MessageKey {
        match self {
            Self::Start => key!("spoken-group-start"),
            Self::Rooms => key!("act-rooms"),
            Self::Through => key!("act-through"),
            Self::Squares => key!("spoken-group-squares"),
            Self::Question => key!("spoken-group-question"),
            Self::Refute => key!("spoken-group-answer"),
            Self::Pick => key!("spoken-group-pick"),
            Self::Cards => key!("act-plays"),
            Self::End => key!("spoken-group-end"),
            Self::Accuse => key!("act-accuse-title"),
            Self::Leave => key!("act-give-up-title"),
        }
    }
}

impl Inspector<'_> {
    /// What was asked for, a line each, never none; `proof` is that of a cell that was deduced.
    #[must_use]
    pub fn lines_for(&self, what: &SpokenQuery, proof: Proved) -> Vec<String> {
        let lines = match what {
            SpokenQuery::Now => [format!("{}.", self.prompt())].into_iter().chain(self.in_short()).collect(),
            SpokenQuery::Options => self.options(),
            SpokenQuery::Squares => self.squares(),
            SpokenQuery::Where => self.places(),
            SpokenQuery::Look(subject) => self.whole(*subject),
            SpokenQuery::Hand => self.hand_told(),
            SpokenQuery::Players => self.suspects_told().iter().map(line).collect(),
            SpokenQuery::Table => self.lies_open(),
            SpokenQuery::Notebook(page) => self.notebook(*page),
            SpokenQuery::Why(card, Some(column)) => self.reasons(*card, *column, proof),
            SpokenQuery::Why(card, None) => self.row_told(*card),
            SpokenQuery::Log(count) => {
                let lines = self.log(0);
                let from = lines.len().saturating_sub(count.unwrap_or(LOG_LINES));
                lines.into_iter().skip(from).collect()
            }
            SpokenQuery::Question => self.last_question(),
            SpokenQuery::Rules(wanted) => self.rules(wanted),
            SpokenQuery::Help => self.commands_told().lines().map(str::to_owned).collect(),
            SpokenQuery::Complete(begun) => {
                let on = self.complete(begun);
                if on.is_empty() { vec![self.say(key!("spoken-no-end"))] } else { on }
            }
        };
        if lines.is_empty() { vec![self.say(key!("log-none"))] } else { lines }
    }

    /// How much the notebook can help; the level that is chosen says so.
    #[must_use]
    pub fn assist_told(&self, chosen: Help) -> Vec<String> {
        let level = |one: &Help| {
            let label = self.say(if *one == chosen { key!("spoken-chosen") } else { key!("spoken-not-chosen") });
            let (name, why) = (self.say(one.sentence()), self.say(one.why()));
            let values = [
                ("word", one.key().into()),
                ("name", (&name).into()),
                ("why", (&why).into()),
                ("chosen", (&label).into()),
            ];
            self.with(key!("spoken-assist"), &values)
        };
        Help::ALL.iter().map(level).collect()
    }

    /// What can be done, in one line; none where there is nothing.
    #[must_use]
    pub fn in_short(&self) -> Option<String> {
        let controls = self.controls();
        let mine = self.view.actor == Some(self.view.me);
        let short = |together: &[Control]| match together {
            [Control { group: Group::Squares, .. }, ..] if together.len() > FEW_SQUARES => {
                vec![self.with(key!("spoken-squares-short"), &[("count", together.len().into())])]
            }
            _ => together.iter().map(|control| control.command.clone()).collect::<Vec<_>>(),
        };
        let mut named: Vec<_> = controls.chunk_by(|a, b| a.group == b.group).flat_map(short).collect();
        let key = if named.len() > IN_SHORT { key!("spoken-now-more") } else { key!("spoken-now") };
        named.truncate(IN_SHORT);
        let commands = named.join(", ");
        (mine && !named.is_empty()).then(|| self.with(key, &[("commands", (&commands).into())]))
    }

    /// The command that tells where the own token is, and what is there.
    #[must_use]
    pub fn here_command(&self) -> String {
        let suspect = self.view.my_suspect();
        let named = self.suspects_named().into_iter().find(|named| named.thing == suspect);
        let token = named.filter(|_| self.plays()).map(|named| named.token);
        [Verb::Look.word(self.words)].into_iter().chain(token).collect::<Vec<_>>().join(" ")
    }

    /// The command that asks to be told something, where it is a word alone or with a number.
    #[must_use]
    pub fn command_of(&self, what: &SpokenQuery) -> String {
        let word = |verb: Verb| verb.word(self.words);
        match what {
            SpokenQuery::Options => word(Verb::Options),
            SpokenQuery::Squares => word(Verb::Squares),
            SpokenQuery::Now => word(Verb::Now),
            SpokenQuery::Where | SpokenQuery::Look(_) => word(Verb::Where),
            SpokenQuery::Hand => word(Verb::Hand),
            SpokenQuery::Players => word(Verb::Players),
            SpokenQuery::Table => word(Verb::Table),
            SpokenQuery::Notebook(_) | SpokenQuery::Why(..) => word(Verb::Notebook),
            SpokenQuery::Log(None) => word(Verb::Log),
            SpokenQuery::Log(Some(count)) => format!("{} {count}", word(Verb::Log)),
            SpokenQuery::Question => word(Verb::Question),
            SpokenQuery::Rules(_) => word(Verb::Rules),
            SpokenQuery::Help | SpokenQuery::Complete(_) => word(Verb::Help),
        }
    }

    /// Why a cell stands as it does.
    fn reasons(&self, card: CardId, column: Column, proof: Proved) -> Vec<String> {
        let why = self.why(card, column, proof).lines.into_iter();
        // Within a supposition a line stands further in.
        let lines = why.map(|(line, depth)| format!("{}{line}", "  ".repeat(depth)));
        [self.cell_line(card, column)].into_iter().chain(lines).collect()
    }

    /// A cell of the notebook, in a sentence.
    #[must_use]
    pub fn cell_line(&self, card: CardId, column: Column) -> String {
        format!("{}.", self.cell_told(card, column))
    }

    /// Everything that can be done, group by group.
    fn options(&self) -> Vec<String> {
        let controls = self.controls();
        let mut lines = vec![format!("{}.", self.prompt())];
        for together in controls.chunk_by(|a, b| a.group == b.group) {
            let Some(first) = together.first() else { continue };
            lines.push(self.say(first.group.heading()));
            if first.group == Group::Squares && together.len() > FEW_SQUARES {
                lines.push(self.with(key!("spoken-squares-many"), &[("count", together.len().into())]));
                continue;
            }
            lines.extend(together.iter().map(|control| self.option(control)));
        }
        lines
    }

    fn squares(&self) -> Vec<String> {
        let controls = self.controls();
        controls.iter().filter(|control| control.group == Group::Squares).map(|one| self.option(one)).collect()
    }

    /// A control in a line that begins with its command.
    fn option(&self, control: &Control) -> String {
        let (label, command) = (control.label.as_str(), control.command.as_str());
        if let ControlDeed::Form(fields) = &control.does {
            let told = |field: &Field| {
                let options: Vec<_> = field.options.iter().map(|option| option.command.clone()).collect();
                let options = list_of(&options, self.words);
                self.with(key!("spoken-field"), &[("label", (&field.label).into()), ("options", (&options).into())])
            };
            let fields = fields.iter().map(told).collect::<Vec<_>>().join(" ");
            let values = [("label", label.into()), ("command", command.into()), ("fields", (&fields).into())];
            return self.with(key!("spoken-option-form"), &values);
        }
        let note = control.note.as_deref();
        let values = [("label", label.into()), ("command", command.into()), ("note", note.unwrap_or_default().into())];
        self.with(if note.is_some() { key!("spoken-option-note") } else { key!("spoken-option") }, &values)
    }

    /// The own cards, kept ones and the power, a line each.
    #[must_use]
    pub fn hand_told(&self) -> Vec<String> {
        let hand = self.hand();
        let list =
            |label: MessageKey, things: &[String]| self.words.labelled(&self.say(label), &list_of(things, self.words));
        let slip = |slip: &Slip| vec![self.slip_told(slip)];
        let mut lines = vec![list(key!("hand-title"), &hand.cards)];
        lines.extend(hand.kept.iter().map(|kept| list(key!("hand-kept"), &slip(kept))));
        let label = if hand.power_used { key!("hand-power-used") } else { key!("hand-power") };
        lines.extend(hand.power.iter().map(|power| list(label, &slip(power))));
        lines
    }

    fn slip_told(&self, slip: &Slip) -> String {
        self.with(key!("spoken-slip"), &[("title", (&slip.title).into()), ("text", (&slip.text).into())])
    }

    /// What is told of something, a sentence a line.
    fn whole(&self, subject: Subject) -> Vec<String> {
        let told = self.look_told(subject);
        let lines = told.lines.iter().map(|line| format!("{}.", line.text));
        [told.name.clone()].into_iter().chain(lines).chain(told.card).collect()
    }

    /// Who and what is where, and the rooms.
    fn places(&self) -> Vec<String> {
        let rooms = self.rooms_told();
        self.who_is_where().into_iter().chain(rooms.iter().map(line)).collect()
    }

    /// What the notebook has of a card.
    fn row_told(&self, card: CardId) -> Vec<String> {
        let told = self.look_at(Subject::of_card(self.view.edition.cards, card));
        [told.name].into_iter().chain(told.card).collect()
    }

    /// The notebook, card by card, or a column of it.
    fn notebook(&self, page: Option<NotebookPage>) -> Vec<String> {
        let column = match page {
            Some(NotebookPage::Card(card)) => {
                let cells = self.columns().into_iter().map(|column| self.cell_line(card, column));
                return self.row_told(card).into_iter().chain(cells).collect();
            }
            Some(NotebookPage::Seat(seat)) => Some(Column::Seat(seat)),
            Some(NotebookPage::CaseFile) => Some(Column::CaseFile),
            None => None,
        };
        let SpokenSheet { title, parts, .. } = self.sheet();
        let mut lines = vec![title];
        for part in parts {
            lines.push(part.label);
            lines.extend(part.rows.iter().map(|row| match column {
                Some(column) => self.cell_line(row.card, column),
                None => self.words.labelled(&row.name, &row.known.join(" ")),
            }));
        }
        lines
    }

    /// The headings of the rules, or the parts that have some words.
    fn rules(&self, wanted: &str) -> Vec<String> {
        let theme = self.theme;
        if wanted.is_empty() {
            let headings = theme.rules_text.iter().map(|part| part.heading.clone());
            return [self.say(key!("spoken-rules"))].into_iter().chain(headings).collect();
        }
        let wanted = wanted.to_lowercase();
        let has = |text: &str| text.to_lowercase().contains(&wanted);
        let headed: Vec<_> = theme.rules_text.iter().filter(|part| has(&part.heading)).collect();
        let parts =
            if headed.is_empty() { theme.rules_text.iter().filter(|part| has(&part.text)).collect() } else { headed };
        if parts.is_empty() {
            return vec![self.say(key!("rules-none"))];
        }
        parts.iter().flat_map(|part| [part.heading.clone(), part.text.clone()]).collect()
    }
}

/// What is told of something, in one line without what is known of its card.
fn line(told: &Description) -> String {
    let lines: Vec<_> = told.lines.iter().map(|line| line.text.as_str()).collect();
    format!("{}: {}.", told.name, lines.join(". "))
}
