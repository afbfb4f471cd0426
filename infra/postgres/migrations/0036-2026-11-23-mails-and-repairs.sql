-- Unsubscribed addresses by group of mails, as hashes keyed with the database's secret.
CREATE TABLE accounts.mail_refusals (
  key         bytea PRIMARY KEY,
  "refusedAt" timestamptz(3) NOT NULL DEFAULT now()
);

-- Sent mails for viewing in a browser, encrypted with a key that only the mail contains.
CREATE TABLE accounts.sent_mails (
  "keyHash"  bytea PRIMARY KEY,
  "memberId" uuid REFERENCES accounts.members ON DELETE CASCADE,
  sealed     bytea NOT NULL,
  "sentAt"   timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX sent_mails_member ON accounts.sent_mails ("memberId");
CREATE INDEX sent_mails_sent ON accounts.sent_mails ("sentAt");

-- Events that an administrator left out of the views, with the reason; they stay in the log.
CREATE TABLE operations.skipped_events (
  position    bigint PRIMARY KEY,
  stream      text NOT NULL,
  reason      text NOT NULL CHECK (length(reason) BETWEEN 1 AND 300),
  "memberId"  uuid REFERENCES accounts.members ON DELETE SET NULL,
  "skippedAt" timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX skipped_events_stream ON operations.skipped_events (stream);

-- Rebuilds requested in the browser, with their progress.
CREATE TABLE operations.rebuilds (
  id           integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Null means all views.
  view         text,
  "askedAt"    timestamptz(3) NOT NULL DEFAULT now(),
  "startedAt"  timestamptz(3),
  "heardAt"    timestamptz(3),
  -- Percentage of the log.
  progress     integer NOT NULL DEFAULT 0,
  "finishedAt" timestamptz(3),
  fault        text
);
