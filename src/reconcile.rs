//! Fast-forward integration with evidence (`spec/reconcile.md`).
