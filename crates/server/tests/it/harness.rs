//! Starts a server on this machine for one test, and clients of it.

use std::{
    net::{Ipv4Addr, SocketAddr},
    sync::Arc,
    time::Duration,
};

use candlestick_server::{DurableLog, Limits, Origins, Page, RoomMaker, Running, ServerSetup, SqliteLog};
use futures_util::{SinkExt, StreamExt};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpSocket, TcpStream},
    time::timeout,
};
use tokio_tungstenite::{
    WebSocketStream, client_async,
    tungstenite::{Error, Message, client::IntoClientRequest},
};

use crate::{echo::EchoRooms, folders::TestFolder};

/// Longer than anything takes; a test that waits so long fails.
const PATIENCE: Duration = Duration::from_secs(20);

/// What most tests start: any port, no page, limits as they are by default.
pub fn setup() -> ServerSetup {
    ServerSetup {
        address: (Ipv4Addr::LOCALHOST, 0).into(),
        limits: Limits::default(),
        page: Page::default(),
        origins: Origins::SameHost,
        behind_proxy: false,
        open_metrics: false,
        bot_threads: 1,
        keep: Duration::from_secs(3600),
    }
}

/// A server with rooms that echo, on a log in a folder of its own.
pub struct TestServer {
    pub running: Running,
    _folder: TestFolder,
}

impl TestServer {
    pub async fn start(name: &str, setup: ServerSetup) -> Self {
        let folder = TestFolder::new(name);
        let log: Arc<dyn DurableLog> = Arc::new(SqliteLog::open(&folder).unwrap());
        Self { running: start(setup, &log, Arc::new(EchoRooms)).await, _folder: folder }
    }

    pub fn address(&self) -> SocketAddr {
        self.running.address()
    }

    /// Makes a room; answers its name.
    pub async fn room(&self) -> String {
        make_room(self.address()).await
    }

    /// Enters a room; answers once the room has answered.
    pub async fn enter(&self, room: &str) -> TestSocket {
        self.enter_by(TestSocket::connect(self.address(), &[]).await.unwrap(), room).await
    }

    /// Enters a room by a socket for which the system here keeps little that was not read: without that it may keep
    /// tens of megabytes, and who reads nothing is noticed only after those.
    pub async fn enter_with_little_room(&self, room: &str) -> TestSocket {
        let socket = TcpSocket::new_v4().unwrap();
        socket.set_recv_buffer_size(16 * 1024).unwrap();
        let stream = socket.connect(self.address()).await.unwrap();
        self.enter_by(TestSocket::over(stream, self.address(), &[]).await.unwrap(), room).await
    }

    /// Enters a room by this socket.
    pub async fn enter_by(&self, mut client: TestSocket, room: &str) -> TestSocket {
        client.say(&format!("hello {room}")).await;
        let here = client.hear().await.unwrap();
        assert!(here.starts_with("here "), "{here}");
        client
    }
}

pub async fn start(setup: ServerSetup, log: &Arc<dyn DurableLog>, maker: Arc<dyn RoomMaker>) -> Running {
    Running::start(setup, Arc::clone(log), maker).await.unwrap()
}

/// A socket to a server.
pub struct TestSocket(WebSocketStream<TcpStream>);

impl TestSocket {
    /// Opens a socket, with further headers; the status where it is refused.
    pub async fn connect(server: SocketAddr, headers: &[(&'static str, &str)]) -> Result<Self, u16> {
        Self::over(TcpStream::connect(server).await.unwrap(), server, headers).await
    }

    /// The same over a connection that is made already.
    pub async fn over(stream: TcpStream, server: SocketAddr, headers: &[(&'static str, &str)]) -> Result<Self, u16> {
        let mut request = format!("ws://{server}/api/socket").into_client_request().unwrap();
        for (name, value) in headers {
            request.headers_mut().insert(*name, value.parse().unwrap());
        }
        match client_async(request, stream).await {
            Ok((socket, _)) => Ok(Self(socket)),
            Err(Error::Http(response)) => Err(response.status().as_u16()),
            Err(fault) => panic!("{fault}"),
        }
    }

    /// Sends a frame; that the other side is gone is seen when one listens.
    pub async fn say(&mut self, text: &str) {
        let _ = self.0.send(Message::text(text)).await;
    }

    pub async fn say_bytes(&mut self, bytes: Vec<u8>) {
        let _ = self.0.send(Message::binary(bytes)).await;
    }

    /// Pings as browsers cannot.
    pub async fn ping(&mut self) {
        let _ = self.0.send(Message::Ping(Vec::new().into())).await;
    }

    /// What lies below, to write what is no frame.
    pub fn connection(&mut self) -> &mut TcpStream {
        self.0.get_mut()
    }

    /// The next text; the code where the server closed, and 0 where the connection just broke.
    pub async fn hear(&mut self) -> Result<String, u16> {
        loop {
            match timeout(PATIENCE, self.0.next()).await.expect("nothing is heard") {
                Some(Ok(Message::Text(text))) => return Ok(text.as_str().to_owned()),
                Some(Ok(Message::Close(frame))) => return Err(frame.map_or(0, |frame| frame.code.into())),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Err(0),
            }
        }
    }

    /// Whether nothing comes for a moment.
    pub async fn is_silent(&mut self) -> bool {
        timeout(Duration::from_millis(150), self.0.next()).await.is_err()
    }

    /// Asks for an echo: it works, and so does the room.
    pub async fn works(&mut self) -> bool {
        self.say("ping").await;
        self.hear().await == Ok("ping".into())
    }

    /// The code that the server closes with, whatever it says before.
    pub async fn farewell(&mut self) -> u16 {
        loop {
            if let Err(code) = self.hear().await {
                return code;
            }
        }
    }
}

/// A response over HTTP.
pub struct HttpResponse {
    pub status: u16,
    pub head: String,
    pub body: String,
}

impl HttpResponse {
    pub fn header(&self, name: &str) -> Option<&str> {
        let line = self.head.lines().find(|line| line.to_lowercase().starts_with(&format!("{name}:")))?;
        line.split_once(": ").map(|(_, value)| value)
    }
}

/// Asks once.
pub async fn http(server: SocketAddr, method: &str, path: &str, headers: &[(&str, &str)], body: &str) -> HttpResponse {
    let mut stream = TcpStream::connect(server).await.unwrap();
    let headers: String = headers.iter().map(|(name, value)| format!("{name}: {value}\r\n")).collect();
    let head = format!("{method} {path} HTTP/1.1\r\nhost: {server}\r\nconnection: close\r\n{headers}");
    let request = format!("{head}content-length: {}\r\n\r\n{body}", body.len());
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut response = Vec::new();
    timeout(PATIENCE, stream.read_to_end(&mut response)).await.expect("no answer").unwrap();
    let response = String::from_utf8_lossy(&response);
    let (head, body) = response.split_once("\r\n\r\n").unwrap_or((&response, ""));
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or_default();
    HttpResponse { status, head: head.into(), body: body.into() }
}

/// Makes a room; answers its name.
pub async fn make_room(server: SocketAddr) -> String {
    let response = http(server, "POST", "/api/rooms", &[], "{\"name\":\"Ada\"}").await;
    let made: serde_json::Value = serde_json::from_str(&response.body).unwrap();
    made["room"].as_str().unwrap().to_owned()
}

/// Waits until something holds.
pub async fn wait_until(mut holds: impl FnMut() -> bool) {
    for _ in 0..400 {
        if holds() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    panic!("that never came about");
}
