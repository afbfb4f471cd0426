-- An account that is closed for now, which is no verdict: like one that is banned, its sessions end and nobody logs in.
ALTER TABLE accounts.members ADD COLUMN "disabledAt" timestamptz(3),
  ADD CONSTRAINT members_disabled_are_out CHECK ("disabledAt" IS NULL OR "bannedAt" IS NOT NULL);

ALTER TABLE accounts.admin_actions DROP CONSTRAINT admin_actions_action_check;
ALTER TABLE accounts.admin_actions ADD CONSTRAINT admin_actions_action_check CHECK (action IN
  ('ban', 'unban', 'disable', 'enable', 'change-role', 'end-sessions', 'impersonate', 'erase', 'erase-data'));
-- Of a change of role: which one was given.
ALTER TABLE accounts.admin_actions ADD COLUMN role text;
