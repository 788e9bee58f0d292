//! Checks the posts of a case that nobody deals, on every wire and on the disk.

use std::collections::{BTreeMap, BTreeSet};

use candlestick_blind::Post;
use candlestick_online::protocol::Posted;

/// What is posted.
#[derive(Debug, Default)]
pub struct WatchedPosts {
    /// Posts by the nonce under which they were said.
    said: BTreeMap<String, Post>,
    /// Those that the room said were done.
    acknowledged: Vec<Post>,
    /// Those on the disk, in order.
    disk: Vec<Posted>,
    /// How many were told.
    told: u64,
}

impl WatchedPosts {
    /// Somebody posts.
    pub fn said(&mut self, nonce: String, post: Post) {
        self.said.insert(nonce, post);
    }

    /// The room says that it is done.
    pub fn done(&mut self, nonce: &str) {
        self.acknowledged.extend(self.said.get(nonce).cloned());
    }

    /// A post is on the disk.
    pub fn writes(&mut self, posted: Posted) {
        self.disk.push(posted);
    }

    /// The room tells posts, or how many there are: they are on the disk, and these very ones.
    pub fn check_told(&mut self, after: usize, posts: &[Posted], count: usize) {
        let known = self.disk.len();
        assert!(count <= known, "post {count} was told with {known} on the disk");
        let written = &self.disk[after..after + posts.len()];
        assert!(*posts == *written, "other posts were told after {after} than are on the disk");
        self.told += posts.len() as u64;
    }

    /// At the end: what was acknowledged was posted, and nothing twice.
    pub fn end(&self) {
        let bytes = |post: &Post| post.bytes();
        let written: BTreeSet<_> = self.disk.iter().map(|posted| bytes(&posted.post)).collect();
        assert_eq!(written.len(), self.disk.len(), "something was posted twice");
        for post in &self.acknowledged {
            assert!(written.contains(&bytes(post)), "{post:?}, a {}, was acknowledged and is not there", post.kind());
        }
    }

    /// How many posts there are, and how often one was told.
    pub fn counted(&self) -> (u64, u64) {
        (self.disk.len() as u64, self.told)
    }
}
