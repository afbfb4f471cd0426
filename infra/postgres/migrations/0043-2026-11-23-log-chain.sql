-- How far the chain over the log's events had come, each time that there was more of it: a link says all before it.
CREATE TABLE operations.log_chain (
  events   bigint PRIMARY KEY,
  position text NOT NULL,
  link     text NOT NULL CHECK (link ~ '^[0-9a-f]{64}$'),
  at       timestamptz(3) NOT NULL DEFAULT now()
);
