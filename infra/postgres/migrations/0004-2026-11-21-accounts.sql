-- All personal data is here, outside the event log, so that it can be erased: events contain only `members.id`.
CREATE SCHEMA accounts;

CREATE TABLE accounts.members (
  id                uuid PRIMARY KEY,
  -- In the path of the member's public page.
  number            integer GENERATED ALWAYS AS IDENTITY UNIQUE,
  username          text NOT NULL,
  -- Normalised: names and emails with equal keys count as the same.
  username_key      text NOT NULL UNIQUE,
  email             text NOT NULL,
  email_key         text NOT NULL UNIQUE,
  password_hash     text NOT NULL,
  language          text NOT NULL CHECK (language IN ('fr', 'en')),
  role              text NOT NULL DEFAULT 'member' CHECK (role IN
    ('member', 'tester', 'supervisor', 'specialSupervisor', 'admin', 'superAdmin', 'masterAdmin')),
  email_verified_at timestamptz(3),
  -- For members too young to consent alone; kept until the parent has consented.
  parent_email      text,
  banned_at         timestamptz(3),
  created_at        timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX members_unverified ON accounts.members (created_at) WHERE email_verified_at IS NULL;

CREATE TABLE accounts.consents (
  member_id uuid NOT NULL REFERENCES accounts.members ON DELETE CASCADE,
  kind      text NOT NULL CHECK (kind IN ('terms', 'age', 'parent')),
  version   text NOT NULL,
  given_at  timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (member_id, kind, version)
);

-- Links in mails, valid once; only the hash of the token is stored.
CREATE TABLE accounts.links (
  token_hash bytea PRIMARY KEY,
  member_id  uuid NOT NULL REFERENCES accounts.members ON DELETE CASCADE,
  purpose    text NOT NULL CHECK (purpose IN ('verify-email', 'parent-consent', 'change-email', 'reset-password')),
  new_email  text,
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX links_member ON accounts.links (member_id);

CREATE TABLE accounts.sessions (
  id             uuid PRIMARY KEY,
  member_id      uuid NOT NULL REFERENCES accounts.members ON DELETE CASCADE,
  kind           text NOT NULL CHECK (kind IN ('site', 'api')),
  token_hash     bytea NOT NULL UNIQUE,
  -- The token before the last rotation, for requests in flight.
  previous_hash  bytea UNIQUE,
  previous_until timestamptz(3),
  rotated_at     timestamptz(3) NOT NULL DEFAULT now(),
  device         text NOT NULL,
  -- The member that an administrator impersonates.
  acting_as      uuid REFERENCES accounts.members ON DELETE SET NULL,
  created_at     timestamptz(3) NOT NULL DEFAULT now(),
  last_seen_at   timestamptz(3) NOT NULL DEFAULT now(),
  expires_at     timestamptz(3) NOT NULL
);
CREATE INDEX sessions_member ON accounts.sessions (member_id);
