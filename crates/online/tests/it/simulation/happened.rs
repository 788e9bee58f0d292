//! Counts what has happened in a run, and tells whether everything that can go wrong has gone wrong.

/// What has happened in a run.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub struct Happened {
    pub moments: u64,
    pub entries: u64,
    pub crashes: u64,
    pub crashes_while_appending: u64,
    pub cuts: u64,
    pub half_open: u64,
    pub one_way: u64,
    pub stalls: u64,
    pub clocks_put_back: u64,
    /// Another server opened the room while the one before went on.
    pub two_owners: u64,
    /// The one before stood still meanwhile.
    pub frozen: u64,
    /// An entry was refused, as another server had written its number.
    pub refused: u64,
    /// A server gave the room up, as it saw that the log has more than it knows.
    pub behind: u64,
    /// Views that a seat was shown, held against the same log on one device.
    pub compared: u64,
    /// Views of those who had just been told everything, as after a rejoin: all of them are among the compared.
    pub rejoined: u64,
    /// Rooms whose deal had two cards exchanged that somebody cannot tell apart, and that told them the same.
    pub exchanged: u64,
    /// Frames of people who were connected already, told by such a room as by the one that was dealt; and those of them that
    /// told whoever watches later of the case.
    pub streamed: u64,
    pub streamed_later: u64,
    /// Frames that it told otherwise, to those who can tell the cards apart.
    pub streamed_apart: u64,
    pub second_devices: u64,
    /// Devices that were gone with the link to a chair, and chairs that were given again.
    pub lost: u64,
    pub handed: u64,
    /// Decisions that were taken back.
    pub taken_back: u64,
    pub refreshes: u64,
    pub stand_ins: u64,
    pub bots: u64,
    pub closed: u64,
    /// What watchers were told of a case later than those who play.
    pub told_later: u64,
    /// Posts of cases that nobody dealt, and how often one was told.
    pub posts: u64,
    pub posts_told: u64,
    /// Cases of rooms that play again, the last ones among them; and third ones.
    pub cases: u64,
    pub third_cases: u64,
    pub rematches: u64,
    /// Verdicts told to whoever was away then, and such as were told by a room that was opened again since.
    pub told_late: u64,
    pub told_late_after_restart: u64,
    /// How many times somebody fell asleep at the moment of a verdict.
    pub away_at_verdict: u64,
    /// People who were sent away, heard that, and tried their old link in vain.
    pub kicks: u64,
    pub kicked: u64,
    pub shut_out: u64,
    /// Chairs that were left, people who sat otherwise, and guests who took a bot's chair.
    pub stood: u64,
    pub reseated: u64,
    pub took: u64,
    pub went_home: u64,
    /// Who asked for a chair in the lobby and was given none.
    pub denied: u64,
    /// Themes that the host brought, and that somebody fetched.
    pub themes_brought: u64,
    pub themes_fetched: u64,
    /// Marks that a room told whoever came, and that a client had of the case that it showed.
    pub marks_told: u64,
    pub marks_back: u64,
    pub simulated_seconds: u64,
}

impl Happened {
    pub fn add(&mut self, other: &Self) {
        self.moments += other.moments;
        self.entries += other.entries;
        self.crashes += other.crashes;
        self.crashes_while_appending += other.crashes_while_appending;
        self.cuts += other.cuts;
        self.half_open += other.half_open;
        self.one_way += other.one_way;
        self.stalls += other.stalls;
        self.clocks_put_back += other.clocks_put_back;
        self.two_owners += other.two_owners;
        self.frozen += other.frozen;
        self.refused += other.refused;
        self.behind += other.behind;
        self.compared += other.compared;
        self.rejoined += other.rejoined;
        self.exchanged += other.exchanged;
        self.streamed += other.streamed;
        self.streamed_later += other.streamed_later;
        self.streamed_apart += other.streamed_apart;
        self.second_devices += other.second_devices;
        self.lost += other.lost;
        self.handed += other.handed;
        self.taken_back += other.taken_back;
        self.refreshes += other.refreshes;
        self.stand_ins += other.stand_ins;
        self.bots += other.bots;
        self.closed += other.closed;
        self.told_later += other.told_later;
        self.posts += other.posts;
        self.posts_told += other.posts_told;
        self.cases += other.cases;
        self.third_cases += other.third_cases;
        self.rematches += other.rematches;
        self.told_late += other.told_late;
        self.told_late_after_restart += other.told_late_after_restart;
        self.away_at_verdict += other.away_at_verdict;
        self.kicks += other.kicks;
        self.kicked += other.kicked;
        self.shut_out += other.shut_out;
        self.stood += other.stood;
        self.reseated += other.reseated;
        self.took += other.took;
        self.went_home += other.went_home;
        self.denied += other.denied;
        self.themes_brought += other.themes_brought;
        self.themes_fetched += other.themes_fetched;
        self.marks_told += other.marks_told;
        self.marks_back += other.marks_back;
        self.simulated_seconds += other.simulated_seconds;
    }

    /// Whether everything that can go wrong has gone wrong.
    pub fn is_wild(&self) -> bool {
        let often = [self.crashes, self.crashes_while_appending, self.cuts, self.half_open, self.second_devices];
        let strange = [self.one_way, self.stalls, self.clocks_put_back, self.compared, self.rejoined, self.exchanged];
        let owners = [self.two_owners, self.frozen, self.refused, self.behind];
        often
            .into_iter()
            .chain(strange)
            .chain(owners)
            .chain([self.streamed, self.streamed_later, self.streamed_apart])
            .chain([self.refreshes, self.stand_ins, self.bots, self.closed, self.told_later, self.lost, self.handed])
            .chain([self.taken_back])
            .all(|count| count > 0)
    }

    /// The same of cases that nobody deals: nobody is stood in for, and whoever watches is told at once.
    pub fn is_wild_undealt(&self) -> bool {
        let often = [self.crashes, self.crashes_while_appending, self.cuts, self.half_open, self.second_devices];
        let strange = [self.one_way, self.stalls, self.clocks_put_back, self.compared, self.rejoined, self.refreshes];
        let owners = [self.two_owners, self.frozen, self.refused, self.behind];
        let owners = owners.into_iter().chain([self.posts, self.posts_told, self.taken_back]);
        often.into_iter().chain(strange).chain(owners).all(|count| count > 0)
    }

    /// The same of rooms that play again: all of the first world, and what only comes of a second case.
    pub fn is_wild_again(&self) -> bool {
        let people = [self.kicks, self.kicked, self.shut_out, self.stood, self.reseated, self.took, self.went_home];
        let seldom = [self.third_cases, self.themes_brought, self.themes_fetched, self.denied];
        self.is_wild() && self.is_played_again() && people.into_iter().chain(seldom).all(|count| count > 0)
    }

    /// Whether what comes of nearly every second case has come: few seeds prove that already.
    pub fn is_played_again(&self) -> bool {
        let late = [self.told_late, self.told_late_after_restart, self.away_at_verdict];
        let always = [self.rematches, self.marks_told, self.marks_back, self.compared, self.rejoined, self.cuts];
        late.into_iter().chain(always).all(|count| count > 0)
    }
}
