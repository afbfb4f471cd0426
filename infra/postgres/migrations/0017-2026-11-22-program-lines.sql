-- Log entries of the programs for the log page: outside the event log, deleted after two weeks.
CREATE SCHEMA operations;

CREATE TABLE operations.lines (
  id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at       timestamptz(3) NOT NULL,
  severity text NOT NULL
    CHECK (severity IN ('emergency', 'alert', 'critical', 'error', 'warning', 'notice', 'info', 'debug')),
  -- The part of the work, if it is one of these.
  part     text CHECK (part IN ('queue', 'job', 'cache')),
  program  text NOT NULL,
  process  text NOT NULL,
  message  text NOT NULL,
  details  json NOT NULL
);
CREATE INDEX lines_at ON operations.lines (at DESC, id DESC);
CREATE INDEX lines_severity ON operations.lines (severity, at DESC, id DESC);
CREATE INDEX lines_part ON operations.lines (part, at DESC, id DESC) WHERE part IS NOT NULL;
