//! What one seat knows. A bot sees a view and never a [`Game`]: it can't cheat because it can't
//! see.

use super::board::{RegionId, RegionSet};
use super::cards::{CardId, StackId};
use super::decision::{Decisions, Refuge};
use super::game::{Game, Phase};
use super::modifiers::{ModifierId, ModifierSet};
use super::phases;
use super::seat::{PowerSet, Seat};
use rand::seq::SliceRandom;
use rand::{Rng, RngExt};

/// The table as one seat knows it. What is hidden has been replaced by stand-ins, the same ones
/// for all games that look alike from this seat.
///
/// Hidden are the order of the stacks and of the neutral colour's cards, discs not yet shown, which
/// power card or modifier was taken back, and the modifiers others hold.
/// The Castillo's contents are not: whoever remembers what went in knows them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerView {
    seat: Seat,
    known: Game,
}

/// What is known of a hand of power cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HandKnowledge {
    pub certain: PowerSet,
    /// So many of `among` are in the hand too.
    pub further: u32,
    pub among: PowerSet,
}

/// What is known of a hand of modifiers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ModifierKnowledge {
    pub certain: ModifierSet,
    /// So many of `among` are in the hand too.
    pub further: u32,
    /// All that may be in any hand unseen; some of them are in nobody's.
    pub among: ModifierSet,
    /// So many of `doubtful` are back in the hand.
    pub returned: u32,
    /// Played, and perhaps taken back.
    pub doubtful: ModifierSet,
}

/// What is known of a disc.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DiscKnowledge {
    NotSet,
    FaceDown,
    Shows(RegionId),
}

impl Game {
    /// The table as `seat` knows it.
    pub fn view(&self, seat: Seat) -> PlayerView {
        let mut known = self.clone();
        for stack in StackId::ALL {
            known.face_down_mut(stack).sort_unstable();
        }
        if self.rules.neutral {
            known.neutral_unseen(<[_]>::sort_unstable, <[_]>::sort_unstable);
        }
        if self.rules.power_shift {
            known.hide_modifiers(self, seat);
        }
        for other in self.seats().filter(|&other| other != seat) {
            let knowledge = hand_knowledge(self, other);
            let further = knowledge.among.iter().take(knowledge.further as usize);
            known.hands[other.index()] = further.chain(knowledge.certain.iter()).collect();
            if self.discs_hidden() {
                known.discs[other.index()] = None;
            }
        }
        PlayerView { seat, known }
    }

    /// The regions a seat may set on the disc now, or might have set.
    pub(crate) fn disc_choices(&self, seat: Seat) -> RegionSet {
        match self.phase {
            Phase::Act => phases::act::disc_choices(self, seat),
            _ => RegionSet::ALL,
        }
    }

    /// Where this region on the disc would lead those who are being evicted; nothing while nobody is.
    pub fn refuge_from_eviction(&self, disc: RegionId) -> Option<Refuge> {
        phases::act::refuge_from_eviction(self, disc)
    }

    /// Turns a disc that is set to another region: for bots that wonder what lies face down.
    pub(crate) fn suppose_disc(&mut self, seat: Seat, region: RegionId) {
        if self.discs_set.contains(seat) {
            self.discs[seat.index()] = Some(region);
        }
    }

    /// Does something with the neutral colour's cards that nobody has seen.
    fn neutral_unseen(
        &mut self,
        mut powers: impl FnMut(&mut [Option<super::seat::Power>]),
        mut regions: impl FnMut(&mut [RegionId]),
    ) {
        let stretch = self.stretch();
        let neutral = &mut self.neutral;
        powers(&mut neutral.powers[usize::from(neutral.shown)..]);
        for (index, deck) in neutral.regions.iter_mut().enumerate() {
            if index > stretch {
                regions(deck);
            } else if index == stretch {
                regions(&mut deck[usize::from(neutral.drawn)..]);
            }
        }
    }

    /// Replaces the modifiers that `seat` can't know by stand-ins.
    fn hide_modifiers(&mut self, truth: &Self, seat: Seat) {
        let mut unseen = modifier_knowledge(truth, seat, seat).among.iter();
        for other in truth.seats().filter(|&other| other != seat) {
            let knowledge = modifier_knowledge(truth, seat, other);
            let mut hand = knowledge.certain;
            let returned = knowledge.doubtful.iter().take(knowledge.returned as usize);
            let unseen = unseen.by_ref().take(knowledge.further as usize);
            for modifier in unseen.chain(returned) {
                hand.insert(modifier);
            }
            self.shift.hands[other.index()] = hand;
            self.shift.passed[other.index()] = None;
        }
    }

    fn face_down_mut(&mut self, stack: StackId) -> &mut [CardId] {
        let stack = self.stacks[stack.index()];
        &mut self.deck[usize::from(stack.next)..usize::from(stack.end)]
    }
}

/// What the table knows of a seat's hand: its pile tells.
fn hand_knowledge(game: &Game, seat: Seat) -> HandKnowledge {
    let (hand, among) = (game.hand(seat), game.spent_pile(seat).maybe());
    HandKnowledge {
        certain: hand.minus(among),
        further: hand.and(among).len(),
        among,
    }
}

/// What `viewer` knows of the modifiers `seat` holds: those seen by all, and what the viewer has
/// passed on.
fn modifier_knowledge(game: &Game, viewer: Seat, seat: Seat) -> ModifierKnowledge {
    let shift = &game.shift;
    let own = shift.hands[viewer.index()];
    let mut known = shift.shown.or(own);
    if let Some(passed) = shift.passed[viewer.index()] {
        known.insert(passed);
    }
    let hand = shift.hands[seat.index()];
    let doubtful = if viewer == seat {
        ModifierSet::EMPTY
    } else {
        shift.maybe[seat.index()]
    };
    ModifierKnowledge {
        certain: hand.and(known).minus(doubtful),
        further: hand.minus(known).len(),
        among: ModifierSet::ALL.minus(known),
        returned: hand.and(doubtful).len(),
        doubtful,
    }
}

impl PlayerView {
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// Everything that lies open, and the own hand and disc. Others' hands and discs and the
    /// stacks in it are stand-ins: ask [`Self::hand_of`], [`Self::disc_of`] and
    /// [`Self::face_down`] for what is known of them.
    pub const fn table(&self) -> &Game {
        &self.known
    }

    /// The own legal decisions; none while somebody else decides.
    pub fn legal(&self, out: &mut Decisions) {
        out.clear();
        if self.known.to_act() == Some(self.seat) {
            self.known.legal(out);
        }
    }

    pub fn hand_of(&self, seat: Seat) -> HandKnowledge {
        if seat == self.seat {
            let certain = self.known.hand(seat);
            return HandKnowledge {
                certain,
                further: 0,
                among: PowerSet::EMPTY,
            };
        }
        hand_knowledge(&self.known, seat)
    }

    /// What is known of the modifiers in a hand.
    pub fn modifiers_of(&self, seat: Seat) -> ModifierKnowledge {
        modifier_knowledge(&self.known, self.seat, seat)
    }

    pub fn disc_of(&self, seat: Seat) -> DiscKnowledge {
        match self.known.disc(seat) {
            Some(region) => DiscKnowledge::Shows(region),
            None if self.known.discs_set().contains(seat) => DiscKnowledge::FaceDown,
            None => DiscKnowledge::NotSet,
        }
    }

    /// The cards still face down in a stack, in no telling order.
    pub fn face_down(&self, stack: StackId) -> &[CardId] {
        let stack = self.known.stacks[stack.index()];
        &self.known.deck[usize::from(stack.next)..usize::from(stack.end)]
    }

    /// A game that looks like this from the seat, the unknown filled in at random.
    pub fn determinise(&self, rng: &mut impl Rng) -> Game {
        let mut game = self.known.clone();
        for stack in StackId::ALL {
            game.face_down_mut(stack).shuffle(rng);
        }
        if game.rules.neutral {
            // One source of chance for both.
            let rng = std::cell::RefCell::new(&mut *rng);
            game.neutral_unseen(
                |powers| powers.shuffle(&mut **rng.borrow_mut()),
                |deck| deck.shuffle(&mut **rng.borrow_mut()),
            );
        }
        if game.rules.power_shift {
            self.deal_modifiers(&mut game, rng);
        }
        for other in self.known.seats().filter(|&other| other != self.seat) {
            game.hands[other.index()] = self.hand_of(other).sample(rng);
            if self.disc_of(other) == DiscKnowledge::FaceDown {
                game.discs[other.index()] = Some(self.possible_disc(other, rng));
            }
        }
        game
    }

    /// Gives the others modifiers they could hold, and lets them pass some on that they could.
    fn deal_modifiers(&self, game: &mut Game, rng: &mut impl Rng) {
        let mut unseen = [ModifierId::RoyalSeal; 16];
        let mut count = 0;
        for modifier in self.modifiers_of(self.seat).among.iter() {
            unseen[count] = modifier;
            count += 1;
        }
        unseen[..count].shuffle(rng);
        let mut unseen = unseen[..count].iter();
        for other in self.known.seats().filter(|&other| other != self.seat) {
            let knowledge = self.modifiers_of(other);
            let mut hand = knowledge.certain;
            for &modifier in unseen.by_ref().take(knowledge.further as usize) {
                hand.insert(modifier);
            }
            let (mut wanted, mut left) = (knowledge.returned, knowledge.doubtful.len());
            for modifier in knowledge.doubtful.iter() {
                if rng.random_range(0..left) < wanted {
                    hand.insert(modifier);
                    wanted -= 1;
                }
                left -= 1;
            }
            game.shift.hands[other.index()] = hand;
        }
        for other in self.known.seats().filter(|&other| other != self.seat) {
            if game.shift.passes_made.contains(other) {
                game.shift.passed[other.index()] = possible_pass(game, other, rng);
            }
        }
    }

    fn possible_disc(&self, seat: Seat, rng: &mut impl Rng) -> RegionId {
        let choices = self.known.disc_choices(seat);
        let nth = rng.random_range(0..choices.len());
        choices
            .iter()
            .nth(nth as usize)
            .unwrap_or(RegionId::Galicia)
    }
}

/// Something a seat could have passed on, or be about to.
fn possible_pass(game: &Game, seat: Seat, rng: &mut impl Rng) -> Option<ModifierId> {
    let holder = match game.phase {
        Phase::Pass => seat,
        _ => seat.left(game.players()),
    };
    let shift = &game.shift;
    let from = shift.hands[holder.index()].or(shift.spent[holder.index()]);
    let nth = rng.random_range(0..from.len().max(1));
    from.iter().nth(nth as usize)
}

impl HandKnowledge {
    /// A hand it could be.
    fn sample(self, rng: &mut impl Rng) -> PowerSet {
        let mut hand = self.certain;
        let (mut wanted, mut left) = (self.further, self.among.len());
        for power in self.among.iter() {
            if rng.random_range(0..left) < wanted {
                hand.insert(power);
                wanted -= 1;
            }
            left -= 1;
        }
        hand
    }
}
