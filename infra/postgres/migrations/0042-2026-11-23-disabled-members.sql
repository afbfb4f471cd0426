-- Temporarily disabled accounts, without blame: as for banned accounts, sessions end and logins are refused.
ALTER TABLE accounts.members ADD COLUMN "disabledAt" timestamptz(3),
  ADD CONSTRAINT members_disabled_are_out CHECK ("disabledAt" IS NULL OR "bannedAt" IS NOT NULL);

ALTER TABLE accounts.admin_actions DROP CONSTRAINT admin_actions_action_check;
ALTER TABLE accounts.admin_actions ADD CONSTRAINT admin_actions_action_check CHECK (action IN
  ('ban', 'unban', 'disable', 'enable', 'change-role', 'end-sessions', 'impersonate', 'erase', 'erase-data'));
-- For a change of role: the new role.
ALTER TABLE accounts.admin_actions ADD COLUMN role text;
