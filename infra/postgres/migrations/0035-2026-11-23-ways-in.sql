-- Login methods besides a password, which accounts created through a provider need not have.
ALTER TABLE accounts.members ALTER COLUMN "passwordHash" DROP NOT NULL;
-- When the session provided a second factor; null while it has provided only one factor.
ALTER TABLE accounts.sessions ADD COLUMN "provenAt" timestamptz(3);

-- A member's identity at a sign-in provider.
CREATE TABLE accounts.identities (
  issuer     text NOT NULL,
  subject    text NOT NULL,
  "memberId" uuid NOT NULL REFERENCES accounts.members ON DELETE CASCADE,
  "linkedAt" timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (issuer, subject),
  UNIQUE ("memberId", issuer)
);

CREATE TABLE accounts.passkeys (
  id           text PRIMARY KEY,
  "memberId"   uuid NOT NULL REFERENCES accounts.members ON DELETE CASCADE,
  name         text NOT NULL,
  "publicKey"  bytea NOT NULL,
  counter      bigint NOT NULL,
  transports   text[] NOT NULL,
  "addedAt"    timestamptz(3) NOT NULL DEFAULT now(),
  "lastUsedAt" timestamptz(3)
);
CREATE INDEX passkeys_member ON accounts.passkeys ("memberId");

-- Authenticator apps; not required until a first code confirms the setup.
CREATE TABLE accounts.authenticators (
  "memberId"    uuid PRIMARY KEY REFERENCES accounts.members ON DELETE CASCADE,
  secret        text NOT NULL,
  "addedAt"     timestamptz(3) NOT NULL DEFAULT now(),
  "confirmedAt" timestamptz(3),
  -- Time step of the last accepted code; each code is valid once.
  "lastStep"    bigint NOT NULL DEFAULT 0
);
CREATE TABLE accounts.recovery_codes (
  "memberId" uuid NOT NULL REFERENCES accounts.members ON DELETE CASCADE,
  "codeHash" bytea NOT NULL,
  PRIMARY KEY ("memberId", "codeHash")
);

-- Started ceremonies that wait for a response from a device, a provider or a form; valid once, for some minutes.
CREATE UNLOGGED TABLE accounts.ceremonies (
  "tokenHash" bytea PRIMARY KEY,
  kind        text NOT NULL,
  "memberId"  uuid REFERENCES accounts.members ON DELETE CASCADE,
  data        jsonb NOT NULL,
  "expiresAt" timestamptz(3) NOT NULL
);
CREATE INDEX ceremonies_member ON accounts.ceremonies ("memberId");

ALTER TABLE accounts.outbox DROP CONSTRAINT outbox_kind_check;
ALTER TABLE accounts.outbox ADD CONSTRAINT outbox_kind_check CHECK (kind IN
  ('verifyEmail', 'parentConsent', 'alreadyRegistered', 'forgottenPassword', 'forgottenUsername',
   'parentConsentAgain', 'changeEmail', 'emailChanged', 'passwordChanged', 'wayInAdded', 'letter', 'siteLetter',
   'digest'));
