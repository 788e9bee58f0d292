//! A bot from elsewhere at the contest's table: its process, the line to it, and what it answers, read with care.

use std::{
    io::{self, Read, Write},
    net::{Ipv4Addr, TcpListener, TcpStream},
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use super::message::{self, LONGEST, code, codes};
use candlestick_rules::{CardId, CardSet, SeatId, Triple};
use candlestick_themes::{Message, message};

/// How long a bot may take for one answer, or to connect: the contest's own limit.
const PATIENCE: Duration = Duration::from_secs(10);

/// A bot in any language that speaks the contest's protocol: what the arena calls it and how it is started.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OutsideCommand {
    /// What `--seats` calls it
    pub name: String,
    /// The program and its words; an identifier and a port are added to them
    pub command: Vec<String>,
}

impl std::str::FromStr for OutsideCommand {
    type Err = Message;

    fn from_str(typed: &str) -> Result<Self, Message> {
        let (name, command) = typed.split_once('=').unwrap_or_default();
        let command: Vec<_> = command.split_whitespace().map(str::to_owned).collect();
        if name.is_empty() || name.contains(',') || command.is_empty() {
            return Err(message!("typed-outside"));
        }
        Ok(Self { name: name.to_owned(), command })
    }
}

/// A running bot.
#[derive(Debug)]
pub(crate) struct OutsideBot {
    name: String,
    process: Child,
    stream: TcpStream,
}

impl OutsideBot {
    /// Starts the bot and waits for it to connect and say that it is alive.
    pub fn start(bot: &OutsideCommand) -> Result<Self, Message> {
        let name = bot.name.as_str();
        let no_port = |why: io::Error| message!("cli-outside-port", name = name, why = why.to_string());
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).map_err(no_port)?;
        let port = listener.local_addr().map_err(no_port)?.port();
        let (program, words) = bot.command.split_first().ok_or_else(|| message!("typed-outside"))?;
        let mut command = Command::new(program);
        command.args(words).args([name, &port.to_string()]).stdin(Stdio::null()).stdout(Stdio::null());
        let mut process = command
            .spawn()
            .map_err(|why| message!("cli-outside-program", name = name, program = program, why = why.to_string()))?;
        let stream = match accept(&listener, &mut process) {
            Ok(stream) => stream,
            Err(why) => {
                end(&mut process);
                return Err(message!("cli-outside-connect", name = name, why = why));
            }
        };
        let mut line = Self { name: bot.name.clone(), process, stream };
        let said = line.hear()?;
        if said.ends_with("alive") { Ok(line) } else { Err(line.wrong("", &said, "ID alive")) }
    }

    /// A new game with this hand.
    pub fn reset(&mut self, players: u8, me: SeatId, hand: CardSet) -> Result<(), Message> {
        let hand: Vec<_> = hand.iter().map(code).collect();
        self.tell(&format!("reset {players} {} {}", me.0, hand.join(" ")))
    }

    /// Its question.
    pub fn suggest(&mut self) -> Result<Triple, Message> {
        let said = self.ask("suggest")?;
        message::asked(&said, "suggest").ok_or_else(|| self.wrong("suggest", &said, "suggest S W R"))
    }

    /// The card it shows, one of these.
    pub fn show(&mut self, by: SeatId, asked: Triple, matching: CardSet) -> Result<CardId, Message> {
        let question = format!("disprove {} {}", by.0, codes(asked));
        let said = self.ask(&question)?;
        let cards = matching.iter().map(|card| format!("show {}", code(card))).collect::<Vec<_>>().join(" | ");
        message::shown(&said)
            .filter(|card| matching.contains(*card))
            .ok_or_else(|| self.wrong(&question, &said, &cards))
    }

    /// What it accuses, if it does.
    pub fn accuse(&mut self) -> Result<Option<Triple>, Message> {
        let said = self.ask("accuse")?;
        if said == "-" {
            return Ok(None);
        }
        let triple = message::asked(&said, "accuse");
        triple.map(Some).ok_or_else(|| self.wrong("accuse", &said, "- | accuse S W R"))
    }

    /// How a question went.
    pub fn heard(&mut self, by: SeatId, asked: Triple, how: Option<(SeatId, Option<CardId>)>) -> Result<(), Message> {
        let end = match how {
            None => "-".to_owned(),
            Some((shower, None)) => shower.0.to_string(),
            Some((shower, Some(card))) => format!("{} {}", shower.0, code(card)),
        };
        self.tell(&format!("suggestion {} {} {end}", by.0, codes(asked)))
    }

    /// How an accusation went.
    pub fn accused(&mut self, by: SeatId, triple: Triple, right: bool) -> Result<(), Message> {
        self.tell(&format!("accusation {} {} {}", by.0, codes(triple), if right { '+' } else { '-' }))
    }

    fn tell(&mut self, message: &str) -> Result<(), Message> {
        let said = self.ask(message)?;
        if said == "ok" { Ok(()) } else { Err(self.wrong(message, &said, "ok")) }
    }

    fn ask(&mut self, message: &str) -> Result<String, Message> {
        // No end of line: some bots of the contest read one as part of the last word.
        self.stream.write_all(message.as_bytes()).map_err(|why| self.lost(&why))?;
        self.hear()
    }

    fn hear(&mut self) -> Result<String, Message> {
        let mut bytes = [0; LONGEST];
        let length = self.stream.read(&mut bytes).map_err(|why| {
            let waited = matches!(why.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut);
            let late = || message!("cli-outside-late", name = &self.name, seconds = PATIENCE.as_secs());
            if waited { late() } else { self.lost(&why) }
        })?;
        if length == 0 {
            return Err(message!("cli-outside-left", name = &self.name));
        }
        let said = String::from_utf8_lossy(&bytes[..length]);
        Ok(said.trim_matches(|sign: char| sign.is_whitespace() || sign == '\0').to_owned())
    }

    /// What it said is no answer to that; to nothing, when it started.
    fn wrong(&self, told: &str, said: &str, wanted: &str) -> Message {
        let said = format!("{said:?}");
        message!("cli-outside-answer", name = &self.name, told = told, said = said, wanted = wanted)
    }

    fn lost(&self, why: &io::Error) -> Message {
        message!("cli-outside-lost", name = &self.name, why = why.to_string())
    }
}

impl Drop for OutsideBot {
    fn drop(&mut self) {
        // Its answer, "dead", tells that it is leaving by itself; whatever it says, it is ended.
        let _told = self.ask("done");
        end(&mut self.process);
    }
}

/// Waits for the bot to connect.
fn accept(listener: &TcpListener, process: &mut Child) -> Result<TcpStream, Message> {
    let told = |why: io::Error| Message::as_it_was(why);
    listener.set_nonblocking(true).map_err(told)?;
    let begun = Instant::now();
    let stream = loop {
        match listener.accept() {
            Ok((stream, _)) => break stream,
            Err(why) if why.kind() != io::ErrorKind::WouldBlock => return Err(told(why)),
            Err(_) => {}
        }
        if let Some(status) = process.try_wait().map_err(told)? {
            return Err(message!("cli-outside-ended", status = status.to_string()));
        }
        if begun.elapsed() > PATIENCE {
            return Err(told(io::ErrorKind::TimedOut.into()));
        }
        thread::sleep(Duration::from_millis(10));
    };
    stream.set_nonblocking(false).map_err(told)?;
    stream.set_nodelay(true).map_err(told)?;
    stream.set_read_timeout(Some(PATIENCE)).map_err(told)?;
    Ok(stream)
}

/// Ends a process, if it has not ended by itself.
fn end(process: &mut Child) {
    // Either may fail only because it is gone already.
    let _killed = process.kill();
    let _gone = process.wait();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_from_elsewhere_is_a_name_and_a_command() {
        let bot: OutsideCommand = "theirs=java -jar a=b.jar".parse().unwrap();
        assert_eq!((bot.name.as_str(), bot.command.len(), bot.command[2].as_str()), ("theirs", 3, "a=b.jar"));
        for typed in ["", "theirs", "theirs=", "=java", "a,b=java"] {
            assert!(typed.parse::<OutsideCommand>().unwrap_err().to_string().contains("NAME=COMMAND"), "{typed:?}");
        }
    }

    #[test]
    fn a_program_that_is_not_there_or_leaves_at_once_is_told() {
        for (command, told) in [("no-such-program-anywhere", "cannot be started"), ("false", "it ended with")] {
            let bot = format!("theirs={command}").parse().unwrap();
            let fault = OutsideBot::start(&bot).unwrap_err();
            assert!(fault.starts_with("theirs: ") && fault.contains(told), "{fault}");
        }
    }
}
