-- The queue of mails, filled in the transaction of their cause: which mail, and for whom. Contains no links: tokens are
-- created when the mail is sent, and stored as hashes. A row is deleted when its mail is sent, or after about a day.
CREATE TABLE accounts.outbox (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind        text NOT NULL CHECK (kind IN
    ('verifyEmail', 'parentConsent', 'alreadyRegistered', 'forgottenPassword', 'forgottenUsername',
     'parentConsentAgain', 'changeEmail', 'emailChanged', 'passwordChanged', 'letter')),
  -- The account concerned; null when somebody entered an email that is not looked up yet and may have no account.
  member_id   uuid REFERENCES accounts.members ON DELETE CASCADE,
  -- The normalised email that somebody entered, or the recipient when it is not the member's own email.
  address     text,
  -- A message to a supervisor, and its author if that is a member.
  letter      json,
  author_id   uuid REFERENCES accounts.members ON DELETE CASCADE,
  posted_at   timestamptz(3) NOT NULL DEFAULT now(),
  tries       integer NOT NULL DEFAULT 0,
  -- Earliest next attempt. Each attempt postpones it, so that another process retries if the sender dies.
  next_try_at timestamptz(3) NOT NULL DEFAULT now(),
  CHECK (member_id IS NOT NULL OR address IS NOT NULL)
);
CREATE INDEX outbox_due ON accounts.outbox (next_try_at);
CREATE INDEX outbox_member ON accounts.outbox (member_id);
CREATE INDEX outbox_author ON accounts.outbox (author_id) WHERE author_id IS NOT NULL;
