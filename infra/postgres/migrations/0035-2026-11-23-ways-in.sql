-- Ways into an account beside a password, which an account that came from elsewhere need not have.
ALTER TABLE accounts.members ALTER COLUMN "passwordHash" DROP NOT NULL;
-- When the session has shown a second factor; null while it has shown one only.
ALTER TABLE accounts.sessions ADD COLUMN "provenAt" timestamptz(3);

-- Who a member is to a provider of sign-in.
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

-- The app that shows codes; not asked for before a first code has confirmed it.
CREATE TABLE accounts.authenticators (
  "memberId"    uuid PRIMARY KEY REFERENCES accounts.members ON DELETE CASCADE,
  secret        text NOT NULL,
  "addedAt"     timestamptz(3) NOT NULL DEFAULT now(),
  "confirmedAt" timestamptz(3),
  -- The period of the last code that was taken: each is good once.
  "lastStep"    bigint NOT NULL DEFAULT 0
);
CREATE TABLE accounts.recovery_codes (
  "memberId" uuid NOT NULL REFERENCES accounts.members ON DELETE CASCADE,
  "codeHash" bytea NOT NULL,
  PRIMARY KEY ("memberId", "codeHash")
);

-- What has begun and waits for an answer from a device, a provider or a form; for some minutes, and once.
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
