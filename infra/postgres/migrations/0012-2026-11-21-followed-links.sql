-- A link that confirms something stays until it expires, so that whoever follows it again gets the same answer; null
-- until it is followed. A link for a new password goes with its use, as before.
ALTER TABLE accounts.links ADD COLUMN followed_at timestamptz(3);
