-- Administrators' actions on members. Erased with the member; when an administrator is erased, the action stays without
-- the name.
CREATE TABLE accounts.admin_actions (
  id        bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  admin_id  uuid REFERENCES accounts.members ON DELETE SET NULL,
  action    text NOT NULL CHECK (action IN
    ('ban', 'unban', 'change-role', 'end-sessions', 'impersonate', 'erase', 'erase-data')),
  -- Null when the action erased the member.
  member_id uuid REFERENCES accounts.members ON DELETE CASCADE,
  at        timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX admin_actions_member ON accounts.admin_actions (member_id);
CREATE INDEX admin_actions_admin ON accounts.admin_actions (admin_id);

-- Erased members whose erasure is not yet recorded in the event log; resumed after a crash.
CREATE TABLE accounts.erasures (
  member_id uuid PRIMARY KEY,
  number    integer NOT NULL,
  asked_at  timestamptz(3) NOT NULL DEFAULT now()
);

CREATE INDEX sessions_acting_as ON accounts.sessions (acting_as) WHERE acting_as IS NOT NULL;

-- Attempts counted against rate limits, shared by all gateways. Keys are keyed hashes and rows are deleted within an
-- hour. Unlogged: losing the table in a database crash does no harm.
CREATE UNLOGGED TABLE accounts.tries (
  key   bytea PRIMARY KEY,
  count integer NOT NULL,
  until timestamptz(3) NOT NULL
);
CREATE INDEX tries_until ON accounts.tries (until);

-- The secret of those hashes; without it, all IP addresses could be tried against them.
CREATE TABLE accounts.try_secret (
  single boolean PRIMARY KEY DEFAULT true CHECK (single),
  secret uuid NOT NULL DEFAULT gen_random_uuid()
);
INSERT INTO accounts.try_secret DEFAULT VALUES;
