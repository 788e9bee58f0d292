//! Accepts connections: only so many at once and of one address, and none that takes for ever to say what it wants.

use std::{io, net::SocketAddr, sync::Arc, time::Duration};

use axum::Router;
use hyper::{
    Request,
    body::Incoming,
    server::conn::http1,
    service::{Service, service_fn},
};
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    service::TowerToHyperService,
};
use tokio::{
    net::{TcpListener, TcpStream},
    sync::{Semaphore, watch},
    time::{sleep, timeout},
};

use crate::{
    admission::{ConnectionShare, Peer},
    metrics::RefusalReason,
    routes,
    server::Server,
};

/// How long nothing is accepted after the system had no file left for a connection.
const OUT_OF_FILES: Duration = Duration::from_millis(200);
/// Largest head of a request, in bytes; hyper takes none smaller than 8 kB.
const HEAD: usize = 16 * 1024;

/// Accepts until `end` says so; then ends what is idle, waits for the rest within the limit for it, and is done.
pub(crate) async fn listen(server: Arc<Server>, listener: TcpListener, mut end: watch::Receiver<bool>) {
    let all = u32::try_from(server.limits.connections).unwrap_or(u32::MAX);
    let free = Arc::new(Semaphore::new(all as usize));
    let router = routes::router(Arc::clone(&server));
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = end.wait_for(|end| *end) => break,
        };
        match accepted {
            Ok((stream, peer)) => match admit(&server, &free, peer) {
                Some(held) => {
                    let held = Arc::new(held);
                    tokio::spawn(converse(Arc::clone(&server), router.clone(), stream, peer, held, end.clone()));
                }
                None => server.metrics.refuse(RefusalReason::Connections),
            },
            Err(fault) => rest(&fault).await,
        }
    }
    drop(listener);
    // Every connection holds a permit, so all of them are free when the last one is gone.
    let _ = timeout(server.limits.drain, free.acquire_many(all)).await;
}

fn admit(server: &Server, free: &Arc<Semaphore>, peer: SocketAddr) -> Option<ConnectionShare> {
    let permit = Arc::clone(free).try_acquire_owned().ok()?;
    // All who come by way of a proxy have its address; their sockets are counted where theirs is known.
    let of_address = if server.behind_proxy { None } else { Some(server.of_address.enter(peer.ip().into())?) };
    Some(ConnectionShare { _permit: permit, _of_address: of_address, _counted: server.metrics.connections.enter() })
}

/// A connection that broke before it was accepted is nobody's fault; having no files left passes.
async fn rest(fault: &io::Error) {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    if !matches!(fault.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset) {
        tracing::error!(%fault, "no connection can be accepted");
        sleep(OUT_OF_FILES).await;
    }
}

async fn converse(
    server: Arc<Server>,
    router: Router,
    stream: TcpStream,
    peer: SocketAddr,
    held: Arc<ConnectionShare>,
    mut end: watch::Receiver<bool>,
) {
    // What a player is told should not wait for more; where the system refuses that, it still comes.
    let _ = stream.set_nodelay(true);
    let service = TowerToHyperService::new(router);
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(Peer(peer.ip()));
        // A socket outlives the connection's task, and holds what it holds.
        request.extensions_mut().insert(Arc::clone(&held));
        service.call(request)
    });
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(server.limits.hello).max_buf_size(HEAD).half_close(false);
    let connection = http.serve_connection(TokioIo::new(stream), service).with_upgrades();
    let mut connection = std::pin::pin!(connection);
    tokio::select! {
        // A connection that breaks has nobody to be told.
        _ = connection.as_mut() => return,
        _ = end.wait_for(|end| *end) => connection.as_mut().graceful_shutdown(),
    }
    let _ = connection.await;
}
