//! Leases: records, the state file, collisions, the store (`spec/reservations.md`).
