-- Suspicious changes and the decisions on them. The author of a change is recorded only in the log.
CREATE SCHEMA moderation;

CREATE TABLE moderation.flags (
  kind        text NOT NULL,
  entity_id   integer NOT NULL,
  -- Revision in the stream; stays the same when the log is copied to another store.
  revision    integer NOT NULL,
  position    bigint NOT NULL,
  season_id   integer,
  -- `league-5` or `tournament-3`: its supervisors see the flag.
  competition text,
  recorded_at timestamptz(3) NOT NULL,
  reasons     text[] NOT NULL CHECK (cardinality(reasons) > 0),
  weight      real NOT NULL,
  expected    real,
  actual      integer,
  state       text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'approved', 'undone')),
  -- Null while open, and once the reviewer is erased.
  decided_by  uuid REFERENCES accounts.members ON DELETE SET NULL,
  decided_at  timestamptz(3),
  PRIMARY KEY (kind, entity_id, revision)
);
CREATE INDEX flags_queue ON moderation.flags (state, weight DESC, position DESC);
CREATE INDEX flags_competition ON moderation.flags (competition, state);
CREATE INDEX flags_decided_by ON moderation.flags (decided_by) WHERE decided_by IS NOT NULL;

-- Position up to which each shard's changes were checked.
CREATE TABLE moderation.cursors (
  shard    text PRIMARY KEY,
  position bigint NOT NULL
);
