-- Counts the rebuilds: rows may have changed though the position has not.
ALTER TABLE checkpoints ADD COLUMN generation integer NOT NULL DEFAULT 0;

-- The columns, key and indexes that a view's table was made with: a view whose declaration differs is rebuilt.
ALTER TABLE view_state ADD COLUMN definition text NOT NULL DEFAULT '';

-- The event that a shard stands before because it cannot be applied; no row while all is well.
CREATE TABLE projector_failures (
  shard     text PRIMARY KEY,
  position  bigint NOT NULL,
  message   text NOT NULL,
  attempts  integer NOT NULL,
  failed_at timestamptz(3) NOT NULL DEFAULT now()
);

-- `outdated`: the table stands for an older declaration of the view and waits for a rebuild.
ALTER TABLE view_state DROP CONSTRAINT view_state_status_check;
ALTER TABLE view_state ADD CONSTRAINT view_state_status_check CHECK (status IN ('live', 'outdated'));
