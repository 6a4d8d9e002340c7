//! Private state directories under the Git common directory (`spec/state-paths.md`).
