-- A name requested with a member's email is held on behalf of that member: they can see it, and it is deleted with
-- them.
ALTER TABLE accounts.held_usernames ADD COLUMN member_id uuid REFERENCES accounts.members ON DELETE CASCADE;
CREATE INDEX held_usernames_member ON accounts.held_usernames (member_id);

-- Gateways check every few seconds for banned or erased members, because pages name supervisors.
CREATE INDEX members_banned ON accounts.members (banned_at) WHERE banned_at IS NOT NULL;
