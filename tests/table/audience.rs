//! The window for those who watch: it opens and closes alone, and knows no secrets.

use super::mouse::Mouse;
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowCloseRequested};
use el_grande::ai::RandomPlayer;
use el_grande::common::Onlookers;
use el_grande::panels::{AudienceWindow, AudienceWords, PanelAction, TurnAudience};
use el_grande::rules::{Decision, Decisions, Game, Setup};
use el_grande::session::{Secrecy, secret_choice};
use el_grande::stage::{AudienceCamera, AudienceInscriptions, Painted};
use el_grande::table::{Match, set_table};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::hash::{DefaultHasher, Hash, Hasher};

fn open(mouse: &mut Mouse) {
    mouse.app.world_mut().write_message(TurnAudience);
    mouse.frames(4);
}

fn window(mouse: &mut Mouse) -> Option<Entity> {
    let world = mouse.app.world_mut();
    let mut windows = world.query_filtered::<(Entity, &Window), With<AudienceWindow>>();
    let mut open = windows.iter(world).filter(|(_, window)| window.visible);
    open.next().map(|(window, _)| window)
}

fn eyes(mouse: &mut Mouse) -> usize {
    let world = mouse.app.world_mut();
    let mut eyes = world.query_filtered::<&Camera, With<AudienceCamera>>();
    eyes.iter(world).filter(|eye| eye.is_active).count()
}

#[test]
fn it_opens_and_closes_and_the_table_stays() {
    let mut mouse = Mouse::with_game(Setup::with_players(4), 5);
    open(&mut mouse);
    let other = window(&mut mouse).expect("open");
    assert_eq!(eyes(&mut mouse), 1);
    assert_eq!(*mouse.app.world().resource::<Onlookers>(), Onlookers(true));
    let words = mouse.app.world().resource::<AudienceWords>().clone();
    assert_eq!(words.standing.len(), 4);
    assert!(words.standing.iter().any(|slip| slip.acts));
    assert!(!words.sentence.is_empty() && words.round.contains('1'));
    // Closed as one closes windows.
    let request = WindowCloseRequested { window: other };
    mouse.app.world_mut().write_message(request);
    mouse.frames(4);
    assert_eq!(window(&mut mouse), None);
    assert_eq!(eyes(&mut mouse), 0);
    assert!(mouse.app.should_exit().is_none());
    assert_eq!(*mouse.app.world().resource::<Onlookers>(), Onlookers(false));
    // And as often as one likes.
    for _ in 0..3 {
        mouse.key(KeyCode::F9, Key::F9);
        mouse.frames(2);
    }
    assert!(window(&mut mouse).is_some());
    assert_eq!(eyes(&mut mouse), 1);
}

#[test]
fn closing_the_table_ends_the_program() {
    let mut mouse = Mouse::with_game(Setup::with_players(2), 5);
    open(&mut mouse);
    let world = mouse.app.world_mut();
    let mut windows = world.query_filtered::<Entity, With<PrimaryWindow>>();
    let table = windows.single(world).expect("one table");
    world.write_message(WindowCloseRequested { window: table });
    let ends = (0..4).any(|_| {
        mouse.frames(1);
        mouse.app.should_exit().is_some()
    });
    assert!(ends);
}

fn print(world: &World, picture: &Handle<Image>) -> u64 {
    let image = world.resource::<Assets<Image>>().get(picture);
    let mut hasher = DefaultHasher::new();
    image
        .and_then(|image| image.data.as_ref())
        .hash(&mut hasher);
    hasher.finish()
}

/// All that those who watch could see while somebody looks at a secret and chooses: `nth` of what may
/// be chosen on the disc is pointed at.
fn picture(mouse: &mut Mouse, game: &Game, setup: &Setup, nth: usize) -> Vec<String> {
    let on_table = Match::unwritten(setup.clone(), game.clone());
    set_table(mouse.app.world_mut(), on_table);
    mouse.frames(6);
    mouse.app.world_mut().resource_mut::<Secrecy>().lift();
    mouse.frames(4);
    let mut legal = Decisions::new();
    game.legal(&mut legal);
    let discs = legal.iter().filter_map(|decision| match decision {
        Decision::SetDisc(region) => Some(*region),
        _ => None,
    });
    let discs: Vec<_> = discs.collect();
    if let Some(&region) = discs.get(nth % discs.len().max(1)) {
        mouse.press_offer(&PanelAction::TurnDisc(region));
        // The pointer itself is somewhere else again.
        mouse.move_to(Vec2::new(3.0, 3.0));
    }
    mouse.frames(30);
    let world = mouse.app.world_mut();
    let mut meshes = world.query::<(
        &Mesh3d,
        &MeshMaterial3d<Painted>,
        &GlobalTransform,
        &InheritedVisibility,
    )>();
    let mut seen: Vec<String> = meshes
        .iter(world)
        .filter(|(_, _, at, visible)| visible.get() && at.scale() != Vec3::ZERO)
        .map(|(mesh, material, at, _)| {
            let materials = world.resource::<Assets<Painted>>();
            let look = materials.get(&material.0).map(|material| {
                let picture = material.picture.as_ref().map(|p| print(world, p));
                (material.colour, material.glow, picture)
            });
            let size = world.resource::<Assets<Mesh>>().get(&mesh.0);
            let size = size.map(Mesh::count_vertices);
            format!("{size:?} {look:?} {:?}", at.affine())
        })
        .collect();
    seen.sort();
    let lettering = world.resource::<AudienceInscriptions>().0.iter();
    seen.extend(lettering.map(|inscription| format!("{inscription:?}")));
    seen.push(format!("{:?}", world.resource::<AudienceWords>()));
    seen
}

#[test]
fn what_is_shown_does_not_depend_on_a_secret() {
    let (mut tried, mut different) = (0, 0);
    for seed in 0..4 {
        let setup = Setup::with_players(2 + seed as usize % 4);
        let mut game = Game::new(&setup, seed).expect("set up");
        let mut mouse = Mouse::with_game(setup.clone(), 1);
        open(&mut mouse);
        let mut player = RandomPlayer::from_seed(seed);
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut since = 0;
        game.settle(&mut ());
        while let Some(decision) = player.decide(&game) {
            since += 1;
            if let Some(seat) = secret_choice(&game).filter(|_| since > 12) {
                since = 0;
                let other = seat.left(game.players());
                let believed = game.view(other).determinise(&mut rng);
                different += usize::from(believed != game);
                let truth = picture(&mut mouse, &game, &setup, 1);
                let guess = picture(&mut mouse, &believed, &setup, 4);
                let told: Vec<_> = truth.iter().filter(|line| !guess.contains(line)).collect();
                assert!(
                    told.is_empty() && truth.len() == guess.len(),
                    "seed {seed}: {told:#?}"
                );
                tried += 1;
            }
            game.apply(decision, &mut ()).expect("legal");
            game.settle(&mut ());
        }
    }
    assert!(
        tried > 6 && different > 6,
        "{tried} tried, {different} different"
    );
}
