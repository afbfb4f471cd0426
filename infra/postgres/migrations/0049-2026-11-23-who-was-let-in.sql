-- Whether somebody else admitted a member to a team's room; only then may minors receive private messages. Who admitted
-- whom was not recorded before, and anybody who claimed to supervise could admit. So everybody except special
-- supervisors and administrators must be admitted again.
-- Needs programs that know 0049.
ALTER TABLE community.room_members ADD COLUMN "isLetIn" boolean NOT NULL DEFAULT false;
UPDATE community.room_members rm SET standing = 'asked'
FROM community.rooms r, accounts.members m
WHERE r.id = rm."roomId" AND r.type = 'team' AND m.id = rm."memberId"
  AND m.role NOT IN ('specialSupervisor', 'admin', 'superAdmin', 'masterAdmin');
