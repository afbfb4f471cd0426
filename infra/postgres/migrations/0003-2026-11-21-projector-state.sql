-- Counts rebuilds, which may change rows without changing the position.
ALTER TABLE checkpoints ADD COLUMN generation integer NOT NULL DEFAULT 0;

-- Columns, key and indexes of a view's table when it was created; a view whose declaration differs is rebuilt.
ALTER TABLE view_state ADD COLUMN definition text NOT NULL DEFAULT '';

-- The event that a shard cannot apply; no row when there is none.
CREATE TABLE projector_failures (
  shard     text PRIMARY KEY,
  position  bigint NOT NULL,
  message   text NOT NULL,
  attempts  integer NOT NULL,
  failed_at timestamptz(3) NOT NULL DEFAULT now()
);

-- `outdated`: the table belongs to an older declaration of the view and waits for a rebuild.
ALTER TABLE view_state DROP CONSTRAINT view_state_status_check;
ALTER TABLE view_state ADD CONSTRAINT view_state_status_check CHECK (status IN ('live', 'outdated'));
