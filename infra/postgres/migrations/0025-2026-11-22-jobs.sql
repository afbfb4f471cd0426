-- Work that follows from a row is a job of the reactor, added in the same transaction. graphile-worker has created its
-- own schema before this migration. Job keys are like `mail:12`; jobs contain no personal data.
-- Needs programs that know 0025.
CREATE FUNCTION operations.add_job(job text, subject text) RETURNS void LANGUAGE sql AS $$
  SELECT FROM graphile_worker.add_job(job, json_build_object('subject', subject),
    max_attempts => 32767, job_key => job || ':' || subject)
$$;
CREATE FUNCTION operations.add_job_of_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM operations.add_job(TG_ARGV[0], to_jsonb(NEW) ->> TG_ARGV[1]);
  RETURN NULL;
END $$;
CREATE TRIGGER outbox_job AFTER INSERT ON accounts.outbox
  FOR EACH ROW EXECUTE FUNCTION operations.add_job_of_row('mail', 'id');
CREATE TRIGGER erasures_job AFTER INSERT ON accounts.erasures
  FOR EACH ROW EXECUTE FUNCTION operations.add_job_of_row('erasure', 'number');

SELECT operations.add_job('mail', id::text) FROM accounts.outbox;
SELECT operations.add_job('erasure', number::text) FROM accounts.erasures;
SELECT operations.add_job('moderation', subject) FROM operations.stuck_jobs WHERE job = 'moderation';

ALTER TABLE accounts.outbox DROP COLUMN attempts, DROP COLUMN "nextAttemptAt";
DROP TABLE operations.stuck_jobs;
