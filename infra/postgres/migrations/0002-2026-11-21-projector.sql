-- Version and status of each view's table.
CREATE TABLE view_state (
  name       text PRIMARY KEY,
  version    integer NOT NULL,
  status     text NOT NULL DEFAULT 'live' CHECK (status IN ('live', 'rebuilding', 'stopped')),
  changed_at timestamptz(3) NOT NULL DEFAULT now()
);

-- Position of each projector shard; updated in the transaction that writes the rows.
CREATE TABLE checkpoints (
  shard    text PRIMARY KEY,
  position bigint NOT NULL
);

-- Position of the last event that touched a season: the version for cached responses.
CREATE TABLE season_versions (
  season_id integer PRIMARY KEY,
  position  bigint NOT NULL
);
