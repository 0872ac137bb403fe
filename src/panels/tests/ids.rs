//! Ids of text that are put together from a name.

use crate::common::{CameraMoves, Quality, ShownFor};
use crate::history::{Excerpt, UndoLock};
use crate::panels::{FirstHint, SettingsPage};
use crate::rules::{Burden, Edition, EvictPenalty, VetoRule};
use crate::sound::SoundKind;
use crate::stage::Act;
use crate::text::Text;

#[test]
fn every_id_that_is_put_together_has_its_text() {
    let mut ids: Vec<String> = Vec::new();
    for part in Excerpt::ALL.map(Excerpt::name) {
        ids.push(format!("again-{part}"));
        ids.push(format!("again-{part}-tip"));
        ids.push(format!("again-shown-{part}"));
    }
    for act in Act::ALL.map(Act::name) {
        ids.push(format!("standing-{act}"));
    }
    for rule in VetoRule::ALL.map(VetoRule::name) {
        ids.push(format!("setup-veto-{rule}"));
        ids.push(format!("setup-veto-{rule}-tip"));
    }
    let mut with = |start: &str, names: &[&str]| {
        ids.extend(names.iter().map(|name| format!("{start}-{name}")));
    };
    for edition in Edition::ALL.map(Edition::name) {
        with("setup-edition", &[&format!("{edition}-tip")]);
    }
    for penalty in EvictPenalty::ALL.map(EvictPenalty::name) {
        with("setup-evicted", &[&format!("{penalty}-tip")]);
    }
    with("hint", &FirstHint::ALL.map(FirstHint::name));
    with("menu-page", &SettingsPage::ALL.map(SettingsPage::name));
    with("bar-undo", &UndoLock::ALL.map(UndoLock::name));
    with("menu-quality", &Quality::ALL.map(Quality::name));
    with("menu-pace", &ShownFor::ALL.map(ShownFor::name));
    with("menu-camera", &CameraMoves::ALL.map(CameraMoves::name));
    with("menu-volume", &SoundKind::ALL.map(SoundKind::name));
    with("setup-evicted", &EvictPenalty::ALL.map(EvictPenalty::name));
    with("setup-edition", &Edition::ALL.map(Edition::name));
    with("duty", &Burden::ALL.map(Burden::name));
    let text = Text::english();
    for id in ids {
        assert!(text.has(&id), "{id}");
    }
}
