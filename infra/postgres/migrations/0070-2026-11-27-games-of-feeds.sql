-- The numbers of the games that a source had when it was last read, so that those that it has no more are asked about.
-- Programs that do not know 0070 still work; they leave the numbers as they are.
ALTER TABLE operations.feeds ADD COLUMN numbers jsonb NOT NULL DEFAULT '[]';
