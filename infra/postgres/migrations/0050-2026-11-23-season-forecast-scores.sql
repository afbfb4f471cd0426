-- Calibration of the chances of finishing in the top four, by league of past seasons; computed by a job, shown on the
-- forecast scoreboard.
CREATE TABLE operations.season_forecast_scores (
  "leagueId"   integer PRIMARY KEY,
  "seasonId"   integer NOT NULL,
  "categoryId" integer NOT NULL,
  -- Position of the league's last event included.
  position     text NOT NULL,
  bins         jsonb NOT NULL
);
CREATE INDEX season_forecast_scores_season ON operations.season_forecast_scores ("seasonId");
-- Position up to which each season was processed.
CREATE TABLE operations.judged_seasons ("seasonId" integer PRIMARY KEY, position text NOT NULL);
