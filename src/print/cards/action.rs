//! The face of an action card: title, picture, one line of text, caballeros to place.

use super::{CARD, HEIGHT, WIDTH, blank, contests, journeys, losses, regents, scorings};
use crate::print::ink::{self, FADED_INK, GOLD, INK, Ink, PAPER_WHITE, PARCHMENT, PARCHMENT_DARK};
use crate::print::lettering::{Style, centred, paragraph};
use crate::print::picture::Picture;
use crate::print::shape::{Frame, Shape};
use crate::print::sheet::Sheet;
use crate::print::symbols::{CubeOwner, cube};
use crate::print::typeface::{Typeface, width};
use crate::rules::{CardId, StackId};
use crate::text::Text;

const HEAD: Frame = Frame::new(5.0, 5.0, WIDTH - 10.0, 19.0);
pub(in crate::print) const TITLE_BOX: Frame = Frame::new(8.0, 6.0, WIDTH - 16.0, 17.0);
/// The window for the picture.
const PICTURE: Frame = Frame::new(5.0, 24.0, WIDTH - 10.0, 64.0);
pub(in crate::print) const TEXT_BOX: Frame = Frame::new(9.0, 89.5, WIDTH - 18.0, 32.0);
const FOOT: Frame = Frame::new(5.0, HEIGHT - 23.0, WIDTH - 10.0, 18.0);

/// A card's face, `width` pixels wide.
pub fn action_card(card: CardId, width: u32, text: &Text) -> Picture {
    let mut sheet = blank(width, PARCHMENT);
    let tone = StackId::ALL
        .get(usize::from(card.places().saturating_sub(1)))
        .map_or(INK, |&stack| ink::stack(stack));
    frame(&mut sheet, tone);
    window(&mut sheet);
    let (x, y) = PICTURE.middle();
    sheet.within(x, y, 1.0, |sheet| draw(sheet, card));
    sheet.stroke(&Shape::rounded(PICTURE, 1.5), 0.9, INK);
    sheet.fill(&title_outline(card, text), PAPER_WHITE);
    sheet.fill(&text_outline(card, text), INK);
    foot(&mut sheet, card.places());
    sheet.finish_opaque()
}

/// What the card does, without its words, `width` pixels wide.
pub fn pictogram(card: CardId, width: u32) -> Picture {
    let width = width.clamp(16, 4096);
    let scale = f32::from(width as u16) / PICTURE.width;
    let height = (PICTURE.height * scale).round() as u32;
    let mut sheet = Sheet::at(width, height, scale, PICTURE.left, PICTURE.top);
    window(&mut sheet);
    let (x, y) = PICTURE.middle();
    sheet.within(x, y, 1.0, |sheet| draw(sheet, card));
    sheet.finish()
}

/// How high a pictogram is for its width.
pub const PICTOGRAM_TALL: f32 = PICTURE.height / PICTURE.width;

pub(in crate::print) fn title_outline(card: CardId, text: &Text) -> Shape {
    let title = text.say(&format!("card-{}", card.key()), &[]);
    let style = Style::new(Typeface::Display, 11.0, PAPER_WHITE).tracked(0.01);
    // A long title reads better in two lines than in one of tiny letters.
    if width(Typeface::Display, &title) * 7.5 > TITLE_BOX.width {
        paragraph(&title, TITLE_BOX, style)
    } else {
        centred(&title, TITLE_BOX, style)
    }
}

pub(in crate::print) fn text_outline(card: CardId, text: &Text) -> Shape {
    let words = text.say(&format!("card-{}.text", card.key()), &[]);
    paragraph(&words, TEXT_BOX, Style::new(Typeface::Text, 9.4, INK))
}

fn frame(sheet: &mut Sheet, tone: Ink) {
    // To the very edge: whoever cuts the card out rounds its corners.
    sheet.stroke(&Shape::frame(CARD), 9.0, tone);
    sheet.stroke(&Shape::frame(CARD.grown(-4.6)), 0.7, GOLD);
    sheet.fill(&Shape::frame(HEAD), tone);
    sheet.fill(&Shape::rounded(FOOT, 1.5), PARCHMENT_DARK);
    sheet.stroke(&Shape::rounded(FOOT, 1.5), 0.7, FADED_INK);
}

/// A pale ground, a little darker towards the edges, as if engraved and coloured by hand.
fn window(sheet: &mut Sheet) {
    sheet.fill(&Shape::rounded(PICTURE, 1.5), Ink::new(0xE6_DF_C8));
    for (inset, alpha) in [(2.0, 0.2), (4.5, 0.2), (7.5, 0.2), (11.0, 0.2), (15.0, 0.2)] {
        let light = Shape::rounded(PICTURE.grown(-inset), 10.0);
        sheet.fill(&light, PAPER_WHITE.thin(alpha));
    }
}

/// As many cubes as the card lets its taker place.
fn foot(sheet: &mut Sheet, places: u8) {
    const SIZE: f32 = 14.5;
    const PITCH: f32 = 15.6;
    let (middle, y) = FOOT.middle();
    let first = middle - PITCH * f32::from(places.saturating_sub(1)) / 2.0;
    for nth in 0..places {
        cube(
            sheet,
            first + PITCH * f32::from(nth),
            y,
            SIZE,
            CubeOwner::Own,
        );
    }
}

/// The picture, with the origin in the middle of the window: 43 to each side, 30 up and down.
fn draw(sheet: &mut Sheet, card: CardId) {
    match card {
        CardId::Redeploy => journeys::spread(sheet),
        CardId::Reinforce => journeys::reinforce(sheet),
        CardId::RedeployOrReinforce => journeys::spread_or_reinforce(sheet),
        CardId::FiveFromOne => journeys::exodus(sheet),
        CardId::ThreeForeign => journeys::ride(sheet, CubeOwner::Other, 3),
        CardId::ThreeAny => journeys::ride(sheet, CubeOwner::Any, 3),
        CardId::TwoAndTwo => journeys::exchange(sheet),
        CardId::FourOwn => journeys::ride(sheet, CubeOwner::Own, 4),
        CardId::FourAny => journeys::ride(sheet, CubeOwner::Any, 4),
        CardId::Veto => contests::veto(sheet),
        CardId::CourtsEmptied => losses::court_emptied(sheet),
        CardId::CourtsLoseThree => losses::court_loses_three(sheet),
        CardId::KingRages => losses::tribute(sheet),
        CardId::OneOfEach => losses::one_of_each(sheet),
        CardId::SecretTwo => losses::secret(sheet, 2),
        CardId::SecretAll => losses::secret(sheet, 7),
        CardId::ScoreOneWithTwo => scorings::one_place(sheet),
        CardId::ScoreFours => scorings::valued(sheet, 4, 4),
        CardId::ScoreFives => scorings::valued(sheet, 5, 5),
        CardId::ScoreSixesAndSevens => scorings::valued(sheet, 6, 7),
        CardId::ScoreCastillo => scorings::castillo(sheet),
        CardId::ScoreFirsts => scorings::firsts(sheet),
        CardId::ScoreMost => scorings::most(sheet),
        CardId::ScoreFewest => scorings::fewest(sheet),
        CardId::ScoreOneWithThree => scorings::chosen_ground(sheet),
        CardId::MobileScoreboard => contests::scoreboard(sheet),
        CardId::RoyalAdviser => contests::king_next_door(sheet),
        CardId::Eviction => contests::eviction(sheet),
        CardId::GrandeTravels => contests::grande_travels(sheet),
        CardId::PowerReturns => contests::power_returns(sheet),
        CardId::CourtGrows => losses::court_grows(sheet),
        CardId::SecretScoring => scorings::secret_ballot(sheet),
        CardId::KingTravels => contests::king_travels(sheet),
        CardId::Militia => regents::militia(sheet),
        CardId::RedeployOrMilitia => regents::spread_or_militia(sheet),
        CardId::UpToTwoAndTwo => regents::free_exchange(sheet),
        CardId::ScoreRegion => regents::one_region(sheet),
        CardId::CourtCalls => regents::court_calls(sheet),
        CardId::Exile => regents::exile(sheet),
        CardId::Escort => regents::escort(sheet),
        CardId::Rivalry => regents::rivalry(sheet),
        CardId::SummerResidence => regents::summer_residence(sheet),
        CardId::Rebellion => regents::rebellion(sheet),
        CardId::Infiltration => regents::infiltration(sheet),
        CardId::Deputy => regents::deputy(sheet),
    }
}
