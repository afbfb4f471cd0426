-- A device receives notifications only as long as the session that added it: it ends with a logout, a new password or a
-- ban. For existing devices the session is unknown; the member's latest one is used.
ALTER TABLE notifications.devices ADD COLUMN "sessionId" uuid REFERENCES accounts.sessions ON DELETE CASCADE;
UPDATE notifications.devices d SET "sessionId" = (
  SELECT s.id FROM accounts.sessions s WHERE s."memberId" = d."memberId" AND s."actingAs" IS NULL
  ORDER BY s."lastSeenAt" DESC LIMIT 1);
DELETE FROM notifications.devices WHERE "sessionId" IS NULL;
ALTER TABLE notifications.devices ALTER COLUMN "sessionId" SET NOT NULL;
CREATE INDEX devices_session ON notifications.devices ("sessionId");
