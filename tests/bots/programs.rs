//! Programs in other languages play, and whatever one of them does, the game goes on.

use crate::support::short;
use el_grande::ai::{
    Bot, BotKind, Budget, Choice, LONGEST_ANSWER, Mishap, NoChoice, ProgramBot, USUAL_LIMIT,
};
use el_grande::rules::{Decision, Decisions, Game, Seat};
use serde_json::Value;
use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// No program of these tests needs it: whoever is slow is not to be taken for silent.
const AMPLE: Duration = Duration::from_mins(5);

const EXAMPLE: &str = "python3 -B docs/example_bot.py --seed 4";

/// Answers with the first legal decision.
const FIRST: &str = "import json
while line := sys.stdin.readline():
    print(json.dumps({'decision': json.loads(line)['decide']['legal'][0]}), flush=True)";

/// Reads every question and does this.
fn each_time(deed: &str) -> String {
    format!("while sys.stdin.readline():\n    {deed}")
}

pub(crate) fn no_python() -> bool {
    match Command::new("python3").arg("--version").output() {
        Ok(_) => false,
        Err(error) => {
            eprintln!("skipped: there is no python3 here ({error})");
            true
        }
    }
}

fn start(command: &str) -> ProgramBot {
    ProgramBot::new(&command.parse().expect("a command"), 1).with_limit(AMPLE)
}

fn python(script: &str) -> ProgramBot {
    assert!(!script.contains('"'), "it is quoted");
    start(&format!("python3 -c \"import sys, time\n{script}\""))
}

/// Plays a whole game in which the program sits among squires. `watch` hears its choices.
pub(crate) fn play(
    bot: &mut ProgramBot,
    players: usize,
    mut watch: impl FnMut(&Game, Decision),
) -> Game {
    let mut game = Game::new(&short(players), 11).expect("a game");
    let mut squires: Vec<_> = (1..)
        .map(|seed| BotKind::Squire.bot(seed))
        .take(players)
        .collect();
    game.settle(&mut ());
    while let Some(seat) = game.to_act() {
        let (view, budget) = (game.view(seat), Budget::iterations(1));
        let choice = match seat.index() {
            0 => bot.choose(&view, &budget),
            other => squires[other].choose(&view, &budget),
        };
        let decision = choice.expect("a choice").decision;
        if seat.index() == 0 {
            watch(&game, decision);
        }
        game.apply(decision, &mut ()).expect("legal");
        game.settle(&mut ());
    }
    assert!(game.is_over());
    game
}

/// What happens to such a program. The game is played to its end nevertheless.
fn mishap(bot: &mut ProgramBot) -> Mishap {
    play(bot, 2, |_, _| {});
    bot.mishap().expect("a mishap").clone()
}

/// A game in which this seat has a choice, and the seat.
fn first_choice() -> (Game, Seat) {
    let mut game = Game::new(&short(2), 3).expect("a game");
    game.settle(&mut ());
    let seat = game.to_act().expect("somebody bids");
    (game, seat)
}

#[test]
fn the_example_plays_whole_games_against_squires() {
    if no_python() {
        return;
    }
    for players in [2, 5] {
        let mut bot = start(EXAMPLE);
        let mut choices = 0;
        play(&mut bot, players, |_, _| choices += 1);
        assert_eq!(bot.mishap(), None);
        assert!(choices > 30, "{choices}");
    }
}

/// Its sense is worth something, which also shows that it understands what it is told.
#[test]
fn the_example_beats_chance() {
    if no_python() {
        return;
    }
    let told = simulate(&format!("program:{EXAMPLE},random,random"), 8);
    assert_eq!(told["mishaps"], Value::Null);
    let wins = told["wins"][0].as_f64().expect("a number");
    assert!(wins >= 5.0, "{told}");
}

#[test]
fn what_the_program_decides_is_played() {
    if no_python() {
        return;
    }
    let mut bot = python(FIRST);
    let mut legal = Decisions::new();
    play(&mut bot, 3, |game, decision| {
        game.legal(&mut legal);
        assert_eq!(decision, legal[0]);
    });
    assert_eq!(bot.mishap(), None);
}

#[test]
fn after_a_mishap_a_knight_plays() {
    let mut bot = start("./no/such/program");
    let mut knight = BotKind::Knight.bot(1);
    let (mut by_program, mut by_knight) = (Vec::new(), Vec::new());
    play(&mut bot, 2, |_, decision| by_program.push(decision));
    // Where there is no choice the Knight is not asked here either.
    let mut legal = Decisions::new();
    play(&mut start("./no/such/program"), 2, |game, decision| {
        game.legal(&mut legal);
        let view = game.view(Seat::new(0));
        let asked = (legal.len() > 1).then(|| knight.choose(&view, &Budget::iterations(1)));
        by_knight.push(asked.map_or(decision, |choice| choice.expect("a choice").decision));
    });
    assert_eq!(by_program, by_knight);
}

#[test]
fn a_program_that_cannot_be_started() {
    let mishap = mishap(&mut start("./no/such/program --fast"));
    assert!(matches!(mishap, Mishap::CantStart { .. }), "{mishap}");
}

#[test]
fn a_program_that_ends() {
    if no_python() {
        return;
    }
    assert_eq!(mishap(&mut python("sys.exit(3)")), Mishap::Ended);
    assert_eq!(mishap(&mut python("sys.stdin.readline()")), Mishap::Ended);
    let in_the_middle = FIRST.replace("while", "if");
    assert_eq!(mishap(&mut python(&in_the_middle)), Mishap::Ended);
}

#[test]
fn a_program_that_does_not_answer() {
    if no_python() {
        return;
    }
    let limit = Duration::from_millis(150);
    for script in [
        // It reads, it does not even read, it closes its input.
        each_time("pass"),
        "time.sleep(1000)".to_owned(),
        "sys.stdin.close(); time.sleep(1000)".to_owned(),
        "print(end='{', flush=True); time.sleep(1000)".to_owned(),
    ] {
        let mut bot = python(&script).with_limit(limit);
        assert_eq!(mishap(&mut bot), Mishap::Silent { limit }, "{script}");
    }
}

#[test]
fn a_program_that_answers_nonsense() {
    if no_python() {
        return;
    }
    for deed in [
        "print('I bid seven', flush=True)",
        "print(flush=True)",
        "print({'decision': 'Done'}, flush=True)",
        "import json; print(json.dumps({'decision': 'Fly'}), flush=True)",
        "sys.stdout.buffer.write(bytes([255, 254, 10])), sys.stdout.flush()",
    ] {
        let mut bot = python(&each_time(deed));
        let mishap = mishap(&mut bot);
        assert!(matches!(mishap, Mishap::NotADecision { .. }), "{mishap}");
    }
}

#[test]
fn a_program_that_breaks_the_rules() {
    if no_python() {
        return;
    }
    let script = "import json
while sys.stdin.readline():
    print(json.dumps({'decision': {'Recruit': 9}}), flush=True)";
    let illegal = Mishap::Illegal {
        decision: Decision::Recruit(9),
    };
    assert_eq!(mishap(&mut python(script)), illegal);
}

#[test]
fn a_program_that_never_ends_its_line() {
    if no_python() {
        return;
    }
    for script in [
        each_time("print('x' * 5_000_000, end='', flush=True)"),
        // Nobody asked.
        "while True: print('x' * 5_000_000, end='', flush=True)".to_owned(),
        format!("print('x' * {})\ntime.sleep(1000)", LONGEST_ANSWER + 1),
    ] {
        assert_eq!(mishap(&mut python(&script)), Mishap::TooLong, "{script}");
    }
}

#[test]
fn a_program_that_talks_without_end_is_heard_once() {
    if no_python() {
        return;
    }
    let mishap = mishap(&mut python("while True: print('x')"));
    assert!(matches!(mishap, Mishap::NotADecision { .. }), "{mishap}");
}

#[test]
fn a_deadline_makes_the_knight_stand_in_once() {
    if no_python() {
        return;
    }
    let mut bot = python(FIRST);
    let (mut game, seat) = first_choice();
    let hurried = bot.choose(&game.view(seat), &Budget::time(Duration::ZERO));
    let Choice { decision, .. } = hurried.expect("a choice");
    assert_eq!(bot.mishap(), None);
    // The late answer, a bid, must not be taken for one of the next turns.
    let mut legal = Decisions::new();
    game.apply(decision, &mut ()).expect("legal");
    game.settle(&mut ());
    for _ in 0..20 {
        game.legal(&mut legal);
        let mut decision = legal[legal.len() - 1];
        let asked = game.to_act().expect("a choice");
        if asked == seat {
            let choice = bot.choose(&game.view(seat), &Budget::iterations(1));
            decision = choice.expect("a choice").decision;
            assert_eq!(decision, legal[0]);
        }
        game.apply(decision, &mut ()).expect("legal");
        game.settle(&mut ());
    }
    assert_eq!(bot.mishap(), None);
}

#[test]
fn waiting_can_be_cancelled_and_is_no_mishap() {
    if no_python() {
        return;
    }
    let (game, seat) = first_choice();
    let mut bot = python(&each_time("pass"));
    let cancelled = AtomicBool::new(false);
    let outcome = std::thread::scope(|scope| {
        let waiting = scope.spawn(|| {
            let budget = Budget::iterations(1).until(&cancelled);
            bot.choose(&game.view(seat), &budget)
        });
        std::thread::sleep(Duration::from_millis(20));
        cancelled.store(true, Ordering::Relaxed);
        waiting.join().expect("no panic")
    });
    assert_eq!(outcome, Err(NoChoice::Cancelled));
    assert_eq!(bot.mishap(), None);
}

#[test]
fn who_is_not_asked_does_not_ask_the_program() {
    let (game, seat) = first_choice();
    let other = Seat::new(1 - seat.index());
    let outcome = start("./no/such/program").choose(&game.view(other), &Budget::iterations(1));
    assert_eq!(outcome, Err(NoChoice::NotAsked));
}

fn simulate(bots: &str, games: u32) -> Value {
    let output = Command::new(env!("CARGO_BIN_EXE_el-grande"))
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .args(["simulate", "--rounds", "6", "--json", "--bots", bots])
        .args(["--games", &games.to_string()])
        .output()
        .expect("the program starts");
    assert!(output.status.success(), "{output:?}");
    serde_json::from_slice(&output.stdout).expect("JSON")
}

#[test]
fn figures_tell_of_programs_that_failed() {
    let told = simulate("random,program@2.5:./no/such/program", 3);
    assert_eq!(told["bots"][1], "program@2.5:./no/such/program");
    let mishaps = told["mishaps"].as_array().expect("a list");
    assert_eq!(mishaps.len(), 1);
    assert_eq!(
        (&mishaps[0]["bot"], &mishaps[0]["games"]),
        (&1.into(), &3.into())
    );
    let first = mishaps[0]["first"].as_str().expect("text");
    assert!(first.starts_with("it can't be started: "), "{first}");
}

#[test]
fn the_page_tells_the_limits() {
    let page = include_str!("../../docs/referee.md");
    let bytes = format!(
        "{},{:03} bytes",
        LONGEST_ANSWER / 1000,
        LONGEST_ANSWER % 1000
    );
    assert!(page.contains(&bytes), "{bytes}");
    let seconds = format!("a program has {} seconds", USUAL_LIMIT.as_secs());
    assert!(page.contains(&seconds), "{seconds}");
}
