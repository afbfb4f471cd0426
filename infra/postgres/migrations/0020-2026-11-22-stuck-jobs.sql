-- Jobs that failed: an erasure to record in the log, or a change to check for suspicion. Each is retried separately
-- with growing delays. Contains no personal data.
CREATE TABLE operations.stuck_jobs (
  job             text NOT NULL,
  -- The member number for an erasure, the log position for a change.
  subject         text NOT NULL,
  -- A code, never a message, because messages may quote personal data.
  cause           text NOT NULL,
  since           timestamptz(3) NOT NULL DEFAULT now(),
  attempts        integer NOT NULL DEFAULT 1,
  next_attempt_at timestamptz(3) NOT NULL,
  PRIMARY KEY (job, subject)
);
