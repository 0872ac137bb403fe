use el_grande::ai::RandomPlayer;
use el_grande::rules::{Game, GameEvent, Setup};
fn main() {
    let setup = Setup::with_players(4);
    let mut n = 0;
    let t = std::time::Instant::now();
    for seed in 0..2000 {
        let mut game = Game::new(&setup, seed).unwrap();
        let mut bot = RandomPlayer::from_seed(seed);
        let mut events: Vec<GameEvent> = Vec::new();
        while let Some(d) = bot.decide(&game) {
            game.apply(d, &mut ()).unwrap();
            game.settle(&mut ());
            n += 1;
        }
        if seed == 0 {
            println!("{:?}", events.len());
            println!("{}", serde_json::to_string(&game).unwrap());
        }
        events.clear();
    }
    println!(
        "{n} decisions {:?} {}",
        t.elapsed(),
        std::mem::size_of::<Game>()
    );
}
