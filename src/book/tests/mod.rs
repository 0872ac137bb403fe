use super::*;
use crate::log::Narrator;
use crate::rules::{Deck, Edition, Phase, Place, RegionId, RuleError, Setup};
use std::collections::HashSet;

fn text() -> &'static Text {
    Text::shared()
}

fn spans(body: &str) -> Vec<BookSpan> {
    paragraphs(body)
        .into_iter()
        .flat_map(|part| part.spans)
        .collect()
}

#[test]
fn every_page_has_a_title_and_something_to_read() {
    let mut titles = HashSet::new();
    for page in BookPage::all() {
        let (title, body) = (page.title(text()), page.body(text()));
        for told in [&title, &body] {
            assert!(!told.contains('⟨') && !told.is_empty(), "{page:?}: {told}");
        }
        assert!(body.len() > 40, "{page:?}: {body}");
        // Editions have cards of the same name in different words; topics and rulings have none.
        if !matches!(page, BookPage::Card(_)) {
            assert!(titles.insert(title.clone()), "two pages are called {title}");
        }
        assert_eq!(BookPage::of_key(&page.key()), Some(page));
    }
    for topic in BookTopic::ALL.into_iter().filter(|topic| topic.differs()) {
        for edition in Edition::ALL {
            assert!(text().has(&topic.edition_id(edition)), "{topic:?}");
        }
    }
}

#[test]
fn every_link_leads_somewhere() {
    let mut links = 0;
    let mut reached = HashSet::new();
    let bodies = BookPage::all().map(|page| (page, page.body(text())));
    let editions = BookTopic::ALL.into_iter().flat_map(|topic| {
        let ids = Edition::ALL.map(|edition| topic.edition_id(edition));
        let told = ids.into_iter().filter(|id| text().has(id));
        told.map(move |id| (BookPage::Topic(topic), text().say(&id, &[])))
    });
    for (page, body) in bodies.chain(editions) {
        for span in spans(&body) {
            match span {
                BookSpan::Astray(words, key) => {
                    unreachable!("{page:?}: “{words}” leads to {key}");
                }
                BookSpan::Link(words, to) => {
                    assert_ne!(to, page, "“{words}” leads to its own page");
                    links += 1;
                    reached.insert(to);
                }
                BookSpan::Plain(words) | BookSpan::Strong(words) => {
                    assert!(!words.contains(['[', ']', '_']), "{page:?}: {words}");
                }
            }
        }
    }
    assert!(links > 100, "{links}");
    // From page to page one comes to every topic; chapters list them besides.
    for topic in BookTopic::ALL {
        let lonely = [
            BookTopic::Aim,
            BookTopic::Board,
            BookTopic::Table,
            BookTopic::Round,
        ];
        let known = reached.contains(&BookPage::Topic(topic))
            || lonely.contains(&topic)
            || topic.chapter() == BookChapter::Editions
            || topic.chapter() == BookChapter::Actions;
        assert!(known, "nothing leads to {topic:?}");
    }
}

/// The names on the page of rulings and in the book are the same, in the same order.
#[test]
fn every_ruling_has_a_page() {
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/rulings.md");
    let page = std::fs::read_to_string(page).expect("the page of the rulings");
    let named: Vec<&str> = page
        .split("\n### `")
        .skip(1)
        .filter_map(|entry| entry.split('`').next())
        .collect();
    let known: Vec<&str> = RulingName::ALL.iter().map(|ruling| ruling.name()).collect();
    assert_eq!(named, known);
    for ruling in RulingName::ALL {
        for part in [".decided", ".why"] {
            let id = format!("ruling-{}{part}", ruling.name());
            assert!(text().has(&id), "{id}");
        }
    }
}

#[test]
fn every_phase_and_refusal_has_a_page() {
    let pages: HashSet<BookTopic> = Phase::ALL.into_iter().map(of_phase).collect();
    assert!(pages.len() >= 9, "{pages:?}");
    // Which there are, the compiler knows: `behind` names each. Some of them, to see that they are sound.
    let region = RegionId::Aragon;
    let king = behind(RuleError::KingsRegion { region });
    assert_eq!(king, BookPage::Topic(BookTopic::King));
    let far = behind(RuleError::NotNextToKing { region });
    assert_eq!(far, BookPage::Topic(BookTopic::Placing));
    let stays = behind(RuleError::KingMustMove);
    assert_eq!(stays.key(), "ruling-KING-GOES");
}

#[test]
fn every_card_tells_its_terms() {
    for card in CardId::ALL {
        let clauses = clauses(card);
        let about: Vec<CardAspect> = clauses.iter().map(|clause| clause.aspect).collect();
        assert!(about.contains(&CardAspect::Number), "{card:?}");
        assert!(about.contains(&CardAspect::Veto), "{card:?}");
        for clause in clauses {
            assert!(text().has(clause.id), "{card:?}: {}", clause.id);
        }
    }
    for aspect in CardAspect::ALL {
        assert!(text().has(&format!("aspect-{}", aspect.name())));
    }
}

/// Each card is played by the rules themselves; each example shows that something comes of it.
#[test]
fn every_card_has_an_example_that_the_rules_worked_out() {
    for card in CardId::ALL {
        let example = CardExample::of(card, text());
        let example = example.unwrap_or_else(|| unreachable!("no example of {card:?}"));
        assert_eq!(example.before.turn().card, Some(card));
        assert_ne!(example.before, example.after, "{card:?}");
        assert!(!example.lines.is_empty(), "{card:?}");
        for line in &example.lines {
            assert!(!line.contains('⟨'), "{card:?}: {line}");
        }
        let paid: u16 = example
            .after
            .seats()
            .map(|seat| example.after.score(seat))
            .sum();
        let changed = !example.trails.is_empty() || paid > 0 || !example.lines.is_empty();
        assert!(changed, "{card:?}");
    }
}

/// The same as a player would reckon it: who has more is paid more, and what is told of the table of
/// values holds.
#[test]
fn figures_are_worked_out_by_the_rules() {
    let paid = |case: &ScoredCase| -> Vec<u8> {
        let game = case.game().expect("a sound position");
        let mut all = vec![0; game.players()];
        for payment in game.payments(case.place) {
            for seat in payment.paid().iter() {
                all[seat.index()] = payment.total();
            }
        }
        all
    };
    let all = |figure: BookFigure| -> Vec<Vec<u8>> { figure.cases().iter().map(paid).collect() };
    assert_eq!(all(BookFigure::Scored), [[5, 4, 1, 0]]);
    assert_eq!(
        all(BookFigure::Ties),
        [[4, 4, 2, 0], [6, 2, 2, 0], [4, 4, 4, 2]]
    );
    assert_eq!(all(BookFigure::KingBonus), [[7, 3, 2, 0], [3, 3, 2, 0]]);
    assert_eq!(all(BookFigure::HomeBonus), [[8, 3, 0, 1], [3, 6, 0, 1]]);
    assert_eq!(
        all(BookFigure::Few),
        [
            vec![5, 0],
            vec![5, 3, 0],
            vec![5, 3, 1, 0],
            vec![5, 3],
            vec![5, 3, 0],
            vec![5, 3, 1, 0]
        ]
    );
    assert_eq!(
        all(BookFigure::Scoreboards),
        [[4, 2, 0, 0], [8, 4, 0, 0], [4, 0, 0, 0]]
    );
    let open = legal_places(RegionId::Seville);
    assert_eq!(open, [Place::NewCastile, Place::Granada, Place::Castillo]);
    let order: Vec<usize> = turn_order_of(&[5, 13, 1, 9])
        .iter()
        .map(|seat| seat.index())
        .collect();
    assert_eq!(order, [1, 3, 0, 2]);
    for figure in BookFigure::ALL {
        let id = format!("figure-{}", figure.name());
        assert!(text().has(&id), "{id}");
    }
}

#[test]
fn words_are_found_where_they_stand_alone() {
    let told = |sentence: &str| -> Vec<(GlossaryTerm, String)> {
        let letters: Vec<char> = sentence.chars().collect();
        mentions(text(), sentence)
            .into_iter()
            .map(|mention| {
                let word = letters[mention.letters.clone()].iter().collect();
                (mention.term, word)
            })
            .collect()
    };
    let found = told("The King’s region is closed; the Castillo and your court are not courting.");
    let words: Vec<&str> = found.iter().map(|(_, word)| word.as_str()).collect();
    assert_eq!(words, ["King’s region", "Castillo", "court"]);
    assert_eq!(found[0].0, GlossaryTerm::KingsRegion);
    assert!(told("The kingdom vetoed nothing, Castilloless.").is_empty());
    for term in GlossaryTerm::ALL {
        assert!(text().has(&format!("term-{}", term.key())), "{term:?}");
        assert!(
            text().has(&format!("term-{}.words", term.key())),
            "{term:?}"
        );
    }
}

#[test]
fn pages_are_found_by_words() {
    let found = find(text(), "castillo");
    assert_eq!(found.first(), Some(&BookPage::Topic(BookTopic::Castillo)));
    assert!(
        find(text(), "veto middle").contains(&BookPage::Ruling(
            RulingName::ALL
                .into_iter()
                .find(|ruling| ruling.name() == "VETO-PART")
                .expect("a ruling")
        ))
    );
    assert_eq!(find(text(), "taboo").len(), 0);
    assert_eq!(
        find(text(), "ruling-taboo").first().map(|page| page.key()),
        Some("ruling-TABOO".to_owned())
    );
    assert!(find(text(), "   ").is_empty());
    assert!(find(text(), "bicycle").is_empty());
}

#[test]
fn whatever_is_played_has_its_pages() {
    let mut setup = Setup::of_edition(Edition::Anniversary, 2);
    setup.modules.power_shift = true;
    assert!(BookTopic::TwoPlayers.in_play(&setup));
    assert!(BookTopic::PowerShift.in_play(&setup));
    assert!(!BookTopic::NewRegent.in_play(&setup));
    assert!(!BookTopic::Veto.in_play(&setup));
    assert!(BookTopic::Veto.in_play(&Setup::with_players(4)));
    // Nobody would look for a card in vain.
    for deck in [Deck::classic(), Deck::anniversary()] {
        let stacks = deck.stacks(crate::rules::VetoRule::Classic).concat();
        for card in stacks.into_iter().chain(deck.regents()) {
            assert!(BookPage::of_key(&format!("card-{}", card.key())).is_some());
        }
    }
    // The log is told in sentences in which words can be found.
    let setup = Setup::with_players(3);
    let mut game = crate::rules::Game::new(&setup, 1).expect("set up");
    let mut narrator = Narrator::new(text(), &setup);
    narrator.open(&game);
    game.settle(&mut narrator);
    assert!(!mentions(text(), &narrator.finish()).is_empty());
}
