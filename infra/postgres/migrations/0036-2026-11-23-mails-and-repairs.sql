-- Addresses that want no mails of a kind, by a hash that nobody can make without the secret of the database.
CREATE TABLE accounts.mail_refusals (
  key         bytea PRIMARY KEY,
  "refusedAt" timestamptz(3) NOT NULL DEFAULT now()
);

-- Mails as they were sent, to be shown in a browser: sealed with a key that only the mail itself holds.
CREATE TABLE accounts.sent_mails (
  "keyHash"  bytea PRIMARY KEY,
  "memberId" uuid REFERENCES accounts.members ON DELETE CASCADE,
  sealed     bytea NOT NULL,
  "sentAt"   timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX sent_mails_member ON accounts.sent_mails ("memberId");
CREATE INDEX sent_mails_sent ON accounts.sent_mails ("sentAt");

-- Events that an administrator has the views leave out, with why; they stay in the log.
CREATE TABLE operations.skipped_events (
  position    bigint PRIMARY KEY,
  stream      text NOT NULL,
  reason      text NOT NULL CHECK (length(reason) BETWEEN 1 AND 300),
  "memberId"  uuid REFERENCES accounts.members ON DELETE SET NULL,
  "skippedAt" timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX skipped_events_stream ON operations.skipped_events (stream);

-- Rebuilds of views that were asked for in the browser, and how far each has come.
CREATE TABLE operations.rebuilds (
  id           integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Null: all of them.
  view         text,
  "askedAt"    timestamptz(3) NOT NULL DEFAULT now(),
  "startedAt"  timestamptz(3),
  "heardAt"    timestamptz(3),
  -- Of the log that is read, in hundredths.
  progress     integer NOT NULL DEFAULT 0,
  "finishedAt" timestamptz(3),
  fault        text
);
