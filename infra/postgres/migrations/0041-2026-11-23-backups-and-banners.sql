-- Backups, scheduled or requested by an administrator, and their results.
CREATE TABLE operations.backups (
  id          integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  "askedAt"    timestamptz(3) NOT NULL DEFAULT now(),
  "askedBy"   text NOT NULL CHECK ("askedBy" IN ('timetable', 'page')),
  "startedAt"  timestamptz(3),
  "finishedAt" timestamptz(3),
  -- Name of the written folder.
  name        text,
  bytes       bigint,
  events      bigint,
  -- When the backup was restored into a separate database and found complete.
  "verifiedAt" timestamptz(3),
  removed     integer,
  -- Error code.
  fault       text
);
CREATE INDEX backups_latest ON operations.backups (id DESC);

-- The site's own banners, none from third parties. Views and clicks are in operations.visits.
CREATE TABLE operations.banners (
  id         integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  place      text NOT NULL CHECK (place IN ('home', 'season', 'league', 'game')),
  "altFr"    text NOT NULL CHECK (length("altFr") BETWEEN 1 AND 200),
  "altEn"    text NOT NULL CHECK (length("altEn") BETWEEN 1 AND 200),
  url        text NOT NULL CHECK (length(url) <= 500),
  -- Days in Quebec, both included; null means unlimited.
  "startsOn" date,
  "endsOn"   date,
  "isOn"     boolean NOT NULL DEFAULT true,
  type       text NOT NULL CHECK (type IN ('image/png', 'image/jpeg', 'image/webp')),
  image      bytea NOT NULL CHECK (length(image) <= 307200),
  digest     text NOT NULL,
  width      integer NOT NULL,
  height     integer NOT NULL,
  "createdAt" timestamptz(3) NOT NULL DEFAULT now()
);
