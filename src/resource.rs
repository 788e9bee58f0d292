//! Adds resources with their default values to the app, in fewer bytes of the page than Bevy's own way takes.

use bevy::prelude::{App, FromWorld, Resource};

/// What an app begins with.
pub trait Begin {
    /// The app has this resource, as it begins; one that is there already stays.
    ///
    /// The engine's own `init_resource` is written out anew for each kind of resource, with all that can happen to an
    /// entity: 5.4 kB of the page each.
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
    use std::{fs, path::Path};

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

    #[test]
    fn no_source_begins_a_resource_by_the_engines_long_way() {
        fn look(folder: &Path, seen: &mut usize) {
            for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
                if path.is_dir() {
                    look(&path, seen);
                } else if !path.ends_with("resource.rs") {
                    let source = fs::read_to_string(&path).unwrap();
                    *seen += source.matches(".begin::<").count();
                    assert!(!source.contains(".init_resource::<"), "{path:?}: .begin::<…>() does the same");
                }
            }
        }
        let mut seen = 0;
        look(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut seen);
        assert!(seen > 100, "{seen}");
    }
}
