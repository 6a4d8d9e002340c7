//! What a working tree holds besides its index: Git's porcelain status, ignored files included.
