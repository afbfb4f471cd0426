-- Texts of members to review, shown in one queue with suspicious changes. A text is erased with its author; the log
-- records that a moderator acted and why.
-- Needs programs that know 0034.
CREATE TABLE moderation.texts (
  id          integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- A message is identified by room and number, a post by its id.
  place       text NOT NULL CHECK (place IN ('message', 'post')),
  "thingId"   integer NOT NULL,
  seq         integer NOT NULL DEFAULT 0,
  "authorId"  uuid NOT NULL REFERENCES accounts.members ON DELETE CASCADE,
  -- The text when it was queued, so that a removed text can be restored.
  text        text NOT NULL CHECK (length(text) <= 40000),
  reasons     text[] NOT NULL CHECK (cardinality(reasons) > 0),
  state       text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'approved', 'undone')),
  "recordedAt" timestamptz(3) NOT NULL DEFAULT now(),
  "decidedBy" uuid REFERENCES accounts.members ON DELETE SET NULL,
  "decidedAt" timestamptz(3),
  because     text,
  -- The author's appeal against the decision; only one is possible.
  appeal      text CHECK (length(appeal) <= 4000),
  UNIQUE (place, "thingId", seq)
);
CREATE INDEX texts_queue ON moderation.texts (state, "recordedAt");
CREATE INDEX texts_author ON moderation.texts ("authorId");
CREATE INDEX texts_decided_by ON moderation.texts ("decidedBy");

CREATE TABLE moderation.text_reports (
  "textId"     integer NOT NULL REFERENCES moderation.texts ON DELETE CASCADE,
  "reporterId" uuid NOT NULL REFERENCES accounts.members ON DELETE CASCADE,
  reason       text NOT NULL,
  at           timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY ("textId", "reporterId")
);
CREATE INDEX text_reports_reporter ON moderation.text_reports ("reporterId");

-- Muted members, who can read but not write; the log records reason and moderator.
CREATE TABLE community.mutes (
  "memberId" uuid PRIMARY KEY REFERENCES accounts.members ON DELETE CASCADE,
  until      timestamptz(3) NOT NULL,
  because    text NOT NULL
);

CREATE TRIGGER texts_tell AFTER INSERT OR UPDATE OR DELETE ON moderation.texts
  FOR EACH STATEMENT EXECUTE FUNCTION moderation.tell_queue();
