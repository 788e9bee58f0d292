//! `candlestick speedclue`: the master bot as a client of the text protocol of a bot contest, to meet bots from elsewhere.

pub(super) mod contest;
mod message;
pub(super) mod outside;
mod seat;

use std::{
    io::{self, Read, Write},
    net::{Ipv4Addr, TcpStream},
    process::ExitCode,
    sync::Arc,
};

use message::{LONGEST, ServerMessage};
pub use outside::OutsideCommand;
use seat::SpeedclueSeat;

use crate::output::complain;
use candlestick_bots::Level;
use candlestick_themes::{Words, key};

/// How to reach the server.
#[derive(Debug, Clone, PartialEq, Eq, clap::Args)]
pub struct Speedclue {
    /// The identifier that the server gave this bot
    #[arg(help = key!("args-speedclue-id").name())]
    pub id: String,
    /// The server's port on this machine
    #[arg(help = key!("args-speedclue-port").name())]
    pub port: u16,
}

/// What ends a match early.
#[derive(Debug)]
enum Fault {
    /// The server cannot be reached, or went away.
    Connection(io::Error),
    /// It sent what is no message.
    Message { text: String, why: message::Misread },
    /// It sent this before there was a game.
    NoGame { text: String },
}

impl From<io::Error> for Fault {
    fn from(fault: io::Error) -> Self {
        Self::Connection(fault)
    }
}

impl Fault {
    /// The fault as these words say it.
    fn say(&self, words: &Words) -> String {
        match self {
            Self::Connection(fault) => {
                words.with(key!("cli-speedclue-connection"), &[("fault", (&fault.to_string()).into())])
            }
            Self::Message { text, why } => {
                let (text, why) = (format!("{text:?}"), why.say(words));
                words.with(key!("cli-speedclue-message"), &[("text", (&text).into()), ("why", (&why).into())])
            }
            Self::NoGame { text } => {
                words.with(key!("cli-speedclue-no-game"), &[("text", (&format!("{text:?}")).into())])
            }
        }
    }
}

impl Speedclue {
    /// Plays until the server is done.
    pub(crate) fn run(&self, words: &Words) -> ExitCode {
        match self.play() {
            Ok(()) => ExitCode::SUCCESS,
            Err(fault) => {
                complain(words, &fault.say(words));
                ExitCode::FAILURE
            }
        }
    }

    fn play(&self) -> Result<(), Fault> {
        let mut server = TcpStream::connect((Ipv4Addr::LOCALHOST, self.port))?;
        // Messages are small and each waits for its answer.
        server.set_nodelay(true)?;
        server.write_all(format!("{} alive", self.id).as_bytes())?;
        let mut table = None;
        let mut bytes = [0; LONGEST];
        loop {
            let length = server.read(&mut bytes)?;
            if length == 0 {
                return Ok(());
            }
            let text = String::from_utf8_lossy(&bytes[..length]).into_owned();
            for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
                let response = reply(line, &mut table)?;
                server.write_all(response.as_bytes())?;
                if response == "dead" {
                    return Ok(());
                }
            }
        }
    }
}

/// The answer to one message.
fn reply(line: &str, table: &mut Option<SpeedclueSeat>) -> Result<String, Fault> {
    let message = ServerMessage::read(line).map_err(|why| Fault::Message { text: line.into(), why })?;
    match message {
        ServerMessage::Done => return Ok("dead".into()),
        ServerMessage::Reset { players, me, hand } => {
            *table = Some(SpeedclueSeat::new(players, me, hand, Arc::new(Level::Master.style())));
            return Ok("ok".into());
        }
        _ => {}
    }
    let table = table.as_mut().ok_or_else(|| Fault::NoGame { text: line.into() })?;
    Ok(match message {
        ServerMessage::Suggest => format!("suggest {}", message::codes(table.suggest())),
        ServerMessage::Disprove { by, asked } => format!("show {}", message::code(table.show(by, asked))),
        ServerMessage::Accuse => {
            table.accuse().map_or("-".into(), |triple| format!("accuse {}", message::codes(triple)))
        }
        ServerMessage::Suggestion { by, asked, shower, shown } => {
            table.heard(by, asked, shower, shown);
            "ok".into()
        }
        ServerMessage::Accusation { by, triple, right } => {
            table.accused(by, triple, right);
            "ok".into()
        }
        ServerMessage::Done | ServerMessage::Reset { .. } => "ok".into(),
    })
}
