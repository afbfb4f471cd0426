-- Whether somebody else has let a member into a team's room: only then may minors be written to in private. Who let in
-- whom was not kept, and whoever said to supervise could: everybody but those who look after everything is let in anew.
-- Needs programs that know 0049.
ALTER TABLE community.room_members ADD COLUMN "isLetIn" boolean NOT NULL DEFAULT false;
UPDATE community.room_members rm SET standing = 'asked'
FROM community.rooms r, accounts.members m
WHERE r.id = rm."roomId" AND r.type = 'team' AND m.id = rm."memberId"
  AND m.role NOT IN ('specialSupervisor', 'admin', 'superAdmin', 'masterAdmin');
