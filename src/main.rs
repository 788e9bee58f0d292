//! The one entry, native and browser: opens the game, or runs the command line.

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    match candlestick::cli::parse() {
        #[cfg(feature = "app")]
        candlestick::cli::Command::Play(play) => {
            let candlestick::cli::Play { demo, seed, review } = play;
            candlestick::app::open(candlestick::screens::Launch { demo, seed, review, spots: false });
            std::process::ExitCode::SUCCESS
        }
        command => candlestick::cli::run(command),
    }
}

#[cfg(target_arch = "wasm32")]
fn main() {
    // A worker begins like the page does, and then waits to be asked.
    #[cfg(feature = "app")]
    if candlestick::table::in_worker() {
        return;
    }
    #[cfg(feature = "app")]
    candlestick::app::open(candlestick::screens::Launch {
        demo: candlestick::screens::asked_for("demo").is_some(),
        spots: candlestick::screens::asked_for("spots").is_some(),
        seed: candlestick::screens::asked_for("seed").and_then(|seed| seed.parse().ok()),
        review: None,
    });
}
