//! Tests what `deploy` says for several servers, on this machine alone: cases over TLS by way of Caddy, at two servers
//! of one Postgres, each of which is ended and begun anew meanwhile.

use std::{
    fs,
    io::{BufRead, BufReader},
    net::{SocketAddr, TcpListener},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::{Arc, atomic::Ordering},
    time::Duration,
};

use candlestick_server::PostgresLog;
use tokio::{task::JoinSet, time::sleep};

use crate::{
    case_kills::{ROOMS, all_play, end, lets_play},
    folders::TestFolder,
    game::{POSTGRES, serving_as},
    harness::http,
    postgres::{Postgres, signal},
    table::{Evening, play},
};

/// Ended with the test.
pub struct Ended(pub Child);

impl Drop for Ended {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// The project's folder.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The Caddyfile of `deploy` for several servers, with this machine's addresses and a certificate of Caddy's own.
fn caddyfile(port: u16, servers: [SocketAddr; 2], folder: &Path) -> String {
    let said = fs::read_to_string(root().join("deploy/Caddyfile.several")).unwrap();
    let names = format!("https://localhost:{port}, https://127.0.0.1:{port}");
    let here = said
        .replace("candlestick.example {", &format!("{names} {{\n\ttls internal\n\tbind 127.0.0.1"))
        .replace("one:8080 two:8080", &format!("{} {}", servers[0], servers[1]));
    assert_ne!(here, said, "the file names what is replaced here");
    let own = "admin off\n\tskip_install_trust\n\tauto_https disable_redirects\n\tstorage file_system";
    format!("{{\n\t{own} {}\n}}\n{here}", folder.display())
}

/// Caddy, once it has its certificate; answers that of its authority as well.
async fn caddy(port: u16, servers: [SocketAddr; 2], folder: &Path) -> (Ended, PathBuf) {
    let config = folder.join("Caddyfile");
    fs::write(&config, caddyfile(port, servers, folder)).unwrap();
    let mut command = Command::new("caddy");
    command.args(["run", "--adapter", "caddyfile", "--config"]).arg(&config);
    command.env("XDG_DATA_HOME", folder).env("XDG_CONFIG_HOME", folder).stderr(Stdio::null());
    let running = Ended(command.spawn().expect("caddy is installed"));
    let authority = folder.join("pki/authorities/local/root.crt");
    for _ in 0..200 {
        if authority.exists() && std::net::TcpStream::connect(("127.0.0.1", port)).is_ok() {
            return (running, authority);
        }
        sleep(Duration::from_millis(50)).await;
    }
    panic!("caddy does not start: {}", fs::read_to_string(config).unwrap());
}

/// What has plain connections leave over TLS, for clients of the tests, which have none.
pub fn over_tls(port: u16, authority: &Path) -> (Ended, SocketAddr) {
    let mut command = Command::new("node");
    command.arg(root().join("script/lib/over-tls.mjs")).arg(port.to_string()).arg(authority);
    let mut running = Ended(command.stdout(Stdio::piped()).spawn().expect("node is installed"));
    let mut line = String::new();
    BufReader::new(running.0.stdout.take().unwrap()).read_line(&mut line).unwrap();
    (running, line.trim().parse().expect("it says where it listens"))
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "script/test-deploy installs what it needs and runs it"]
async fn cases_are_played_over_tls_while_each_of_two_servers_is_ended_and_begun_anew() {
    let postgres = Postgres::start("deploy").expect("script/test-deploy installs it");
    let (folder, proxy) = (TestFolder::new("deploy"), TestFolder::new("deploy-caddy"));
    fs::create_dir_all(&*proxy).unwrap();
    let store = postgres.address();
    let serving = |port| {
        serving_as(&folder, port, |command| command.env(POSTGRES, &store).env("CANDLESTICK_BEHIND_PROXY", "true"))
    };
    let (one, two) = (serving(0), serving(0));
    let (addresses, mut servers) = ([one.1, two.1], [one.0, two.0]);
    let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let (_caddy, authority) = caddy(port, addresses, &proxy).await;
    let (_tls, door) = over_tls(port, &authority);
    assert_eq!(http(door, "GET", "/healthz", &[], "").await.body, "ok\n");
    assert_eq!(http(door, "GET", "/metrics", &[], "").await.status, 404, "nobody reads them from outside");
    let evening = Arc::new(Evening::default());
    let tables: JoinSet<_> = (0..ROOMS).map(|number| play(vec![door], number, Arc::clone(&evening))).collect();
    all_play(&evening);
    for (server, address) in servers.iter_mut().zip(addresses) {
        lets_play(&evening);
        signal("TERM", server.id());
        server.wait().unwrap();
        // The other has them all meanwhile.
        lets_play(&evening);
        *server = serving(address.port()).0;
        // Caddy asks every other second who is there.
        sleep(Duration::from_secs(4)).await;
    }
    evening.late.store(true, Ordering::SeqCst);
    end(tables, &evening, &PostgresLog::open(&store).await.unwrap(), 2).await;
    for mut server in servers {
        server.kill().unwrap();
        server.wait().unwrap();
    }
}
