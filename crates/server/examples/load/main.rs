//! Plays many rooms of a running server at once with the game's own clients, and measures the time from a decision
//! until each client is told of it.

#[path = "../../tests/it/player.rs"]
mod player;
mod table;

use std::{net::SocketAddr, process::ExitCode, sync::Arc, time::Duration};

use candlestick_game::Level;
use clap::Parser;
use tokio::task::JoinSet;

use table::{Figures, LoadPlan, play_room};

/// Plays many rooms of a running server at once. Give the server high limits for addresses: all come from this one.
#[derive(Parser)]
struct LoadFlags {
    /// Address of the server
    #[arg(long, default_value = "127.0.0.1:8080", value_name = "ADDRESS")]
    server: SocketAddr,
    /// Rooms at once
    #[arg(long, default_value_t = 10, value_name = "NUMBER")]
    rooms: usize,
    /// People in each room
    #[arg(long, default_value_t = 4, value_name = "NUMBER")]
    people: usize,
    /// Bots in each room, beside them
    #[arg(long, default_value_t = 0, value_name = "NUMBER")]
    bots: u8,
    /// How well they play: novice, detective, master
    #[arg(long, default_value = "detective", value_name = "LEVEL", value_parser = level)]
    level: Level,
    /// Theme of the rooms
    #[arg(long, default_value = "classic-2016", value_name = "ID")]
    theme: String,
    /// Milliseconds that a person waits before a decision
    #[arg(long, default_value_t = 1000, value_name = "MILLISECONDS")]
    pause: u64,
    /// Each room has closed a case before, which it keeps meanwhile: of at least so many decisions, without a pause
    #[arg(long, value_name = "DECISIONS")]
    closed: Option<u64>,
    /// All rooms decide at the same moment at first, which people do not
    #[arg(long)]
    at_once: bool,
    /// Seconds that are measured, from when all cases have begun
    #[arg(long, default_value_t = 30, value_name = "SECONDS")]
    seconds: u64,
}

/// A level as it is typed.
fn level(typed: &str) -> Result<Level, String> {
    match typed {
        "novice" => Ok(Level::Novice),
        "detective" => Ok(Level::Detective),
        "master" => Ok(Level::Master),
        _ => Err("accepted are novice, detective, master".into()),
    }
}

#[tokio::main]
async fn main() -> ExitCode {
    let line = LoadFlags::parse();
    let figures = Arc::new(Figures::new(line.rooms));
    let wish = Arc::new(LoadPlan {
        server: line.server,
        people: line.people,
        bots: line.bots,
        level: line.level,
        theme: line.theme,
        pause: Duration::from_millis(line.pause),
        rooms: line.rooms,
        closed: line.closed,
        at_once: line.at_once,
        measured: Duration::from_secs(line.seconds),
    });
    let mut rooms = JoinSet::new();
    for number in 0..line.rooms {
        let (wish, figures) = (Arc::clone(&wish), Arc::clone(&figures));
        rooms.spawn(async move { play_room(wish, figures, number as u64).await });
        // Not all at the same moment, as people come too.
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let mut broken = 0;
    while let Some(room) = rooms.join_next().await {
        broken += usize::from(room.is_err());
    }
    println!("{}{}", figures.summary(wish.measured), figures.bots());
    if broken > 0 {
        eprintln!("{broken} rooms broke");
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}
