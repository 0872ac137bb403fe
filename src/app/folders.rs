//! Where games and settings are kept: in the folders each system has for it.

use crate::common::{Notice, SettingsFile, Words};
use crate::session::{KeepsakeFolder, SavesFolder};
use bevy::prelude::*;
use directories::{ProjectDirs, UserDirs};
use std::path::{Path, PathBuf};

/// Keeps what is played and chosen, if this system knows any home of the player's.
pub(super) fn plugin(app: &mut App) {
    let own = ProjectDirs::from("", "", "el-grande");
    let user = UserDirs::new();
    if own.is_none() {
        app.add_systems(Startup, tell_nothing_is_kept);
    }
    let own = own.as_ref();
    app.insert_resource(SavesFolder(own.map(|own| own.data_dir().join("records"))))
        .insert_resource(SettingsFile(
            own.map(|own| own.config_dir().join("settings.ron")),
        ))
        .insert_resource(KeepsakeFolder(
            user.map(|user| keepsakes(user.home_dir(), user.document_dir())),
        ));
}

/// Where people look first for what they have kept.
fn keepsakes(home: &Path, documents: Option<&Path>) -> PathBuf {
    let usual = home.join("Documents");
    let known = [documents, Some(usual.as_path())].into_iter().flatten();
    let mut known = known.filter(|folder| folder.is_dir());
    known.next().unwrap_or(home).to_owned()
}

fn tell_nothing_is_kept(words: Res<Words>, mut notices: MessageWriter<Notice>) {
    let text = words.0.say("notice-no-home", &[]);
    notices.write(Notice::warning(text));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keepsakes_lie_where_documents_do() {
        let unique = format!("el-grande-folders-{}", std::process::id());
        let home = std::env::temp_dir().join(unique);
        let [named, usual] = ["Dokumente", "Documents"].map(|name| home.join(name));
        std::fs::create_dir_all(&home).expect("made");
        assert_eq!(keepsakes(&home, Some(&named)), home, "neither is there");
        std::fs::create_dir_all(&usual).expect("made");
        assert_eq!(keepsakes(&home, Some(&named)), usual);
        std::fs::create_dir_all(&named).expect("made");
        assert_eq!(keepsakes(&home, Some(&named)), named);
        assert_eq!(keepsakes(&home, None), usual);
        std::fs::remove_dir_all(home).expect("cleared away");
    }
}
