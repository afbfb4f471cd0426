-- Notifications and their settings; personal data, erased with the member. Contents are ids, numbers and codes; texts
-- are made when they are read.
CREATE SCHEMA notifications;

-- Position up to which each shard's changes were checked.
CREATE TABLE notifications.cursors (shard text PRIMARY KEY, position bigint NOT NULL);

CREATE TABLE notifications.settings (
  "memberId"      uuid PRIMARY KEY REFERENCES accounts.members ON DELETE CASCADE,
  digest          text NOT NULL DEFAULT 'never' CHECK (digest IN ('never', 'daily', 'weekly')),
  -- The day in Quebec of the last digest; at most one a day is sent.
  "digestOn"      date,
  -- Local time in Quebec, such as `22:00`; both or neither.
  "quietFrom"     text CHECK ("quietFrom" ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  "quietTo"       text CHECK ("quietTo" ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  "hidesScores"   boolean NOT NULL DEFAULT false,
  -- Whether other members see that the member is online.
  "showsPresence" boolean NOT NULL DEFAULT false,
  CHECK (("quietFrom" IS NULL) = ("quietTo" IS NULL))
);

-- Kinds that a member wants on each channel: for everything they follow (`thingId` 0), or for one thing.
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
  -- The cause, unique per member: `game-12@3` is the fourth event of game 12.
  source     text NOT NULL CHECK (length(source) <= 100),
  kinds      text[] NOT NULL CHECK (cardinality(kinds) BETWEEN 1 AND 5),
  about      jsonb NOT NULL,
  "gameId"   integer,
  at         timestamptz(3) NOT NULL DEFAULT now(),
  "isListed" boolean NOT NULL,
  "isForMail" boolean NOT NULL,
  "readAt"   timestamptz(3),
  -- The digest that contained it.
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

-- Browsers that receive notifications: the push endpoint and its encryption keys.
CREATE TABLE notifications.devices (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  "memberId"  uuid NOT NULL REFERENCES accounts.members ON DELETE CASCADE,
  endpoint    text NOT NULL UNIQUE CHECK (length(endpoint) <= 1000),
  p256dh      text NOT NULL CHECK (length(p256dh) <= 200),
  auth        text NOT NULL CHECK (length(auth) <= 100),
  -- Browser and operating system, as in sessions.
  device      text NOT NULL CHECK (length(device) <= 100),
  wants       text NOT NULL DEFAULT 'all' CHECK (wants IN ('all', 'finals', 'none')),
  "createdAt" timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX devices_member ON notifications.devices ("memberId");

-- Pushes to devices, each sent once: the row stays after sending, until it is pruned.
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

-- The last notified rank of a team in a competition.
CREATE TABLE notifications.ranks (
  competition text NOT NULL,
  "teamId"    integer NOT NULL,
  rank        integer NOT NULL,
  PRIMARY KEY (competition, "teamId")
);

-- The generated VAPID key pair, used when no setting provides one.
CREATE TABLE notifications.push_keys (
  single       boolean PRIMARY KEY DEFAULT true CHECK (single),
  "publicKey"  text NOT NULL,
  "privateKey" text NOT NULL
);

-- Finds the followers of a thing.
CREATE INDEX followings_of ON accounts.followings (kind, "thingId", "memberId");

-- Adds a job for a later time; postpones an existing job with the same key.
CREATE FUNCTION operations.add_job_at(job text, subject text, due timestamptz) RETURNS void LANGUAGE sql AS $$
  SELECT FROM graphile_worker.add_job(job, json_build_object('subject', subject),
    max_attempts => 32767, job_key => job || ':' || subject, run_at => due)
$$;

ALTER TABLE accounts.outbox DROP CONSTRAINT outbox_kind_check;
ALTER TABLE accounts.outbox ADD CONSTRAINT outbox_kind_check CHECK (kind IN
  ('verifyEmail', 'parentConsent', 'alreadyRegistered', 'forgottenPassword', 'forgottenUsername',
   'parentConsentAgain', 'changeEmail', 'emailChanged', 'passwordChanged', 'letter', 'siteLetter', 'digest'));
