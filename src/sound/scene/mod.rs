//! What a general scoring sounds like: the gate, the count, the ride, the honours, and what lies under
//! all of it.

pub(super) mod count;
pub(super) mod gate;
pub(super) mod honours;
pub(super) mod loops;
pub(super) mod ride;
