-- Who created a group by which command, so that a command that arrives twice creates one group. Programs that do not know
-- 0060 still work.
ALTER TABLE community.rooms
  ADD COLUMN "creatorId" uuid REFERENCES accounts.members ON DELETE SET NULL,
  ADD COLUMN "commandId" uuid;
CREATE UNIQUE INDEX rooms_command ON community.rooms ("creatorId", "commandId");
