//! While the curtain is up, the screen is the same whatever the secret is.

use super::mouse::Mouse;
use bevy::prelude::*;
use el_grande::ai::RandomPlayer;
use el_grande::panels::Offers;
use el_grande::rules::{Game, Setup};
use el_grande::session::{Secrecy, secret_choice};
use el_grande::stage::{Inscriptions, Painted};
use el_grande::table::{Match, set_table};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::hash::{DefaultHasher, Hash, Hasher};

/// What a picture shows: which number it goes by is nobody's secret.
fn print(world: &World, picture: &Handle<Image>) -> u64 {
    let image = world.resource::<Assets<Image>>().get(picture);
    let data = image.and_then(|image| image.data.as_ref());
    let mut hasher = DefaultHasher::new();
    data.hash(&mut hasher);
    hasher.finish()
}

/// All that could be seen: meshes with their looks and places, lettering, buttons.
fn picture(mouse: &mut Mouse, game: &Game, setup: &Setup) -> (Vec<String>, bool) {
    let on_table = Match::unwritten(setup.clone(), game.clone());
    set_table(mouse.app.world_mut(), on_table);
    mouse.frames(12);
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
            let colour = materials.get(&material.0).map(|m| {
                (
                    m.colour,
                    m.glow,
                    m.picture.as_ref().map(|p| print(world, p)),
                )
            });
            let size = world
                .resource::<Assets<Mesh>>()
                .get(&mesh.0)
                .map(Mesh::count_vertices);
            format!("{size:?} {colour:?} {:?}", at.affine())
        })
        .collect();
    seen.sort();
    let lettering = world.resource::<Inscriptions>().0.iter();
    seen.extend(lettering.map(|inscription| format!("{inscription:?}")));
    let offers = world.resource::<Offers>().0.iter();
    seen.extend(offers.map(|offer| format!("{offer:?}")));
    let curtain = world.resource::<Secrecy>().curtain.is_some();
    (seen, curtain)
}

#[test]
fn the_picture_behind_the_curtain_does_not_depend_on_the_secret() {
    let mut tried = 0;
    let mut different = 0;
    for seed in 0..6 {
        let setup = Setup::with_players(2 + seed as usize % 4);
        let mut game = Game::new(&setup, seed).expect("set up");
        let mut mouse = Mouse::with_game(setup.clone(), 1);
        let mut player = RandomPlayer::from_seed(seed);
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut since = 0;
        game.settle(&mut ());
        while let Some(decision) = player.decide(&game) {
            since += 1;
            if let Some(seat) = secret_choice(&game).filter(|_| since > 12) {
                since = 0;
                // As somebody else at the table might believe it to be.
                let other = seat.left(game.players());
                let believed = game.view(other).determinise(&mut rng);
                different += usize::from(believed != game);
                let (truth, curtain) = picture(&mut mouse, &game, &setup);
                assert!(curtain);
                let (guess, _) = picture(&mut mouse, &believed, &setup);
                assert_eq!(truth, guess, "seed {seed}");
                tried += 1;
            }
            game.apply(decision, &mut ()).expect("legal");
            game.settle(&mut ());
        }
    }
    assert!(
        tried > 10 && different > 10,
        "{tried} tried, {different} different"
    );
}
