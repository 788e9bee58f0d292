//! `candlestick theme check`: what it prints and how it exits, on themes as people have them on disk.

use std::{fs, path::Path, process::Stdio};

use crate::{folders::TestFolder, program::program};

/// What the program printed and whether it exited with 0.
fn run(args: &[&str]) -> (bool, String) {
    let output = program().args(args).output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap() + &String::from_utf8(output.stderr).unwrap();
    (output.status.success(), text)
}

#[test]
fn a_theme_s_faults_are_told_in_the_system_s_language_and_to_scripts_in_english() {
    let folder = TestFolder::new("theme-check-languages");
    fs::create_dir_all(&*folder).unwrap();
    fs::write(folder.join("theme.toml"), "titel = \"X\"\n").unwrap();
    fs::write(folder.join("board.txt"), "#\n").unwrap();
    let told = |language: &str, flags: &[&str]| {
        let mut program = program();
        program.env("LC_ALL", language).args(["theme", "check"]).arg(&*folder).args(flags);
        String::from_utf8(program.output().unwrap().stdout).unwrap()
    };
    for (language, kind, what) in [
        ("C", "error: `titel` is not known here", "did you mean `title`?"),
        ("de_DE.UTF-8", "Fehler: `titel` ist hier nicht bekannt", "meintest du `title`?"),
        ("fr_FR.UTF-8", "défaut\u{a0}: `titel` n’est pas connu ici\n", "voulais-tu dire `title`\u{202f}?"),
    ] {
        let report = told(language, &[]);
        assert!(report.contains(kind) && report.contains(what), "{language}: {report}");
    }
    assert_eq!(told("pl_PL.UTF-8", &["--json"]), told("C", &["--json"]));
}

#[test]
fn whoever_stops_reading_a_report_is_told_no_fault() {
    let mut program =
        program().args(["puzzle", "--seed", "1"]).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    drop(program.stdout.take());
    let output = program.wait_with_output().unwrap();
    assert!(output.status.success() && output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
}

fn check(folder: &Path, flags: &[&str]) -> (bool, String) {
    let mut args = vec!["theme", "check", folder.to_str().unwrap()];
    args.extend_from_slice(flags);
    run(&args)
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap().flatten() {
        let (from, to) = (entry.path(), to.join(entry.file_name()));
        if from.is_dir() {
            copy(&from, &to);
        } else {
            fs::copy(from, to).unwrap();
        }
    }
}

/// A copy of the classic theme, pictures and all, with one exchange of text in a file.
fn classic(name: &str, changes: &[(&str, &str, &str)]) -> TestFolder {
    let folder = TestFolder::new(&format!("check-{name}"));
    copy(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/themes/classic-2016"), &folder);
    for (file, old, new) in changes {
        let text = fs::read_to_string(folder.join(file)).unwrap();
        assert!(text.contains(old), "{old}");
        fs::write(folder.join(file), text.replacen(old, new, 1)).unwrap();
    }
    folder
}

#[test]
fn a_sound_theme_passes_also_strictly_and_its_hands_are_told() {
    let folder = classic("sound", &[]);
    let (passed, text) = check(&folder, &["--strict"]);
    assert!(passed && text.contains("Classic 2016: no faults, and nothing"), "{text}");
    assert!(text.contains("2 players: hands of 7 7, 4 cards aside\n"), "{text}");
    assert!(text.contains("5 players: hands of 4 4 4 3 3\n"), "{text}");
}

#[test]
fn faults_are_shown_with_the_text_underlined_and_the_way_out() {
    let changes = [
        ("theme.toml", "colour = \"#c8323c\"", "color = \"#c8323c\""),
        ("board.txt", "........BBBBBBBB.......#", "........BBBBBBBB......."),
    ];
    let (passed, text) = check(&classic("faults", &changes), &[]);
    assert!(!passed);
    let underlined = "error: `color` is not known here\n   ┌─ theme.toml:37:1\n   │\n37 │ color = \"#c8323c\"\n   \
                      │ ^^^^^ did you mean `colour`?\n";
    assert!(text.contains(underlined), "{text}");
    assert!(text.contains("board row 7 has 23 cells, the others 24\n  ┌─ board.txt:8:24\n"), "{text}");
    assert!(text.ends_with("3 faults. The theme cannot be played like this.\n"), "{text}");
    assert!(!text.contains('\u{1b}'), "colour only on a terminal: {text}");
}

#[test]
fn advice_fails_only_strictly() {
    let folder = classic("advice", &[("theme.toml", "mark = \"Pl\"", "mark = \"5\"")]);
    let (passed, text) = check(&folder, &[]);
    assert!(passed && text.contains("warning: Scarlett and Plum have marks that look alike"), "{text}");
    assert!(text.contains("no faults, one piece of advice."), "{text}");
    assert!(!check(&folder, &["--strict"]).0);
}

/// A PNG of a disk on a ground, both as red, green, blue and alpha.
fn pictogram(width: u32, height: u32, depth: u8, disk: [u8; 4], ground: [u8; 4]) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, width, height);
    encoder.set_color(png::ColorType::Rgba);
    encoder.set_depth(if depth == 16 { png::BitDepth::Sixteen } else { png::BitDepth::Eight });
    let inside = |x: u32, y: u32| x.abs_diff(width / 2).pow(2) + y.abs_diff(height / 2).pow(2) < (width / 3).pow(2);
    let pixels = (0..height).flat_map(|y| (0..width).map(move |x| (x, y)));
    let parts = pixels.flat_map(|(x, y)| if inside(x, y) { disk } else { ground });
    let pixels: Vec<u8> = parts.flat_map(|part| std::iter::repeat_n(part, usize::from(depth / 8))).collect();
    let mut writer = encoder.write_header().unwrap();
    writer.write_image_data(&pixels).unwrap();
    writer.finish().unwrap();
    bytes
}

#[test]
fn pictures_are_read_through() {
    let folder = classic("pixels", &[]);
    let pictures = folder.join("pictures");
    let white = [255, 255, 255, 255];
    let sound = pictogram(128, 128, 8, white, [0; 4]);
    let put = |path: &str, bytes: &[u8]| fs::write(pictures.join(path), bytes).unwrap();
    // Cut off within the pixels, and before the end of the file.
    put("rooms/hall.png", &sound[..sound.len() / 2]);
    put("rooms/study.png", &sound[..sound.len() - 12]);
    // A byte of the pixels changed, as a bad disk or a transfer as text would.
    let mut damaged = sound.clone();
    damaged[sound.len() / 2] ^= 0x20;
    put("rooms/lounge.png", &damaged);
    put("rooms/library.png", &with_a_huge_profile(&sound));
    put("rooms/kitchen.png", &pictogram(128, 128, 8, white, [20, 20, 20, 255]));
    put("weapons/rope.png", &pictogram(128, 128, 8, [0, 0, 0, 255], [0; 4]));
    put("weapons/dagger.png", &pictogram(128, 128, 8, [0; 4], [0; 4]));
    put("suspects/plum.png", &pictogram(128, 128, 8, white, [20, 20, 20, 255]));
    let (passed, text) = check(&folder, &[]);
    assert!(passed, "{text}");
    for expected in [
        "pictures/rooms/hall.png: this picture is cut off\n = save or copy it again",
        "pictures/rooms/study.png: this picture is cut off\n",
        "pictures/rooms/lounge.png: this picture is damaged\n",
        "pictures/rooms/kitchen.png: this picture has no transparent background\n = weapons and rooms are drawn in white",
        "pictures/weapons/rope.png: this picture is dark\n",
        "pictures/weapons/dagger.png: this picture is empty\n",
    ] {
        assert!(text.contains(expected), "{expected} is not told in {text}");
    }
    // A portrait may fill its ground, and a profile that is huge when unpacked is passed over unread.
    assert!(text.contains("no faults, 6 pieces of advice"), "{text}");
}

#[test]
fn the_picture_on_the_cards_backs_is_checked_like_the_others() {
    let house = "[house]\ncard_back_picture = \"pictures/back.png\"\n\n[rules]";
    let folder = classic("back", &[("theme.toml", "[rules]", house)]);
    let (passed, text) = check(&folder, &[]);
    assert!(passed && text.contains("the picture pictures/back.png is missing"), "{text}");
    let back = folder.join("pictures/back.png");
    let (red, brass) = ([158, 43, 50, 255], [214, 168, 79, 255]);
    fs::write(&back, pictogram(128, 128, 8, brass, red)).unwrap();
    let (passed, text) = check(&folder, &[]);
    assert!(passed && text.contains("cards' backs are 5 to 7, so cut it to 250 × 350"), "{text}");
    fs::write(&back, pictogram(250, 350, 8, brass, red)).unwrap();
    let (passed, text) = check(&folder, &["--strict"]);
    assert!(passed, "a sound picture may fill its ground: {text}");
    fs::write(&back, b"GIF89a").unwrap();
    let (passed, text) = check(&folder, &[]);
    assert!(!passed && text.contains("this is not a PNG picture"), "{text}");
}

/// The picture with a colour profile of 64 MiB, packed into a few kilobytes, behind its head.
fn with_a_huge_profile(picture: &[u8]) -> Vec<u8> {
    use std::io::Write;
    let mut packed = flate2::write::ZlibEncoder::new(b"x\0\0".to_vec(), flate2::Compression::best());
    (0..64).for_each(|_| packed.write_all(&vec![0; 1 << 20]).unwrap());
    let packed = packed.finish().unwrap();
    let mut checked = flate2::Crc::new();
    checked.update(b"iCCP");
    checked.update(&packed);
    let length = u32::try_from(packed.len()).unwrap().to_be_bytes();
    [&picture[..33], &length, b"iCCP", &packed, &checked.sum().to_be_bytes(), &picture[33..]].concat()
}

#[test]
fn pictures_that_are_too_much_together_are_told() {
    let folder = classic("too-much", &[]);
    let big = pictogram(2048, 2048, 8, [255, 255, 255, 255], [0; 4]);
    for n in 0..17 {
        fs::write(folder.join(format!("pictures/big-{n}.png")), &big).unwrap();
    }
    let (passed, text) = check(&folder, &[]);
    assert!(!passed && text.contains("million pixels together, at most 67 million are possible"), "{text}");
}

#[test]
fn a_file_with_a_hidden_end_of_its_name_is_found() {
    for (file, told) in [
        (
            "theme.toml",
            "there is no theme.toml in this folder; is it theme.toml.txt? Then rename it, so that it is theme.toml;",
        ),
        ("board.txt", "there is no board.txt; is it board.txt.txt? Then rename it, so that it is board.txt;"),
    ] {
        let folder = classic(&format!("hidden-{file}"), &[]);
        fs::rename(folder.join(file), folder.join(format!("{file}.txt"))).unwrap();
        let (passed, text) = check(&folder, &["--json"]);
        let found: serde_json::Value = serde_json::from_str(&text).unwrap();
        let message = found["faults"][0]["message"].as_str().unwrap();
        assert!(!passed && message.starts_with(told) && message.ends_with("hide the end of the name"), "{text}");
    }
}

/// What the program printed in a folder, on both streams, and whether it exited with 0.
fn run_in(folder: &Path, args: &[&str]) -> (bool, String, String) {
    let output = program().args(args).current_dir(folder).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.success(), text(output.stdout), text(output.stderr))
}

#[test]
fn a_name_means_the_same_theme_for_every_command() {
    // A folder beside that has the name of a built-in theme but is another one.
    let place = TestFolder::new("check-same-name");
    let other = classic("same-name-other", &[("theme.toml", "title = \"Classic 2016\"", "title = \"My Own\"")]);
    copy(&other, &place.join("glasshouse"));
    let commands: [&[&str]; 3] = [
        &["theme", "check"],
        &["simulate", "--games", "1", "--players", "3", "--levels", "novice"],
        &["puzzle", "--seed", "5", "--theme"],
    ];
    for command in commands {
        let with = |name: &str| run_in(&place, &[command, &[name]].concat());
        let (passed, text, note) = with("glasshouse");
        assert!(passed && text.contains("Glasshouse") && !text.contains("My Own"), "{command:?}: {text}");
        assert!(note.contains("to use the folder or zip here, write ./glasshouse"), "{command:?}: {note}");
        let (passed, text, note) = with("./glasshouse");
        assert!(passed && text.contains("My Own") && note.is_empty(), "{command:?}: {text} {note}");
        let (passed, text, note) = with("glashouse");
        let told = format!("{text}{note}");
        assert!(!passed && told.contains("classic-2016") && told.contains("there is no folder"), "{command:?}: {told}");
    }
}

#[test]
fn the_review_of_a_theme_of_ones_own_says_how_to_name_it() {
    let folder = classic("review", &[]);
    let (theme, log) = (folder.to_str().unwrap().to_owned(), folder.join("case.json"));
    let log = log.to_str().unwrap();
    let simulate = ["simulate", &theme, "--games", "1", "--players", "2", "--levels", "novice", "--log", log];
    assert!(run(&simulate).0);
    let (passed, text) = run(&["review", log]);
    assert!(
        !passed && text.contains("for a theme of your own, say where it is with --theme and its folder or zip"),
        "{text}"
    );
    assert!(run(&["review", log, "--theme", &theme]).0);
}

#[test]
fn pictures_are_looked_at() {
    let folder = classic("pictures", &[]);
    let pictures = folder.join("pictures");
    let sized = |width, height, depth| pictogram(width, height, depth, [255, 255, 255, 255], [0; 4]);
    fs::remove_file(pictures.join("rooms/hall.png")).unwrap();
    fs::write(pictures.join("rooms/hal.png"), sized(128, 128, 8)).unwrap();
    fs::write(pictures.join("rooms/study.png"), sized(600, 600, 8)).unwrap();
    fs::write(pictures.join("rooms/lounge.png"), sized(32, 32, 8)).unwrap();
    fs::write(pictures.join("rooms/library.png"), sized(128, 64, 16)).unwrap();
    fs::write(pictures.join("rooms/kitchen.png"), [sized(128, 128, 8), vec![0; 300_000]].concat()).unwrap();
    fs::write(pictures.join("cover.jpg"), "x").unwrap();
    let (passed, text) = check(&folder, &[]);
    assert!(passed, "{text}");
    for expected in [
        "its picture pictures/rooms/hall.png is missing",
        "pictures/rooms/hal.png: this picture is not used\n = is it meant to be pictures/rooms/hall.png?",
        "pictures/rooms/study.png: this picture is 600 × 600, larger than it is ever shown",
        "pictures/rooms/lounge.png: this picture is only 32 × 32",
        "pictures/rooms/library.png: this picture is 128 × 64\n",
        "pictures/rooms/library.png: this picture has 16 bits per channel",
        "pictures/rooms/kitchen.png: this picture has 293 KiB",
        "pictures/cover.jpg: the game shows only PNG pictures",
    ] {
        assert!(text.contains(expected), "{expected} is not told in {text}");
    }
    assert!(text.contains("no faults, 8 pieces of advice"), "{text}");
    let mut huge = sized(128, 128, 8);
    [16, 20].into_iter().for_each(|at| huge[at..at + 4].copy_from_slice(&30_000_u32.to_be_bytes()));
    fs::write(pictures.join("rooms/study.png"), huge).unwrap();
    fs::write(pictures.join("rooms/lounge.png"), "GIF89a").unwrap();
    let (passed, text) = check(&folder, &[]);
    assert!(!passed && text.contains("this picture is 30000 × 30000"), "{text}");
    assert!(text.contains("pictures/rooms/lounge.png: this is not a PNG picture"), "{text}");
}

#[test]
fn every_theme_of_our_own_passes_strictly() {
    let themes = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/themes");
    // What only lessons are played in, too.
    for id in candlestick_themes::builtin_ids().into_iter().chain(["first-case"]) {
        let (passed, text) = check(&themes.join(id), &["--strict"]);
        assert!(passed, "{id}: {text}");
    }
}

#[test]
fn a_program_reads_the_same_as_json() {
    let folder = classic("json", &[("theme.toml", "mark = \"Pl\"", "mark = \"5\"")]);
    let (passed, text) = check(&folder, &["--json"]);
    let found: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert!(passed && found["title"] == "Classic 2016" && found["faults"] == serde_json::json!([]), "{text}");
    assert_eq!((&found["advice"][0]["file"], &found["advice"][0]["line"]), (&"theme.toml".into(), &76.into()));
    assert_eq!(found["players"][3]["sizes"], serde_json::json!([4, 4, 4, 3, 3]));
}

#[test]
fn what_is_not_there_is_told() {
    for path in ["/nowhere/at-all", "/nowhere/at-all.zip"] {
        let (passed, text) = check(Path::new(path), &["--json"]);
        let found: serde_json::Value = serde_json::from_str(&text).unwrap();
        assert!(!passed && found["faults"][0]["message"].as_str().unwrap().contains("cannot be read"), "{text}");
    }
}

#[test]
fn a_long_line_is_cut_and_made_harmless() {
    let long = format!("title = \"{}\u{202e}{}\" x", "y".repeat(300), "z".repeat(300));
    let (passed, text) = check(&classic("long", &[("theme.toml", "title = \"Classic 2016\"", &long)]), &[]);
    assert!(!passed && text.lines().all(|line| line.chars().count() < 200), "{text}");
    assert!(!text.contains('\u{202e}'), "{text}");
}

#[test]
fn lessons_of_a_theme_are_played_through_and_proved() {
    let folder = classic("lessons", &[]);
    fs::create_dir_all(folder.join("lessons")).unwrap();
    let ours = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/lessons/02-secret-passages.toml");
    let lesson = fs::read_to_string(ours).unwrap().replacen("theme = \"classic-2016\"\n", "", 1);
    let place = folder.join("lessons/01-passages.toml");
    fs::write(&place, &lesson).unwrap();
    let (passed, text) = check(&folder, &["--strict"]);
    assert!(passed, "{text}");
    fs::write(&place, lesson.replacen("minutes", "minuts", 1)).unwrap();
    let (passed, text) = check(&folder, &[]);
    assert!(
        !passed && text.contains("lessons/01-passages.toml:8:1\n") && text.contains("^^^^^^ did you mean"),
        "{text}"
    );
    fs::write(&place, lesson.replacen("card = \"conservatory\"", "card = \"hall\"", 1)).unwrap();
    let (passed, text) = check(&folder, &[]);
    assert!(!passed && text.contains("that hall is in the case file is wrong: the opposite"), "{text}");
    fs::write(&place, lesson.replacen("as = \"yes\"", "as = \"maybe\"", 1)).unwrap();
    let (passed, text) = check(&folder, &[]);
    assert!(!passed && text.contains("Conservatory: this cell is certain here, not open\n"), "{text}");
    assert!(text.contains("^^^^^^^^^ ask for yes or no"), "{text}");
}

#[test]
fn how_whole_a_theme_is_in_each_language_is_told_and_which_ones_it_does_not_speak() {
    let folder = classic("spoken", &[]);
    let told = |folder: &Path| check(folder, &[]).1;
    let whole = told(&folder);
    for name in ["Deutsch", "Español", "Français", "Polski"] {
        assert!(whole.contains(&format!("{name}: the whole theme\n")), "{name}: {whole}");
    }
    assert!(!whole.contains("No words of its own"), "{whole}");
    fs::remove_file(folder.join("words/pl.toml")).unwrap();
    fs::write(folder.join("words/de.toml"), "[names.plum]\nname = \"Professor Pflaume\"\n").unwrap();
    let some = told(&folder);
    let german = some.lines().find(|line| line.starts_with("Deutsch: ")).unwrap_or_else(|| panic!("{some}"));
    let (_, json) = check(&folder, &["--json"]);
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    let missing = json["languages"][0]["missing"].as_array().unwrap();
    assert_eq!(json["languages"][0]["code"], "de");
    assert!(german.starts_with(&format!("Deutsch: {} missing", missing.len())), "{german}");
    assert!(german.ends_with(&format!(", and {} more", missing.len() - 6)), "{german}");
    assert!(missing[..6].iter().all(|key| german.contains(key.as_str().unwrap())), "{german}");
    let none = some.lines().find(|line| line.starts_with("No words of its own: ")).unwrap();
    assert!(!none.contains("Deutsch") && none.contains("Polski"), "{none}");
}

#[test]
fn a_built_in_theme_is_told_to_speak_every_language() {
    let (_, report) = run(&["theme", "check", "classic-2016"]);
    for name in ["Deutsch", "Español", "Français", "Polski"] {
        assert!(report.contains(&format!("{name}: the whole theme")), "{name}: {report}");
    }
    assert!(!report.contains("No words of its own"), "{report}");
}
