-- Short-lived tickets that open private channels for one live connection; unlogged, because they may be lost.
CREATE UNLOGGED TABLE accounts.live_tickets (
  ticket_hash bytea PRIMARY KEY,
  session_id  uuid NOT NULL REFERENCES accounts.sessions ON DELETE CASCADE,
  channels    text[] NOT NULL,
  expires_at  timestamptz(3) NOT NULL
);
