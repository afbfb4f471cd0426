-- What administrators write into the site's settings: the log holds no text, and names each by its number. Never changed,
-- so that undoing finds what stood there.
CREATE TABLE operations.setting_texts (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  fr text NOT NULL CHECK (length(fr) <= 500),
  en text NOT NULL CHECK (length(en) <= 500),
  UNIQUE (fr, en)
);

-- What tells a panel elsewhere once which administrator has followed the link; nobody's memory, so it is not logged.
CREATE UNLOGGED TABLE accounts.panel_tickets (
  "ticketHash" bytea PRIMARY KEY,
  "sessionId"  uuid NOT NULL REFERENCES accounts.sessions ON DELETE CASCADE,
  "expiresAt"  timestamptz(3) NOT NULL
);
