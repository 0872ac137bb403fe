//! The pieces. Each is written in two to three voices by the rules of its time, which a test goes
//! through note by note: dissonances are prepared or pass, perfect consonances do not follow each other
//! in parallel, and every section comes to a cadence.

use super::score::MusicPiece;

pub const PIECES: [MusicPiece; 4] = [FANTASIA, PAVANA, TIENTO, DIFERENCIAS];

/// In D: one point of imitation at the fifth, a second that comes down by steps, and the first again
/// from below; cadences on A, on F and on D.
const FANTASIA: MusicPiece = MusicPiece {
    title: "Fantasía del primer tono",
    tempo: 80.0,
    sections: &[
        &[
            "w r | r | h a4 e5 | q d5 c5 e d5 c5 q b4 | \
             q. c5 e d5 h e5 | q ~ h d5 q c5 | b4 h a4 q g4 | ~ f4 d4 a4 | \
             h ~ e g#4 f#4 q g#4 | w a4",
            "h d4 a4 | q g4 f4 e g4 f4 q e4 | h. f4 q e4 | h. f4 q g4 | \
             ~ h f4 q e4 | h d4 c4 | d4 b3 | w a3 | \
             b3 | c4",
            "w r | r | r | r | \
             r | h d3 a3 | q g3 f3 e g3 f3 q e3 | w f3 | \
             e3 | a2",
        ],
        &[
            "q f5 e5 d5 c5 | h d5 c5 | q d5 h e5 q d5 | c5 b4 a4 g4 | \
             e f4 g4 q a4 e b4 c5 q d5 | h e5 q f5 f5 | h ~ e5 | w f5",
            "h c4 q d4 e4 | f4 g4 a4 g4 | f4 e4 h f4 | q. e4 e d4 h c4 | \
             q d4 e4 h f4 | q ~ h e4 q d4 | w g4 | a4",
            "h a2 r | w r | r | h r q f3 e3 | \
             d3 c3 h d3 | c3 d3 | w c3 | f3",
        ],
        &[
            "q f5 d5 h c5 | q b4 h a4 q g4 | ~ h f4 q e4 | h a4 e5 | \
             q d5 c5 d5 b4 | h. c5 q b4 | c5 d5 e5 f5 | ~ h e5 q d5 | \
             h c5 q b4 d5 | h ~ e c#5 b4 q c#5 | w d5",
            "h f4 e e4 d4 q c4 | h d4 b3 | a3 q g3 b3 | c4 h f4 q e4 | \
             f4 h e4 q d4 | ~ c4 h d4 | a4 q g4 f4 | g4 e4 h d4 | \
             q ~ c4 h d4 | w e4 | f#4",
            "h d3 a3 | q g3 f3 e g3 f3 q e3 | h f3 e3 | q ~ d3 h c3 | \
             q d3 e3 f3 g3 | h. a3 q g3 | h f3 q e3 d3 | h e3 f3 | \
             e3 d3 | w a2 | d3",
        ],
    ],
};

/// Five on a ground of eight bars, D C B flat A, G B flat A D: plain, in crotchets, in quavers, with
/// the tune in the middle, and all together.
const DIFERENCIAS: MusicPiece = MusicPiece {
    title: "Diferencias sobre un bajo",
    tempo: 104.0,
    sections: &[
        &[
            "q d4 e4 h f4 | q g4 a4 bb4 c5 | ~ bb4 a4 bb4 | ~ a4 g4 f4 | \
             e4 d4 h e4 | q f4 g4 q. a4 e bb4 | q c5 bb4 a4 g4 | w f4",
            "h bb3 q c4 d4 | h e4 f4 | w d4 | c4 | \
             h. bb3 q c4 | h. d4 q d4 | h ~ e c#4 b3 q c#4 | w d4",
            "w d3 | c3 | bb2 | a2 | \
             g2 | bb2 | a2 | d3",
        ],
        &[
            "q a4 bb4 c5 d5 | ~ c5 bb4 a4 | ~ g4 a4 bb4 | ~ a4 g4 f4 | \
             ~ e4 d4 e4 | f4 g4 a4 d5 | h ~ e c#5 b4 q c#5 | w d5",
            "w f4 | e4 | d4 | c4 | \
             bb3 | d4 | q c4 d4 e4 f4 | w f4",
            "w d3 | c3 | bb2 | a2 | \
             g2 | bb2 | a2 | d3",
        ],
        &[
            "h bb4 e c5 d5 bb4 a4 | c5 bb4 a4 c5 bb4 a4 c5 a4 | bb4 c5 q bb4 a4 bb4 | e c5 d5 q e5 e d5 e5 q f5 | \
             ~ h e5 e d5 c5 | bb4 c5 d5 bb4 q c5 d5 | h ~ e c#5 b4 q c#5 | w d5",
            "q d4 h. f4 | w e4 | d4 | h e4 f4 | \
             e4 d4 | q g4 f4 e4 d4 | c4 d4 e4 f4 | w f4",
            "w d3 | c3 | bb2 | a2 | \
             g2 | bb2 | a2 | d3",
        ],
        &[
            "w bb4 | a4 | g4 | f4 | \
             h e4 q g4 a4 | h bb4 q c5 d5 | h ~ e c#5 b4 q c#5 | w d5",
            "e d4 e4 q f4 g4 f4 | ~ e4 d4 c4 | ~ bb3 c4 d4 | ~ c4 bb3 a3 | \
             ~ e g3 a3 q bb3 c4 | e d4 e4 q f4 e4 d4 | c4 d4 e4 f4 | w f4",
            "w d3 | c3 | bb2 | a2 | \
             g2 | bb2 | a2 | d3",
        ],
        &[
            "q bb4 e a4 f4 q g4 f4 | w e4 | q f4 e g4 bb4 a4 g4 bb4 g4 | a4 bb4 q a4 g4 f4 | \
             e e4 f4 g4 e4 q d4 e e4 g4 | q f4 e g4 f4 a4 bb4 q d5 | h ~ e c#5 b4 q c#5 | w d5",
            "q d4 c4 h bb3 | q ~ a3 bb3 c4 | h d4 q e4 d4 | h c4 q bb3 a3 | \
             ~ g3 bb3 c4 | w d4 | e4 | f#4",
            "w d3 | c3 | bb2 | a2 | \
             g2 | bb2 | a2 | d3",
        ],
    ],
};

/// In G with one flat: three strains, the first two played again with divisions.
const PAVANA: MusicPiece = MusicPiece {
    title: "Pavana",
    tempo: 104.0,
    sections: &[
        &[
            "q bb4 c5 d5 e5 | h. f5 q e5 | h d5 q bb4 c5 | h. d5 q c5 | \
             ~ e bb4 a4 q g4 e a4 g4 | q f4 a4 bb4 g4 | h. g4 q f#4 | w g4",
            "h e4 q f4 g4 | ~ f4 h e4 | q ~ e d4 e4 q f4 e4 | ~ d4 h c4 | \
             h. d4 q e4 | ~ h. d4 | q ~ c4 h bb3 | w bb3",
            "h g3 q f3 e3 | h d3 g3 | f3 q d3 e3 | w f3 | \
             h bb2 q bb2 c3 | h d3 g2 | c3 d3 | w g2",
        ],
        &[
            "e bb4 d5 q c5 q. d5 e e5 | f5 e5 d5 f5 h e5 | q d5 e c5 d5 bb4 d5 c5 bb4 | a4 bb4 c5 bb4 a4 g4 f4 a4 | \
             g4 a4 bb4 c5 d5 bb4 a4 g4 | f4 a4 bb4 c5 q bb4 a4 | h. g4 q f#4 | w g4",
            "q d4 e4 f4 g4 | ~ h f4 q e4 | h. a4 q g4 | ~ f4 d4 c4 | \
             ~ bb3 d4 e4 | ~ h. d4 | q ~ c4 h bb3 | w bb3",
            "h g3 q f3 e3 | h d3 g3 | f3 q d3 e3 | w f3 | \
             h bb2 q bb2 c3 | h d3 g2 | c3 d3 | w g2",
        ],
        &[
            "q f4 g4 h a4 | bb4 e c5 d5 q e5 | h. d5 q c5 | ~ h bb4 q a4 | \
             h bb4 e c5 d5 q e5 | ~ d5 h e5 | h. f5 q e5 | w f5",
            "h d4 q c4 f4 | ~ h. e4 | q ~ d4 h e4 | q. f4 e g4 h a4 | \
             q ~ g4 h a4 | h. f4 q e4 | ~ d4 h e4 | w a4",
            "h bb2 f3 | g3 q a3 g3 | h f3 q g3 a3 | w d3 | \
             h g3 q f3 e3 | h d3 c3 | bb2 c3 | w f3",
        ],
        &[
            "e d5 e5 f5 d5 c5 bb4 c5 a4 | h bb4 c5 | h. d5 q c5 | ~ h bb4 q a4 | \
             e bb4 c5 d5 e5 h c5 | q d5 e f5 d5 e5 f5 q e5 | h. f5 q e5 | w f5",
            "q g4 h. f4 | q ~ h. e4 | q ~ d4 h e4 | f4 a4 | \
             q ~ g4 h a4 | f4 e4 | q ~ d4 h e4 | w a4",
            "h bb2 f3 | g3 q a3 g3 | h f3 q g3 a3 | w d3 | \
             h g3 q f3 e3 | h d3 c3 | bb2 c3 | w f3",
        ],
        &[
            "q d5 e c5 d5 q e5 f5 | ~ h e5 q d5 | ~ c5 e bb4 d5 q f5 | ~ h e5 e d5 c5 | \
             bb4 a4 g4 bb4 q a4 e g4 a4 | f4 g4 q f4 e g4 a4 bb4 a4 | h. g4 q f#4 | w g4",
            "h f4 q g4 f4 | h e4 d4 | c4 d4 | e4 f4 | \
             q e4 d4 h c4 | a3 q bb3 d4 | e4 c4 h a3 | w b3",
            "h f3 q e3 d3 | h c3 g3 | a3 q bb3 a3 | h g3 d3 | \
             g3 c3 | f3 bb2 | c3 d3 | w g2",
        ],
    ],
};

/// In E, slow: an opening in chords and imitation, a run over a slow ground, a duo, and a close as
/// the mode has it, F to E in the bass.
const TIENTO: MusicPiece = MusicPiece {
    title: "Tiento del cuarto tono",
    tempo: 72.0,
    sections: &[
        &[
            "w b4 | h e5 q f5 e5 | h d5 c5 | q d5 h. e5 | \
             q ~ h d5 e c5 b4 | q a4 b4 e c5 d5 q e5 | h ~ d5 | w e5",
            "w g4 | h b4 c5 | q ~ h b4 q a4 | h b4 q c5 b4 | \
             h a4 g4 | q ~ f4 h e4 | w a4 | g#4",
            "w e3 | h g3 a3 | b3 a3 | g3 e3 | \
             f3 e3 | q f3 e3 h c3 | w f3 | e3",
        ],
        &[
            "e d5 e5 f5 d5 e5 f5 q e5 | h. f5 q e5 | ~ d5 e c5 b4 a4 f4 | g4 a4 b4 d5 c5 b4 a4 f4 | \
             g4 a4 g4 b4 h a4 | e b4 c5 d5 e5 d5 c5 q a4 | h ~ e g#4 f#4 q g#4 | w a4",
            "h a4 g4 | q ~ f4 h e4 | h. d4 q c4 | h b3 c4 | \
             h. d4 q c4 | ~ b3 h a3 | w b3 | c4",
            "h f3 e3 | d3 c3 | b2 a2 | g2 a2 | \
             b2 c3 | d3 f3 | w e3 | a2",
        ],
        &[
            "q g4 f4 e4 f4 | g4 a4 h b4 | q c5 d5 h e5 | q ~ d5 h c5 | \
             b4 a4 | q ~ g4 f4 c5 | h ~ b4 | w c5",
            "q b3 a3 g3 a3 | b3 c4 d4 e4 | ~ h f4 q e4 | h. d4 q c4 | \
             ~ h b3 q a3 | g3 b3 h c4 | w d4 | e4",
            "w r | r | h r g3 | f3 e3 | \
             d3 c3 | b2 a2 | w g2 | c3",
        ],
        &[
            "e b4 d5 c5 b4 h a4 | h. e5 q d5 | e c5 b4 g4 a4 b4 c5 q b4 | ~ a4 h d5 | \
             e c5 d5 e5 f5 d5 c5 q b4 | h. a4 q g4 | h a4 q b4 e5 | h ~ d5 | \
             w e5",
            "q f4 h g4 q f4 | ~ e4 h d4 | q ~ c4 h b3 | q a3 h e4 q d4 | \
             ~ c4 h d4 | q e4 f4 h g4 | q ~ f4 h e4 | w a4 | \
             g#4",
            "q d3 e3 h f3 | g3 f3 | e3 d3 | c3 b2 | \
             a2 b2 | q c3 d3 h e3 | f3 g3 | w f3 | \
             e3",
        ],
    ],
};
