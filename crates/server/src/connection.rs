//! Serves one WebSocket: its first frame finds the room, then frames go both ways, each within what is allowed.

use std::{
    ops::ControlFlow::{self, Break, Continue},
    sync::Arc,
    time::{Duration, Instant},
};

use candlestick_online::{CloseCode, ConnectionId, MAX_FRAME};
use tokio::{
    sync::mpsc,
    time::{Instant as Moment, sleep_until, timeout},
};
use tokio_tungstenite::tungstenite::{Error, Message, error::ProtocolError, protocol::CloseFrame};

use crate::{
    limits::{Address, Bucket},
    metered::is_no_message,
    metrics::RefusalReason,
    outbox::{OutboxReader, Outgoing, outbox},
    rooms::Mail,
    server::Server,
    socket::ServerSocket,
};

/// How a connection ends: with a code, or without a word.
type Farewell = Option<CloseCode>;

struct Connection {
    server: Arc<Server>,
    socket: ServerSocket,
    address: Address,
    frames: Bucket,
    heard: Moment,
}

/// Serves a socket until either side closes it.
pub(crate) async fn serve(server: Arc<Server>, socket: ServerSocket, address: Address) {
    let _counted = server.metrics.sockets.enter();
    server.metrics.sockets_opened.add(1);
    let frames = Bucket::full(server.limits.frames, Instant::now());
    let mut connection = Connection { server, socket, address, frames, heard: Moment::now() };
    let farewell = connection.converse().await;
    connection.close(farewell).await;
}

impl Connection {
    async fn converse(&mut self) -> Farewell {
        // As it was made and not as it says hello: what it says may be long on its way.
        let connection = self.server.next_connection();
        let hello = match timeout(self.server.limits.hello, self.first_frame()).await {
            Ok(Continue(hello)) => hello,
            Ok(Break(farewell)) => return farewell,
            // A device that fell asleep in between, or a slow line: nothing that coming again would not mend.
            Err(_) => return self.refuse(RefusalReason::LateHello, CloseCode::Slow),
        };
        let Some(name) = self.server.maker.room_of(&hello) else {
            return self.refuse(RefusalReason::BadHello, CloseCode::BadFrames);
        };
        // An address that has guessed too often wakes no room by another guess. Those who share it go on where people play.
        if !self.server.rooms.is_open(&name) && !self.server.guesses.has(self.address, Instant::now()) {
            return self.refuse(RefusalReason::Guesses, CloseCode::ComeAgain);
        }
        let (outbox, mut waiting) = outbox(self.server.limits.outbox);
        let room = match self.server.rooms.enter(&name, Mail::Opened { connection, hello, outbox }) {
            Ok(room) => room,
            Err(code @ CloseCode::NoRoom) => return self.closed_by_room(code),
            Err(code) => return self.refuse(RefusalReason::Busy, code),
        };
        let farewell = self.talk(connection, &room, &mut waiting).await;
        // A room that is gone knows.
        let _ = room.send(Mail::Closed { connection }).await;
        farewell
    }

    async fn first_frame(&mut self) -> ControlFlow<Farewell, String> {
        loop {
            let next = self.socket.hear().await;
            if let Some(hello) = self.read(next)? {
                return Continue(hello);
            }
        }
    }

    async fn talk(
        &mut self,
        connection: ConnectionId,
        room: &mpsc::Sender<Mail>,
        waiting: &mut OutboxReader,
    ) -> Farewell {
        let mut ping_at = Moment::now() + self.server.limits.ping;
        loop {
            tokio::select! {
                () = waiting.cut() => return self.refuse(RefusalReason::Slow, CloseCode::Slow),
                next = waiting.next() => match next {
                    Some(Outgoing::Text(text)) => {
                        if let Break(farewell) = self.send(text, waiting).await {
                            return farewell;
                        }
                    }
                    Some(Outgoing::Close(code)) => return self.closed_by_room(code),
                    // The room lets go of an outbox that it has cut.
                    None if waiting.is_cut() => return self.refuse(RefusalReason::Slow, CloseCode::Slow),
                    None => return Some(CloseCode::ComeAgain),
                },
                next = self.socket.hear() => match self.read(next) {
                    // Where the room is gone, the other end of the outbox tells why.
                    Continue(Some(text)) => { let _ = room.send(Mail::Frame { connection, text }).await; }
                    Continue(None) => {}
                    Break(farewell) => return farewell,
                },
                () = sleep_until(ping_at) => {
                    if self.heard.elapsed() >= self.server.limits.ping * 2 {
                        self.server.metrics.refuse(RefusalReason::Silent);
                        return Some(CloseCode::Slow);
                    }
                    ping_at = Moment::now() + self.server.limits.ping;
                    if let Break(farewell) = self.ping(waiting).await {
                        return farewell;
                    }
                }
            }
        }
    }

    /// A text that came; nothing for what has only to do with the connection itself.
    fn read(&mut self, next: Option<Result<Message, Error>>) -> ControlFlow<Farewell, Option<String>> {
        self.heard = Moment::now();
        let message = match next {
            None => return Break(None),
            Some(Ok(message)) => message,
            Some(Err(fault)) => {
                let farewell =
                    if is_wrong_frame(&fault) { self.refuse(RefusalReason::Frame, CloseCode::BadFrames) } else { None };
                return Break(farewell);
            }
        };
        if !self.frames.take(self.server.limits.frames, Instant::now()) {
            return Break(self.refuse(RefusalReason::Flood, CloseCode::Flood));
        }
        match message {
            Message::Text(text) if text.len() <= MAX_FRAME => {
                self.server.metrics.frames_in.add(1);
                Continue(Some(text.as_str().to_owned()))
            }
            Message::Text(_) | Message::Binary(_) => Break(self.refuse(RefusalReason::Frame, CloseCode::BadFrames)),
            Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => Continue(None),
            Message::Close(_) => Break(None),
        }
    }

    async fn send(&mut self, text: String, waiting: &OutboxReader) -> ControlFlow<Farewell> {
        let sent = in_time(self.server.limits.send, waiting, self.socket.say(&text)).await;
        self.has_left(sent)?;
        waiting.sent(text.len());
        self.server.metrics.frames_out.add(1);
        self.server.metrics.bytes_out.add(text.len());
        Continue(())
    }

    async fn ping(&mut self, waiting: &OutboxReader) -> ControlFlow<Farewell> {
        let ping = Message::Ping(Vec::new().into());
        let sent = in_time(self.server.limits.send, waiting, self.socket.control(ping)).await;
        self.has_left(sent)
    }

    fn has_left(&self, sent: Option<Result<(), Error>>) -> ControlFlow<Farewell> {
        match sent {
            Some(Ok(())) => Continue(()),
            Some(Err(_)) => Break(None),
            None => Break(self.refuse(RefusalReason::Slow, CloseCode::Slow)),
        }
    }

    fn refuse(&self, why: RefusalReason, code: CloseCode) -> Farewell {
        self.server.metrics.refuse(why);
        Some(code)
    }

    /// Counts why. Naming what is not here is a guess: an address may do that now and then.
    fn closed_by_room(&self, code: CloseCode) -> Farewell {
        if let CloseCode::BadToken | CloseCode::NoRoom = code {
            self.server.guesses.take(self.address, Instant::now());
        }
        if let Some(why) = RefusalReason::of_close(code) {
            self.server.metrics.refuse(why);
        }
        Some(code)
    }

    /// Says why, and gives the other side a moment to hear it before the connection breaks.
    async fn close(mut self, farewell: Farewell) {
        let Some(code) = farewell else { return };
        self.server.metrics.close(code);
        let frame = CloseFrame { code: code.number().into(), reason: "".into() };
        let said = async {
            if self.socket.control(Message::Close(Some(frame))).await.is_ok() {
                while let Some(Ok(_)) = self.socket.hear().await {}
            }
        };
        // Whoever does not listen is not waited for.
        let _ = timeout(Duration::from_secs(1), said).await;
    }
}

/// Has something leave; nothing where it takes too long, or more waits behind it than may.
async fn in_time(
    limit: Duration,
    waiting: &OutboxReader,
    sending: impl Future<Output = Result<(), Error>>,
) -> Option<Result<(), Error>> {
    tokio::select! {
        sent = timeout(limit, sending) => sent.ok(),
        () = waiting.cut() => None,
    }
}

/// Whether what came is no frame that is allowed, rather than a connection that broke.
fn is_wrong_frame(fault: &Error) -> bool {
    match fault {
        Error::Capacity(_) | Error::Utf8(_) => true,
        Error::Io(fault) => is_no_message(fault),
        Error::Protocol(fault) => *fault != ProtocolError::ResetWithoutClosingHandshake,
        _ => false,
    }
}
