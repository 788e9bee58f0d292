//! Tests `deploy/nginx.conf` on this machine alone: nginx takes it, and a case is played over TLS by way of it.

use std::{
    fs,
    net::{SocketAddr, TcpListener},
    path::Path,
    process::{Command, Stdio},
    sync::{Arc, atomic::Ordering},
    time::Duration,
};

use candlestick_server::{DurableLog, SqliteLog};
use tokio::time::sleep;

use crate::{
    deploy::{Ended, over_tls, root},
    folders::TestFolder,
    game::serving_as,
    harness::{TestSocket, http},
    table::{Evening, play},
};

/// Where the certificate and its key lie in a test's folder.
const CERTIFICATE: [&str; 2] = ["fullchain.pem", "privkey.pem"];

/// The file of `deploy` with this machine's addresses and certificate, within what a distribution has around it.
fn config(port: u16, server: SocketAddr, folder: &Path) -> String {
    let mut here = fs::read_to_string(root().join("deploy/nginx.conf")).unwrap();
    let own = folder.display().to_string();
    for (said, instead) in [
        ("    listen [::]:443 ssl;\n", String::new()),
        ("listen 443 ssl;", format!("listen 127.0.0.1:{port} ssl;")),
        ("/etc/letsencrypt/live/candlestick.example", own.clone()),
        ("http://127.0.0.1:8080", format!("http://{server}")),
    ] {
        assert!(here.contains(said), "the file names what is replaced here: {said}");
        here = here.replace(said, &instead);
    }
    let kept: String =
        ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(|of| format!("{of}_temp_path {own}/{of};\n")).concat();
    let process = format!("daemon off;\nmaster_process off;\npid {own}/pid;\nevents {{}}\n");
    format!("{process}http {{\naccess_log off;\n{kept}{here}}}\n")
}

/// nginx with a configuration, which is written first.
fn nginx(folder: &Path, config: &str) -> Command {
    let file = folder.join("nginx.conf");
    fs::write(&file, config).unwrap();
    let mut command = Command::new("nginx");
    command.args(["-e", "stderr", "-p"]).arg(folder).arg("-c").arg(file).stderr(Stdio::null());
    command
}

fn takes(folder: &Path, config: &str) -> bool {
    nginx(folder, config).arg("-t").status().expect("nginx is installed").success()
}

/// A certificate of this machine's own for a day.
fn certify(folder: &Path) {
    let [certificate, key] = CERTIFICATE.map(|name| folder.join(name));
    let mut command = Command::new("openssl");
    command.args(["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "1"]);
    command.args(["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]);
    command.arg("-keyout").arg(key).arg("-out").arg(certificate).stderr(Stdio::null());
    assert!(command.status().expect("openssl is installed").success());
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "script/test-deploy installs what it needs and runs it"]
async fn a_case_is_played_over_tls_by_way_of_nginx_which_takes_no_wrong_word() {
    let (folder, proxy) = (TestFolder::new("deploy-by-nginx"), TestFolder::new("deploy-nginx"));
    fs::create_dir_all(&*proxy).unwrap();
    certify(&proxy);
    let serving = serving_as(&folder, 0, |command| command.env("CANDLESTICK_BEHIND_PROXY", "true"));
    let (_server, address) = (Ended(serving.0), serving.1);
    let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let config = config(port, address, &proxy);
    assert!(!takes(&proxy, &config.replace("proxy_read_timeout", "proxy_raed_timeout")), "a wrong word is found");
    assert!(takes(&proxy, &config), "nginx takes deploy/nginx.conf");
    let _nginx = Ended(nginx(&proxy, &config).spawn().unwrap());
    while std::net::TcpStream::connect(("127.0.0.1", port)).is_err() {
        sleep(Duration::from_millis(20)).await;
    }
    let (_tls, door) = over_tls(port, &proxy.join(CERTIFICATE[0]));
    assert_eq!(http(door, "GET", "/healthz", &[], "").await.body, "ok\n");
    assert_eq!(http(door, "GET", "/metrics", &[], "").await.status, 404, "nobody reads them from outside");
    let page_of = async |origin: &str| TestSocket::connect(door, &[("origin", origin)]).await.err();
    assert_eq!(page_of(&format!("https://{door}")).await, None, "the page's own host is passed on");
    assert_eq!(page_of("https://elsewhere.example").await, Some(403));
    let evening = Arc::new(Evening::default());
    evening.late.store(true, Ordering::SeqCst);
    let played = play(vec![door], 0, evening).await;
    let logged = played.is_in(&SqliteLog::open(&folder).unwrap().read(&played.room, 0).await.unwrap());
    println!("by way of nginx {} decisions acknowledged, {logged} in the log", played.acknowledged());
    assert!(played.cases == 1 && logged >= 1 && logged == played.acknowledged());
}
