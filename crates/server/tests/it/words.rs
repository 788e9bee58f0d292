//! Tests that a room is found by its four words while it is in use, and by nobody who guesses.

use std::{net::SocketAddr, sync::Arc, time::Duration};

use candlestick_online::{FindRoom, FoundRoom, Handle};
use candlestick_server::{GameRooms, Limits, Rate, RefusalReason, Running, ServerSetup};
use tokio::task::JoinSet;

use crate::{
    harness::{HttpResponse, http, setup, start},
    player::create_room,
    stores::{Store, on_each_store},
};

const THEME: &str = "classic-2016";

on_each_store! { a_room_is_found_by_its_words_and_not_by_others, a_room_that_nobody_has_come_to_of_late_has_no_words }

async fn serving(store: &Store, setup: ServerSetup) -> Running {
    start(setup, &store.open().await, Arc::new(GameRooms::default())).await
}

async fn asked(server: &Running, handle: &Handle, from: &str) -> HttpResponse {
    asked_at(server.address(), handle.clone(), from).await
}

async fn asked_at(server: SocketAddr, handle: Handle, from: &str) -> HttpResponse {
    let body = serde_json::to_string(&FindRoom { handle }).unwrap();
    http(server, "POST", "/api/rooms/by-words", &[("x-forwarded-for", from)], &body).await
}

/// Words that no room has but by a chance of one in a million millions.
fn wrong(number: usize) -> Handle {
    Handle::read(&format!("zodiac zodiac {} acorn", ["acorn", "actor", "album"][number % 3])).unwrap()
}

async fn a_room_is_found_by_its_words_and_not_by_others(store: Store) {
    let server = serving(&store, setup()).await;
    let rooms = [create_room(server.address(), THEME).await.room, create_room(server.address(), THEME).await.room];
    for room in &rooms {
        let said = Handle::of(room).unwrap().words();
        let response = asked(&server, &Handle::read(&said.to_uppercase()).unwrap(), "10.0.0.1").await;
        assert_eq!((response.status, response.header("cache-control")), (200, Some("no-store")));
        assert_eq!(serde_json::from_str::<FoundRoom>(&response.body).unwrap().room, *room);
    }
    let response = asked(&server, &wrong(0), "10.0.0.1").await;
    assert_eq!((response.status, response.body.as_str()), (404, "{\"code\":\"no-room\"}"));
    for body in ["", "{}", "{\"handle\":\"abcdefghi\"}", "{\"handle\":\"ABCDEFGH\"}"] {
        assert_eq!(http(server.address(), "POST", "/api/rooms/by-words", &[], body).await.status, 400, "{body}");
    }
    let foreign = [("origin", "https://elsewhere.example")];
    assert_eq!(http(server.address(), "POST", "/api/rooms/by-words", &foreign, "{}").await.status, 403);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_guesses_words_is_refused_after_a_few_and_right_ones_cost_nothing() {
    let guesses_of_address = Rate { burst: 3.0, per_second: 0.001 };
    let limits = Limits { guesses_of_address, ..Limits::default() };
    let store = Store::file("words-guessed");
    let server = serving(&store, ServerSetup { limits, behind_proxy: true, ..setup() }).await;
    let room = Handle::of(&create_room(server.address(), THEME).await.room).unwrap();
    for _ in 0..5 {
        assert_eq!(asked(&server, &room, "10.0.0.1").await.status, 200);
    }
    // All at once: none of them slips through beside the others.
    let (mut asking, address) = (JoinSet::new(), server.address());
    for number in 0..8 {
        asking.spawn(async move { asked_at(address, wrong(number), "10.0.0.1").await.status });
    }
    let statuses = asking.join_all().await;
    assert_eq!(statuses.iter().filter(|status| **status == 404).count(), 3, "{statuses:?}");
    assert_eq!(statuses.iter().filter(|status| **status == 429).count(), 5, "{statuses:?}");
    assert_eq!(asked(&server, &room, "10.0.0.1").await.status, 429, "not even the right ones");
    assert_eq!(asked(&server, &room, "10.0.0.2").await.status, 200, "others are not disturbed");
    assert_eq!(server.metrics().refused(RefusalReason::Guesses), 6);
}

#[tokio::test(flavor = "multi_thread")]
async fn many_who_guess_together_are_refused_as_well() {
    let limits = Limits { guesses_of_words: Rate { burst: 2.0, per_second: 0.001 }, ..Limits::default() };
    let store = Store::file("words-together");
    let server = serving(&store, ServerSetup { limits, behind_proxy: true, ..setup() }).await;
    let statuses = async |from: &'static str| asked(&server, &wrong(1), from).await.status;
    assert_eq!([statuses("10.0.0.1").await, statuses("10.0.0.2").await], [404, 404]);
    assert_eq!([statuses("10.0.0.3").await, statuses("10.0.0.4").await], [429, 429]);
}

async fn a_room_that_nobody_has_come_to_of_late_has_no_words(store: Store) {
    let limits = Limits { found_by_words: Duration::from_millis(300), ..Limits::default() };
    let server = serving(&store, ServerSetup { limits, ..setup() }).await;
    let room = Handle::of(&create_room(server.address(), THEME).await.room).unwrap();
    tokio::time::sleep(Duration::from_millis(400)).await;
    assert_eq!(asked(&server, &room, "10.0.0.1").await.status, 404);
}
