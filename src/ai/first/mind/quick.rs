//! Playing on quickly: each caballero where it looks best, each card tried once. Search asks for
//! this thousands of times a second.

use super::{FirstBotMind, action_under_way, make};
use crate::rules::{CardId, Decision, Effect, Game, Phase, Progress, Regent, Seat, StackId, Step};
use rand::RngExt;

/// So many ways of a special action's next step are looked at.
const SAMPLE: usize = 12;

impl FirstBotMind {
    /// Plays on to the end of the round, with general scoring if one is due.
    pub(crate) fn finish_round(&mut self, game: &mut Game) {
        let round = game.round();
        while game.round() == round && !game.is_over() {
            match game.phase() {
                Phase::Pass | Phase::Bid => {
                    let bid = self.with_legal(game, Self::any_of);
                    make(game, bid);
                }
                Phase::Recruit | Phase::Ability | Phase::Take | Phase::Act => {
                    self.finish_turn(game);
                }
                Phase::Discs => {
                    let disc = self.quick_disc(game);
                    make(game, disc);
                }
                _ => game.settle(&mut ()),
            }
        }
    }

    /// Plays the rest of the turn under way.
    pub(crate) fn finish_turn(&mut self, game: &mut Game) {
        self.prepare(game);
        if game.phase() == Phase::Take {
            *game = self.best_card(game);
        } else {
            self.finish_act(game);
        }
    }

    /// Recruits and uses the modifier's ability, until an action card is to be taken.
    pub(crate) fn prepare(&mut self, game: &mut Game) {
        while game.phase() == Phase::Recruit {
            self.recruit(game);
        }
        while game.phase() == Phase::Ability {
            let decision = self.using_ability(game);
            make(game, decision);
        }
    }

    /// The best use of the ability of a modifier, one step of it.
    pub(crate) fn using_ability(&mut self, game: &Game) -> Decision {
        self.with_legal(game, |mind, legal| mind.best_step(game, legal))
    }

    /// Recruits as many as the power card allows.
    pub(crate) fn recruit(&mut self, game: &mut Game) {
        let most = self.with_legal(game, |_, legal| legal[legal.len() - 1]);
        make(game, most);
    }

    /// The cards there are and the chances to win that a quick turn with each leads to.
    pub(crate) fn card_chances(&mut self, game: &Game) -> Vec<(StackId, f32)> {
        let seat = game.actor();
        let mut chances = Vec::with_capacity(StackId::ALL.len());
        for stack in StackId::ALL {
            if game.face_up(stack).is_some() {
                let after = self.turn_with(game, stack);
                chances.push((stack, self.chance(&after, seat)));
            }
        }
        chances
    }

    pub(super) fn turn_with(&mut self, game: &Game, stack: StackId) -> Game {
        let mut after = game.clone();
        make(&mut after, Decision::Take(stack));
        self.finish_act(&mut after);
        after
    }

    /// The end of the turn with the card that turns out best.
    fn best_card(&mut self, game: &Game) -> Game {
        let seat = game.actor();
        let mut best: Option<(f32, Game)> = None;
        for stack in StackId::ALL {
            if game.face_up(stack).is_none() {
                continue;
            }
            let after = self.turn_with(game, stack);
            let chance = self.chance(&after, seat);
            if best.as_ref().is_none_or(|(most, _)| chance > *most) {
                best = Some((chance, after));
            }
        }
        // At least as many cards lie there as there are players.
        best.map_or_else(|| game.clone(), |(_, after)| after)
    }

    /// Places and acts with the card taken, and ends the turn.
    pub(super) fn finish_act(&mut self, game: &mut Game) {
        let seat = game.actor();
        if action_under_way(game) {
            self.quick_action(game, seat);
        }
        let acts_first = match game.turn().card.map(CardId::effect) {
            // Of no use after placing.
            Some(Effect::Regent(Regent::Infiltration)) => true,
            Some(Effect::MoveKing { .. } | Effect::Regent(_)) => self.rng.random_ratio(1, 2),
            _ => false,
        };
        if acts_first {
            self.quick_act(game, seat);
            self.quick_placing(game, seat);
        } else {
            self.quick_placing(game, seat);
            self.quick_act(game, seat);
        }
        make(game, Decision::Done);
    }

    /// Places as many as make things better.
    fn quick_placing(&mut self, game: &mut Game, seat: Seat) {
        let mut now = None;
        loop {
            let mut best: Option<(f32, Game)> = None;
            self.with_legal(game, |mind, legal| {
                let places = legal
                    .iter()
                    .filter(|decision| matches!(decision, Decision::Place(_)));
                for &decision in places {
                    let mut after = game.clone();
                    make(&mut after, decision);
                    let chance = mind.chance(&after, seat);
                    if best.as_ref().is_none_or(|(most, _)| chance > *most) {
                        best = Some((chance, after));
                    }
                }
            });
            let Some((chance, after)) = best else { return };
            if chance <= now.unwrap_or_else(|| self.chance(game, seat)) {
                return;
            }
            now = Some(chance);
            *game = after;
        }
    }

    /// Carries out the special action if that is better than leaving it out.
    fn quick_act(&mut self, game: &mut Game, seat: Seat) {
        if game.turn().action != Progress::Open || game.judge(Decision::Act).is_err() {
            return;
        }
        let mut after = game.clone();
        make(&mut after, Decision::Act);
        self.quick_action(&mut after, seat);
        if self.chance(&after, seat) >= self.chance(game, seat) {
            *game = after;
        }
    }

    /// Finishes the special action under way, step by step.
    fn quick_action(&mut self, game: &mut Game, seat: Seat) {
        let mut some = Vec::new();
        loop {
            self.settle_answers(game, true);
            if !action_under_way(game) {
                return;
            }
            if let Some(Step::SetDiscs { .. }) = game.pending().top() {
                let disc = self.quick_disc(game);
                make(game, disc);
                continue;
            }
            let mut best: Option<(f32, Decision)> = None;
            self.with_legal(game, |mind, legal| {
                mind.sample(legal, SAMPLE, &mut some);
                for &decision in &some {
                    let mut after = game.clone();
                    make(&mut after, decision);
                    mind.settle_answers(&mut after, false);
                    let chance = mind.chance(&after, seat);
                    if best.is_none_or(|(most, _)| chance > most) {
                        best = Some((chance, decision));
                    }
                }
            });
            let Some((_, decision)) = best else { return };
            make(game, decision);
        }
    }
}
