-- What could not be brought into the views, each for the smallest thing that it belongs to: the events of a stream from
-- one of them on, or a group of a computed view. Nothing stops a shard any more.
CREATE TABLE set_aside (
  id             bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  -- `catalogue`, `season`, `activity`, or the name of a computed view.
  views          text NOT NULL,
  -- 0 for what all seasons share; wider than a season's id, since that may be what is odd.
  season_id      bigint NOT NULL,
  -- The stream, or the group's key as JSON.
  thing          text NOT NULL,
  shard          text NOT NULL,
  -- Of the first event that waits, and how many do; null and 0 for a group.
  position       bigint,
  revision       bigint,
  waiting        integer NOT NULL,
  since          timestamptz(3) NOT NULL,
  cause          text NOT NULL,
  detail         text NOT NULL,
  -- Whose pages are late: `game:5`.
  topics         text[] NOT NULL,
  attempts       integer NOT NULL DEFAULT 1,
  tried_at       timestamptz(3) NOT NULL DEFAULT now(),
  retry_asked_at timestamptz(3),
  PRIMARY KEY (views, season_id, thing)
);
CREATE INDEX set_aside_season ON set_aside (season_id);

DROP TABLE projector_failures;
