-- The projector's work is divided into shards: the catalogue, and the seasons by id modulo 16. `term` increases with
-- each change of owner, and a process whose term is over can no longer move the checkpoint. `holder` is the process
-- that owns the shard.
-- Needs programs that know 0007.
ALTER TABLE checkpoints
  ADD COLUMN term integer NOT NULL DEFAULT 0,
  ADD COLUMN holder uuid,
  -- Updated several times a second; free space keeps the updates on the same page.
  SET (fillfactor = 25);
INSERT INTO checkpoints (shard, position, generation)
  SELECT s.shard, c.position, c.generation FROM checkpoints c,
    (SELECT 'catalogue' UNION ALL SELECT 'seasons-' || n FROM generate_series(0, 15) n) s (shard)
  WHERE c.shard = 'all';
DELETE FROM checkpoints WHERE shard = 'all';

-- `since`: when the shard stopped; `failed_at`: the last attempt.
ALTER TABLE projector_failures ADD COLUMN since timestamptz(3) NOT NULL DEFAULT now();
DELETE FROM projector_failures;

-- Running projector processes with their last heartbeat.
CREATE TABLE projectors (
  id      uuid PRIMARY KEY,
  seen_at timestamptz(3) NOT NULL
);

-- The event log that the views were built from, identified by its first event.
CREATE TABLE projected_log (
  is_one         boolean PRIMARY KEY DEFAULT true CHECK (is_one),
  first_event    uuid NOT NULL,
  first_position bigint NOT NULL
);
