-- A browser shows notifications for as long as the session lasts that it was added in: it ends with a logout, another
-- password or a ban. Of those that are there, nobody knows which session added them: the latest of their member.
ALTER TABLE notifications.devices ADD COLUMN "sessionId" uuid REFERENCES accounts.sessions ON DELETE CASCADE;
UPDATE notifications.devices d SET "sessionId" = (
  SELECT s.id FROM accounts.sessions s WHERE s."memberId" = d."memberId" AND s."actingAs" IS NULL
  ORDER BY s."lastSeenAt" DESC LIMIT 1);
DELETE FROM notifications.devices WHERE "sessionId" IS NULL;
ALTER TABLE notifications.devices ALTER COLUMN "sessionId" SET NOT NULL;
CREATE INDEX devices_session ON notifications.devices ("sessionId");
