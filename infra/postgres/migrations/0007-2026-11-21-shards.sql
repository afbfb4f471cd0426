-- The projector's work is shared by shards: the catalogue, and the seasons by their id modulo 16. `term` counts who has
-- worked on a shard: a process whose term is over can move no checkpoint. `holder` is the process that works on it.
-- Needs programs that know 0007.
ALTER TABLE checkpoints
  ADD COLUMN term integer NOT NULL DEFAULT 0,
  ADD COLUMN holder uuid,
  -- Moved several times a second: room on the same page keeps the rows where they are.
  SET (fillfactor = 25);
INSERT INTO checkpoints (shard, position, generation)
  SELECT s.shard, c.position, c.generation FROM checkpoints c,
    (SELECT 'catalogue' UNION ALL SELECT 'seasons-' || n FROM generate_series(0, 15) n) s (shard)
  WHERE c.shard = 'all';
DELETE FROM checkpoints WHERE shard = 'all';

-- Since when a shard stands still; `failed_at` is when it was tried the last time.
ALTER TABLE projector_failures ADD COLUMN since timestamptz(3) NOT NULL DEFAULT now();
DELETE FROM projector_failures;

-- The processes that work, and when each last said so.
CREATE TABLE projectors (
  id      uuid PRIMARY KEY,
  seen_at timestamptz(3) NOT NULL
);

-- From which event log the views are made, known by its first entry.
CREATE TABLE projected_log (
  is_one         boolean PRIMARY KEY DEFAULT true CHECK (is_one),
  first_event    uuid NOT NULL,
  first_position bigint NOT NULL
);
