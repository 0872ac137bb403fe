use super::*;
use crate::rules::Seat;
use crate::text::Text;

/// Every chapter is played by the rules: each decision is legal, and asked of the one who makes it.
#[test]
fn every_chapter_can_be_played_by_the_rules() {
    let lesson = Lesson::first_game();
    assert!(lesson.chapters.len() >= 5);
    for (nth, chapter) in lesson.chapters.iter().enumerate() {
        let mut game = lesson.game(nth).expect("a sound position");
        assert_eq!(game.players(), Lesson::setup().players.len());
        let mut told = 0;
        for step in &chapter.steps {
            let (decision, learner) = match step {
                LessonStep::Tell { .. } => {
                    told += 1;
                    continue;
                }
                // Whatever is played there, the next chapter is laid out anew or is free, too.
                LessonStep::Free { .. } => continue,
                LessonStep::Do { decision, .. } => (*decision, true),
                LessonStep::Other(decision) => (*decision, false),
            };
            let asked = game.to_act();
            let is_learner = asked == Some(Seat::new(Lesson::LEARNER));
            assert_eq!(is_learner, learner, "{}: {decision:?}", chapter.id);
            let done = game.apply(decision, &mut ());
            assert_eq!(done, Ok(()), "{}: {decision:?}", chapter.id);
            game.settle(&mut ());
        }
        assert!(told >= 1, "{}", chapter.id);
    }
}

#[test]
fn everything_that_is_told_is_written() {
    let text = Text::shared();
    for chapter in &Lesson::first_game().chapters {
        let title = format!("lesson-title-{}", chapter.id);
        assert!(text.has(&title), "{title}");
        for step in &chapter.steps {
            let Some((id, _)) = step.told() else { continue };
            assert!(text.has(id), "{id}");
            // Two sentences, perhaps three short ones: nobody reads a page in the middle of a game.
            assert!(text.say(id, &[]).chars().count() < 240, "{id}");
            if matches!(step, LessonStep::Do { .. }) {
                assert!(text.has(&format!("{id}.hint")), "{id}");
            }
        }
    }
}

fn chapter(id: &str) -> usize {
    let chapters = &Lesson::first_game().chapters;
    let found = chapters.iter().position(|chapter| chapter.id == id);
    found.expect("a chapter")
}

/// The game before each of a chapter's steps.
fn tables(id: &str) -> Vec<(LessonStep, Game)> {
    let lesson = Lesson::first_game();
    let mut game = lesson.game(chapter(id)).expect("sound");
    let steps = lesson.chapters[chapter(id)].steps.iter();
    let mut tables = Vec::new();
    for step in steps {
        tables.push((step.clone(), game.clone()));
        if let Some(decision) = step.decision() {
            game.apply(decision, &mut ()).expect("legal");
            game.settle(&mut ());
        }
    }
    tables
}

/// The game when a sentence is told.
fn when(chapter: &str, told: &str) -> Game {
    let tables = tables(chapter);
    let found = tables
        .into_iter()
        .find(|(step, _)| step.told().is_some_and(|(id, _)| id == told));
    found.expect("it is told").1
}

fn paid(game: &Game, place: Place, seat: usize) -> u8 {
    let seat = Seat::new(seat);
    let mut payments = game.payments(place);
    let own = payments.find(|payment| payment.group.contains(seat));
    own.map_or(0, |payment| payment.total())
}

const DIEGO: usize = 1;
const BEATRIZ: usize = 2;

/// What the sentences of the lesson say of points is what the rules pay.
#[test]
fn what_is_told_of_points_is_so() {
    let you = Lesson::LEARNER;
    let game = Lesson::first_game()
        .game(chapter("scoring"))
        .expect("sound");
    assert_eq!(paid(&game, Place::Aragon, you), 5);
    assert_eq!(paid(&game, Place::Aragon, DIEGO), 4);
    assert_eq!(paid(&game, Place::OldCastile, you), 4);
    assert_eq!(paid(&game, Place::OldCastile, DIEGO), 4);
    assert_eq!(paid(&game, Place::Valencia, you), 7);
    assert_eq!(paid(&game, Place::Granada, you), 8);
    // The general scoring ends with three more in New Castile, and first there.
    let (_, game) = tables("castillo").pop().expect("a step");
    assert_eq!((game.phase(), game.round()), (Phase::Bid, 4));
    assert_eq!(game.caballeros(Place::NewCastile, Seat::new(you)), 5);
}

/// And so is what they say of who is where, and who acts when.
#[test]
fn what_is_told_of_the_table_is_so() {
    let you = Seat::new(Lesson::LEARNER);
    let (diego, beatriz) = (Seat::new(DIEGO), Seat::new(BEATRIZ));
    let game = when("bid", "lesson-bid-order");
    assert_eq!(game.turn_order(), [beatriz, you, diego]);
    let game = when("own", "lesson-own-begin");
    assert_eq!((game.round(), game.actor()), (1, diego));
    let game = when("veto", "lesson-veto-card");
    assert_eq!((game.round(), game.to_act()), (4, Some(you)));
    let game = when("veto", "lesson-veto-place");
    assert_eq!(game.turn().to_place, 2);
    let there = |game: &Game, seat| game.caballeros(Place::Aragon, seat);
    assert_eq!((there(&game, you), there(&game, diego)), (2, 3));
    assert!(there(&game, diego) > there(&game, beatriz));
    let game = when("veto", "lesson-veto-end");
    assert_eq!((there(&game, you), there(&game, diego)), (4, 3));
    let game = when("veto", "lesson-veto-no");
    let granada = |seat| game.caballeros(Place::Granada, seat);
    assert!(granada(beatriz) > granada(you).max(granada(diego)));
    let game = when("veto", "lesson-veto-over");
    assert_eq!(game.actor(), beatriz);
    assert!(game.turn().to_place > 0);
    assert!(
        !game.is_over() && game.king().region() != game.grande(beatriz).and_then(Place::region)
    );
}

/// Wherever somebody leaves, they go on at that very step; what does not fit leads to the chapter.
#[test]
fn a_bookmark_opens_at_its_step() {
    let lesson = Lesson::first_game();
    for (nth, chapter) in lesson.chapters.iter().enumerate() {
        for (step, (_, game)) in tables(&chapter.id).into_iter().enumerate() {
            let before = chapter.steps[..step].iter();
            let mark = LessonBookmark {
                chapter: chapter.id.clone(),
                step,
                decisions: before.filter_map(LessonStep::decision).collect(),
            };
            let text = serde_json::to_string(&mark).expect("written");
            let mark: LessonBookmark = serde_json::from_str(&text).expect("read");
            let (at, found, history) = mark.open().expect("known");
            assert_eq!((at, found), (nth, step));
            assert_eq!(history.now(), &game);
        }
        let wrong = LessonBookmark {
            chapter: chapter.id.clone(),
            step: 400,
            decisions: vec![Decision::Done; 3],
        };
        let (at, step, history) = wrong.open().expect("known");
        assert_eq!((at, step), (nth, 0));
        assert_eq!(Some(history.now()), lesson.game(nth).as_ref());
    }
    let gone = LessonBookmark {
        chapter: "of another year".into(),
        step: 0,
        decisions: Vec::new(),
    };
    assert!(gone.open().is_none());
}

/// What is taken back leads to the step that is taken with it.
#[test]
fn every_decision_has_its_step() {
    for chapter in &Lesson::first_game().chapters {
        let mut decided = 0;
        for (nth, step) in chapter.steps.iter().enumerate() {
            if step.decision().is_some() {
                assert_eq!(chapter.deciding_step(decided), Some(nth));
                decided += 1;
            } else if matches!(step, LessonStep::Free { .. }) {
                assert_eq!(chapter.deciding_step(decided + 7), Some(nth));
                break;
            }
        }
    }
}
