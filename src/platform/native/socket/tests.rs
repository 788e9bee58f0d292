//! Tests a connection against servers on this machine: what goes both ways, how it ends, and that it wakes the game.

use super::*;
use crate::platform::native::meeting::{LONG, listener, nobody, respond};
use std::{io::Read, iter, thread::JoinHandle};
use tungstenite::protocol::{CloseFrame, frame::coding::CloseCode};

type Guest = WebSocket<TcpStream>;

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
    let replies = (0..100).map(|number| frame(&format!("{number}, heard")));
    let wanted: Vec<_> = iter::once(SocketEvent::Opened).chain(replies).chain([SocketEvent::Closed(None)]).collect();
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
    let host = thread::spawn(move || respond(&listener, "404 Not Found", "nothing"));
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
