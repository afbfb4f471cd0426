-- Administrators can have a member asked for their age again, after a mistake. Programs that do not know 0057 still work.
ALTER TABLE accounts.admin_actions DROP CONSTRAINT admin_actions_action_check;
ALTER TABLE accounts.admin_actions ADD CONSTRAINT admin_actions_action_check CHECK (action IN
  ('ban', 'unban', 'disable', 'enable', 'change-role', 'end-sessions', 'forget-age', 'impersonate', 'erase',
    'erase-data'));
