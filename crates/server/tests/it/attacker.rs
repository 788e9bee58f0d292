//! Attacks a server, for tests: whoever it is has an address of their own on this machine, and does one thing wrong.

use std::{
    net::{Ipv4Addr, SocketAddr},
    time::Duration,
};

use candlestick_online::protocol::PROTOCOL;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpSocket, TcpStream},
    time::timeout,
};

use crate::harness::TestSocket;

/// Somebody at 127.0.0.N who wants into a room.
pub struct Attacker<'a> {
    server: SocketAddr,
    room: &'a str,
    from: u8,
}

/// What a room's first frame is.
pub fn hello(room: &str, token: Option<&str>) -> String {
    let token = token.map(|token| format!(",\"token\":\"{token}\"")).unwrap_or_default();
    format!("{{\"hello\":{{\"protocol\":{PROTOCOL},\"room\":\"{room}\"{token}}}}}")
}

impl<'a> Attacker<'a> {
    pub const fn new(server: SocketAddr, room: &'a str, from: u8) -> Self {
        Self { server, room, from }
    }

    /// A connection over which nothing is said yet; with little room for what was not read, if so.
    pub async fn connects(&self, with_little_room: bool) -> TcpStream {
        let socket = TcpSocket::new_v4().unwrap();
        socket.bind((Ipv4Addr::new(127, 0, 0, self.from), 0).into()).unwrap();
        if with_little_room {
            socket.set_recv_buffer_size(4 * 1024).unwrap();
        }
        socket.connect(self.server).await.unwrap()
    }

    /// A socket that has not said hello; the status where it is refused.
    pub async fn socket(&self, headers: &[(&'static str, &str)]) -> Result<TestSocket, u16> {
        TestSocket::over(self.connects(false).await, self.server, headers).await
    }

    /// A socket that has said hello with this token.
    pub async fn says_hello(&self, token: Option<&str>) -> TestSocket {
        let mut socket = self.socket(&[]).await.unwrap();
        socket.say(&hello(self.room, token)).await;
        socket
    }

    /// A watcher who was let in.
    pub async fn watches(&self) -> TestSocket {
        self.let_in(self.says_hello(None).await).await
    }

    /// A watcher who was let in and will read nothing more.
    pub async fn reads_nothing(&self) -> TestSocket {
        let mut socket = TestSocket::over(self.connects(true).await, self.server, &[]).await.unwrap();
        socket.say(&hello(self.room, None)).await;
        self.let_in(socket).await
    }

    async fn let_in(&self, mut socket: TestSocket) -> TestSocket {
        while !socket.hear().await.expect("a watcher is let in").starts_with("{\"presence\"") {}
        socket
    }

    /// So many connections over which nothing is said, those of them that are still open.
    pub async fn holds(&self, count: usize) -> (Vec<TcpStream>, usize) {
        let (mut held, mut closed) = (Vec::new(), 0);
        for _ in 0..count {
            held.push(self.connects(false).await);
        }
        // Whoever is not accepted is closed without a word, and soon; the others before long, as they say nothing.
        tokio::time::sleep(Duration::from_millis(200)).await;
        for stream in &mut held {
            closed += usize::from(timeout(Duration::from_millis(2), stream.read(&mut [0; 1])).await.is_ok());
        }
        (held, closed)
    }
}

/// Sends the head of a text of 100 letters, and then a letter now and then, until the server closes; answers its code.
pub async fn drips(mut socket: TestSocket) -> u16 {
    socket.connection().write_all(&[0x81, 0x80 | 100, 0, 0, 0, 0]).await.unwrap();
    let farewell = async {
        loop {
            // What comes is not read before, as whoever reads answers pings.
            if socket.connection().write_all(b"x").await.is_err() {
                break;
            }
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
        socket.farewell().await
    };
    timeout(Duration::from_secs(60), farewell).await.expect("it is closed")
}

/// Sends a text in parts without end, all but its first without a letter; answers the server's code.
pub async fn sends_parts(mut socket: TestSocket) -> u16 {
    let (first, part) = ([0x01, 0x81, 0, 0, 0, 0, b'x'], [0x00, 0x80, 0, 0, 0, 0]);
    socket.connection().write_all(&first).await.unwrap();
    let parts = part.repeat(20_000);
    // It closes in the middle of them.
    let _ = socket.connection().write_all(&parts).await;
    socket.farewell().await
}
