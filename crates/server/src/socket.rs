//! A WebSocket that keeps no copy of what it sends: tungstenite reads and closes it, texts leave from where they stand.

use std::io::{self, IoSlice};

use axum::{body::Body, extract::Request, response::Response};
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use tokio::io::AsyncWriteExt;
use tokio_tungstenite::{
    WebSocketStream,
    tungstenite::{
        Error, Message,
        handshake::server::create_response_with_body,
        protocol::{
            Role, WebSocketConfig,
            frame::{
                FrameHeader,
                coding::{Data, OpCode},
            },
        },
    },
};

use crate::metered::MeteredStream;

/// What a socket reads into, in bytes. Nearly all that clients say is shorter; what is longer is read in parts.
const READ_BUFFER: usize = 1024;

/// Longest head of a frame that a server sends, in bytes.
const HEAD: usize = 10;

/// Longest head of a frame that a client sends, in bytes.
const HEAD_OF_CLIENT: usize = 14;

/// How many times as many bytes as the longest message has may come for one: parts of it have a head each.
const IN_PARTS: usize = 2;

/// A request that asks for a socket, and has no response yet.
pub(crate) struct Upgrade {
    response: Response,
    connection: OnUpgrade,
}

/// A socket.
pub(crate) struct ServerSocket {
    stream: WebSocketStream<MeteredStream<TokioIo<Upgraded>>>,
    /// A text was begun and has not left as a whole.
    is_within_text: bool,
}

impl Upgrade {
    /// What is to become a socket; nothing where the request asks for none, or wrongly.
    pub fn of(mut request: Request) -> Option<Self> {
        let response = create_response_with_body(&request, Body::empty).ok()?;
        Some(Self { response, connection: hyper::upgrade::on(&mut request) })
    }

    /// Says yes. The other half is the socket, once the response has left; nothing where the connection broke.
    pub fn accept(self, most: usize) -> (Response, impl Future<Output = Option<ServerSocket>> + Send + 'static) {
        let Self { response, connection } = self;
        let config = WebSocketConfig::default()
            .read_buffer_size(READ_BUFFER)
            .write_buffer_size(0)
            .max_frame_size(Some(most))
            .max_message_size(Some(most));
        let socket = async move {
            let connection = MeteredStream::new(TokioIo::new(connection.await.ok()?), most.saturating_mul(IN_PARTS));
            let stream = WebSocketStream::from_raw_socket(connection, Role::Server, Some(config)).await;
            Some(ServerSocket { stream, is_within_text: false })
        };
        (response, socket)
    }
}

impl ServerSocket {
    /// The next message; nothing where the connection is closed.
    pub async fn hear(&mut self) -> Option<Result<Message, Error>> {
        let next = self.stream.next().await;
        let meter = self.stream.get_mut();
        match &next {
            Some(Ok(Message::Text(_) | Message::Binary(_))) => meter.was_message(),
            // Whoever hears much and says little answers pings for days.
            Some(Ok(other)) => meter.were_counted(other.len() + HEAD_OF_CLIENT),
            Some(Err(_)) | None => {}
        }
        next
    }

    /// Has a text leave. What tungstenite would do keeps a copy, and room for the longest there ever was.
    ///
    /// # Errors
    /// Where the connection breaks.
    pub async fn say(&mut self, text: &str) -> Result<(), Error> {
        // What tungstenite wants to answer by itself goes before it and not into it.
        self.stream.flush().await?;
        let header = FrameHeader { opcode: OpCode::Data(Data::Text), ..FrameHeader::default() };
        let mut head = Vec::with_capacity(HEAD);
        header.format(text.len() as u64, &mut head)?;
        self.is_within_text = true;
        self.write(&head, text.as_bytes()).await?;
        self.is_within_text = false;
        Ok(())
    }

    /// Has anything but a text leave.
    ///
    /// # Errors
    /// Where the connection breaks, or a text was cut off: nothing can be said then that would be understood.
    pub async fn control(&mut self, message: Message) -> Result<(), Error> {
        if self.is_within_text {
            return Err(Error::ConnectionClosed);
        }
        self.stream.send(message).await
    }

    async fn write(&mut self, head: &[u8], text: &[u8]) -> io::Result<()> {
        let mut parts = [IoSlice::new(head), IoSlice::new(text)];
        let mut left = &mut parts[..];
        let connection = self.stream.get_mut();
        while !left.is_empty() {
            match connection.write_vectored(left).await? {
                0 => return Err(io::ErrorKind::WriteZero.into()),
                written => IoSlice::advance_slices(&mut left, written),
            }
        }
        Ok(())
    }
}
