//! Adds resources with their default values to the app, in fewer bytes of the page than Bevy's own way takes.

use bevy::prelude::{App, FromWorld, Resource};

/// What an app begins with.
pub trait Begin {
    /// The app has this resource, as it begins; one that is there already stays.
    ///
    /// The engine's own `init_resource` is written out anew for each kind of resource, with all that can happen to an
    /// entity: 5.4 kB of the page each. `clippy.toml` lets nobody call that.
    fn begin<R: Resource + FromWorld>(&mut self) -> &mut Self;
}

impl Begin for App {
    fn begin<R: Resource + FromWorld>(&mut self) -> &mut Self {
        if !self.world().contains_resource::<R>() {
            let first = R::from_world(self.world_mut());
            self.insert_resource(first);
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Resource, Default, PartialEq, Debug)]
    struct Pages(u8);

    #[test]
    fn what_is_there_stays() {
        let mut app = App::new();
        app.begin::<Pages>();
        assert_eq!(app.world().resource::<Pages>(), &Pages(0));
        app.insert_resource(Pages(3)).begin::<Pages>();
        assert_eq!(app.world().resource::<Pages>(), &Pages(3));
    }
}
