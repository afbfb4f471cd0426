-- Mails that wait to be sent, stored with what causes them: which mail, and for whom. Never a link: its token is made
-- when the mail is sent, and kept as a hash like all others. A row goes once its mail has left, or after about a day.
CREATE TABLE accounts.outbox (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind        text NOT NULL CHECK (kind IN
    ('verifyEmail', 'parentConsent', 'alreadyRegistered', 'forgottenPassword', 'forgottenUsername',
     'parentConsentAgain', 'changeEmail', 'emailChanged', 'passwordChanged', 'letter')),
  -- Whose account it is about; null where somebody gave an address, which may have none: nobody has looked yet.
  member_id   uuid REFERENCES accounts.members ON DELETE CASCADE,
  -- The address that somebody gave, as addresses are compared; or the one that it goes to instead of the member's own.
  address     text,
  -- A message to a supervisor, and the member who wrote it, if one did.
  letter      json,
  author_id   uuid REFERENCES accounts.members ON DELETE CASCADE,
  posted_at   timestamptz(3) NOT NULL DEFAULT now(),
  tries       integer NOT NULL DEFAULT 0,
  -- Not before then; whoever tries puts it off, so that the mail of a sender that died is tried by another.
  next_try_at timestamptz(3) NOT NULL DEFAULT now(),
  CHECK (member_id IS NOT NULL OR address IS NOT NULL)
);
CREATE INDEX outbox_due ON accounts.outbox (next_try_at);
CREATE INDEX outbox_member ON accounts.outbox (member_id);
CREATE INDEX outbox_author ON accounts.outbox (author_id) WHERE author_id IS NOT NULL;
