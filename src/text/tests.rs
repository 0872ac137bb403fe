use super::*;

const SAMPLE: &str = "\
greeting = Welcome to { $place }, { $name }!
sent = { $count ->
    [0] Nobody is sent.
    [one] One caballero is sent.
   *[other] { $count } caballeros are sent.
}
card = Veto
    .effect = Stops { $whom }.
only-attributes =
    .tip = A tip
quotes-nothing = See { nowhere }.
";

fn sample() -> Text {
    Text::from_sources("en", &[("sample.ftl", SAMPLE)]).expect("the sample is sound")
}

#[test]
fn arguments_are_inserted_without_invisible_marks() {
    let name = String::from("Isabel");
    let args = [("place", "Seville".into()), ("name", name.into())];
    assert_eq!(
        sample().say("greeting", &args),
        "Welcome to Seville, Isabel!"
    );
}

#[test]
fn the_wording_follows_the_number() {
    let text = sample();
    let sent = |count: Value<'_>| text.say("sent", &[("count", count)]);
    assert_eq!(sent(0_u8.into()), "Nobody is sent.");
    assert_eq!(sent(1_usize.into()), "One caballero is sent.");
    assert_eq!(sent(12_000_u32.into()), "12000 caballeros are sent.");
    assert_eq!(sent((-3).into()), "-3 caballeros are sent.");
}

#[test]
fn plurals_are_those_of_the_language() {
    let source = "steps = { $n ->\n    [one] krok\n    [few] kroki\n   *[other] kroków\n }";
    let text = Text::from_sources("pl", &[("steps.ftl", source)]).expect("sound");
    let steps = |n: u8| text.say("steps", &[("n", n.into())]);
    assert_eq!(
        [steps(1), steps(3), steps(5)],
        ["krok", "kroki", "kroków"].map(String::from)
    );
}

#[test]
fn attributes_are_reached_with_a_dot() {
    let text = sample();
    assert_eq!(text.say("card", &[]), "Veto");
    assert_eq!(
        text.say("card.effect", &[("whom", "Navy".into())]),
        "Stops Navy."
    );
}

#[test]
fn what_is_missing_shows_its_id() {
    let text = sample();
    for id in ["absent", "card.absent", "absent.effect", "only-attributes"] {
        assert_eq!(text.say(id, &[]), format!("⟨{id}⟩"));
        assert!(!text.has(id), "{id}");
    }
    for id in ["card", "card.effect", "only-attributes.tip", "greeting"] {
        assert!(text.has(id), "{id}");
    }
}

#[test]
fn what_can_not_be_formatted_shows_its_id() {
    let text = sample();
    assert_eq!(text.say("greeting", &[]), "⟨greeting⟩");
    assert_eq!(text.say("quotes-nothing", &[]), "⟨quotes-nothing⟩");
    assert_eq!(text.say("", &[]), "⟨⟩");
    assert_eq!(text.say(".", &[]), "⟨.⟩");
}

#[test]
fn a_syntax_error_names_file_and_line() {
    let broken = "fine = Fine\n\nbroken = { $open\n\nalso-fine = Fine\n";
    let error = Text::from_sources("en", &[("sample.ftl", SAMPLE), ("broken.ftl", broken)])
        .expect_err("the brace is never closed");
    let TextError::Syntax { file, line, reason } = &error else {
        unreachable!("{error}");
    };
    assert_eq!((file.as_str(), *line), ("broken.ftl", 3));
    assert!(!reason.is_empty());
    assert!(error.to_string().starts_with("broken.ftl, line 3: "));
}

#[test]
fn a_stray_line_is_named_too() {
    let stray = "fine = Fine\n\n¿stray?\n";
    assert!(matches!(
        Text::from_sources("en", &[("stray.ftl", stray)]),
        Err(TextError::Syntax { line: 3, .. })
    ));
}

#[test]
fn an_id_can_not_be_given_twice() {
    let twice = TextError::DuplicateId {
        file: "second.ftl".into(),
        id: "card".into(),
    };
    for sources in [
        &[("sample.ftl", SAMPLE), ("second.ftl", "card = Card")][..],
        &[("second.ftl", "card = Card\ncard = Map")][..],
    ] {
        assert_eq!(
            Text::from_sources("en", sources).err().as_ref(),
            Some(&twice)
        );
    }
}

#[test]
fn a_language_must_be_one() {
    assert!(matches!(
        Text::from_sources("?", &[]),
        Err(TextError::Language { language, .. }) if language == "?"
    ));
}

#[test]
fn english_is_sound_and_can_be_shared_between_threads() {
    fn shared<T: Send + Sync>(value: T) -> T {
        value
    }
    let text = shared(Text::english());
    assert_eq!(text.say("region-BasqueCountry", &[]), "Basque Country");
    assert_eq!(text.say("place-Castillo", &[]), "the Castillo");
}

/// Found by fuzzing: the parser beneath panics there.
#[test]
fn a_letter_whose_number_is_cut_short_is_named() {
    for escape in ["\\u’", "\\u00e’", "\\U’", "\\U01f60’"] {
        let source = format!("first = First\nsecond = {{ \"{escape}\" }}\n");
        let error = Text::from_sources("en", &[("half.ftl", &source)]);
        let error = error.expect_err("it is half a number").to_string();
        assert!(error.starts_with("half.ftl, line 2: "), "{error}");
    }
    for escape in ["\\u00e9’", "\\U01f600’", "\\\\u’", "\\\"’"] {
        let source = format!("whole = {{ \"{escape}\" }}\n");
        let text = Text::from_sources("en", &[("whole.ftl", &source)]).expect("a whole number");
        assert!(text.say("whole", &[]).ends_with('’'), "{escape}");
    }
}
