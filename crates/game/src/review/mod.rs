//! The review of a case: what each seat could know when, what was missed, what better questions were worth, and luck.

mod cost;
mod follow;
mod known;
mod seat_review;
mod tell;
mod whole;
mod why;
pub(crate) mod worth;

pub use cost::Weight;
pub use known::how_known;
pub use seat_review::{AskedQuestion, Missed, ReviewPoint, SeatReview};
pub use tell::told_cost;
pub use whole::Review;
