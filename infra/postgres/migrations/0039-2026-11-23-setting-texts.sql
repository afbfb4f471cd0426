-- Texts of site settings. Events contain only their ids. Rows never change, so that undo finds the earlier text.
CREATE TABLE operations.setting_texts (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  fr text NOT NULL CHECK (length(fr) <= 500),
  en text NOT NULL CHECK (length(en) <= 500),
  UNIQUE (fr, en)
);

-- Single-use tickets that tell the external panel which administrator followed the link; unlogged, because they may be
-- lost.
CREATE UNLOGGED TABLE accounts.panel_tickets (
  "ticketHash" bytea PRIMARY KEY,
  "sessionId"  uuid NOT NULL REFERENCES accounts.sessions ON DELETE CASCADE,
  "expiresAt"  timestamptz(3) NOT NULL
);
