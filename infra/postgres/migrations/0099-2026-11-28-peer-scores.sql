-- How well MYHockey's method would have named the winners of the games that the site forecast, by category; computed by
-- a job at night, shown on the forecast scoreboard.
CREATE TABLE operations.peer_scores (
  "seasonId"   integer NOT NULL,
  "categoryId" integer NOT NULL,
  -- Position of the season's last event included.
  position     text NOT NULL,
  games        integer NOT NULL,
  hits         double precision NOT NULL,
  "logLoss"    double precision NOT NULL,
  PRIMARY KEY ("seasonId", "categoryId")
);
