-- Feeds as configured by administrators.
CREATE TABLE operations.feeds (
  id             integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name           text NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
  kind           text NOT NULL CHECK (kind IN ('dataset', 'calendar', 'hockeytech')),
  address        text NOT NULL CHECK (length(address) BETWEEN 1 AND 500),
  -- For calendars and schedules, which name no season or league themselves.
  season         text,
  "leagueId"     integer,
  "everyMinutes" integer NOT NULL CHECK ("everyMinutes" BETWEEN 15 AND 10080),
  "addsTeams"    boolean NOT NULL DEFAULT false,
  "isOn"         boolean NOT NULL DEFAULT true,
  -- Decisions about unclear team names, and the names that are still unclear.
  answers        jsonb NOT NULL DEFAULT '[]',
  unclear        jsonb NOT NULL DEFAULT '[]',
  -- ETag and Last-Modified of the last imported version, by URL.
  validators     jsonb NOT NULL DEFAULT '{}',
  "createdAt"    timestamptz(3) NOT NULL DEFAULT now(),
  CHECK (kind = 'dataset' OR (season IS NOT NULL AND "leagueId" IS NOT NULL))
);

-- Runs of feeds, finished and waiting; a run's events have its id as correlation id.
CREATE TABLE operations.feed_runs (
  "runId"      uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "feedId"     integer NOT NULL REFERENCES operations.feeds ON DELETE CASCADE,
  "askedAt"    timestamptz(3) NOT NULL DEFAULT now(),
  "askedBy"    text NOT NULL CHECK ("askedBy" IN ('timetable', 'page')),
  "startedAt"  timestamptz(3),
  "finishedAt" timestamptz(3),
  outcome      text CHECK (outcome IN ('imported', 'unchanged', 'failed')),
  counts       jsonb,
  "left"       jsonb NOT NULL DEFAULT '[]',
  "leftCount"  integer NOT NULL DEFAULT 0,
  fault        text,
  detail       text NOT NULL DEFAULT '' CHECK (length(detail) <= 200)
);
CREATE INDEX feed_runs_latest ON operations.feed_runs ("feedId", "askedAt" DESC);
CREATE UNIQUE INDEX feed_runs_open ON operations.feed_runs ("feedId") WHERE "finishedAt" IS NULL;
