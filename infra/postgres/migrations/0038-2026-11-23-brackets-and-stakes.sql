-- Position up to which each shard's changes were checked for brackets to fill.
CREATE SCHEMA brackets;
CREATE TABLE brackets.cursors (shard text PRIMARY KEY, position bigint NOT NULL);

-- Effect of next week's games of the ongoing season on the chances; computed by a periodic job, shown on the season's
-- home page.
CREATE TABLE operations.game_stakes (
  "gameId"   integer PRIMARY KEY,
  "seasonId" integer NOT NULL,
  swing      double precision NOT NULL,
  stakes     jsonb NOT NULL
);
CREATE INDEX game_stakes_biggest ON operations.game_stakes ("seasonId", swing DESC);
