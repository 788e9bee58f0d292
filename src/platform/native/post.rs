//! A question to a server of rooms over HTTP, on a thread of its own.

use std::{
    panic::catch_unwind,
    sync::{
        Mutex,
        mpsc::{Receiver, TryRecvError, channel},
    },
    thread,
    time::Duration,
};

use bevy::log::debug;

use crate::platform::{HttpReply, Signal};

/// For how long a server may take to respond to a post.
const ANSWERING: Duration = Duration::from_secs(10);
/// Most bytes of a response to a post.
const MOST_RESPONSE: u64 = 64 * 1024;

/// A question over HTTP that is answered later.
#[derive(Debug)]
pub struct HttpPost(Mutex<Option<Receiver<HttpReply>>>);

impl HttpPost {
    /// Posts JSON to `http://…` or `https://…`; the signal is given when the response is there.
    #[must_use]
    pub fn send(address: &str, json: String, signal: &Signal) -> Self {
        let (tell, coming) = channel();
        let (address, wake) = (address.to_owned(), signal.clone());
        let spawned = thread::Builder::new().name("post".into()).spawn(move || {
            let reply = catch_unwind(|| ask(&address, json)).unwrap_or(Err(()));
            if tell.send(reply).is_ok() {
                wake.result_came();
            }
        });
        if spawned.is_err() {
            // The channel is cut, which is a response too.
            signal.result_came();
        }
        Self(Mutex::new(Some(coming)))
    }

    /// The response, once; none while it is under way.
    pub fn take(&mut self) -> Option<HttpReply> {
        let coming = self.0.get_mut().ok()?;
        let reply = match coming.as_ref()?.try_recv() {
            Ok(reply) => reply,
            Err(TryRecvError::Empty) => return None,
            Err(TryRecvError::Disconnected) => Err(()),
        };
        *coming = None;
        Some(reply)
    }
}

fn ask(address: &str, json: String) -> HttpReply {
    let told = |why| debug!("{address}: {why}");
    // Sockets know no proxy either, and a server that only one of the two reaches is none.
    let config = ureq::Agent::config_builder().timeout_global(Some(ANSWERING)).http_status_as_error(false).proxy(None);
    let agent = ureq::Agent::new_with_config(config.build());
    let mut response = agent.post(address).content_type("application/json").send(json).map_err(told)?;
    let text = response.body_mut().with_config().limit(MOST_RESPONSE).read_to_string().map_err(told)?;
    Ok((response.status().as_u16(), text))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::platform::native::meeting::{LONG, listener, nobody, respond};
    use std::time::Instant;

    /// What a post is answered, and that it is answered once.
    fn posted(port: u16) -> HttpReply {
        let signal = Signal::default();
        let mut post =
            HttpPost::send(&format!("http://127.0.0.1:{port}/api/rooms"), r#"{"name":"Ada"}"#.into(), &signal);
        let until = Instant::now() + LONG;
        let reply = loop {
            if let Some(reply) = post.take() {
                break reply;
            }
            assert!(Instant::now() < until, "no answer came");
            thread::sleep(Duration::from_millis(1));
        };
        assert_eq!(post.take(), None);
        while !signal.take() {
            assert!(Instant::now() < until, "the event loop was not woken");
            thread::sleep(Duration::from_millis(1));
        }
        reply
    }

    #[test]
    fn a_post_is_answered_with_status_and_text_whatever_the_status() {
        for (status, number, body) in
            [("201 Created", 201, r#"{"room":"a"}"#), ("429 Too Many", 429, r#"{"code":"b"}"#)]
        {
            let (listener, port) = listener();
            let host = thread::spawn(move || respond(&listener, status, body));
            assert_eq!(posted(port), Ok((number, body.into())));
            let heard = host.join().unwrap().to_lowercase();
            assert!(heard.starts_with("post /api/rooms http/1.1\r\n"), "{heard}");
            assert!(heard.contains("content-type: application/json\r\n"), "{heard}");
            assert!(heard.ends_with("\r\n\r\n{\"name\":\"ada\"}"), "{heard}");
        }
    }

    #[test]
    fn a_post_to_nobody_and_one_that_is_answered_at_too_great_length_fail() {
        assert_eq!(posted(nobody()), Err(()));
        let (listener, port) = listener();
        let host = thread::spawn(move || respond(&listener, "201 Created", &"x".repeat(MOST_RESPONSE as usize + 1)));
        assert_eq!(posted(port), Err(()));
        host.join().unwrap();
    }
}
