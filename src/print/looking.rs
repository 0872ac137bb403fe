//! Writes every picture to a folder, so that they can be looked at, and says how long it took.

use super::{Picture, board, cards, tokens, values};
use crate::rules::{CardId, Colour, Place, Power, RegionId, Scoreboard, StackId};
use crate::text::Text;
use std::io::Write;
use std::path::Path;

/// Time spent working, in milliseconds: others may use the machine meanwhile.
fn worked() -> u64 {
    let spent = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let nanos = spent.split(' ').next().and_then(|n| n.parse::<u64>().ok());
    nanos.unwrap_or_default() / 1_000_000
}

/// Writes every picture as a PAM file, and says how long it took.
///
/// Run with `PICTURES=folder cargo test --lib print::looking -- --ignored --nocapture`.
#[test]
#[ignore = "for looking at pictures"]
fn pictures() {
    let Some(folder) = std::env::var_os("PICTURES") else {
        return;
    };
    let folder = Path::new(&folder);
    let keep = |name: &str, picture: &Picture| {
        let mut file = std::fs::File::create(folder.join(format!("{name}.pam"))).expect("a file");
        write!(
            file,
            "P7\nWIDTH {}\nHEIGHT {}\nDEPTH 4\nMAXVAL 255\nTUPLTYPE RGB_ALPHA\nENDHDR\n",
            picture.width, picture.height
        )
        .and_then(|()| file.write_all(&picture.rgba))
        .expect("written");
    };
    let text = Text::english();
    let start = worked();
    let mut drawn: Vec<(String, Picture)> = Vec::new();
    for card in CardId::ALL {
        drawn.push((
            format!("card-{}", card.key()),
            cards::action_card(card, 512, &text),
        ));
    }
    for stack in StackId::ALL {
        drawn.push((
            format!("back-{}", stack.index() + 1),
            cards::stack_back(stack, 512),
        ));
    }
    println!("action cards: {} ms", worked() - start);
    for colour in Colour::ALL {
        drawn.push((
            format!("powerback-{colour:?}"),
            cards::power_back(colour, 512),
        ));
        for power in (1..=13).filter_map(Power::new) {
            let name = format!("power-{colour:?}-{:02}", power.value());
            drawn.push((name, cards::power_card(colour, power, 512)));
        }
    }
    println!("and power cards: {} ms", worked() - start);
    let board = board::board(board::DEFAULT_WIDTH, &text);
    println!("and board: {} ms", worked() - start);
    drawn.push(("board".into(), board.picture));
    for region in [RegionId::BasqueCountry, RegionId::Granada] {
        let ground = board::ground(region, 240.0, &text);
        println!("{region:?} covers {:?}", ground.covers);
        drawn.push((format!("ground-{region:?}"), ground.picture));
    }
    for place in Place::ALL {
        let middle = board::values_rect(place).centre;
        println!("{place:?} {} {}", middle.x, middle.y);
        let values = values(place.printed_values(), 240.0);
        drawn.push((format!("values-{place:?}"), values.picture));
    }
    for colour in Colour::ALL {
        drawn.push((
            format!("token-top-{colour:?}"),
            tokens::piece_top(colour, 256),
        ));
        drawn.push((
            format!("token-disc-{colour:?}"),
            tokens::disc_back(colour, 512),
        ));
        drawn.push((
            format!("token-flag-{colour:?}"),
            tokens::hundred_flag(colour, 256),
        ));
        drawn.push((
            format!("token-badge-{colour:?}"),
            tokens::badge(colour, 12, 256),
        ));
    }
    drawn.push(("token-disc-face".into(), tokens::disc_face(512, &text)));
    for tile in Scoreboard::ALL {
        drawn.push((
            format!("token-board-{tile:?}"),
            tokens::scoreboard_tile(tile, 384),
        ));
    }
    for icon in super::icons::Icon::all() {
        let name = format!("icon-{icon:?}").replace(['(', ')'], "");
        drawn.push((name, super::icons::icon(icon, 128)));
    }
    println!("and the rest: {} ms", worked() - start);
    for (name, picture) in &drawn {
        keep(name, picture);
    }
}
