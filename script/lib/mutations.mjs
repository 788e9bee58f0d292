// Wrong rules, each a text to find and what stands there instead. Where only a part of the text is replaced, that part is
// between « and ». In a theme file the text is exchanged; in the rules' source an expression, or a statement up to its
// semicolon, is compiled beside the right one and chosen by a number in the environment.

/** Where the theme files and the rules' source are. */
export const themes = 'assets/themes'
export const rules = 'crates/rules/src'
/** The file that gets the choice between right and wrong, and how the rules call it. */
export const switchFile = 'crates/rules/src/lib.rs'
export const switchPath = 'crate::wrong'
export const switchCode = `
/// Whether the wrong rule of this number is on; see script/check-mutations.
#[doc(hidden)]
#[must_use]
pub fn wrong(number: u16) -> bool {
    static ON: std::sync::LazyLock<u16> =
        std::sync::LazyLock::new(|| std::env::var("CANDLESTICK_MUTATION").ok().and_then(|n| n.parse().ok()).unwrap_or(0));
    *ON == number
}
`
/** The tests that concern the rules. */
export const testTargets = ['-p', 'candlestick-themes', '--test', 'it']
/** Tests that say nothing of a rule: whole cases as they were, or played at random, and those of reading theme files. */
export const skipped = ['random_play::', 'golden::', 'faults::', 'theme_bad::', 'theme_lints::', 'theme_loading::', 'theme_packs::', 'no_edition_in_code::', 'languages::', 'editions_page::']
/** Files of tests that take long; they run where no other test falls. */
export const slow = ['rules_properties', 'properties', 'odd', 'diceless']
/** Files of tests that a theme's file does not reach: of editions made up at random, and of the 2016 edition alone. */
export const unconcerned = file => ['odd::', 'diceless::', ...(file.startsWith('classic-2016/') ? [] : ['rules_'])]

/** Tests that look at the fields of a profile, not at play; they are named last. */
export const weak = ['alike::the_three_centre_editions_differ_in_dice_and_in_their_cards_alone']

const edition = (edition, folder) => (name, find, replace, file = 'theme.toml') => ({ edition, name, file: `${folder}/${file}`, find, replace })
const y2016 = edition('2016', 'classic-2016')
const y2011 = edition('2011', 'classic-2011')
const who = edition('Doctor Who', 'doctor-who')
const bang = edition('Big Bang Theory', 'big-bang-theory')
const manor = edition('Master Detective', 'master-detective')
const glass = edition('Glasshouse', 'glasshouse')
const forty = edition('Forty Fathoms', 'forty-fathoms')
const referee = (name, file, find, replace) => ({ edition: 'referee', name, file, find, replace })
/** The properties that exchange two cards which a seat cannot tell apart: a leak counts as caught where one of them falls. */
const VIEWS = ['rules_properties::only_what_was_seen_is_in_a_view', 'properties::a_view_holds_nothing_that_its_seat_cannot_know']
const leak = (name, find, replace) => ({ ...referee(name, 'secrets.rs', find, replace), by: VIEWS })

// A line of the rules is added after the players'.
const rule = line => ['players = [2, 6]', `players = [2, 6]\n${line}`]
const manorRule = line => ['players = [3, 10]', `players = [3, 10]\n${line}`]

export const mutations = [
  y2016('five players at most', 'players = [2, 6]', 'players = [2, 5]'),
  y2016('the magnifying glass counts two steps', 'dice = [\n  [{ «steps = 1», draws = true }', 'steps = 2'),
  y2016('one die has no magnifying glass', 'dice = [\n  [«{ steps = 1, draws = true }»', '1'),
  y2016('Orchid starts before Mustard', '"scarlett", «"mustard", "orchid"»', '"orchid", "mustard"'),
  y2016('whoever starts is drawn by lot', ...rule('first_turn = "lot"')),
  y2016('three cards lie in rooms with two sides', 'two_side_room_cards = 4', 'two_side_room_cards = 3'),
  y2016('no Clue cards with two sides', ...rule('two_side_deck = false')),
  y2016('rooms are crossed', ...rule('cross_rooms = true')),
  y2016('tokens are passed', ...rule('tokens_in_the_way = "pass"')),
  y2016('squares may be stepped on twice', ...rule('repeat_squares = true')),
  y2016('one stays only when moved there', ...rule('stay = "when-pulled"')),
  y2016('a suggestion is optional', ...rule('asking = "optional"')),
  y2016('no suggestion in the same room on the next turn', ...rule('ask_again = "not-next-turn"')),
  y2016('everybody answers', ...rule('refuters = "all"')),
  y2016('the passage replaces the roll', ...rule('passage = "instead-of-roll"')),
  y2016('the passage is a step of the roll', ...rule('passage = "inside-roll"')),
  y2016('weapons start beside the board', ...rule('weapon_start = "off-board"')),
  y2016('odd cards lie face up', ...rule('leftovers = "face-up"')),
  y2016('used cards are out of the game', ...rule('used_cards = "gone"')),
  y2016('used cards are shuffled again', ...rule('used_cards = "reshuffled"')),
  y2016('the passages lead elsewhere', '["kitchen", "study"],\n  ["conservatory", "lounge"]', '["kitchen", "lounge"],\n  ["conservatory", "study"]'),
  y2016('a door of the Hall is missing', '  { at = [20, 15], to = "west" },\n', ''),
  y2016('Light Feet must be followed at once', 'do = "any-room"', 'do = "go-any-room"'),
  y2016('Whispers are a look at one card', 'do = "all-show-left"', 'do = "peek"'),

  y2011('five players at most', 'players = [2, 6]', 'players = [2, 5]'),
  y2011('five cards lie at the side with two sides', 'two_side_side_cards = 4', 'two_side_side_cards = 5'),
  y2011('Bonus cards with two sides', ...rule('two_side_deck = true')),
  y2011('used cards go under the deck', 'used_cards = "reshuffled"', 'used_cards = "under"'),
  y2011('used cards are out of the game', 'used_cards = "reshuffled"', 'used_cards = "gone"'),
  y2011('one accuses anywhere', ...rule('accuse = "anywhere"')),
  y2011('odd cards are dealt', ...rule('leftovers = "dealt"')),
  y2011('weapons start in random rooms', ...rule('weapon_start = "random-rooms"')),
  y2011('tokens start in the Kitchen', 'start_room = "centre"', 'start_room = "kitchen"'),
  y2011('tokens block', ...rule('tokens_in_the_way = "block"')),
  y2011('marks are plain', ...rule('mark = "plain"')),
  y2011('the passage comes after the roll', ...rule('passage = "after-roll"')),
  y2011('one may always stay', ...rule('stay = "after-roll"')),
  y2011('rooms are crossed', ...rule('cross_rooms = true')),
  y2011('squares may be stepped on twice', ...rule('repeat_squares = true')),
  y2011('a question is optional', ...rule('asking = "optional"')),
  y2011('no question in the same room on the next turn', ...rule('ask_again = "not-next-turn"')),
  y2011('everybody answers', ...rule('refuters = "all"')),
  y2011('whoever is moved may draw', ...rule('draw_when_pulled = true')),
  y2011('whoever starts is drawn by lot', ...rule('first_turn = "lot"')),
  y2011('the passages lead elsewhere', '["kitchen", "garage"],\n  ["bedroom", "living-room"]', '["kitchen", "living-room"],\n  ["bedroom", "garage"]'),
  y2011('a joining door leads elsewhere', '["dining-room", "kitchen"]', '["dining-room", "study"]'),
  y2011('a wall beside the centre is open', '  [[15, 9], [16, 9]],\n', ''),
  y2011('a mark is missing', 'MMMMMMM«?».....?DDDDDDDD', '.', 'board.txt'),
  y2011('one Second Wind is missing', 'do = "roll-again"', 'do = "extra-turn"'),
  y2011('the sleeve of the left neighbour', 'do = "peek-right"', 'do = "peek"'),

  who('five players at most', 'players = [2, 6]', 'players = [2, 5]'),
  who('the question mark counts one', 'steps = 0, draws = true', 'steps = 1, draws = true'),
  who('the question mark draws nothing', '{ steps = 0, draws = true }', '0'),
  who('five cards lie at the side with two sides', 'two_side_side_cards = 4', 'two_side_side_cards = 5'),
  who('whoever is moved may not draw', 'draw_when_pulled = true', 'draw_when_pulled = false'),
  who('played cards are shuffled again', 'used_cards = "gone"', 'used_cards = "reshuffled"'),
  who('Intrigue cards with two sides', ...rule('two_side_deck = true')),
  who('one accuses anywhere', ...rule('accuse = "anywhere"')),
  who('tokens block', ...rule('tokens_in_the_way = "block"')),
  who('rooms are crossed', ...rule('cross_rooms = true')),
  who('one may always stay', ...rule('stay = "after-roll"')),
  who('marks are plain', ...rule('mark = "plain"')),
  who('seven Pocketwatches', 'count = 8', 'count = 7'),
  who('Run! adds five', 'steps = 6\nwhen = "after-roll"', 'steps = 5\nwhen = "after-roll"'),
  who('Spoilers lets the question pass on', 'do = "leave-unanswered"', 'do = "pass-on"'),
  who('Borrowed Time is used at once', 'do = "extra-turn"\nwhen = "end-of-turn"\n\n[[deck.cards]]', 'do = "extra-turn"\n\n[[deck.cards]]'),
  who('Jenny ends the question', 'do = "pass-on"', 'do = "leave-unanswered"'),
  who('Vastra looks instead of rolling', 'do = "peek"\n«when = "before-move"»', 'when = "end-of-turn"'),
  who('River rolls first', 'do = "go-any-room"\nwhen = "instead-of-roll"\n\n[[suspects]]', 'do = "go-to-start"\nwhen = "instead-of-roll"\n\n[[suspects]]'),
  who('a joining door leads elsewhere', '["trenzalore", "victorian-london"]', '["trenzalore", "skaro"]'),
  who('a passage leads elsewhere', '["victorian-london", "the-moon"]', '["victorian-london", "the-library"]'),

  bang('five players at most', 'players = [2, 6]', 'players = [2, 5]'),
  bang('five cards lie at the side with two sides', 'two_side_side_cards = 4', 'two_side_side_cards = 5'),
  bang('Sheldon cards with two sides', ...rule('two_side_deck = true')),
  bang('used cards go under the deck', 'used_cards = "reshuffled"', 'used_cards = "under"'),
  bang('one accuses anywhere', ...rule('accuse = "anywhere"')),
  bang('tokens block', ...rule('tokens_in_the_way = "block"')),
  bang('rooms are crossed', ...rule('cross_rooms = true')),
  bang('one may always stay', ...rule('stay = "after-roll"')),
  bang('marks are plain', ...rule('mark = "plain"')),
  bang('a question is optional', ...rule('asking = "optional"')),
  bang('a strike is another turn', 'do = "miss-turn"', 'do = "extra-turn"'),
  bang('Laundry Night leads to the roof', 'room = "laundry-room"', 'room = "roof"'),
  bang('Vulcan Hearing sees nothing', 'do = "see-next-shown"', 'do = "peek"'),
  bang('My Spot sends another', 'do = "go-to-start"', 'do = "send-to-start"'),
  bang('the agreement is a look at one card', 'do = "all-show-left"', 'do = "peek"'),
  bang('Raj leaves the question unanswered', 'do = "pass-on"', 'do = "leave-unanswered"'),
  bang('Bernadette sees what others are shown', 'do = "next-shows-too"\nwhen = "when-shown"', 'do = "see-shown"\nwhen = "when-others-show"'),
  bang('Howard looks at a card instead of another turn', 'do = "extra-turn"\nwhen = "end-of-turn"', 'do = "peek"\nwhen = "end-of-turn"'),
  bang('Amy looks at the end of her turn', 'do = "peek"\n«when = "before-move"»', 'when = "end-of-turn"'),
  bang('a passage leads elsewhere', '["kitchen", "roof"]', '["kitchen", "stairwell"]'),
  bang('a joining door is missing', '  ["bedroom-leonard", "kitchen"],\n', ''),
  bang('a misdeed has no verb of its own', 'verb = "dog-ear the Comic"\nverb_ing = "dog-earing the Comic"\n', ''),

  manor('two may play', 'players = [3, 10]', 'players = [2, 10]'),
  manor('rooms are not crossed', ...manorRule('cross_rooms = false')),
  manor('tokens are passed, not leapt', ...manorRule('tokens_in_the_way = "pass"')),
  manor('tokens block', ...manorRule('tokens_in_the_way = "block"')),
  manor('squares may be stepped on twice', ...manorRule('repeat_squares = true')),
  manor('the passage replaces the roll', ...manorRule('passage = "instead-of-roll"')),
  manor('one may always stay', ...manorRule('stay = "after-roll"')),
  manor('a suggestion must be made', ...manorRule('asking = "mandatory"')),
  manor('one may ask again on every turn', ...manorRule('ask_again = "every-turn"')),
  manor('the first holder answers alone', ...manorRule('refuters = "first-holder"')),
  manor('marks are plain', ...manorRule('mark = "plain"')),
  manor('weapons start in the Cloak Room', ...manorRule('weapon_start = "start-room"')),
  manor('whoever starts is drawn by lot', ...manorRule('first_turn = "lot"')),
  manor('odd cards lie face up', ...manorRule('leftovers = "face-up"')),
  manor('the driveway is walked along', '# links = ', 'links = '),
  manor('a passage leads elsewhere', '["library", "kitchen"]', '["library", "studio"]'),
  manor('the stairs lead nowhere', '  ["basement-stairs", "garden-walk"],\n', ''),
  manor('a mark is missing', 'HHHHHH#.....«?»...........###', '.', 'board.txt'),
  manor('a die with five faces', ...manorRule('dice = [[1, 2, 3, 4, 5], [1, 2, 3, 4, 5, 6]]')),

  glass('five players at most', 'players = [2, 6]', 'players = [2, 5]'),
  glass('six steps a turn', 'fixed_steps = 7', 'fixed_steps = 6'),
  glass('the first of the cast begins', 'first_turn = "lot"', 'first_turn = "start-order"'),
  glass('tokens block', 'tokens_in_the_way = "pass"', 'tokens_in_the_way = "block"'),
  glass('lanterns are plain', 'mark = "draw"', 'mark = "plain"'),
  glass('used cards go under the deck', 'used_cards = "reshuffled"', 'used_cards = "under"'),
  glass('three cards lie in rooms with two players', 'two_side_room_cards = 4', 'two_side_room_cards = 3'),
  glass('the passages lead elsewhere', '["orangery", "tea-room"],\n  ["fern-grotto", "butterfly-house"]', '["orangery", "butterfly-house"],\n  ["fern-grotto", "tea-room"]'),
  glass('a door of the Tea Room is missing', '  { at = [20, 15], to = "west" },\n', ''),
  glass('a lantern is missing', 'FFFFFFF«?».LLLLLLL', '.', 'board.txt'),

  forty('three players at most', 'players = [2, 4]', 'players = [2, 3]'),
  forty('the two draws nothing', 'dice = [[«{ steps = 2, draws = true }»', '2'),
  forty('Coral begins before Pip', '"pip", "coral"', '"coral", "pip"'),
  forty('tokens block', 'tokens_in_the_way = "pass"', 'tokens_in_the_way = "block"'),
  forty('marks are plain', '\nmark = "draw"', '\nmark = "plain"'),
  forty('used cards are shuffled again', 'used_cards = "under"', 'used_cards = "reshuffled"'),
  forty('all cards are dealt with two players', 'two_side_room_cards = 2', 'two_side_room_cards = 0'),
  forty('the hatches are not joined', '  ["aft-hatch", "fore-hatch"],\n', ''),
  forty('a door of the Bridge is missing', '{ at = [4, 12], to = "north" }, ', ''),
  forty('the Dinner Gong calls to the Bunks', 'room = "galley"', 'room = "bunks"'),
  forty('Hiccups are another turn', 'do = "miss-turn"', 'do = "extra-turn"'),
  forty("the Ship's Log names a weapon", 'category = "suspect"', 'category = "weapon"'),

  referee('the square one started on may be stepped on again', 'move_graph.rs', 'origin == Some(to) && !(occupancy.repeat && to.room().is_none())', 'origin == Some(to) && to.room().is_some()'),
  referee('a room that was crossed may be entered again in the move', 'occupancy.rs', 'Place::Room(room) => «self.shut[room.index()] = true»', '()'),
  referee('the longest way does not end a move that none can use up', 'movement.rs', '(1..=steps).rev().map(|exact| graph.squares_after_shortest(exact)).find(|ends| !ends.is_empty())', 'Some(graph.squares_after_shortest(steps))'),
  referee('a move may end short of the roll anywhere', 'movement.rs', 'let mut squares = «graph.stops_within(steps)»', 'graph.squares_within(steps, |_| true)'),
  referee('a move may end on another token', 'reach.rs', '!self.occupancy.taken[square.index()]', '!self.occupancy.solid[square.index()]'),
  referee('distance and parity are enough', 'reach.rs', 'Some(Destination { place, path: «self.path_to(square, exact, &[])?» })', 'match spread.length(square.index()) { length if length < exact && (exact - length) % 2 == 0 => self.places(&spread.trace(square.index())?), _ => self.path_to(square, exact, &[])? }'),
  referee('tokens out of the race are in the way', 'occupancy.rs', '!gone(suspect)', 'true'),
  referee('marks are stops without the deck too', 'ways.rs', 'self.edition.uses_deck(&self.setup)', 'true'),
  referee('one may stay without being moved', 'ways.rs', '&& «self.player(seat).pulled»', 'true'),
  referee('the centre is walked through', 'move_graph.rs', 'to.room().is_some() && to.room() == board.centre()', 'false'),
  referee('a passage always ends the move', 'moving.rs', 'inside && !ends && self.phase == Phase::Move && self.turn.steps > 1', 'false'),
  referee('marks draw nothing', 'moving.rs', 'self.edition.profile.mark == SquareMark::Draw && self.edition.board.marked(square)', 'false'),
  referee('one asks in the centre', 'moving.rs', 'self.is_nameable(room) && !barred', '!barred'),
  referee('the turn after is not looked at for asking again', 'moving.rs', 'player.turns.saturating_sub(1)', 'player.turns'),
  referee('the player on the right answers first', 'asking.rs', 'self.left_of(asker).next()', 'self.left_of(asker).last()'),
  referee('everybody answers', 'asking.rs', 'more || self.edition.profile.refuters == Refuters::All', 'true'),
  referee('a named token does not earn the right to stay', 'asking.rs', 'self.moved_by_another(owner);', ''),
  referee('a token that was there already counts as moved', 'asking.rs', 'moved && *owner != asker', '*owner != asker'),
  referee('the named weapon stays where it is', 'asking.rs', 'self.weapons[weapon.index()] = Some(room);', ''),
  referee('whoever has none and might refuse is not asked', 'asking.rs', 'self.matching(seat).is_empty() && !self.may_refuse(seat)', 'self.matching(seat).is_empty()'),
  referee('a refused question is one that nobody could answer', 'asking.rs', 'shown || refused', 'shown'),
  referee('a side card is seen by looking at one seen before', 'asking.rs', '!self.player(seat).sides_seen.contains(place)', 'true'),
  referee('a wrong accuser may refuse', 'effect_timing.rs', '!self.player(seat).power_used && !self.is_out(seat)', '!self.player(seat).power_used'),
  referee('a power is used again and again', 'effect_timing.rs', 'self.player_mut(seat).power_used = true;', ''),
  referee('one accuses anywhere', 'offers.rs', 'anywhere || self.in_centre(self.turn.seat)', 'true'),
  referee('the right to stay lasts', 'turn.rs', 'self.player_mut(seat).pulled = self.turn.pulled;', ''),
  referee('being moved on one\'s own turn gives no right to stay', 'effects.rs', 'self.turn.pulled |= owner == self.turn.seat;', ''),
  referee('two right names are enough', 'turn.rs', 'let right = «triple == self.truth.case_file»', 'triple.suspect == self.truth.case_file.suspect && triple.weapon == self.truth.case_file.weapon'),
  referee('wrong accusers take turns', 'turn.rs', '.filter(|other| «!self.is_out(*other)»)', 'true'),
  referee('two signs draw one card', 'turn.rs', 'std::iter::repeat_n(Task::Draw(seat), draws)', 'std::iter::repeat_n(Task::Draw(seat), draws.min(1))'),
  referee('the discards are not shuffled', 'deck.rs', 'pile.shuffle(&mut self.streams.deck);', ''),
  referee('a used card goes on top', 'deck.rs', 'UsedCards::Under => «self.deck.push_back(card)»', 'self.deck.push_front(card)'),
  referee('the seventh watch strikes', 'deck.rs', 'left > 1', 'left > 2'),
  referee('the first card of a hand is looked at', 'deck.rs', 'hand.nth(n as usize)', 'hand.nth(0)'),
  referee('another turn is two', 'effects.rs', 'Effect::ExtraTurn => «self.turn.again += 1»', 'self.turn.again += 2'),
  referee('a revealed card may be revealed again', 'effects.rs', 'if fresh.is_empty() { hand } else { fresh }', 'hand'),
  referee('those who tie do not roll again', 'opening.rs', 'left.len() == 1', 'true'),
  referee('the deck is not shuffled', 'opening.rs', 'deck.shuffle(rng);', ''),
  referee('weapons start in the first rooms', 'opening.rs', 'rooms.shuffle(rng);', ''),
  referee('the case file is always the same', 'deal.rs', 'pile.shuffle(rng);', ''),
  referee('the rest is dealt in the order of the box', 'deal.rs', 'rest.shuffle(rng);', ''),
  referee('cards lie in any room in the quick variant', 'deal.rs', 'if «setup.corner_rooms»', 'false'),
  referee('the owner sees which card was looked at', 'secrets.rs', 'Self::Peeked { by, at, card } => «secret(Secret::Card(card, Origin::Hand(*at)), &[*by])»', 'secret(Secret::Card(card, Origin::Hand(*at)), &[*by, *at])'),
  referee('watchers see what is kept', 'secrets.rs', 'Self::Kept { seat, card } => «secret(Secret::DeckCard(card), &[*seat])»', 'secret(Secret::DeckCard(card), &[*seat, SeatId::WATCHER])'),
  referee('watchers see the case file with a wrong accuser', 'secrets.rs', 'Self::CaseFileSeen { seat, triple } => «secret(Secret::CaseFile(triple), &[*seat])»', 'secret(Secret::CaseFile(triple), &[*seat, SeatId::WATCHER])'),
  leak('watchers see the hands as they are dealt', 'secret(Secret::Hand(cards, *seat), &[*seat])', 'secret(Secret::Hand(cards, *seat), &[*seat, SeatId::WATCHER])'),
  leak('watchers see what refutes', 'Self::Shown { by, to, card } => «secret(Secret::Card(card, Origin::Refutation(*by)), &[*by, *to])»', 'secret(Secret::Card(card, Origin::Refutation(*by)), &[*by, *to, SeatId::WATCHER])'),
  leak('watchers see what another may see too', 'secret(Secret::Card(card, Origin::Refutation(*by)), &[*seat, *by, *to]);', 'secret(Secret::Card(card, Origin::Refutation(*by)), &[*seat, *by, *to, SeatId::WATCHER]);'),
  leak('watchers see what is shown freely or passed to the left', 'secret(Secret::Card(card, Origin::Hand(*by)), &[*by, *to])', 'secret(Secret::Card(card, Origin::Hand(*by)), &[*by, *to, SeatId::WATCHER])'),
  leak('watchers see the card that lies in a room', 'secret(Secret::Card(card, Origin::Room(*room)), &[*seat])', 'secret(Secret::Card(card, Origin::Room(*room)), &[*seat, SeatId::WATCHER])'),
  leak('watchers see the card at the side', 'secret(Secret::Card(card, Origin::Side(*place)), &[*seat])', 'secret(Secret::Card(card, Origin::Side(*place)), &[*seat, SeatId::WATCHER])'),
  referee('all see the cards of whoever keeps some', 'view.rs', 'kept: «mine.map(|player| player.kept.clone()).unwrap_or_default()»', 'self.players.iter().flat_map(|player| player.kept.clone()).collect()'),
]
