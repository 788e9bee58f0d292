//! Meters what comes on a socket until it is a whole message: parts of one, without end, would be heard by nobody else.

use std::{
    error::Error as StdError,
    io::{self, Error, ErrorKind, IoSlice},
    pin::Pin,
    task::{Context, Poll, ready},
};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};

/// A stream of which so many bytes may be read before somebody says that they were a message.
#[derive(Debug)]
pub(crate) struct MeteredStream<S> {
    stream: S,
    most: usize,
    read: usize,
}

/// What reading fails with where more came.
#[derive(Debug, thiserror::Error)]
#[error("more came than a message has")]
struct NoMessage;

/// Whether more came than a message has.
pub(crate) fn is_no_message(fault: &Error) -> bool {
    fault.get_ref().is_some_and(<dyn StdError + Send + Sync>::is::<NoMessage>)
}

impl<S> MeteredStream<S> {
    /// A stream, and so many bytes.
    pub const fn new(stream: S, most: usize) -> Self {
        Self { stream, most, read: 0 }
    }

    /// What was read was a message.
    pub const fn was_message(&mut self) {
        self.read = 0;
    }

    /// So many bytes of it were something else that is counted elsewhere.
    pub const fn were_counted(&mut self, bytes: usize) {
        self.read = self.read.saturating_sub(bytes);
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for MeteredStream<S> {
    fn poll_read(mut self: Pin<&mut Self>, task: &mut Context<'_>, into: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        if self.read > self.most {
            return Poll::Ready(Err(Error::new(ErrorKind::InvalidData, NoMessage)));
        }
        let before = into.filled().len();
        ready!(Pin::new(&mut self.stream).poll_read(task, into))?;
        self.read += into.filled().len() - before;
        Poll::Ready(Ok(()))
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for MeteredStream<S> {
    fn poll_write(mut self: Pin<&mut Self>, task: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(task, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, task: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(task)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, task: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(task)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        task: &mut Context<'_>,
        parts: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write_vectored(task, parts)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}
