//! A connection to a server of rooms, on a thread of its own.

use std::{
    error::Error,
    io::{self, ErrorKind},
    net::{TcpStream, ToSocketAddrs},
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        LazyLock, Mutex,
        mpsc::{Receiver, RecvTimeoutError, Sender, channel},
    },
    thread,
    time::{Duration, Instant, SystemTime},
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

pub use super::post::HttpPost;

/// For how long a server may take until the socket is open.
const OPENING: Duration = Duration::from_secs(8);
/// For how long a closed connection waits for the server to have heard all.
const PARTING: Duration = Duration::from_secs(2);
/// By how much the clocks differ after a sleep at least.
const SLEPT: Duration = Duration::from_secs(3);
/// Most bytes of a frame from the server, and of frames that wait to be sent.
const MOST_FRAME: usize = 1024 * 1024;
/// After so long a thread with nothing to send looks whether something came.
///
/// One thread reads and writes, for a connection with TLS can't be split in two, and std can't wait for a wire and a
/// channel at once. So the wire never blocks and the thread waits at the channel: what is sent goes at once, what comes
/// is this late at most. A read with a time limit would do the reverse, and Windows makes no promise for a wire on
/// which one ran out.
const TURN: Duration = Duration::from_millis(20);

type Wire = WebSocket<MaybeTlsStream<TcpStream>>;

/// Milliseconds by a clock of this program that never goes back.
#[must_use]
pub fn now_ms() -> u64 {
    static BEGAN: LazyLock<Instant> = LazyLock::new(Instant::now);
    u64::try_from(BEGAN.elapsed().as_millis()).unwrap_or(u64::MAX)
}

/// Whether this device may have slept since this was last asked: its wall clock went on and the program's did not. A
/// connection may have died meanwhile without a word.
#[must_use]
pub fn take_awake() -> bool {
    static LAST: Mutex<Option<(Instant, SystemTime)>> = Mutex::new(None);
    let now = (Instant::now(), SystemTime::now());
    let Ok(mut last) = LAST.lock() else { return false };
    last.replace(now).is_some_and(|last| has_slept(last, now))
}

/// Whether the wall clock has gone on by more than the program's own. One that was put right by as much makes no harm.
fn has_slept(last: (Instant, SystemTime), now: (Instant, SystemTime)) -> bool {
    let by_wall = now.1.duration_since(last.1).unwrap_or_default();
    by_wall.saturating_sub(now.0.saturating_duration_since(last.0)) > SLEPT
}

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
        let teller = Teller { tell, signal: signal.clone() };
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
struct Teller {
    tell: Sender<SocketEvent>,
    signal: Signal,
}

impl Teller {
    fn tell(&self, event: SocketEvent) {
        // A closed socket wakes nobody.
        if self.tell.send(event).is_ok() {
            self.signal.answered();
        }
    }
}

/// All that the thread does.
fn talk(address: &str, frames: &Receiver<String>, teller: &Teller) {
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

fn connect(address: &str) -> Result<Wire, Box<dyn Error>> {
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

fn tcp(wire: &Wire) -> io::Result<&TcpStream> {
    match wire.get_ref() {
        MaybeTlsStream::Plain(stream) => Ok(stream),
        MaybeTlsStream::Rustls(stream) => Ok(&stream.sock),
        _ => Err(ErrorKind::Unsupported.into()),
    }
}

/// Reads and sends until either side closes or the wire breaks; answers the server's close code.
fn converse(wire: &mut Wire, frames: &Receiver<String>, teller: &Teller) -> Option<u16> {
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
fn part(wire: &mut Wire) -> Result<(), WireFault> {
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
mod tests {
    use super::*;
    use crate::platform::native::meeting::{LONG, answer, listener, nobody};
    use std::{io::Read, iter, thread::JoinHandle};
    use tungstenite::protocol::{CloseFrame, frame::coding::CloseCode};

    type Guest = WebSocket<TcpStream>;

    #[test]
    fn a_wall_clock_that_went_on_alone_tells_of_a_sleep() {
        let last = (Instant::now(), SystemTime::now());
        let after = |own: u64, wall: u64| {
            has_slept(last, (last.0 + Duration::from_secs(own), last.1 + Duration::from_secs(wall)))
        };
        assert!(after(1, 600) && after(0, 4));
        assert!(!after(600, 600) && !after(600, 602) && !after(5, 0));
        assert!(!has_slept((last.0, last.1 + Duration::from_secs(9)), last), "a clock that was put back");
    }

    /// A server of one connection, and a socket that is opened to it.
    fn meet(signal: &Signal, host: impl FnOnce(Guest) + Send + 'static) -> (Socket, JoinHandle<()>) {
        let (listener, port) = listener();
        let host = thread::spawn(move || {
            let (stream, _) = listener.accept().unwrap();
            stream.set_read_timeout(Some(LONG)).unwrap();
            host(tungstenite::accept(stream).unwrap());
        });
        (Socket::open(&format!("ws://127.0.0.1:{port}/api/socket"), signal), host)
    }

    /// What comes until there are so many events.
    fn events(socket: &Socket, many: usize) -> Vec<SocketEvent> {
        let until = Instant::now() + LONG;
        let mut all = Vec::new();
        while all.len() < many && Instant::now() < until {
            all.append(&mut socket.take());
            thread::sleep(Duration::from_millis(1));
        }
        all
    }

    fn frame(text: &str) -> SocketEvent {
        SocketEvent::Frame(text.into())
    }

    /// Until the other side has closed in all form.
    fn hear_out(mut guest: Guest) -> Vec<String> {
        let mut heard = Vec::new();
        loop {
            match guest.read() {
                Ok(Message::Text(text)) => heard.push(text.to_string()),
                Ok(_) => {}
                Err(WireFault::ConnectionClosed) => return heard,
                Err(why) => panic!("after {heard:?}: {why}"),
            }
        }
    }

    #[test]
    fn frames_go_both_ways_in_order_even_those_of_before_it_was_open() {
        let (socket, host) = meet(&Signal::default(), |mut guest| {
            for _ in 0..100 {
                let Message::Text(text) = guest.read().unwrap() else { panic!("no text") };
                guest.send(Message::binary(vec![7; 3])).unwrap();
                guest.send(Message::text(format!("{text}, heard"))).unwrap();
            }
        });
        (0..100).for_each(|number| socket.send(&number.to_string()));
        let answers = (0..100).map(|number| frame(&format!("{number}, heard")));
        let wanted: Vec<_> =
            iter::once(SocketEvent::Opened).chain(answers).chain([SocketEvent::Closed(None)]).collect();
        assert_eq!(events(&socket, wanted.len()), wanted);
        host.join().unwrap();
    }

    #[test]
    fn long_frames_go_both_ways_and_one_that_is_too_long_ends_the_connection() {
        let long = "x".repeat(MOST_FRAME);
        let (socket, host) = meet(&Signal::default(), |mut guest| {
            let Message::Text(text) = guest.read().unwrap() else { panic!("no text") };
            guest.send(Message::Text(text)).unwrap();
            guest.send(Message::text("x".repeat(MOST_FRAME))).unwrap();
            guest.send(Message::text("x".repeat(MOST_FRAME + 1))).ok();
            guest.read().ok();
        });
        let half = &long[..MOST_FRAME / 2];
        socket.send(half);
        assert_eq!(events(&socket, 4), [SocketEvent::Opened, frame(half), frame(&long), SocketEvent::Closed(None)]);
        host.join().unwrap();
    }

    #[test]
    fn the_servers_close_code_is_told_once_and_nothing_after_it() {
        let (socket, host) = meet(&Signal::default(), |mut guest| {
            guest.send(Message::text("bye")).unwrap();
            guest.close(Some(CloseFrame { code: CloseCode::Library(4006), reason: "".into() })).unwrap();
            hear_out(guest);
        });
        assert_eq!(events(&socket, 3), [SocketEvent::Opened, frame("bye"), SocketEvent::Closed(Some(4006))]);
        // The server has got an answer to it, so the thread is through.
        host.join().unwrap();
        socket.send("too late");
        assert_eq!(socket.take(), []);
    }

    #[test]
    fn a_closed_or_dropped_socket_brings_nothing_and_the_server_hears_all_that_was_sent() {
        for dropped in [false, true] {
            let (socket, host) = meet(&Signal::default(), |mut guest| {
                guest.send(Message::text("not taken")).unwrap();
                assert_eq!(hear_out(guest), ["first", "last"]);
            });
            assert_eq!(events(&socket, 1)[0], SocketEvent::Opened);
            socket.send("first");
            socket.send("last");
            if dropped {
                drop(socket);
                host.join().unwrap();
                continue;
            }
            socket.close();
            socket.send("after");
            assert_eq!(socket.take(), []);
            host.join().unwrap();
            assert_eq!(socket.take(), []);
        }
    }

    #[test]
    fn whatever_comes_wakes_the_event_loop_after_it_can_be_taken() {
        let (signal, (wake, woken)) = (Signal::default(), channel());
        signal.wake_with(move || wake.send(()).unwrap_or_default());
        let (socket, host) = meet(&signal, |mut guest| guest.send(Message::text("one")).unwrap());
        let mut all = Vec::new();
        for events in 1..=3 {
            woken.recv_timeout(LONG).unwrap();
            all.append(&mut socket.take());
            assert!(all.len() >= events, "woken for nothing: {all:?}");
        }
        assert_eq!(all, [SocketEvent::Opened, frame("one"), SocketEvent::Closed(None)]);
        host.join().unwrap();
    }

    #[test]
    fn where_no_server_of_rooms_is_there_it_is_closed_without_a_code() {
        let port = nobody();
        for address in [&format!("ws://127.0.0.1:{port}/"), "http://127.0.0.1/", "ws://", "", "ws:// ", "wss://[::1"] {
            let socket = Socket::open(address, &Signal::default());
            assert_eq!(events(&socket, 1), [SocketEvent::Closed(None)], "{address}");
        }
        // Somebody who speaks only HTTP.
        let (listener, port) = listener();
        let host = thread::spawn(move || answer(&listener, "404 Not Found", "nothing"));
        let socket = Socket::open(&format!("ws://127.0.0.1:{port}/"), &Signal::default());
        assert_eq!(events(&socket, 1), [SocketEvent::Closed(None)]);
        host.join().unwrap();
    }

    #[test]
    fn a_wss_address_is_spoken_to_in_tls() {
        let (listener, port) = listener();
        let host = thread::spawn(move || {
            let mut first = [0];
            listener.accept().unwrap().0.read_exact(&mut first).unwrap();
            first
        });
        // Not by way of a socket, which would hide a library that breaks off.
        assert!(connect(&format!("wss://localhost:{port}/")).is_err());
        // The first byte of a handshake of TLS.
        assert_eq!(host.join().unwrap(), [22]);
    }

    #[test]
    fn the_clock_goes_on() {
        let before = now_ms();
        thread::sleep(Duration::from_millis(2));
        assert!(now_ms() > before);
    }
}
