//! The one entry, native and browser: opens the game, or runs the command line.

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    match candlestick_cli::parse() {
        #[cfg(feature = "app")]
        candlestick_cli::Command::Play(play) => {
            let candlestick_cli::Play { demo, seed, review, room } = play;
            let launch = candlestick::screens::Launch { demo, seed, review, room, ..Default::default() };
            candlestick::app::open(launch);
            std::process::ExitCode::SUCCESS
        }
        command => candlestick_cli::run(command),
    }
}

#[cfg(all(target_arch = "wasm32", not(feature = "app")))]
fn main() {}

#[cfg(all(target_arch = "wasm32", feature = "app"))]
fn main() {
    // A worker begins like the page does, and then waits to be asked.
    if candlestick::platform::in_worker() {
        return;
    }
    candlestick::app::open(candlestick::screens::Launch {
        demo: candlestick::platform::asked_for("demo").is_some(),
        targets: candlestick::platform::asked_for("targets").is_some(),
        texts: candlestick::platform::asked_for("texts").is_some(),
        seed: candlestick::platform::asked_for("seed").and_then(|seed| seed.parse().ok()),
        review: None,
        room: None,
        clock: candlestick::platform::asked_for("clock").and_then(|times| times.parse().ok()),
    });
}
