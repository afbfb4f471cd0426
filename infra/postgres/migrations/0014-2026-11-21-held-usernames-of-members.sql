-- A name that was asked for with a member's address is held on that member: it is theirs to read, and goes with them.
ALTER TABLE accounts.held_usernames ADD COLUMN member_id uuid REFERENCES accounts.members ON DELETE CASCADE;
CREATE INDEX held_usernames_member ON accounts.held_usernames (member_id);

-- Gateways ask every few seconds whether somebody was banned, or is no longer: pages name supervisors.
CREATE INDEX members_banned ON accounts.members (banned_at) WHERE banned_at IS NOT NULL;
