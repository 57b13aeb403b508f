"""twinproof: two engines, one exact spec, and a judge of published claims."""
