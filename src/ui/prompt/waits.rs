//! Whom one waits for, and for what.

use crate::ui::PanelContext;
use candlestick_rules::{Phase, SeatId};
use candlestick_themes::key;

/// What somebody else is to decide.
pub(super) fn waiting(context: &PanelContext, seat: SeatId) -> String {
    let key = match context.view.phase {
        Phase::Roll => key!("wait-roll"),
        Phase::ChooseSeat(_) | Phase::Snoop => key!("wait-choose-seat"),
        Phase::NameCard(_) => key!("wait-name-card"),
        Phase::ChooseRoom(_) => key!("wait-choose-room"),
        Phase::ChooseToken(_) => key!("wait-choose-token"),
        Phase::Reveal(_) => key!("wait-reveal"),
        Phase::PassLeft(_) => key!("wait-pass-left"),
        Phase::ShowCard(_) => key!("wait-show-card"),
        Phase::Move => key!("wait-move"),
        Phase::Suggest | Phase::AskAnywhere(_) => key!("wait-suggest"),
        Phase::Refute(_) => key!("wait-answer"),
        Phase::MayDraw(_) => key!("wait-may-draw"),
        Phase::SideCard(_) => key!("wait-side-card"),
        Phase::UsePower(_) | Phase::Watch(_) => key!("wait-card"),
        Phase::Conclude => key!("wait-conclude"),
        Phase::Over => key!("prompt-over"),
    };
    let kind = if context.is_bot(seat) { "bot" } else { "person" };
    let asker = context.view.asker.unwrap_or(context.view.turn_seat);
    let asker =
        if asker == context.view.me { context.words.say(key!("prompt-you")) } else { context.short(asker).to_owned() };
    let [question, _] = context.theme.manner();
    let values = [("name", context.short(seat).into()), ("kind", kind.into()), ("asker", (&asker).into()), question];
    context.words.with(key, &values)
}
