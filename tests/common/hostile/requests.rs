//! Every line is answered with a line.

use el_grande::referee::serve;

/// Whether anything was read.
pub(crate) fn hold(bytes: &[u8]) -> bool {
    let mut answers = Vec::new();
    serve(bytes, &mut answers).expect("nothing but memory");
    let answers = String::from_utf8(answers).expect("replies are text");
    let mut asked = bytes.split(|&byte| byte == b'\n').count();
    // After the last line break nothing is asked.
    asked -= usize::from(bytes.is_empty() || bytes.ends_with(b"\n"));
    assert_eq!(answers.lines().count(), asked);
    let mut understood = false;
    for answer in answers.lines() {
        let answer: serde_json::Value = serde_json::from_str(answer).expect("replies are JSON");
        assert!(answer["ok"].is_boolean(), "{answer}");
        assert_ne!(answer["kind"], "internal", "{answer}");
        understood |= answer["ok"] == true;
    }
    understood
}
