//! A connection to a server of rooms, and a question to it over HTTP; `web/socket.js` has the browser's side.

use std::sync::Once;

use wasm_bindgen::prelude::*;

use crate::platform::{HttpReply, Signal, SocketEvent};

#[wasm_bindgen]
extern "C" {
    /// Something that a socket brought, or the response to a post.
    type SocketNews;
    #[wasm_bindgen(method, getter)]
    fn kind(this: &SocketNews) -> String;
    #[wasm_bindgen(method, getter)]
    fn text(this: &SocketNews) -> String;
    /// A close code, 0 for none, or a status.
    #[wasm_bindgen(method, getter)]
    fn code(this: &SocketNews) -> u16;

    /// Begins to connect; answers the socket's number.
    #[wasm_bindgen(js_namespace = candlestickSocket, js_name = open)]
    fn open_socket(address: &str) -> u32;
    #[wasm_bindgen(js_namespace = candlestickSocket, js_name = send)]
    fn send_frame(socket: u32, frame: &str);
    /// Closes and forgets a socket; once more does nothing.
    #[wasm_bindgen(js_namespace = candlestickSocket, js_name = close)]
    fn close_socket(socket: u32);
    /// The next thing that a socket brought.
    #[wasm_bindgen(js_namespace = candlestickSocket, js_name = take)]
    fn take_event(socket: u32) -> Option<SocketNews>;
    /// Posts; answers the post's number.
    #[wasm_bindgen(js_namespace = candlestickSocket, js_name = post)]
    fn send_post(address: &str, json: &str) -> u32;
    /// The answer to a post, once.
    #[wasm_bindgen(js_namespace = candlestickSocket, js_name = answer)]
    fn take_response(post: u32) -> Option<SocketNews>;
    /// Nobody waits for the response any more.
    #[wasm_bindgen(js_namespace = candlestickSocket, js_name = dropPost)]
    fn drop_post(post: u32);
    /// Whether the page has come back since this was last asked.
    #[wasm_bindgen(js_namespace = candlestickSocket, js_name = takeAwake)]
    fn came_back() -> bool;
    /// What the page's tab says while the page is hidden, where a socket's person is to act, or is reminded of it.
    #[wasm_bindgen(js_namespace = candlestickSocket, js_name = callWith)]
    fn call_with(turn: &str, nudged: &str);
    /// Calls this whenever something came.
    #[wasm_bindgen(js_namespace = candlestickSocket, js_name = onCame)]
    fn on_came(wake: &Closure<dyn Fn()>);
}

/// Milliseconds by a clock of this page that never goes back.
#[must_use]
pub fn now_ms() -> u64 {
    let clock = web_sys::window().and_then(|window| window.performance());
    clock.map_or(0, |clock| clock.now() as u64)
}

/// Whether this device may have slept, or had no network, since this was last asked: the page is in sight again, thawed, out
/// of the browser's memory, or online. A connection may have died meanwhile without a word.
#[must_use]
pub fn take_awake() -> bool {
    came_back()
}

/// From now on the page's tab says this while the page is hidden, where it is one's turn in a room, and where somebody reminds
/// one of it: a hidden page draws nothing.
pub fn teach_tab(turn: &str, nudged: &str) {
    call_with(turn, nudged);
}

/// Has the browser's side give the signal. There is one event loop, so the first one counts.
fn hear(signal: &Signal) {
    static HEARD: Once = Once::new();
    HEARD.call_once(|| {
        let signal = signal.clone();
        let closure = Closure::<dyn Fn()>::new(move || signal.result_came());
        on_came(&closure);
        // Called for as long as the page is open.
        closure.forget();
    });
}

/// A connection to a server of rooms; it is closed when this is dropped.
#[derive(Debug)]
pub struct Socket(u32);

impl Socket {
    /// Begins to connect to `ws://…` or `wss://…` and answers at once; what comes of it is taken later, and the signal
    /// is given whenever there is something to take.
    #[must_use]
    pub fn open(address: &str, signal: &Signal) -> Self {
        hear(signal);
        Self(open_socket(address))
    }

    /// Sends a text frame, once the socket is open; where it can't be sent, [`SocketEvent::Closed`] comes.
    pub fn send(&self, frame: &str) {
        send_frame(self.0, frame);
    }

    /// Closes the connection after what was sent; nothing comes from it any more.
    pub fn close(&self) {
        close_socket(self.0);
    }

    /// What came since this was last asked.
    #[must_use]
    pub fn take(&self) -> Vec<SocketEvent> {
        std::iter::from_fn(|| take_event(self.0)).map(|came| event(&came)).collect()
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        close_socket(self.0);
    }
}

fn event(came: &SocketNews) -> SocketEvent {
    match came.kind().as_str() {
        "opened" => SocketEvent::Opened,
        "frame" => SocketEvent::Frame(came.text()),
        _ => SocketEvent::Closed(Some(came.code()).filter(|code| *code > 0)),
    }
}

/// A question over HTTP that is answered later.
#[derive(Debug)]
pub struct HttpPost(u32);

impl HttpPost {
    /// Posts JSON to `http://…` or `https://…`; the signal is given when the response is there.
    #[must_use]
    pub fn send(address: &str, json: String, signal: &Signal) -> Self {
        hear(signal);
        Self(send_post(address, &json))
    }

    /// The answer, once; none while it is under way.
    pub fn take(&mut self) -> Option<HttpReply> {
        let came = take_response(self.0)?;
        Some(if came.kind() == "answer" { Ok((came.code(), came.text())) } else { Err(()) })
    }
}

impl Drop for HttpPost {
    fn drop(&mut self) {
        drop_post(self.0);
    }
}
