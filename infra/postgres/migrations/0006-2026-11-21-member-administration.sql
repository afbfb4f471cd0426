-- What admins did to members. Erased with the member; of an admin who is erased, only that there was one remains.
CREATE TABLE accounts.admin_actions (
  id        bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  admin_id  uuid REFERENCES accounts.members ON DELETE SET NULL,
  action    text NOT NULL CHECK (action IN
    ('ban', 'unban', 'change-role', 'end-sessions', 'impersonate', 'erase', 'erase-data')),
  -- Null where the action was to erase the member.
  member_id uuid REFERENCES accounts.members ON DELETE CASCADE,
  at        timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX admin_actions_member ON accounts.admin_actions (member_id);
CREATE INDEX admin_actions_admin ON accounts.admin_actions (admin_id);

-- Members whose rows are gone and whose erasure the event log has still to be told: resumed after a crash.
CREATE TABLE accounts.erasures (
  member_id uuid PRIMARY KEY,
  number    integer NOT NULL,
  asked_at  timestamptz(3) NOT NULL DEFAULT now()
);

CREATE INDEX sessions_acting_as ON accounts.sessions (acting_as) WHERE acting_as IS NOT NULL;

-- Tries counted against the limits, for all gateways together. The keys are keyed hashes, and are gone within the hour;
-- nothing is lost that matters where a crash of the database empties the table.
CREATE UNLOGGED TABLE accounts.tries (
  key   bytea PRIMARY KEY,
  count integer NOT NULL,
  until timestamptz(3) NOT NULL
);
CREATE INDEX tries_until ON accounts.tries (until);

-- The key of those hashes: without it, addresses could be found again by trying them all.
CREATE TABLE accounts.try_secret (
  single boolean PRIMARY KEY DEFAULT true CHECK (single),
  secret uuid NOT NULL DEFAULT gen_random_uuid()
);
INSERT INTO accounts.try_secret DEFAULT VALUES;
