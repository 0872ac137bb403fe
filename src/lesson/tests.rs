use super::*;
use crate::rules::{Phase, Seat};
use crate::text::Text;

/// Every chapter is played by the rules: each decision is legal, and asked of the one who makes it.
#[test]
fn every_chapter_can_be_played_by_the_rules() {
    let lesson = Lesson::first_game();
    assert!(lesson.chapters.len() >= 5);
    for chapter in &lesson.chapters {
        let mut game = chapter.game().expect("a sound position");
        assert_eq!(game.players(), Lesson::setup().players.len());
        let mut told = 0;
        for step in &chapter.steps {
            let (decision, learner) = match step {
                LessonStep::Tell { .. } => {
                    told += 1;
                    continue;
                }
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
        assert!(told >= 2, "{}", chapter.id);
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

/// What the sentences of the lesson say of points is what the rules pay.
#[test]
fn what_is_told_of_points_is_so() {
    let chapter = |id: &str| {
        let chapters = &Lesson::first_game().chapters;
        chapters
            .iter()
            .find(|chapter| chapter.id == id)
            .expect("a chapter")
    };
    let you = Seat::new(Lesson::LEARNER);
    let game = chapter("scoring").game().expect("sound");
    let pays = |place: Place| {
        let mut payments = game.payments(place);
        let own = payments.find(|payment| payment.group.contains(you));
        own.map_or(0, |payment| payment.total())
    };
    assert_eq!(pays(Place::Aragon), 5);
    assert_eq!(pays(Place::OldCastile), 4);
    assert_eq!(pays(Place::Valencia), 7);
    assert_eq!(pays(Place::Granada), 8);
    // The general scoring ends with three more in New Castile, and first there.
    let castillo = chapter("castillo");
    let mut game = castillo.game().expect("sound");
    for step in &castillo.steps {
        if let LessonStep::Do { decision, .. } | LessonStep::Other(decision) = step {
            game.apply(*decision, &mut ()).expect("legal");
            game.settle(&mut ());
        }
    }
    assert_eq!(game.phase(), Phase::Bid);
    assert_eq!(game.caballeros(Place::NewCastile, you), 5);
}
