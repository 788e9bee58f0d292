//! Starts a Postgres of a test's own, where the machine has the program.

use std::{
    fs,
    net::TcpListener,
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    thread::sleep,
    time::Duration,
};

use tokio_postgres::{Client, Connection, NoTls, Socket, tls::NoTlsStream};

use crate::folders::TestFolder;

/// Names another folder of Postgres's programs.
const PROGRAMS: &str = "CANDLESTICK_POSTGRES_BIN";
/// Postgres does not run as root; Debian's package makes this user.
const USER: &str = "postgres";

/// Runs until it is dropped.
pub struct Postgres {
    server: Child,
    port: u16,
    folder: TestFolder,
}

impl Postgres {
    /// Starts one; none, and a loud word, where there is no program for it.
    pub fn start(name: &str) -> Option<Self> {
        let Some(programs) = programs() else {
            eprintln!("SKIPPED: the log in Postgres. No initdb was found; script/test-postgres installs one.");
            return None;
        };
        let folder = TestFolder::new(&format!("postgres-{name}"));
        fs::create_dir_all(&*folder).unwrap();
        fs::set_permissions(&*folder, fs::Permissions::from_mode(0o777)).unwrap();
        let data = folder.join("data");
        let made = as_user(&programs.join("initdb"))
            .arg("-D")
            .arg(&data)
            .args(["-A", "trust", "-U", "t", "--no-sync"])
            .stdout(Stdio::null())
            .status();
        assert!(made.unwrap().success(), "initdb failed");
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let mut postgres = Self { server: serve(&programs, &data, port), port, folder };
        postgres.wait();
        Some(postgres)
    }

    /// How it is reached.
    pub fn address(&self) -> String {
        self.address_of("postgres")
    }

    /// The same of one of its databases.
    pub fn address_of(&self, database: &str) -> String {
        format!("postgres://t@127.0.0.1:{}/{database}", self.port)
    }

    /// The port that it listens at, on this machine.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Has it carry out a statement.
    pub async fn run(&self, statement: &str) {
        self.run_in("postgres", statement).await;
    }

    /// The same in one of its databases.
    pub async fn run_in(&self, database: &str, statement: &str) {
        let (client, connection) = self.connected(database).await;
        let connected = tokio::spawn(connection);
        client.batch_execute(statement).await.unwrap();
        drop(client);
        connected.await.unwrap().unwrap();
    }

    /// A connection. Whoever comes as soon as it listens may be told that it is still starting.
    async fn connected(&self, database: &str) -> (Client, Connection<Socket, NoTlsStream>) {
        let address = self.address_of(database);
        for _ in 0..200 {
            if let Ok(connected) = tokio_postgres::connect(&address, NoTls).await {
                return connected;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!("Postgres does not come to its start");
    }

    /// Copies one of its databases into a new one, as `pg_dump` writes it and `psql` reads it; answers the new one's address.
    pub fn restored(&self, name: &str) -> String {
        let (bin, copy) = (programs().unwrap(), self.folder.join("copy.sql"));
        let server = ["-h", "127.0.0.1", "-p", &self.port.to_string(), "-U", "t"].map(str::to_owned);
        let done = |program: &str, last: &[&str]| {
            let mut command = Command::new(bin.join(program));
            let status = command.args(&server).args(last).stdout(Stdio::null()).status().unwrap();
            assert!(status.success(), "{program} failed");
        };
        done("pg_dump", &["-f", &copy.to_string_lossy(), "postgres"]);
        done("createdb", &[name]);
        done("psql", &["-v", "ON_ERROR_STOP=1", "-f", &copy.to_string_lossy(), name]);
        self.address_of(name)
    }

    /// Ends it as if its machine had lost power, its children too, and starts it on the same data.
    pub fn crash(&mut self) {
        self.end();
        self.server = serve(&programs().unwrap(), &self.folder.join("data"), self.port);
        self.wait();
    }

    /// Kills all of its processes by force, and starts it on the same data.
    pub fn kill_tree(&mut self) {
        let parent = self.server.id();
        // One that stands still starts no other meanwhile, which would live on.
        signal("STOP", parent);
        let children = children_of(parent);
        signal("KILL", parent);
        children.into_iter().for_each(|child| signal("KILL", child));
        let _ = self.server.wait();
        self.server = serve(&programs().unwrap(), &self.folder.join("data"), self.port);
        self.wait();
    }

    /// Until it answers. One that is killed may leave its data taken for a moment: whoever comes too early goes again.
    fn wait(&mut self) {
        for _ in 0..600 {
            if std::net::TcpStream::connect(("127.0.0.1", self.port)).is_ok() {
                return;
            }
            if self.server.try_wait().is_ok_and(|ended| ended.is_some()) {
                self.server = serve(&programs().unwrap(), &self.folder.join("data"), self.port);
            }
            sleep(Duration::from_millis(50));
        }
        panic!("Postgres does not start");
    }

    /// Immediate shutdown: no checkpoint, all processes stop, and the next start recovers.
    fn end(&mut self) {
        let _ = Command::new("kill").args(["-QUIT", &self.server.id().to_string()]).status();
        let _ = self.server.wait();
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.end();
    }
}

/// Sends a process a signal.
pub fn signal(name: &str, process: u32) {
    let _ = Command::new("kill").args([&format!("-{name}"), &process.to_string()]).stderr(Stdio::null()).status();
}

/// The processes that a process has started.
fn children_of(parent: u32) -> Vec<u32> {
    let tasks = fs::read_to_string(format!("/proc/{parent}/task/{parent}/children")).unwrap_or_default();
    tasks.split_whitespace().filter_map(|id| id.parse().ok()).collect()
}

fn serve(programs: &Path, data: &Path, port: u16) -> Child {
    let mut server = as_user(&programs.join("postgres"));
    server.arg("-D").arg(data).args(["-p", &port.to_string(), "-c", "listen_addresses=127.0.0.1"]);
    server.args(["-c", "unix_socket_directories=", "-c", "synchronous_commit=on", "-c", "max_connections=200"]);
    server.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap()
}

fn as_user(program: &Path) -> Command {
    let root = Command::new("id").arg("-u").output().is_ok_and(|id| id.stdout == b"0\n");
    if !root {
        return Command::new(program);
    }
    let mut command = Command::new("setpriv");
    command.args(["--reuid", USER, "--regid", USER, "--clear-groups", "--"]).arg(program);
    command.current_dir("/");
    command
}

/// The folder of the newest Postgres.
fn programs() -> Option<PathBuf> {
    if let Some(named) = std::env::var_os(PROGRAMS) {
        return Some(named.into());
    }
    let mut found: Vec<_> = fs::read_dir("/usr/lib/postgresql").ok()?.flatten().map(|entry| entry.path()).collect();
    found.sort();
    found.into_iter().rev().map(|version| version.join("bin")).find(|bin| bin.join("initdb").exists())
}
