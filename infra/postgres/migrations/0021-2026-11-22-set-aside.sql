-- What could not be brought into the views, as small as possible: the events of a stream from a certain one on, or a
-- group of a derived view. The rest of the shard continues.
CREATE TABLE set_aside (
  id             bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  -- `catalogue`, `season`, `activity`, or the name of a derived view.
  views          text NOT NULL,
  -- 0 for the catalogue. A bigint, because an event may contain an invalid season id.
  season_id      bigint NOT NULL,
  -- The stream, or the group's key as JSON.
  thing          text NOT NULL,
  shard          text NOT NULL,
  -- The first waiting event and the number of waiting events; null and 0 for a group.
  position       bigint,
  revision       bigint,
  waiting        integer NOT NULL,
  since          timestamptz(3) NOT NULL,
  cause          text NOT NULL,
  detail         text NOT NULL,
  -- Live topics whose pages are incomplete: `game:5`.
  topics         text[] NOT NULL,
  attempts       integer NOT NULL DEFAULT 1,
  tried_at       timestamptz(3) NOT NULL DEFAULT now(),
  retry_asked_at timestamptz(3),
  PRIMARY KEY (views, season_id, thing)
);
CREATE INDEX set_aside_season ON set_aside (season_id);

DROP TABLE projector_failures;
