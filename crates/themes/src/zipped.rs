//! A theme from a zip: only what a theme uses is unpacked, never more than a theme may have. And a zip of a theme.

use std::{
    collections::BTreeMap,
    io::{self, Read, Write},
};

use flate2::{Compression, read::DeflateDecoder, write::DeflateEncoder};
use rawzip::{
    CompressionMethod, ZipArchive, ZipArchiveEntryWayfinder, ZipArchiveWriter, ZipDataWriter, ZipSliceArchive,
};

use super::{
    Message, Theme, ThemeFault, ThemePack, message,
    pack::{FileListing, MOST_FILES, MOST_TOTAL, shown, worth_reading},
};

/// Where a file lies in the zip and how it is packed.
type Packed = (ZipArchiveEntryWayfinder, CompressionMethod);

impl ThemePack {
    /// Unpacks a theme's zip, with or without one folder at its top. `name` is the zip's own name.
    ///
    /// # Errors
    /// When it is no zip or a damaged one, and everything that [`ThemePack::from_entries`] tells.
    pub fn from_zip(name: &str, bytes: &[u8]) -> Result<Self, Vec<ThemeFault>> {
        let whole = |message: Message| vec![ThemeFault::of_file(&shown(name), message)];
        if bytes.len() > MOST_TOTAL {
            return Err(whole(message!("check-zip-large", most = MOST_TOTAL)));
        }
        let damaged = |_| whole(message!("check-zip-damaged"));
        let zip = ZipArchive::from_slice(bytes).map_err(damaged)?;
        let entries = entries(&zip).map_err(whole)?;
        let listing = FileListing::new(name, entries.keys().map(String::as_str))?;
        listing.take(|path| entries.get(path).map_or_else(|| Ok(Vec::new()), |packed| unpack(&zip, path, *packed)))
    }

    /// All that the theme uses as a zip without a folder at its top: [`ThemePack::from_zip`] of it under the theme's id
    /// gives the same theme.
    ///
    /// # Errors
    /// None that is known: it is written into memory.
    pub fn to_zip(&self) -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        let mut writer = ZipArchiveWriter::new(&mut bytes);
        for (path, content) in self.used() {
            let file = writer.new_file(path).compression_method(CompressionMethod::Deflate);
            let (mut entry, config) = file.start().map_err(io::Error::other)?;
            let mut data: ZipDataWriter<_> = config.wrap(DeflateEncoder::new(&mut entry, Compression::best()));
            data.write_all(content)?;
            let (encoder, described) = data.finish().map_err(io::Error::other)?;
            encoder.finish()?;
            entry.finish(described).map_err(io::Error::other)?;
        }
        writer.finish().map_err(io::Error::other)?;
        Ok(bytes)
    }
}

impl Theme {
    /// Unpacks, reads and checks a theme's zip. Keep the [`ThemePack`] instead where its pictures are needed.
    ///
    /// # Errors
    /// As [`ThemePack::from_zip`] and [`Theme::from_files`].
    pub fn from_zip(name: &str, bytes: &[u8]) -> Result<Self, Vec<ThemeFault>> {
        ThemePack::from_zip(name, bytes)?.theme()
    }
}

/// The files in the zip by name.
fn entries(zip: &ZipSliceArchive<&[u8]>) -> Result<BTreeMap<String, Packed>, Message> {
    let mut found = BTreeMap::new();
    let mut list = zip.entries();
    // Folders count too: a list of a million of them is no theme.
    for _ in 0..MOST_FILES * 2 {
        let next = list.next_entry().map_err(|_| message!("check-zip-list"))?;
        let Some(entry) = next else { return Ok(found) };
        let name = String::from_utf8_lossy(entry.file_path().as_bytes()).into_owned();
        if entry.is_dir() {
            continue;
        }
        if entry.mode().is_symlink() {
            return Err(message!("check-zip-link", path = shown(&name)));
        }
        if found.insert(name.clone(), (entry.wayfinder(), entry.compression_method())).is_some() {
            return Err(message!("check-zip-twice", path = shown(&name)));
        }
    }
    Err(message!("check-files-many", most = MOST_FILES))
}

/// A file's bytes, at most one more than it may have, whatever the zip says of its size.
fn unpack(zip: &ZipSliceArchive<&[u8]>, path: &str, (place, method): Packed) -> Result<Vec<u8>, Message> {
    let damaged = || message!("check-zip-file");
    let entry = zip.get_entry(place).map_err(|_| damaged())?;
    let most = worth_reading(path) as u64;
    if place.uncompressed_size_hint() >= most {
        return Err(message!("check-zip-unpacked", size = place.uncompressed_size_hint(), most = most - 1));
    }
    let mut bytes = Vec::new();
    let read = match method {
        CompressionMethod::Store => entry.verifying_reader(entry.data()).take(most).read_to_end(&mut bytes),
        CompressionMethod::Deflate => {
            entry.verifying_reader(DeflateDecoder::new(entry.data())).take(most).read_to_end(&mut bytes)
        }
        _ => return Err(message!("check-zip-method")),
    };
    read.map_err(|_| damaged())?;
    Ok(bytes)
}
