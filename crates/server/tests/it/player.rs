//! Runs a person's client on a real socket, by the game's own state machine. The load program uses it too.

use std::{
    net::SocketAddr,
    sync::OnceLock,
    time::{Duration, Instant, SystemTime, UNIX_EPOCH},
};

use candlestick_online::{
    BuiltinThemes, Created, Link,
    client::{Client, ClientInput, ClientOutput},
    protocol::{Deed, FromClient, FromRoom},
};
use candlestick_rules::Action;
use futures_util::{SinkExt, StreamExt};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::timeout,
};
use tokio_tungstenite::{WebSocketStream, client_async, tungstenite::Message};

type Socket = WebSocketStream<TcpStream>;

/// Longer than anything takes, also over a network that loses a third of all, in seconds.
const PATIENCE: u64 = 120;
/// Names another number of seconds: whoever puts faults in on purpose waits less.
const OTHER_PATIENCE: &str = "CANDLESTICK_PATIENCE";
/// Longest sleep when nothing is due.
const REST: Duration = Duration::from_secs(5);

/// Somebody at a room, from wherever.
pub struct RoomPlayer {
    pub client: Client,
    servers: Vec<SocketAddr>,
    tries: usize,
    /// How long a step waits when nothing is due.
    pub rest: Duration,
    socket: Option<Socket>,
    wake: Option<u64>,
    /// The nonces of decisions that were said, and when first, until they are answered.
    said: Vec<(String, Instant)>,
    /// The nonces of those that the room said are done.
    pub acknowledged: Vec<String>,
    /// How long each of those took to be done.
    pub took: Vec<Duration>,
    /// How many sockets were opened.
    pub sockets: u64,
    /// The connection is lost at the next step, as happens to somebody who goes out of the house.
    pub leaves: bool,
}

impl RoomPlayer {
    /// Connects to the room of a link.
    pub async fn connect(server: SocketAddr, link: Link) -> Self {
        Self::connect_to(vec![server], link).await
    }

    /// The same where several servers have the room: each try to connect goes to the next of them.
    pub async fn connect_to(servers: Vec<SocketAddr>, link: Link) -> Self {
        static THEMES: OnceLock<BuiltinThemes> = OnceLock::new();
        let mut entropy = [0; 32];
        getrandom::fill(&mut entropy).unwrap_or_default();
        let client = Client::new(link, entropy, THEMES.get_or_init(BuiltinThemes::default));
        let (said, acknowledged, took) = (Vec::new(), Vec::new(), Vec::new());
        let (tries, sockets, leaves) = (0, 0, false);
        let mut player = Self {
            client,
            servers,
            tries,
            rest: REST,
            socket: None,
            wake: None,
            said,
            acknowledged,
            took,
            sockets,
            leaves,
        };
        player.tell(ClientInput::Begin).await;
        player
    }

    /// Takes a chair.
    pub async fn sit(&mut self, name: &str) {
        self.does(|client, now| client.sit(now, name.into(), None)).await;
    }

    /// Wants something done.
    pub async fn want(&mut self, deed: Deed) {
        self.tell(ClientInput::Do(deed)).await;
    }

    /// Decides the first that is offered at random: what ends the case where that is offered and wanted, else anything but
    /// that. False where it is not this person's turn.
    pub async fn act(&mut self, chance: u64, to_end: bool) -> bool {
        let end = self.some_action(chance, ends).filter(|_| to_end);
        let Some(action) = end.or_else(|| self.some_action(chance, |action| !ends(action))) else { return false };
        self.decide(action).await;
        true
    }

    /// Decides that; nothing where it is not this person's turn, or not offered.
    pub async fn decide(&mut self, action: Action) {
        self.does(|client, now| client.decide(now, action).unwrap_or_default()).await;
    }

    /// Has the client do something, and does what comes of it.
    pub async fn does(&mut self, what: impl FnOnce(&mut Client, u64) -> Vec<ClientOutput>) {
        let outputs = what(&mut self.client, now());
        self.carry_out(outputs).await;
    }

    fn some_action(&self, chance: u64, fits: impl Fn(&Action) -> bool) -> Option<Action> {
        let view = self.client.table()?.own_view();
        let actions: Vec<_> = view.choices.actions(view.edition.cards).into_iter().filter(fits).collect();
        let at = usize::try_from(chance).unwrap_or_default().checked_rem(actions.len())?;
        actions.get(at).copied()
    }

    /// Goes on until something holds.
    pub async fn until(&mut self, mut holds: impl FnMut(&Client) -> bool) {
        let (began, patience) = (Instant::now(), patience());
        while !holds(&self.client) {
            self.step().await;
            let (line, notices) = (self.client.line(), self.client.take_notices());
            assert!(began.elapsed() < patience, "that never came about; {line:?}, told: {notices:?}");
        }
    }

    /// Waits for a frame, or for what is due; or loses the connection.
    pub async fn step(&mut self) {
        if std::mem::take(&mut self.leaves) {
            let input = self.gone(None);
            return self.tell(input).await;
        }
        let due = self.wake.map_or(self.rest, |at| Duration::from_millis(at.saturating_sub(now())).min(self.rest));
        let Some(socket) = &mut self.socket else {
            tokio::time::sleep(due).await;
            return self.tell(ClientInput::Tick).await;
        };
        let input = match timeout(due, socket.next()).await {
            Err(_) => ClientInput::Tick,
            Ok(Some(Ok(Message::Text(text)))) => {
                self.hears(text.as_str());
                ClientInput::Frame(text.as_str().to_owned())
            }
            Ok(Some(Ok(Message::Close(frame)))) => self.gone(frame.map(|frame| frame.code.into())),
            Ok(Some(Ok(_))) => return,
            Ok(Some(Err(_)) | None) => self.gone(None),
        };
        self.tell(input).await;
    }

    /// Notes a decision that is asked for.
    fn says(&mut self, text: &str) {
        if let Ok(FromClient::Do { nonce, deed: Deed::Act { .. }, .. }) = serde_json::from_str(text)
            && !self.said.iter().any(|(said, _)| *said == nonce)
        {
            self.said.push((nonce, Instant::now()));
        }
    }

    /// Notes a decision that is done.
    fn hears(&mut self, text: &str) {
        if let Ok(FromRoom::Done { nonce }) = serde_json::from_str(text)
            && let Some(at) = self.said.iter().position(|(said, _)| *said == nonce)
        {
            let (nonce, since) = self.said.remove(at);
            self.acknowledged.push(nonce);
            self.took.push(since.elapsed());
        }
    }

    fn gone(&mut self, code: Option<u16>) -> ClientInput {
        self.socket = None;
        ClientInput::Closed(code)
    }

    async fn tell(&mut self, input: ClientInput) {
        let outputs = self.client.handle(now(), input);
        self.carry_out(outputs).await;
    }

    async fn carry_out(&mut self, outputs: Vec<ClientOutput>) {
        let mut wanted = std::collections::VecDeque::from(outputs);
        while let Some(output) = wanted.pop_front() {
            match output {
                ClientOutput::Connect => {
                    let server = self.servers[self.tries % self.servers.len()];
                    self.tries += 1;
                    self.socket = open(server).await;
                    self.sockets += u64::from(self.socket.is_some());
                    let input = if self.socket.is_some() { ClientInput::Opened } else { ClientInput::Closed(None) };
                    wanted.extend(self.client.handle(now(), input));
                }
                ClientOutput::Send(text) => {
                    self.says(&text);
                    // Whether the other side is still there is heard when one listens.
                    if let Some(socket) = &mut self.socket {
                        let _ = socket.send(Message::text(text)).await;
                    }
                }
                ClientOutput::Close => self.socket = None,
                ClientOutput::WakeAt(at) => self.wake = Some(at),
                ClientOutput::Changed => {}
            }
        }
    }
}

/// How long somebody waits for what has to come about.
pub fn patience() -> Duration {
    let asked = std::env::var(OTHER_PATIENCE).ok().and_then(|seconds| seconds.parse().ok());
    Duration::from_secs(asked.unwrap_or(PATIENCE))
}

/// Whether it may be somebody's last decision in a case.
const fn ends(action: &Action) -> bool {
    matches!(action, Action::Accuse(..) | Action::GiveUp)
}

/// Makes a room over HTTP; answers its host's link.
pub async fn create_room(server: SocketAddr, theme: &str) -> Link {
    let body = format!("{{\"name\":\"Ada\",\"theme\":\"{theme}\"}}");
    let length = body.len();
    let request = format!(
        "POST /api/rooms HTTP/1.1\r\nhost: {server}\r\nconnection: close\r\ncontent-length: {length}\r\n\r\n{body}"
    );
    let mut response = String::new();
    let asked = async {
        let mut stream = TcpStream::connect(server).await?;
        stream.write_all(request.as_bytes()).await?;
        stream.read_to_string(&mut response).await
    };
    let came = asked.await.is_ok();
    let body = response.split_once("\r\n\r\n").map_or("", |(_, body)| body);
    let made = serde_json::from_str::<Created>(body).ok();
    let link =
        made.and_then(|made| Some(Link { token: Some(made.token.parse().ok()?), ..Link::invitation(&made.room) }));
    assert!(came && link.is_some(), "no room was made: {response}");
    link.unwrap_or_else(|| Link::invitation(""))
}

async fn open(server: SocketAddr) -> Option<Socket> {
    let opening = async {
        let stream = TcpStream::connect(server).await.ok()?;
        client_async(format!("ws://{server}/api/socket"), stream).await.ok()
    };
    timeout(REST, opening).await.ok()?.map(|(socket, _)| socket)
}

fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or_default()
}
