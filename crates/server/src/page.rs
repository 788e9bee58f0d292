//! Serves the page from memory, read once: no path from outside ever reaches the disk, and an update shows whole or not
//! at all.

use std::{
    collections::HashMap,
    fs,
    hash::{DefaultHasher, Hash, Hasher},
    io,
    path::Path,
};

use axum::{
    body::{Body, Bytes},
    http::{HeaderMap, HeaderName, HeaderValue, Response, StatusCode, header},
};

/// The file that stands for a folder, and for the address of a room.
const INDEX: &str = "index.html";
/// For files whose name changes with what is in them.
const FOR_EVER: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");
/// For all others: asked about each time, and sent only where they changed.
const ASK: HeaderValue = HeaderValue::from_static("no-cache");

const TYPES: [(&str, &str); 20] = [
    ("css", "text/css; charset=utf-8"),
    ("ftl", "text/plain; charset=utf-8"),
    ("html", "text/html; charset=utf-8"),
    ("ico", "image/x-icon"),
    ("jpg", "image/jpeg"),
    ("js", "text/javascript; charset=utf-8"),
    ("json", "application/json"),
    ("md", "text/plain; charset=utf-8"),
    ("mjs", "text/javascript; charset=utf-8"),
    ("ogg", "audio/ogg"),
    ("otf", "font/otf"),
    ("png", "image/png"),
    ("svg", "image/svg+xml"),
    ("toml", "text/plain; charset=utf-8"),
    ("ttf", "font/ttf"),
    ("txt", "text/plain; charset=utf-8"),
    ("wasm", "application/wasm"),
    ("wav", "audio/wav"),
    ("webmanifest", "application/manifest+json"),
    ("woff2", "font/woff2"),
];

/// Files by their path from the page's root, and the start page as rooms have it.
#[derive(Debug, Default)]
pub struct Page {
    files: HashMap<String, File>,
    room: Option<File>,
}

#[derive(Debug)]
struct File {
    plain: FileForm,
    brotli: Option<FileForm>,
    gzip: Option<FileForm>,
    media: HeaderValue,
    caching: HeaderValue,
}

/// A file's bytes in one form.
#[derive(Debug)]
struct FileForm {
    bytes: Bytes,
    tag: HeaderValue,
}

impl FileForm {
    fn new(bytes: Vec<u8>) -> Self {
        let mut hasher = DefaultHasher::new();
        bytes.hash(&mut hasher);
        // Digits and quotes are always a good value.
        let tag = HeaderValue::try_from(format!("\"{:016x}\"", hasher.finish())).unwrap_or(ASK);
        Self { bytes: bytes.into(), tag }
    }
}

impl Page {
    /// Reads a folder, and beside each file its packed forms (`.br`, `.gz`).
    ///
    /// # Errors
    /// When the folder or a file cannot be read.
    pub fn read(folder: &Path) -> io::Result<Self> {
        let mut found = HashMap::new();
        collect(folder, "", &mut found)?;
        let mut page = Self::default();
        let names: Vec<_> = found.keys().filter(|name| !is_packed(name)).cloned().collect();
        for name in names {
            let mut take = |ending: &str| found.remove(&format!("{name}{ending}"));
            let (plain, brotli, gzip) = (take("").unwrap_or_default(), take(".br"), take(".gz"));
            if name == INDEX {
                page.room = Some(File::new(INDEX, below_root(&plain), None, None));
            }
            let file = File::new(&name, plain, brotli, gzip);
            page.files.insert(name, file);
        }
        Ok(page)
    }

    /// The file at an address's path, which begins with a stroke.
    #[must_use]
    pub fn file(&self, path: &str, asked: &HeaderMap) -> Response<Body> {
        let name = path.trim_start_matches('/');
        let name = if name.is_empty() { INDEX } else { name };
        self.files.get(name).map_or_else(missing, |file| file.respond(asked))
    }

    /// The start page at a room's address.
    #[must_use]
    pub fn room(&self, asked: &HeaderMap) -> Response<Body> {
        self.room.as_ref().map_or_else(missing, |file| file.respond(asked))
    }
}

impl File {
    fn new(name: &str, plain: Vec<u8>, brotli: Option<Vec<u8>>, gzip: Option<Vec<u8>>) -> Self {
        let ending = name.rsplit('.').next().unwrap_or_default();
        let media =
            TYPES.iter().find(|(known, _)| *known == ending).map_or("application/octet-stream", |(_, media)| media);
        Self {
            plain: FileForm::new(plain),
            brotli: brotli.map(FileForm::new),
            gzip: gzip.map(FileForm::new),
            media: HeaderValue::from_static(media),
            caching: if is_hashed(name) { FOR_EVER } else { ASK },
        }
    }

    fn respond(&self, asked: &HeaderMap) -> Response<Body> {
        let (form, packed) = self.form(asked);
        let mut response = Response::new(Body::empty());
        let headers = response.headers_mut();
        headers.insert(header::CACHE_CONTROL, self.caching.clone());
        headers.insert(header::ETAG, form.tag.clone());
        headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        if asked.get(header::IF_NONE_MATCH) == Some(&form.tag) {
            *response.status_mut() = StatusCode::NOT_MODIFIED;
            return response;
        }
        headers.insert(header::CONTENT_TYPE, self.media.clone());
        headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
        if let Some(packed) = packed {
            headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(packed));
        }
        *response.body_mut() = Body::from(form.bytes.clone());
        response
    }

    /// The smallest form that is there and taken.
    fn form(&self, asked: &HeaderMap) -> (&FileForm, Option<&'static str>) {
        let brotli = self.brotli.as_ref().filter(|_| takes(asked, "br")).map(|form| (form, Some("br")));
        let gzip = || self.gzip.as_ref().filter(|_| takes(asked, "gzip")).map(|form| (form, Some("gzip")));
        brotli.or_else(gzip).unwrap_or((&self.plain, None))
    }
}

/// Whether a packed form is taken: named, and not with the weight 0.
fn takes(asked: &HeaderMap, packing: &str) -> bool {
    let lists = asked.get_all(header::ACCEPT_ENCODING).iter().filter_map(|list| list.to_str().ok());
    lists.flat_map(|list| list.split(',')).any(|one| {
        let (name, weight) = one.split_once(';').unwrap_or((one, "q=1"));
        let weight = weight.trim().trim_start_matches("q=").parse().unwrap_or(1.0);
        name.trim().eq_ignore_ascii_case(packing) && weight > 0.0
    })
}

fn missing() -> Response<Body> {
    // The game's engine takes a 404, and only that, for "there is no such file".
    let mut response = Response::new(Body::from("No such file.\n"));
    *response.status_mut() = StatusCode::NOT_FOUND;
    let headers: [(HeaderName, HeaderValue); 2] =
        [(header::CONTENT_TYPE, HeaderValue::from_static("text/plain; charset=utf-8")), (header::CACHE_CONTROL, ASK)];
    response.headers_mut().extend(headers);
    response
}

fn collect(folder: &Path, prefix: &str, found: &mut HashMap<String, Vec<u8>>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let (path, name) = entry.map(|entry| (entry.path(), entry.file_name()))?;
        let name = format!("{prefix}{}", name.to_string_lossy());
        if path.is_dir() {
            collect(&path, &format!("{name}/"), found)?;
        } else {
            found.insert(name, fs::read(&path)?);
        }
    }
    Ok(())
}

/// A room's page lies a folder lower, and all its addresses are relative: they are to mean the same.
fn below_root(index: &[u8]) -> Vec<u8> {
    String::from_utf8_lossy(index).replacen("<head>", "<head><base href=\"../\">", 1).into_bytes()
}

fn is_packed(name: &str) -> bool {
    name.ends_with(".br") || name.ends_with(".gz")
}

/// Whether a name has a digest in it, as trunk puts there: 16 hexadecimal digits after a hyphen.
fn is_hashed(name: &str) -> bool {
    const DIGITS: usize = 16;
    let file = name.rsplit('/').next().unwrap_or_default();
    let parts = file.split('-').skip(1).map(|part| part.split(['.', '_']).next().unwrap_or_default());
    parts.into_iter().any(|part| part.len() == DIGITS && part.bytes().all(|digit| digit.is_ascii_hexdigit()))
}
