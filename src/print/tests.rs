//! What a player would complain about.

use super::board::{name_outline, value_outlines};
use super::cards::{TEXT_BOX, TITLE_BOX, text_outline, title_outline};
use super::ink::INK;
use super::lettering::{Style, paragraph};
use super::shape::Frame;
use super::*;
use crate::board::{BOARD, MAP, label_of, name_line, outline, values_line};
use crate::rules::{CardId, Colour, Place, Power, RegionId, Scoreboard, StackId};
use crate::text::Text;
use std::collections::HashSet;

/// Small, so that tests are quick; drawings are the same at any size.
const WIDTH: u32 = 110;

/// The rows between two heights, in parts of the whole.
fn rows(picture: &Picture, from: f32, to: f32) -> Vec<u8> {
    let height = f32::from(picture.height as u16);
    let [from, to] = [from, to].map(|part| (part * height) as usize);
    let row = picture.width as usize * 4;
    picture.rgba[from * row..to * row].to_vec()
}

fn pixel(picture: &Picture, x: u32, y: u32) -> [u8; 4] {
    let at = (y * picture.width + x) as usize * 4;
    [0, 1, 2, 3].map(|channel| picture.rgba[at + channel])
}

#[test]
fn every_action_card_has_a_picture_of_its_own() {
    let text = Text::english();
    let mut seen = HashSet::new();
    for card in CardId::ALL {
        let face = cards::action_card(card, WIDTH, &text);
        assert_eq!((face.width, face.height), (WIDTH, cards::height_for(WIDTH)));
        assert_eq!(face, cards::action_card(card, WIDTH, &text), "{card:?}");
        // Below the title and above the text.
        assert!(seen.insert(rows(&face, 0.18, 0.59)), "{card:?}");
    }
}

#[test]
fn power_cards_and_backs_can_be_told_apart() {
    let mut seen = HashSet::new();
    for colour in Colour::ALL {
        assert!(seen.insert(cards::power_back(colour, WIDTH).rgba));
        for power in (1..=13).filter_map(Power::new) {
            assert!(seen.insert(cards::power_card(colour, power, WIDTH).rgba));
        }
    }
    for stack in StackId::ALL {
        assert!(seen.insert(cards::stack_back(stack, WIDTH).rgba));
    }
}

#[test]
fn words_on_cards_stay_in_their_boxes() {
    let text = Text::english();
    for card in CardId::ALL {
        let title = title_outline(card, &text).bounds();
        assert!(TITLE_BOX.encloses(title), "{card:?}: {title:?}");
        let words = text_outline(card, &text).bounds();
        assert!(TEXT_BOX.encloses(words), "{card:?}: {words:?}");
        // And nobody needs a glass to read them.
        assert!(words.height > 6.0 && words.width > 45.0, "{card:?}");
    }
}

#[test]
fn longer_languages_fit_too() {
    let text = Text::english();
    for card in CardId::ALL {
        let words = text.say(&format!("card-{}.text", card.key()), &[]);
        let longer = format!(
            "{words} {}",
            words.get(..words.len() / 2).unwrap_or_default()
        );
        let style = Style::new(Typeface::Text, 9.4, INK);
        let drawn = paragraph(&longer, TEXT_BOX, style).bounds();
        assert!(TEXT_BOX.encloses(drawn), "{card:?}: {drawn:?}");
    }
    let endless = paragraph(
        &"ő".repeat(300),
        TEXT_BOX,
        Style::new(Typeface::Text, 9.4, INK),
    );
    assert!(endless.path().is_some());
}

#[test]
fn every_letter_of_five_languages_is_there() {
    const LETTERS: &str = "abcdefghijklmnopqrstuvwxyz ABCDEFGHIJKLMNOPQRSTUVWXYZ 0123456789 \
        áéíóúüñ ÁÉÍÓÚÜÑ ¿¡ ªº äöüß ÄÖÜẞ „“”‚‘’ àèéìíîòóùú ÀÈÉÌÍÎÒÓÙÚ «» áéíóöőúüű ÁÉÍÓÖŐÚÜŰ \
        .,:;!?-–—…()[]/&%+×·'’\"";
    for face in Typeface::ALL {
        for letter in LETTERS.chars() {
            // Spanish ordinals and the capital sharp s appear in running text only.
            let rare = "ªºẞ".contains(letter) && face == Typeface::Display;
            assert!(rare || face.has(letter), "{face:?} lacks {letter}");
        }
    }
    let text = Text::english();
    for card in CardId::ALL {
        let title = text.say(&format!("card-{}", card.key()), &[]);
        assert!(
            title.chars().all(|letter| Typeface::Display.has(letter)),
            "{title}"
        );
        let words = text.say(&format!("card-{}.text", card.key()), &[]);
        assert!(
            words.chars().all(|letter| Typeface::Text.has(letter)),
            "{words}"
        );
    }
}

#[test]
fn names_and_values_lie_where_no_piece_stands() {
    let text = Text::english();
    for place in Place::ALL {
        let name = name_outline(place, (&text).into()).bounds();
        let line = Frame::on_board(name_line(label_of(place)));
        assert!(line.encloses(name), "{place:?}: {name:?} in {line:?}");
        let values = board::values_rect(place);
        assert!(
            values_line(label_of(place)).grown(1e-4).encloses(values),
            "{place:?}"
        );
    }
    let decal = values([0, 0, 0], 240.0).covers;
    for value in 0..=9 {
        for (lily, figure) in value_outlines([value; 3]) {
            for part in [lily, figure] {
                assert!(Frame::on_board(decal).encloses(part.bounds()), "{value}");
            }
        }
    }
}

#[test]
fn the_board_is_covered_from_edge_to_edge() {
    let text = Text::english();
    let print = board::board(512, &text);
    assert_eq!(print.covers, BOARD);
    let Picture { width, height, .. } = print.picture;
    let shape = f64::from(width) / f64::from(height);
    assert!((shape - f64::from(BOARD.width / BOARD.height)).abs() < 0.01);
    assert!(print.picture.rgba.chunks(4).all(|pixel| pixel[3] == 255));
    assert!(print.picture == board::board(512, &text).picture);
}

#[test]
fn a_ground_is_painted_inside_its_region_only() {
    let text = Text::english();
    for region in RegionId::ALL {
        let PlacedPicture { picture, covers } = board::ground(region, 40.0, &text);
        let bounds = outline(region).shape.bounds();
        assert!(
            covers.encloses(bounds) && MAP.grown(0.2).encloses(covers),
            "{region:?}"
        );
        let mut painted = 0;
        for (x, y) in (0..picture.width).flat_map(|x| (0..picture.height).map(move |y| (x, y))) {
            let [right, down] = [x, y].map(|pixels| (f32::from(pixels as u16) + 0.5) / 40.0);
            let corner = crate::board::Point::new(covers.left(), covers.top());
            let at = corner + crate::board::Point::new(right, -down);
            let far = outline(region).shape.distance_to_border(at) > 0.1;
            let inside = outline(region).shape.contains(at);
            let alpha = pixel(&picture, x, y)[3];
            assert!(!far || alpha == if inside { 255 } else { 0 }, "{region:?}");
            painted += u32::from(alpha == 255);
        }
        assert!(painted > 1000);
    }
}

#[test]
fn tokens_can_be_told_apart() {
    let mut seen = HashSet::new();
    for colour in Colour::ALL {
        assert!(seen.insert(tokens::piece_top(colour, 64).rgba));
        assert!(seen.insert(tokens::disc_back(colour, 64).rgba));
        assert!(seen.insert(tokens::hundred_flag(colour, 64).rgba));
        for count in 1..=30 {
            assert!(seen.insert(tokens::badge(colour, count, 64).rgba));
        }
    }
    for board in Scoreboard::ALL {
        let tile = tokens::scoreboard_tile(board, 96);
        assert_eq!((tile.width, tile.height), (96, 32));
        assert!(seen.insert(tile.rgba));
    }
    let disc = tokens::disc_face(64, &Text::english());
    assert_eq!(pixel(&disc, 0, 0)[3], 0);
    assert_eq!(pixel(&disc, 32, 32)[3], 255);
}

#[test]
fn icons_can_be_told_apart_and_keep_off_the_edge() {
    let mut seen = HashSet::new();
    for which in icons::Icon::all() {
        let icon = icons::icon(which, 48);
        for n in 0..48 {
            for (x, y) in [(n, 0), (n, 47), (0, n), (47, n)] {
                assert_eq!(pixel(&icon, x, y)[3], 0, "{which:?}");
            }
        }
        assert!(seen.insert(icon.rgba), "{which:?}");
    }
}

#[test]
fn no_size_is_too_odd() {
    let text = Text::english();
    for width in [0, 1, 17] {
        assert!(
            !cards::action_card(CardId::Veto, width, &text)
                .rgba
                .is_empty()
        );
        assert!(!board::board(width, &text).picture.rgba.is_empty());
        assert!(!tokens::badge(Colour::Rust, 255, width).rgba.is_empty());
        assert!(
            !tokens::scoreboard_tile(Scoreboard::Four, width)
                .rgba
                .is_empty()
        );
    }
    assert!(!values([9, 9, 9], 0.0).picture.rgba.is_empty());
}
