//! Answers the HTTP routes: lists their paths, and checks who may ask for them.

use std::{net::IpAddr, sync::Arc, time::Instant};

use axum::{
    Router,
    body::{Body, to_bytes},
    extract::{Extension, Request, State},
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
    routing::{get, post},
};
use candlestick_online::{CreateRoom, FindRoom, FoundRoom, MAX_FRAME};
use tokio::time::timeout;

use crate::{
    admission::{ConnectionShare, Peer},
    connection,
    limits::Address,
    metrics::RefusalReason,
    rooms::NoRoomMade,
    server::{Origins, Server},
    socket::Upgrade,
};

/// Who asks by way of a proxy.
const FORWARDED: &str = "x-forwarded-for";

/// All addresses of the server.
pub(crate) fn router(server: Arc<Server>) -> Router {
    Router::new()
        .route("/healthz", get(healthz))
        .route("/metrics", get(metrics))
        .route("/api/rooms", post(create_room))
        .route("/api/rooms/by-words", post(find_room))
        .route("/api/socket", get(socket))
        .route("/room/{name}", get(room_page))
        .fallback(get(page))
        .with_state(server)
}

async fn healthz(State(server): State<Arc<Server>>) -> Response {
    let readable = timeout(server.limits.hello, server.log.read("", 0)).await;
    if server.rooms.is_ending() || !matches!(readable, Ok(Ok(_))) {
        return (StatusCode::SERVICE_UNAVAILABLE, "unavailable\n").into_response();
    }
    "ok\n".into_response()
}

/// For whoever runs the server: from this machine and not by way of a proxy, unless it was said otherwise.
async fn metrics(State(server): State<Arc<Server>>, Extension(peer): Extension<Peer>, asked: HeaderMap) -> Response {
    let near = peer.0.to_canonical().is_loopback() && !asked.contains_key(FORWARDED);
    if !near && !server.open_metrics {
        return refused(StatusCode::NOT_FOUND, "no-such-place");
    }
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], server.metrics.text()).into_response()
}

async fn page(State(server): State<Arc<Server>>, asked: Request) -> Response {
    server.page.file(asked.uri().path(), asked.headers())
}

async fn room_page(State(server): State<Arc<Server>>, asked: HeaderMap) -> Response {
    let mut page = server.page.room(&asked);
    // The name of a room is nobody else's business.
    page.headers_mut().insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    page
}

/// What is asked for in a body, by a page that may ask; or the response to one that may not, or asks for nothing.
async fn asked_for<T: serde::de::DeserializeOwned>(
    server: &Server,
    headers: &HeaderMap,
    body: Body,
) -> Result<T, Response> {
    if !is_allowed(&server.origins, headers) {
        return Err(server.refuse(RefusalReason::Origin, StatusCode::FORBIDDEN, "foreign-origin"));
    }
    let read = timeout(server.limits.hello, to_bytes(body, MAX_FRAME)).await;
    let asked = read.ok().and_then(Result::ok).and_then(|text| serde_json::from_slice(&text).ok());
    asked.ok_or_else(|| server.refuse(RefusalReason::Request, StatusCode::BAD_REQUEST, "bad-request"))
}

/// Which room some words are of. In the body, as addresses are written into logs.
async fn find_room(
    State(server): State<Arc<Server>>,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
    body: Body,
) -> Response {
    let FindRoom { handle } = match asked_for(&server, &headers, body).await {
        Ok(asked) => asked,
        Err(response) => return response,
    };
    // Taken before the room is looked for, so that many who ask at once are not all let through.
    let (address, now) = (address(&server, peer, &headers), Instant::now());
    if !server.guesses.take(address, now) {
        return server.refuse(RefusalReason::Guesses, StatusCode::TOO_MANY_REQUESTS, "too-many-guesses");
    }
    if !server.words.take(now) {
        server.guesses.give_back(address);
        return server.refuse(RefusalReason::Guesses, StatusCode::TOO_MANY_REQUESTS, "too-many-guesses");
    }
    match server.rooms.find(&handle, server.limits.found_by_words).await {
        Ok(None) => server.refuse(RefusalReason::WrongLink, StatusCode::NOT_FOUND, "no-room"),
        Ok(Some(room)) => {
            server.guesses.give_back(address);
            server.words.give_back();
            json(StatusCode::OK, &FoundRoom { room })
        }
        Err(fault) => {
            server.guesses.give_back(address);
            server.words.give_back();
            tracing::error!(%fault, "the log cannot be read");
            server.refuse(RefusalReason::Busy, StatusCode::SERVICE_UNAVAILABLE, "unavailable")
        }
    }
}

async fn create_room(
    State(server): State<Arc<Server>>,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
    body: Body,
) -> Response {
    let request: CreateRoom = match asked_for(&server, &headers, body).await {
        Ok(asked) => asked,
        Err(response) => return response,
    };
    if !server.made.take(address(&server, peer, &headers), Instant::now()) {
        return server.refuse(RefusalReason::Address, StatusCode::TOO_MANY_REQUESTS, "too-many-rooms");
    }
    match server.rooms.create(request).await {
        Ok(created) => json(StatusCode::CREATED, &created),
        Err(NoRoomMade::Room(fault)) => {
            server.refuse(RefusalReason::Request, StatusCode::UNPROCESSABLE_ENTITY, fault.code())
        }
        Err(NoRoomMade::Unavailable) => {
            server.refuse(RefusalReason::Busy, StatusCode::SERVICE_UNAVAILABLE, "unavailable")
        }
    }
}

async fn socket(
    State(server): State<Arc<Server>>,
    Extension(peer): Extension<Peer>,
    Extension(held): Extension<Arc<ConnectionShare>>,
    headers: HeaderMap,
    request: Request,
) -> Response {
    let Some(upgrade) = Upgrade::of(request) else {
        return server.refuse(RefusalReason::Request, StatusCode::BAD_REQUEST, "no-socket");
    };
    if !is_allowed(&server.origins, &headers) {
        return server.refuse(RefusalReason::Origin, StatusCode::FORBIDDEN, "foreign-origin");
    }
    let address = address(&server, peer, &headers);
    if !server.opened.take(address, Instant::now()) {
        return server.refuse(RefusalReason::Address, StatusCode::TOO_MANY_REQUESTS, "too-many-sockets");
    }
    if server.rooms.is_ending() {
        return server.refuse(RefusalReason::Busy, StatusCode::SERVICE_UNAVAILABLE, "unavailable");
    }
    let of_address = if server.behind_proxy { server.of_address.enter(address) } else { None };
    if server.behind_proxy && of_address.is_none() {
        return server.refuse(RefusalReason::Connections, StatusCode::TOO_MANY_REQUESTS, "too-many-sockets");
    }
    let (response, socket) = upgrade.accept(MAX_FRAME);
    tokio::spawn(async move {
        let _held = (held, of_address);
        if let Some(socket) = socket.await {
            connection::serve(server, socket, address).await;
        }
    });
    response
}

/// Whether a page of that origin may ask. Browsers always name one; what is no browser could name any.
fn is_allowed(origins: &Origins, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    match origins {
        Origins::These(origins) => origins.iter().any(|allowed| allowed.eq_ignore_ascii_case(origin)),
        Origins::SameHost => {
            let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
            let named = origin.split_once("://").map(|(_, host)| host);
            named.zip(host).is_some_and(|(named, host)| named.eq_ignore_ascii_case(host))
        }
    }
}

/// Whom the limits count. A proxy writes whom it heard at the end of its list; what stands before is hearsay.
fn address(server: &Server, peer: Peer, headers: &HeaderMap) -> Address {
    let heard =
        || headers.get_all(FORWARDED).iter().next_back()?.to_str().ok()?.rsplit(',').next()?.trim().parse().ok();
    let heard: Option<IpAddr> = if server.behind_proxy { heard() } else { None };
    heard.unwrap_or(peer.0).into()
}

impl Server {
    /// Refuses what was asked, and counts why.
    fn refuse(&self, why: RefusalReason, status: StatusCode, code: &str) -> Response {
        self.metrics.refuse(why);
        refused(status, code)
    }
}

fn refused(status: StatusCode, code: &str) -> Response {
    json(status, &serde_json::json!({ "code": code }))
}

fn json<T: serde::Serialize>(status: StatusCode, body: &T) -> Response {
    let headers = [(header::CONTENT_TYPE, "application/json"), (header::CACHE_CONTROL, "no-store")];
    match serde_json::to_vec(body) {
        Ok(text) => (status, headers, text).into_response(),
        Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}
