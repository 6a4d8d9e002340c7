//! Path claims between independent processes (`spec/path-reservation.md`).
