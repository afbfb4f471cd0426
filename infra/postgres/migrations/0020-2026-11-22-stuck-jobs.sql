-- What the site has to do by itself and could not: an erasure that the log has still to be told of, a change that has
-- still to be judged. Each waits for itself, longer after every attempt, and holds up no other. Nothing about anybody.
CREATE TABLE operations.stuck_jobs (
  job             text NOT NULL,
  -- Of an erasure the member's number, of a change its position.
  subject         text NOT NULL,
  -- A code, never a message: those may quote what was being written.
  cause           text NOT NULL,
  since           timestamptz(3) NOT NULL DEFAULT now(),
  attempts        integer NOT NULL DEFAULT 1,
  next_attempt_at timestamptz(3) NOT NULL,
  PRIMARY KEY (job, subject)
);
