-- What opens private channels of one live connection, for a moment; nobody's memory, so it is not logged.
CREATE UNLOGGED TABLE accounts.live_tickets (
  ticket_hash bytea PRIMARY KEY,
  session_id  uuid NOT NULL REFERENCES accounts.sessions ON DELETE CASCADE,
  channels    text[] NOT NULL,
  expires_at  timestamptz(3) NOT NULL
);
