-- The hints on changes that no event records have the name that hints have everywhere else. Programs that do not know
-- 0055 still work: they reach the table by its name of before, which the next version takes away.
ALTER TABLE operations.tellings RENAME TO change_hints;
ALTER INDEX operations.tellings_at RENAME TO change_hints_at;
CREATE VIEW operations.tellings AS SELECT * FROM operations.change_hints;

CREATE OR REPLACE FUNCTION moderation.tell_queue() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO operations.change_hints (topic) VALUES ('moderation');
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION accounts.tell_follower() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO operations.change_hints (topic) VALUES ('member:' || coalesce(NEW."memberId", OLD."memberId"));
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION forum.tell_topic() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO operations.change_hints (topic)
  VALUES ('topic:' || coalesce(NEW."topicId", OLD."topicId")), ('forum');
  RETURN NULL;
END $$;
