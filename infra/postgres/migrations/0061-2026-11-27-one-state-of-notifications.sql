-- The channel that has taken over a notification outside the site, so that no other channel repeats it; null until then.
ALTER TABLE notifications.notifications ADD COLUMN "sentBy" text CHECK ("sentBy" IN ('push', 'mail'));
UPDATE notifications.notifications SET "sentBy" = 'mail' WHERE "mailId" IS NOT NULL;
UPDATE notifications.notifications n SET "sentBy" = 'push' WHERE "sentBy" IS NULL
  AND EXISTS (SELECT FROM notifications.pushes p WHERE p."notificationId" = n.id AND p."sentAt" IS NOT NULL);

-- The order of a game's news: jobs may store them in another one.
ALTER TABLE notifications.notifications ADD COLUMN "gameRevision" integer
  GENERATED ALWAYS AS (CASE WHEN "gameId" IS NOT NULL THEN substring(source FROM '@(\d{1,9})$')::integer END) STORED;

DROP INDEX notifications.notifications_mail;
CREATE INDEX notifications_mail ON notifications.notifications ("memberId")
  WHERE "isForMail" AND "sentBy" IS DISTINCT FROM 'mail';
