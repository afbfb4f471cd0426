-- How far the changes of each shard have been looked at for brackets that they fill.
CREATE SCHEMA brackets;
CREATE TABLE brackets.cursors (shard text PRIMARY KEY, position bigint NOT NULL);
