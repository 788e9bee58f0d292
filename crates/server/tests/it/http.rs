//! Tests what is asked over HTTP: the page, making rooms, and the state of the server.

use std::fs;

use candlestick_server::{Page, ServerSetup};

use crate::{
    folders::TestFolder,
    harness::{TestServer, http, setup},
};

const SCRIPT: &str = "candlestick-0123456789abcdef.js";
const PROGRAM: &str = "candlestick-0123456789abcdef_bg.wasm";

fn page(folder: &TestFolder) -> Page {
    fs::create_dir_all(folder.join("assets/art")).unwrap();
    let files: [(&str, &str); 8] = [
        ("index.html", "<html><head><title>x</title></head></html>"),
        (SCRIPT, "script"),
        (PROGRAM, "program"),
        ("candlestick-0123456789abcdef_bg.wasm.br", "packed"),
        ("candlestick-0123456789abcdef_bg.wasm.gz", "zipped"),
        ("assets/art/title-page.jpg", "picture"),
        ("worker.js", "worker"),
        ("strange.bin", "?"),
    ];
    for (name, text) in files {
        fs::write(folder.join(name), text).unwrap();
    }
    Page::read(folder).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_is_served_with_its_types_and_kept_as_long_as_its_names_allow() {
    let folder = TestFolder::new("page");
    let server = TestServer::start("page-server", ServerSetup { page: page(&folder), ..setup() }).await;
    let get = async |path: &str| http(server.address(), "GET", path, &[], "").await;
    for (path, media, caching) in [
        ("/", "text/html; charset=utf-8", "no-cache"),
        ("/index.html", "text/html; charset=utf-8", "no-cache"),
        ("/worker.js", "text/javascript; charset=utf-8", "no-cache"),
        ("/assets/art/title-page.jpg", "image/jpeg", "no-cache"),
        ("/strange.bin", "application/octet-stream", "no-cache"),
        (&format!("/{SCRIPT}"), "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"),
        (&format!("/{PROGRAM}"), "application/wasm", "public, max-age=31536000, immutable"),
    ] {
        let response = get(path).await;
        assert_eq!(response.status, 200, "{path}");
        assert_eq!(
            (response.header("content-type"), response.header("cache-control")),
            (Some(media), Some(caching)),
            "{path}"
        );
    }
    for path in ["/nothing", "/../Cargo.toml", "/..%2fCargo.toml", "/assets", "/assets/", "//etc/passwd"] {
        assert_eq!(get(path).await.status, 404, "{path}");
    }
    let tag = get("/worker.js").await.header("etag").unwrap().to_owned();
    let again = http(server.address(), "GET", "/worker.js", &[("if-none-match", &tag)], "").await;
    assert_eq!((again.status, again.body.as_str()), (304, ""));
    assert_eq!(http(server.address(), "HEAD", "/worker.js", &[], "").await.body, "");
}

#[tokio::test(flavor = "multi_thread")]
async fn packed_files_go_to_whoever_takes_them() {
    let folder = TestFolder::new("packed");
    let server = TestServer::start("packed-server", ServerSetup { page: page(&folder), ..setup() }).await;
    let path = format!("/{PROGRAM}");
    for (takes, packing, body) in [
        ("gzip, deflate, br", Some("br"), "packed"),
        ("gzip", Some("gzip"), "zipped"),
        ("br;q=0, gzip;q=0.5", Some("gzip"), "zipped"),
        ("identity", None, "program"),
    ] {
        let response = http(server.address(), "GET", &path, &[("accept-encoding", takes)], "").await;
        assert_eq!((response.header("content-encoding"), response.body.as_str()), (packing, body), "{takes}");
        assert_eq!(response.header("content-type"), Some("application/wasm"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_room_s_address_shows_the_page_and_its_files_are_found_from_there() {
    let folder = TestFolder::new("room-page");
    let server = TestServer::start("room-page-server", ServerSetup { page: page(&folder), ..setup() }).await;
    let response = http(server.address(), "GET", "/room/some-room", &[], "").await;
    assert_eq!((response.status, response.header("referrer-policy")), (200, Some("no-referrer")));
    assert!(response.body.contains("<head><base href=\"../\"><title>"), "{}", response.body);
    let plain = http(server.address(), "GET", "/", &[], "").await;
    assert!(!plain.body.contains("<base"), "{}", plain.body);
}

#[tokio::test(flavor = "multi_thread")]
async fn rooms_are_made_of_what_can_be_read_and_refused_by_code() {
    let server = TestServer::start("making", setup()).await;
    let make = async |body: &str| http(server.address(), "POST", "/api/rooms", &[], body).await;
    let made = make("{\"name\":\"Ada\"}").await;
    assert_eq!((made.status, made.header("cache-control")), (201, Some("no-store")));
    assert!(made.body.contains("\"token\":\"token\""), "{}", made.body);
    let long = format!("{{\"name\":\"{}\"}}", "x".repeat(20_000));
    for (body, status, code) in
        [("", 400, "bad-request"), ("[]]", 400, "bad-request"), (&long, 400, "bad-request"), ("{}", 422, "bad-name")]
    {
        let response = make(body).await;
        assert_eq!((response.status, response.body), (status, format!("{{\"code\":\"{code}\"}}")));
    }
    assert_eq!(http(server.address(), "GET", "/api/socket", &[], "").await.status, 400);
    assert_eq!(http(server.address(), "GET", "/api/rooms", &[], "").await.status, 405);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_server_says_how_it_is_to_whoever_runs_it() {
    let server = TestServer::start("metrics", setup()).await;
    let health = http(server.address(), "GET", "/healthz", &[], "").await;
    assert_eq!((health.status, health.body.as_str()), (200, "ok\n"));
    let room = server.room().await;
    let mut client = server.enter(&room).await;
    assert!(client.works().await);
    let metrics = http(server.address(), "GET", "/metrics", &[], "").await;
    for line in ["candlestick_rooms 1", "candlestick_sockets 1", "candlestick_frames_in_total 2"] {
        assert!(metrics.body.lines().any(|found| found == line), "{line} in {}", metrics.body);
    }
    assert!(metrics.body.contains("candlestick_append_seconds_count 1"), "{}", metrics.body);
    assert!(!metrics.body.contains(&room), "no room is named");
    let afar = http(server.address(), "GET", "/metrics", &[("x-forwarded-for", "10.0.0.1")], "").await;
    assert_eq!(afar.status, 404, "not by way of a proxy");
}
