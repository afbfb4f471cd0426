-- The author of a flagged change, by the opaque id in the log, and the number of open flags per author. With these
-- counts, no author goes unnoticed among many flags, and queries read only a few rows.
ALTER TABLE moderation.flags ADD COLUMN actor_id text;

-- Fills existing rows if the views exist; the projector creates them.
DO $$ BEGIN
  IF to_regclass('activity_log') IS NOT NULL THEN
    UPDATE moderation.flags f SET actor_id = a.actor_id FROM activity_log a
    WHERE a.kind = f.kind AND a.entity_id = f.entity_id AND a.revision = f.revision;
  END IF;
END $$;

CREATE INDEX flags_actor ON moderation.flags (actor_id, state, recorded_at);

CREATE TABLE moderation.open_by_member (
  actor_id text PRIMARY KEY,
  changes  integer NOT NULL
);
CREATE INDEX open_by_member_most ON moderation.open_by_member (changes DESC);

INSERT INTO moderation.open_by_member
SELECT actor_id, count(*) FROM moderation.flags WHERE state = 'open' AND actor_id IS NOT NULL GROUP BY actor_id;

-- Runs in the transaction of the change, so that the counts always match the flags.
CREATE FUNCTION moderation.count_open() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.state = 'open' AND OLD.actor_id IS NOT NULL THEN
    UPDATE moderation.open_by_member SET changes = changes - 1 WHERE actor_id = OLD.actor_id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.state = 'open' AND NEW.actor_id IS NOT NULL THEN
    INSERT INTO moderation.open_by_member AS known VALUES (NEW.actor_id, 1)
    ON CONFLICT (actor_id) DO UPDATE SET changes = known.changes + 1;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER flags_count_open_entered AFTER INSERT OR DELETE ON moderation.flags
  FOR EACH ROW EXECUTE FUNCTION moderation.count_open();
CREATE TRIGGER flags_count_open_decided AFTER UPDATE OF state, actor_id ON moderation.flags
  FOR EACH ROW EXECUTE FUNCTION moderation.count_open();
