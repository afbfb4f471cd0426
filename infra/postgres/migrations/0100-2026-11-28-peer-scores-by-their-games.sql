-- A catalogue change moves every season's position; it changes no game, so it should not compare every category again.
ALTER TABLE operations.peer_scores ADD COLUMN "madeFrom" text;
COMMENT ON COLUMN operations.peer_scores.position IS 'Position of the season''s last event by which the rest was known to be current.';
COMMENT ON COLUMN operations.peer_scores."madeFrom" IS 'Hash of the rows that the category was compared on: its games, withdrawn games and forecasts.';
