-- Texts of members that somebody should look at, in the one queue with suspicious changes. What a text says goes with
-- whoever wrote it; that a moderator acted, and why, stands in the log.
-- Needs programs that know 0034.
CREATE TABLE moderation.texts (
  id          integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- A message is named by its room and number, a post by its own.
  place       text NOT NULL CHECK (place IN ('message', 'post')),
  "thingId"   integer NOT NULL,
  seq         integer NOT NULL DEFAULT 0,
  "authorId"  uuid NOT NULL REFERENCES accounts.members ON DELETE CASCADE,
  -- As it was when it came here: taken away, it can be given back.
  text        text NOT NULL CHECK (length(text) <= 40000),
  reasons     text[] NOT NULL CHECK (cardinality(reasons) > 0),
  state       text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'approved', 'undone')),
  "recordedAt" timestamptz(3) NOT NULL DEFAULT now(),
  "decidedBy" uuid REFERENCES accounts.members ON DELETE SET NULL,
  "decidedAt" timestamptz(3),
  because     text,
  -- What its author says against the decision, once.
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

-- Who reads and does not write for a while; why and by whom stands in the log.
CREATE TABLE community.mutes (
  "memberId" uuid PRIMARY KEY REFERENCES accounts.members ON DELETE CASCADE,
  until      timestamptz(3) NOT NULL,
  because    text NOT NULL
);

CREATE TRIGGER texts_tell AFTER INSERT OR UPDATE OR DELETE ON moderation.texts
  FOR EACH STATEMENT EXECUTE FUNCTION moderation.tell_queue();
