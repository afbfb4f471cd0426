-- Backups that were asked for, by the timetable or by an administrator, and what became of each.
CREATE TABLE operations.backups (
  id          integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  "askedAt"    timestamptz(3) NOT NULL DEFAULT now(),
  "askedBy"   text NOT NULL CHECK ("askedBy" IN ('timetable', 'page')),
  "startedAt"  timestamptz(3),
  "finishedAt" timestamptz(3),
  -- Of the folder that was written.
  name        text,
  bytes       bigint,
  events      bigint,
  -- When it was restored into a database of its own, and found whole.
  "verifiedAt" timestamptz(3),
  removed     integer,
  -- What went wrong, as a code.
  fault       text
);
CREATE INDEX backups_latest ON operations.backups (id DESC);

-- The site's own banners; none of a third party. How often each is seen and followed is in operations.visits.
CREATE TABLE operations.banners (
  id         integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  place      text NOT NULL CHECK (place IN ('home', 'season', 'league', 'game')),
  "altFr"    text NOT NULL CHECK (length("altFr") BETWEEN 1 AND 200),
  "altEn"    text NOT NULL CHECK (length("altEn") BETWEEN 1 AND 200),
  url        text NOT NULL CHECK (length(url) <= 500),
  -- Days in Quebec, both included; null: without an end.
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
