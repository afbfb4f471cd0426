-- What members are told of what they follow, and how they want to be told: their own business, erased with them.
-- Facts are ids, numbers and codes; the words are made for whoever reads them.
CREATE SCHEMA notifications;

-- How far the changes of each shard of the views have been looked at.
CREATE TABLE notifications.cursors (shard text PRIMARY KEY, position bigint NOT NULL);

CREATE TABLE notifications.settings (
  "memberId"      uuid PRIMARY KEY REFERENCES accounts.members ON DELETE CASCADE,
  digest          text NOT NULL DEFAULT 'never' CHECK (digest IN ('never', 'daily', 'weekly')),
  -- The day in Quebec of the last digest: there is one a day at most.
  "digestOn"      date,
  -- By Quebec's clocks, as `22:00`; both or neither.
  "quietFrom"     text CHECK ("quietFrom" ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  "quietTo"       text CHECK ("quietTo" ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  "hidesScores"   boolean NOT NULL DEFAULT false,
  -- Whether others see that one is here.
  "showsPresence" boolean NOT NULL DEFAULT false,
  CHECK (("quietFrom" IS NULL) = ("quietTo" IS NULL))
);

-- What one wants to be told of, over which channel: of all that one follows (thing 0), or of one thing otherwise.
CREATE TABLE notifications.choices (
  "memberId" uuid NOT NULL REFERENCES accounts.members ON DELETE CASCADE,
  kind       text NOT NULL CHECK (kind IN ('all', 'team', 'league', 'tournament')),
  "thingId"  integer NOT NULL,
  "inApp"    text[] NOT NULL CHECK (cardinality("inApp") <= 20),
  push       text[] NOT NULL CHECK (cardinality(push) <= 20),
  mail       text[] NOT NULL CHECK (cardinality(mail) <= 20),
  PRIMARY KEY ("memberId", kind, "thingId")
);

CREATE TABLE notifications.notifications (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  "memberId" uuid NOT NULL REFERENCES accounts.members ON DELETE CASCADE,
  -- What it is about, once for each member: `game-12@3` is the fourth event of game 12.
  source     text NOT NULL CHECK (length(source) <= 100),
  kinds      text[] NOT NULL CHECK (cardinality(kinds) BETWEEN 1 AND 5),
  about      jsonb NOT NULL,
  "gameId"   integer,
  at         timestamptz(3) NOT NULL DEFAULT now(),
  "isListed" boolean NOT NULL,
  "isForMail" boolean NOT NULL,
  "readAt"   timestamptz(3),
  -- The mail that it went into.
  "mailId"   bigint,
  UNIQUE ("memberId", source)
);
CREATE INDEX notifications_listed ON notifications.notifications ("memberId", id) WHERE "isListed";
CREATE INDEX notifications_unread ON notifications.notifications ("memberId")
  WHERE "isListed" AND "readAt" IS NULL;
CREATE INDEX notifications_game ON notifications.notifications ("gameId", "memberId") WHERE "gameId" IS NOT NULL;
CREATE INDEX notifications_mail ON notifications.notifications ("memberId") WHERE "isForMail" AND "mailId" IS NULL;
CREATE INDEX notifications_mailed ON notifications.notifications ("mailId") WHERE "mailId" IS NOT NULL;
CREATE INDEX notifications_age ON notifications.notifications (at);

-- Browsers that show notifications: where a push is sent, and the keys that it is encrypted with.
CREATE TABLE notifications.devices (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  "memberId"  uuid NOT NULL REFERENCES accounts.members ON DELETE CASCADE,
  endpoint    text NOT NULL UNIQUE CHECK (length(endpoint) <= 1000),
  p256dh      text NOT NULL CHECK (length(p256dh) <= 200),
  auth        text NOT NULL CHECK (length(auth) <= 100),
  -- Browser and system, as of sessions.
  device      text NOT NULL CHECK (length(device) <= 100),
  wants       text NOT NULL DEFAULT 'all' CHECK (wants IN ('all', 'finals', 'none')),
  "createdAt" timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX devices_member ON notifications.devices ("memberId");

-- What is sent to a device, once: the row stays when it has been sent, until it is pruned.
CREATE TABLE notifications.pushes (
  id               bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  "notificationId" bigint NOT NULL REFERENCES notifications.notifications ON DELETE CASCADE,
  "deviceId"       bigint NOT NULL REFERENCES notifications.devices ON DELETE CASCADE,
  "sentAt"         timestamptz(3),
  UNIQUE ("notificationId", "deviceId")
);
CREATE INDEX pushes_device ON notifications.pushes ("deviceId");
CREATE TRIGGER pushes_job AFTER INSERT ON notifications.pushes
  FOR EACH ROW EXECUTE FUNCTION operations.add_job_of_row('push', 'id');

-- The rank that was told of a team in a competition.
CREATE TABLE notifications.ranks (
  competition text NOT NULL,
  "teamId"    integer NOT NULL,
  rank        integer NOT NULL,
  PRIMARY KEY (competition, "teamId")
);

-- The key pair by which push services know the site, where no setting gives one.
CREATE TABLE notifications.push_keys (
  single       boolean PRIMARY KEY DEFAULT true CHECK (single),
  "publicKey"  text NOT NULL,
  "privateKey" text NOT NULL
);

-- Who follows a thing.
CREATE INDEX followings_of ON accounts.followings (kind, "thingId", "memberId");

-- Adds a job that is done later; one that is there already is put off.
CREATE FUNCTION operations.add_job_at(job text, subject text, due timestamptz) RETURNS void LANGUAGE sql AS $$
  SELECT FROM graphile_worker.add_job(job, json_build_object('subject', subject),
    max_attempts => 32767, job_key => job || ':' || subject, run_at => due)
$$;

ALTER TABLE accounts.outbox DROP CONSTRAINT outbox_kind_check;
ALTER TABLE accounts.outbox ADD CONSTRAINT outbox_kind_check CHECK (kind IN
  ('verifyEmail', 'parentConsent', 'alreadyRegistered', 'forgottenPassword', 'forgottenUsername',
   'parentConsentAgain', 'changeEmail', 'emailChanged', 'passwordChanged', 'letter', 'siteLetter', 'digest'));
