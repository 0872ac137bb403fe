//! Keeps where the lesson was left from one evening to the next.

use crate::common::{FrameSet, KeptOn, Notice, SettingsFile, Words};
use crate::lesson::LessonBookmark;
use crate::storage::{Storage, replace};
use bevy::prelude::*;
use std::io;
use std::path::{Path, PathBuf};

/// Where somebody left the lesson; none before it was begun, and after its end.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct LessonMark(pub Option<LessonBookmark>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LessonMark>()
        .add_systems(Startup, load)
        .add_systems(Last, keep.in_set(FrameSet::Bookmark));
}

/// Beside the settings: it is no game, and nobody else needs it.
fn file(settings: &SettingsFile) -> Option<PathBuf> {
    Some(settings.0.as_ref()?.with_file_name("lesson.json"))
}

/// A mark that can't be read is none: the lesson begins at its beginning.
fn load(settings: Res<SettingsFile>, mut mark: ResMut<LessonMark>) {
    mark.0 = file(&settings).and_then(|path| read(&path));
}

fn read(path: &Path) -> Option<LessonBookmark> {
    let text = std::fs::read_to_string(path).ok()?;
    serde_json::from_str(&text).ok()?
}

fn keep(
    settings: Res<SettingsFile>,
    storage: Res<KeptOn>,
    mark: Res<LessonMark>,
    words: Res<Words>,
    mut kept: Local<Option<LessonMark>>,
    mut notices: MessageWriter<Notice>,
) {
    if kept.as_ref() == Some(&*mark) {
        return;
    }
    let first = kept.replace(mark.clone()).is_none();
    let (Some(path), false) = (file(&settings), first) else {
        return;
    };
    if let Err(error) = write(&*storage.0, &path, mark.0.as_ref()) {
        let reason = ("reason", error.to_string().into());
        let text = words.0.say("notice-lesson-not-kept", &[reason]);
        notices.write(Notice::warning(text));
    }
}

fn write(storage: &dyn Storage, path: &Path, mark: Option<&LessonBookmark>) -> io::Result<()> {
    let text = serde_json::to_vec(&mark).map_err(io::Error::other)?;
    if let Some(folder) = path.parent() {
        storage.make_folder(folder)?;
    }
    replace(storage, path, &text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lesson::Lesson;
    use crate::storage::LocalStorage;

    #[test]
    fn where_the_lesson_was_left_is_kept_and_forgotten() {
        let unique = format!("el-grande-lesson-{}", std::process::id());
        let settings = std::env::temp_dir().join(unique).join("settings.ron");
        let path = file(&SettingsFile(Some(settings))).expect("a file");
        assert_eq!(read(&path), None);
        let chapter = &Lesson::first_game().chapters[2];
        let mark = LessonBookmark {
            chapter: chapter.id.clone(),
            step: 3,
            decisions: chapter.steps[..3]
                .iter()
                .filter_map(crate::lesson::LessonStep::decision)
                .collect(),
        };
        write(&LocalStorage, &path, Some(&mark)).expect("written");
        assert_eq!(read(&path), Some(mark));
        write(&LocalStorage, &path, None).expect("written");
        assert_eq!(read(&path), None);
        std::fs::write(&path, "{\"chapter\": 7").expect("written");
        assert_eq!(read(&path), None);
    }
}
