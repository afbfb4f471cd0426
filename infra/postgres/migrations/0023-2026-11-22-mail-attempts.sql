-- Renames tries to attempts, the term used everywhere else.
-- Needs programs that know 0023.
ALTER TABLE accounts.outbox RENAME COLUMN tries TO attempts;
ALTER TABLE accounts.outbox RENAME COLUMN next_try_at TO next_attempt_at;
ALTER TABLE accounts.tries RENAME TO attempts;
