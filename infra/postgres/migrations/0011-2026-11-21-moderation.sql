-- Suspicious changes and what became of them; who made a change stands in the log alone.
CREATE SCHEMA moderation;

CREATE TABLE moderation.flags (
  kind        text NOT NULL,
  entity_id   integer NOT NULL,
  -- Of the change in its stream, which stays the same wherever the log moves.
  revision    integer NOT NULL,
  position    bigint NOT NULL,
  season_id   integer,
  -- `league-5` or `tournament-3`: whose supervisors see it.
  competition text,
  recorded_at timestamptz(3) NOT NULL,
  reasons     text[] NOT NULL CHECK (cardinality(reasons) > 0),
  weight      real NOT NULL,
  expected    real,
  actual      integer,
  state       text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'approved', 'undone')),
  -- Null while it is open, and once whoever decided is erased.
  decided_by  uuid REFERENCES accounts.members ON DELETE SET NULL,
  decided_at  timestamptz(3),
  PRIMARY KEY (kind, entity_id, revision)
);
CREATE INDEX flags_queue ON moderation.flags (state, weight DESC, position DESC);
CREATE INDEX flags_competition ON moderation.flags (competition, state);
CREATE INDEX flags_decided_by ON moderation.flags (decided_by) WHERE decided_by IS NOT NULL;

-- How far the changes of each shard have been looked at.
CREATE TABLE moderation.cursors (
  shard    text PRIMARY KEY,
  position bigint NOT NULL
);
