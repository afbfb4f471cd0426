-- Positions are each log's own: after a move to another log, rows lose their place until their event is found again.
ALTER TABLE operations.log_chain ADD COLUMN "isPlaced" boolean NOT NULL DEFAULT true;
COMMENT ON COLUMN operations.log_chain."isPlaced" IS 'False when position is that of another log, from which this one was copied.';
CREATE INDEX log_chain_position ON operations.log_chain ((position::bigint)) WHERE "isPlaced";
