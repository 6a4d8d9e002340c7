//! Waiting: fair queues, deadlines, cancellation, watching a directory.

mod interrupt;

pub use interrupt::{Interrupt, Interruption};
