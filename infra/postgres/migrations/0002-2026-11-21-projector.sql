-- Which version of which view the tables hold, and until when a rebuild beside it has come.
CREATE TABLE view_state (
  name       text PRIMARY KEY,
  version    integer NOT NULL,
  status     text NOT NULL DEFAULT 'live' CHECK (status IN ('live', 'rebuilding', 'stopped')),
  changed_at timestamptz(3) NOT NULL DEFAULT now()
);

-- How far each shard of the projector has come; moves in the transaction that writes the rows.
CREATE TABLE checkpoints (
  shard    text PRIMARY KEY,
  position bigint NOT NULL
);

-- The position of the last event that touched a season: the version under which its pages are kept.
CREATE TABLE season_versions (
  season_id integer PRIMARY KEY,
  position  bigint NOT NULL
);
