//! Gives tests of connections a port of this machine, with a listener at it or with none.

use std::{
    io::{Read, Write},
    net::TcpListener,
    time::Duration,
};

/// Long enough for any machine.
pub const LONG: Duration = Duration::from_secs(20);

/// Somebody who listens, and at which port.
pub fn listener() -> (TcpListener, u16) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    (listener, port)
}

/// A port at which nobody listens.
pub fn nobody() -> u16 {
    listener().1
}

/// Hears one request out and answers it.
pub fn respond(listener: &TcpListener, status: &str, body: &str) -> String {
    let (mut stream, _) = listener.accept().unwrap();
    stream.set_read_timeout(Some(LONG)).unwrap();
    let (mut heard, mut part) = (String::new(), [0; 4096]);
    let is_all = |heard: &str| heard.starts_with("GET") && heard.ends_with("\r\n\r\n") || heard.ends_with('}');
    while !is_all(&heard) {
        let many = stream.read(&mut part).unwrap();
        heard.push_str(std::str::from_utf8(&part[..many]).unwrap());
    }
    let head = format!("HTTP/1.1 {status}\r\ncontent-length: {}\r\nconnection: close\r\n\r\n", body.len());
    stream.write_all(format!("{head}{body}").as_bytes()).ok();
    heard
}
