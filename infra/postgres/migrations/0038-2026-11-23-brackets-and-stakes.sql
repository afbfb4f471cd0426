-- How far the changes of each shard have been looked at for brackets that they fill.
CREATE SCHEMA brackets;
CREATE TABLE brackets.cursors (shard text PRIMARY KEY, position bigint NOT NULL);

-- What the games of the ongoing season's next week are worth: worked out every hour, read by its home page.
CREATE TABLE operations.game_stakes (
  "gameId"   integer PRIMARY KEY,
  "seasonId" integer NOT NULL,
  swing      double precision NOT NULL,
  stakes     jsonb NOT NULL
);
CREATE INDEX game_stakes_biggest ON operations.game_stakes ("seasonId", swing DESC);
