-- A confirmation link stays until it expires, so that following it again gives the same response; null until it is
-- followed. A link for a new password is still deleted when it is used.
ALTER TABLE accounts.links ADD COLUMN followed_at timestamptz(3);
