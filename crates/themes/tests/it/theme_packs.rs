//! Themes from zips, folders and lists of files: what is sound is read, what is hostile is told with its place.

use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
};

use candlestick_themes::{Theme, ThemeFault, ThemePack, builtin, builtin_files};
use flate2::{Compression, write::DeflateEncoder};
use proptest::prelude::*;
use rawzip::{CompressionMethod, ZipArchiveWriter, ZipDataWriter};

/// A sound picture.
const HALL: &[u8] = include_bytes!("../../../../assets/themes/classic-2016/pictures/rooms/hall.png");

/// A zip of files, deflated.
fn zip(files: &[(&str, &[u8])]) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut writer = ZipArchiveWriter::new(&mut bytes);
    for (name, content) in files {
        let file = writer.new_file(name).compression_method(CompressionMethod::Deflate);
        let (mut entry, config) = file.start().unwrap();
        let mut data: ZipDataWriter<_> = config.wrap(DeflateEncoder::new(&mut entry, Compression::default()));
        data.write_all(content).unwrap();
        let (encoder, described) = data.finish().unwrap();
        encoder.finish().unwrap();
        entry.finish(described).unwrap();
    }
    writer.finish().unwrap();
    bytes
}

/// The classic theme's texts below a folder (or none).
fn texts(folder: &str) -> Vec<(String, Vec<u8>)> {
    let files = builtin_files("classic-2016").unwrap();
    vec![
        (format!("{folder}theme.toml"), files.theme_toml.into_bytes()),
        (format!("{folder}board.txt"), files.board.into_bytes()),
    ]
}

/// A zip of the classic theme's texts and some more files.
fn classic_zip(folder: &str, more: &[(&str, &[u8])]) -> Vec<u8> {
    let texts = texts(folder);
    let mut files: Vec<(&str, &[u8])> = texts.iter().map(|(name, text)| (name.as_str(), text.as_slice())).collect();
    files.extend_from_slice(more);
    zip(&files)
}

/// The zip with every place of some bytes changed, as no sound writer would.
fn patched(mut bytes: Vec<u8>, old: &[u8], new: &[u8]) -> Vec<u8> {
    assert_eq!(old.len(), new.len());
    let places: Vec<_> = (0..bytes.len() - old.len()).filter(|at| bytes[*at..].starts_with(old)).collect();
    assert!(!places.is_empty());
    for at in places {
        bytes[at..at + new.len()].copy_from_slice(new);
    }
    bytes
}

fn fault_lines(result: Result<ThemePack, Vec<ThemeFault>>) -> Vec<String> {
    result.err().unwrap_or_default().iter().map(ToString::to_string).collect()
}

/// An own empty folder for a test.
fn own_folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("candlestick-packs-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

#[test]
fn a_zip_is_read_with_and_without_a_folder_at_its_top() {
    for (folder, id) in [("", "my-house"), ("The House_2/", "the-house-2")] {
        let bytes = classic_zip(folder, &[(&format!("{folder}pictures/rooms/hall.png"), HALL)]);
        let pack = ThemePack::from_zip("My House.zip", &bytes).unwrap();
        assert_eq!(pack.id, id);
        let theme = pack.theme().unwrap();
        assert_eq!(theme.digest, builtin("classic-2016").unwrap().digest);
        assert_eq!(pack.picture(&theme.rooms[7].picture), Some(HALL));
        assert_eq!(pack.picture(&theme.rooms[0].picture), None);
        assert_eq!(Theme::from_zip("My House.zip", &bytes).unwrap().id, id);
    }
}

#[test]
fn a_folder_or_a_zip_is_told_by_its_content_and_no_saved_case_is_one() {
    let folder = std::env::temp_dir().join(format!("candlestick-packs-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let written = |name: &str, bytes: &[u8]| {
        fs::write(folder.join(name), bytes).unwrap();
        folder.join(name)
    };
    let zip = written("house.json", &classic_zip("House/", &[]));
    assert!(ThemePack::is_at(&zip));
    assert_eq!(ThemePack::from_path(&zip).unwrap().id, "house");
    assert!(ThemePack::is_at(&folder));
    assert!(ThemePack::is_at(&written("broken.zip", b"")), "it calls itself a zip, so its fault is told as a zip's");
    for (name, bytes) in [("saved.json", b"{\"format\":1}".as_slice()), ("short", b"PK"), ("empty.json", b"")] {
        assert!(!ThemePack::is_at(&written(name, bytes)), "{name}");
    }
    assert!(!ThemePack::is_at(&folder.join("nowhere.json")));
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn what_systems_leave_in_a_zip_is_passed_over_and_other_files_do_nothing() {
    let more: &[(&str, &[u8])] = &[("__MACOSX/._theme.toml", b"x"), (".DS_Store", b"x"), ("READ ME.txt", b"x")];
    let pack = ThemePack::from_zip("house", &classic_zip("", more)).unwrap();
    assert_eq!((pack.others, pack.pictures.len()), (vec!["READ ME.txt".to_owned()], 0));
}

#[test]
fn windows_slashes_in_a_zip_are_slashes() {
    let bytes = patched(classic_zip("House/", &[]), b"House/", b"House\\");
    assert_eq!(ThemePack::from_zip("x", &bytes).unwrap().id, "house");
}

#[test]
fn paths_that_leave_the_folder_are_told() {
    for hostile in [b"../x.png", b"/abs.png", b"a//b.png", b"C:\\a.png", b"a/../b.p", b"..\\x.png"] {
        let bytes = patched(classic_zip("", &[("QQQQQQQQ", b"x")]), b"QQQQQQQQ", hostile);
        let told = fault_lines(ThemePack::from_zip("house.zip", &bytes));
        assert_eq!(told.len(), 1, "{told:?}");
        assert!(
            told[0].ends_with("leads out of the theme's folder; pack the folder again, with plain names"),
            "{told:?}"
        );
    }
    for (hostile, word) in [(b"a\x1b[31m.p", "control"), (b"a\xe2\x80\xae.png", "control")] {
        let bytes = patched(classic_zip("", &[("QQQQQQQQ", b"x")]), b"QQQQQQQQ", hostile);
        let told = fault_lines(ThemePack::from_zip("house.zip", &bytes));
        assert!(told[0].contains(word) && !told[0].contains(['\u{1b}', '\u{202e}']), "{told:?}");
    }
    let long = format!("{}/x.png", "a".repeat(200));
    assert!(
        fault_lines(ThemePack::from_zip("x", &classic_zip("", &[(&long, b"x")])))[0].contains("longer than 160 bytes")
    );
}

#[test]
fn a_zip_bomb_is_told_before_it_is_unpacked() {
    let bomb = vec![0; 40_000_000];
    let bytes = classic_zip("", &[("pictures/bomb.png", &bomb)]);
    assert!(bytes.len() < 100_000);
    let told_size = fault_lines(ThemePack::from_zip("x", &bytes));
    assert_eq!(told_size, ["pictures/bomb.png:1:1: this file has 40000000 bytes unpacked; at most 1048576 fit"]);
    // The same, with a size in the zip that is a lie.
    let lie = patched(bytes, &40_000_000_u32.to_le_bytes(), &1000_u32.to_le_bytes());
    assert!(fault_lines(ThemePack::from_zip("x", &lie))[0].contains("damaged"), "a lie about the size is found");
}

#[test]
fn too_much_of_anything_is_told() {
    let names: Vec<_> = (0..500).map(|n| format!("pictures/{n}.png")).collect();
    let many: Vec<(&str, &[u8])> = names.iter().map(|name| (name.as_str(), b"".as_slice())).collect();
    assert!(fault_lines(ThemePack::from_zip("x", &classic_zip("", &many)))[0].contains("more than 400 files"));
    let large = vec![0; 1_000_000];
    let twenty: Vec<(&str, &[u8])> = names.iter().take(20).map(|name| (name.as_str(), large.as_slice())).collect();
    assert!(
        fault_lines(ThemePack::from_zip("x", &classic_zip("", &twenty)))[0]
            .contains("more than 16777216 bytes together")
    );
    assert!(
        fault_lines(ThemePack::from_zip("x", &vec![0; 17_000_000]))[0].contains("the zip has more than 16777216 bytes")
    );
    let text = vec![b'#'; 300_000];
    let files = [("theme.toml".to_owned(), text), ("board.txt".to_owned(), Vec::new())];
    assert_eq!(
        fault_lines(ThemePack::from_entries("x", files)),
        ["theme.toml:1:1: this file has more than 262144 bytes; make it smaller"]
    );
}

#[test]
fn what_is_not_there_is_told_with_what_may_be_meant() {
    let without =
        |names: &[&str]| fault_lines(ThemePack::from_entries("x", names.iter().map(|n| (n.to_string(), vec![]))));
    assert_eq!(
        without(&["readme.md"]),
        ["theme.toml:1:1: there is no theme.toml, neither at the top nor in one folder there; is this a theme?"]
    );
    assert!(
        without(&["house/Theme.TOML"])[0].contains("is it house/Theme.TOML? Then rename it, so that it is theme.toml")
    );
    assert!(without(&["a/b/theme.toml"])[0].contains("is it a/b/theme.toml? Then move it here"));
    assert!(without(&["a/theme.toml", "b/theme.toml"])[0].contains("several themes here, in a/ and b/"));
    assert!(without(&["theme.toml"])[0].starts_with("board.txt:1:1: there is no board.txt"));
    assert!(fault_lines(ThemePack::from_zip("my.zip", b"hello"))[0].starts_with("my.zip:1:1: this is not a zip"));
}

#[test]
fn a_text_that_is_not_utf_8_is_told_where() {
    let mut files = texts("");
    files[1].1 = b"####\n#K\xe9K#\n".to_vec();
    assert_eq!(
        fault_lines(ThemePack::from_entries("x", files)),
        ["board.txt:2:3: this is not UTF-8 text; save the file as UTF-8 in your editor"]
    );
}

#[test]
fn two_files_of_one_name_are_told() {
    let bytes = patched(classic_zip("", &[("a.png", b"1"), ("b.png", b"2")]), b"b.png", b"a.png");
    assert!(fault_lines(ThemePack::from_zip("x", &bytes))[0].contains("a.png is in the zip twice"));
}

#[test]
fn a_folder_is_read_and_its_links_are_told() {
    let folder = own_folder("folder").join("My Theme");
    fs::create_dir_all(folder.join("pictures")).unwrap();
    fs::create_dir_all(folder.join(".git")).unwrap();
    fs::write(folder.join("pictures/a.png"), HALL).unwrap();
    fs::write(folder.join(".git/config"), "x").unwrap();
    assert!(fault_lines(ThemePack::from_folder(&folder))[0].contains("no theme.toml in this folder"));
    for (name, text) in texts("") {
        fs::write(folder.join(name), text).unwrap();
    }
    let pack = ThemePack::from_folder(&folder).unwrap();
    assert_eq!((pack.id.as_str(), pack.pictures.len(), pack.others.len()), ("my-theme", 1, 0));
    assert!(pack.theme().is_ok());
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink("/etc/hostname", folder.join("pictures/b.png")).unwrap();
        assert!(fault_lines(ThemePack::from_folder(&folder))[0].contains("pictures/b.png is a link"));
    }
    fs::remove_dir_all(folder.parent().unwrap()).unwrap();
    assert!(fault_lines(ThemePack::from_folder(Path::new("/nowhere/at-all")))[0].contains("cannot be read"));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_changed_zip_panics(
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..6),
        keep in any::<prop::sample::Index>(),
        tail in any::<bool>(),
    ) {
        let mut bytes = classic_zip("house/", &[("house/pictures/a.png", b"x")]);
        for (at, byte) in &changes {
            // Names, sizes and places stand at the end of a zip; most changes go there.
            let at = if tail { bytes.len() - 1 - at.index(400) } else { at.index(bytes.len()) };
            bytes[at] = *byte;
        }
        let _ = ThemePack::from_zip("x", &bytes).map(|pack| pack.theme());
        bytes.truncate(keep.index(bytes.len()));
        prop_assert!(ThemePack::from_zip("x", &bytes).is_err());
    }
}
