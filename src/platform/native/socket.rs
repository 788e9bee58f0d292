//! A connection to a server of rooms, on a thread of its own.

use std::{
    error::Error,
    io::{self, ErrorKind},
    net::{TcpStream, ToSocketAddrs},
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Mutex,
        mpsc::{Receiver, RecvTimeoutError, Sender, channel},
    },
    thread,
    time::{Duration, Instant},
};

use bevy::log::debug;
use tungstenite::{
    Error as WireFault, Message, WebSocket,
    client::{IntoClientRequest, uri_mode},
    client_tls_with_config,
    protocol::WebSocketConfig,
    stream::{MaybeTlsStream, Mode},
};

use crate::platform::{Signal, SocketEvent};

pub use super::{
    clock::{now_ms, take_awake},
    post::HttpPost,
};

/// For how long a server may take until the socket is open.
const OPENING: Duration = Duration::from_secs(8);
/// For how long a closed connection waits for the server to have heard all.
const PARTING: Duration = Duration::from_secs(2);
/// Most bytes of a frame from the server, and of frames that wait to be sent.
const MOST_FRAME: usize = 1024 * 1024;
/// After so long a thread with nothing to send looks whether something came.
///
/// One thread reads and writes, for a connection with TLS can't be split in two, and std can't wait for a wire and a
/// channel at once. So the wire never blocks and the thread waits at the channel: what is sent goes at once, what comes
/// is this late at most. A read with a time limit would do the reverse, and Windows makes no promise for a wire on
/// which one ran out.
const TURN: Duration = Duration::from_millis(20);

type SocketStream = WebSocket<MaybeTlsStream<TcpStream>>;

/// Nothing to do: a window is drawn, and heard, behind others too.
pub const fn teach_tab(_: &str, _: &str) {}

/// A connection to a server of rooms; it is closed when this is dropped.
#[derive(Debug)]
pub struct Socket(Mutex<Option<Ends>>);

/// The game's ends of the two channels; without them the thread closes the connection and ends.
#[derive(Debug)]
struct Ends {
    frames: Sender<String>,
    came: Receiver<SocketEvent>,
}

impl Socket {
    /// Begins to connect to `ws://…` or `wss://…` and answers at once; what comes of it is taken later, and the signal
    /// is given whenever there is something to take.
    #[must_use]
    pub fn open(address: &str, signal: &Signal) -> Self {
        let (frames, to_send) = channel();
        let (tell, came) = channel();
        let teller = SocketReporter { tell, signal: signal.clone() };
        let (address, talker) = (address.to_owned(), teller.clone());
        let spawned = thread::Builder::new().name("socket".into()).spawn(move || talk(&address, &to_send, &talker));
        if spawned.is_err() {
            teller.tell(SocketEvent::Closed(None));
        }
        Self(Mutex::new(Some(Ends { frames, came })))
    }

    /// Sends a text frame, once the socket is open; where it can't be sent, [`SocketEvent::Closed`] comes.
    pub fn send(&self, frame: &str) {
        let Ok(ends) = self.0.lock() else { return };
        if let Some(ends) = &*ends {
            // Where the thread has ended, it has told so.
            ends.frames.send(frame.to_owned()).ok();
        }
    }

    /// Closes the connection after what was sent; nothing comes from it any more.
    pub fn close(&self) {
        let Ok(mut ends) = self.0.lock() else { return };
        *ends = None;
    }

    /// What came since this was last asked.
    #[must_use]
    pub fn take(&self) -> Vec<SocketEvent> {
        let Ok(ends) = self.0.lock() else { return Vec::new() };
        ends.as_ref().map(|ends| ends.came.try_iter().collect()).unwrap_or_default()
    }
}

/// The thread's way to the game.
#[derive(Debug, Clone)]
struct SocketReporter {
    tell: Sender<SocketEvent>,
    signal: Signal,
}

impl SocketReporter {
    fn tell(&self, event: SocketEvent) {
        // A closed socket wakes nobody.
        if self.tell.send(event).is_ok() {
            self.signal.result_came();
        }
    }
}

/// All that the thread does.
fn talk(address: &str, frames: &Receiver<String>, teller: &SocketReporter) {
    let talked = catch_unwind(AssertUnwindSafe(|| match connect(address) {
        Ok(mut wire) => {
            teller.tell(SocketEvent::Opened);
            let code = converse(&mut wire, frames, teller);
            (Some(wire), code)
        }
        Err(why) => {
            debug!("{address}: {why}");
            (None, None)
        }
    }));
    // However it ended: whoever was never told would wait for ever.
    let (wire, code) = talked.unwrap_or_default();
    teller.tell(SocketEvent::Closed(code));
    if let Some(mut wire) = wire {
        // Whether the server hears it or is gone, the connection ends here.
        part(&mut wire).ok();
    }
}

fn connect(address: &str) -> Result<SocketStream, Box<dyn Error>> {
    let until = Instant::now() + OPENING;
    let request = address.into_client_request()?;
    let uri = request.uri();
    let usual_port = match uri_mode(uri)? {
        Mode::Plain => 80,
        Mode::Tls => 443,
    };
    // An address of IPv6 stands in brackets there, which only a link needs.
    let host = uri.host().unwrap_or_default().trim_matches(['[', ']']);
    let stream = reach(host, uri.port_u16().unwrap_or(usual_port), until)?;
    stream.set_nodelay(true)?;
    // The greetings are exchanged with a wire that blocks.
    let left = Some(until.saturating_duration_since(Instant::now()));
    stream.set_read_timeout(left)?;
    stream.set_write_timeout(left)?;
    let limits = WebSocketConfig::default()
        .max_message_size(Some(MOST_FRAME))
        .max_frame_size(Some(MOST_FRAME))
        .max_write_buffer_size(MOST_FRAME);
    let (wire, _) = client_tls_with_config(request, stream, Some(limits), None)?;
    tcp(&wire)?.set_nonblocking(true)?;
    Ok(wire)
}

/// Tries all addresses of a host; each gets its share of the time, so that a silent one leaves some for the next.
fn reach(host: &str, port: u16, until: Instant) -> io::Result<TcpStream> {
    let addresses: Vec<_> = (host, port).to_socket_addrs()?.collect();
    let mut fault = ErrorKind::NotFound.into();
    for (address, shares) in addresses.iter().zip((1..=addresses.len()).rev()) {
        let left = until.saturating_duration_since(Instant::now());
        match TcpStream::connect_timeout(address, left / u32::try_from(shares).unwrap_or(u32::MAX)) {
            Ok(stream) => return Ok(stream),
            Err(why) => fault = why,
        }
    }
    Err(fault)
}

fn tcp(wire: &SocketStream) -> io::Result<&TcpStream> {
    match wire.get_ref() {
        MaybeTlsStream::Plain(stream) => Ok(stream),
        MaybeTlsStream::Rustls(stream) => Ok(&stream.sock),
        _ => Err(ErrorKind::Unsupported.into()),
    }
}

/// Reads and sends until either side closes or the wire breaks; answers the server's close code.
fn converse(wire: &mut SocketStream, frames: &Receiver<String>, teller: &SocketReporter) -> Option<u16> {
    let mut broken = false;
    loop {
        let mut patience = Duration::ZERO;
        match wire.read() {
            Ok(Message::Text(text)) => teller.tell(SocketEvent::Frame(text.to_string())),
            Ok(Message::Close(why)) => return why.map(|why| why.code.into()),
            // Pings are answered by the library; rooms have no bytes to tell.
            Ok(_) => {}
            Err(fault) if must_wait(&fault) && !broken => patience = TURN,
            Err(fault) => {
                debug!("the connection broke: {fault}");
                return None;
            }
        }
        let sent = match frames.recv_timeout(patience) {
            Ok(frame) => wire.send(Message::text(frame)),
            // What the wire did not take at once goes on now.
            Err(RecvTimeoutError::Timeout) => wire.flush(),
            Err(RecvTimeoutError::Disconnected) => return None,
        };
        // What the server said before it went, above all why, is still read.
        broken |= sent.is_err_and(|fault| !must_wait(&fault));
    }
}

fn must_wait(fault: &WireFault) -> bool {
    matches!(fault, WireFault::Io(why) if why.kind() == ErrorKind::WouldBlock)
}

/// Says goodbye and waits a little for the server's: a connection that is cut with something unread takes back what was
/// sent last.
fn part(wire: &mut SocketStream) -> Result<(), WireFault> {
    let until = Instant::now() + PARTING;
    let stream = tcp(wire)?;
    stream.set_nonblocking(false)?;
    stream.set_read_timeout(Some(PARTING))?;
    stream.set_write_timeout(Some(PARTING))?;
    wire.close(None)?;
    while Instant::now() < until {
        wire.read()?;
    }
    Ok(())
}

#[cfg(test)]
mod tests;
