//! Bots that decide from a seat's view alone, at one of three levels or by a named policy.

mod ask;
mod assessment;
mod attention;
mod candidates;
mod decide;
mod deck;
mod level;
mod map;
mod memory;
mod opponent_knowledge;
mod opponent_model;
mod persona;
mod plays;
mod policy;
mod posterior_sampler;
mod race;
mod samples;
mod show;
mod style;
#[cfg(test)]
mod tests;
mod turn;
mod walk;
mod ways;

pub use attention::{Attention, NoticedUnable, ShownCards};
pub use decide::{decide, decide_as};
pub use level::Level;
pub use persona::Persona;
pub use policy::{NoPolicy, Policy, STYLES, policy, style};
pub use style::{QuestionStyle, Reasoning, Skill, Skills, Style, Walking};

/// The examples of the README, run as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct ReadmeExamples;
