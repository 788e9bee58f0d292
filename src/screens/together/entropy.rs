//! Random bytes from the system, for a client's secret tokens and its share of the deal.

/// Drawn in full from the system; none where it has none to give, as then anybody could guess a chair's token.
pub(super) fn drawn() -> Option<[u8; 32]> {
    let mut bytes = [0; 32];
    match getrandom::fill(&mut bytes) {
        Ok(()) => Some(bytes),
        Err(fault) => {
            bevy::log::error!("the system gives no chance: {fault}");
            None
        }
    }
}
