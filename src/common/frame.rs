//! The order of a frame. Every system of ours that must come before or after another belongs to a
//! set that is declared and chained here, with its reason; no file orders itself by naming another
//! file's system.

use bevy::asset::AssetEventSystems;
use bevy::input::InputSystems;
use bevy::picking::PickingSystems;
use bevy::prelude::*;
use bevy_egui::EguiPostUpdateSet;

/// The parts of a frame, each in one schedule, in this order.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FrameSet {
    // PreStartup
    /// Pictures of pieces are ordered, and so drawn, before those of tokens.
    Figures,
    Tokens,

    // PreUpdate
    /// Escape ends what is shown again.
    Leave,
    /// What was asked for is done. It may clear the whole table: nobody works on pieces before.
    Commands,
    /// A bare table gets a game to look at.
    StillLife,
    /// Who may look, in the frame in which the table changes and not one later.
    Secrecy,
    /// Pictures drawn in the background are bound before anybody uses them.
    Pictures,
    /// The board is printed after them: pieces are wanted sooner.
    BoardPrint,
    /// Hands lay down what is no longer there, after picking has said where they are.
    Hands,
    /// An empty hand takes hold of the table itself.
    Grips,

    // Update
    /// What the player has chosen, before anybody acts on it.
    Settings,
    /// How much work the picture may cost.
    Quality,
    /// Whether the next demonstration begins.
    Demonstration,
    /// At a fair: who comes, stays and goes.
    Visitors,
    /// What a lesson lets the table do.
    Lesson,
    /// What was decided in another window, if that is looked at.
    Watching,
    /// How quickly the rules may go on.
    Pace,
    /// The rules take their steps.
    Rules,
    /// What they refused is told.
    Refusals,
    /// What was taken back begins to fly back.
    PutBack,
    /// What happened begins to be shown, in the same frame: a piece that was dropped does not
    /// first fly back.
    Show,
    /// The scene follows what is shown.
    Scene,
    /// Bots think about the game as it is now.
    Bots,
    /// And advise, once they know whether they think themselves.
    Advice,
    /// What a hand may do now.
    Choices,
    /// Pieces of an announced step are held up.
    Announce,
    /// Cards that lie open get their faces.
    Faces,
    /// Light that tells where one may go.
    Glow,
    /// The light of a scene; then all that stands in it.
    Light,
    Tower,
    Seals,
    Discs,
    Crowns,
    /// The eye follows the scene.
    Camera,

    // PostUpdate
    /// Where every piece belongs.
    Poses,
    /// Which arcs stand over the board, from where pieces are to where they belong; then how each
    /// looks from where the eye is.
    Arcs,
    Ribbons,
    /// Where each is on its way there; then the engine works out all places in the world.
    Flights,
    /// What is written beside pieces, once their places on the screen are known.
    Inscriptions,
    /// Panels, in egui's pass.
    Panels,
    /// What developers look at, above the panels and after all they have changed.
    Overlay,

    // Last
    /// What was heard in this frame sounds.
    Sounds,
    /// Where a lesson was left is written down.
    Bookmark,
    /// Whether another frame is needed, once everything has said what it wants.
    Redraw,
    /// Programs that watch are told of the frame as it is.
    Probe,
}

pub(super) fn plugin(app: &mut App) {
    app.configure_sets(PreStartup, (FrameSet::Figures, FrameSet::Tokens).chain());
    app.configure_sets(
        PreUpdate,
        (
            (
                FrameSet::Leave,
                FrameSet::Commands,
                FrameSet::StillLife,
                FrameSet::Secrecy,
                FrameSet::Pictures,
                FrameSet::BoardPrint,
                FrameSet::Hands,
                FrameSet::Grips,
            )
                .chain(),
            // A key is answered a frame later: in its own frame the panels still see that something
            // is shown again, and do not open the menu for it.
            FrameSet::Leave.before(InputSystems),
            FrameSet::Hands.after(PickingSystems::Last),
        ),
    )
    .configure_sets(
        Update,
        (
            (
                FrameSet::Settings,
                FrameSet::Quality,
                FrameSet::Demonstration,
                FrameSet::Visitors,
                FrameSet::Lesson,
                FrameSet::Watching,
                FrameSet::Pace,
                FrameSet::Rules,
                FrameSet::Refusals,
                FrameSet::PutBack,
                FrameSet::Show,
                FrameSet::Scene,
                FrameSet::Bots,
                FrameSet::Advice,
            )
                .chain(),
            (
                FrameSet::Choices,
                FrameSet::Announce,
                FrameSet::Faces,
                FrameSet::Glow,
                FrameSet::Light,
                FrameSet::Tower,
                FrameSet::Seals,
                FrameSet::Discs,
                FrameSet::Crowns,
                FrameSet::Camera,
            )
                .chain(),
        )
            .chain(),
    )
    .configure_sets(
        PostUpdate,
        (
            (
                FrameSet::Poses,
                FrameSet::Arcs,
                FrameSet::Ribbons,
                FrameSet::Flights,
                TransformSystems::Propagate,
                FrameSet::Inscriptions,
                FrameSet::Panels,
                FrameSet::Overlay,
            )
                .chain(),
            FrameSet::Panels.in_set(EguiPostUpdateSet::EndPass),
            FrameSet::Overlay.in_set(EguiPostUpdateSet::EndPass),
            // New letters reach the picture in the frame they are written in, not one later.
            EguiPostUpdateSet::PostProcessOutput.before(AssetEventSystems),
        ),
    )
    .configure_sets(
        Last,
        (
            FrameSet::Sounds,
            FrameSet::Bookmark,
            FrameSet::Redraw,
            FrameSet::Probe,
        )
            .chain(),
    );
}
