-- Published heads of the hash chain over the log; each link covers all events before it.
CREATE TABLE operations.log_chain (
  events   bigint PRIMARY KEY,
  position text NOT NULL,
  link     text NOT NULL CHECK (link ~ '^[0-9a-f]{64}$'),
  at       timestamptz(3) NOT NULL DEFAULT now()
);
