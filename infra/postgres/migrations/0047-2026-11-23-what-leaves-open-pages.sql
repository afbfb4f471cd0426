-- Reason for closing a topic, shown on its page.
ALTER TABLE forum.topics ADD COLUMN "lockedBecause" text CHECK (length("lockedBecause") <= 40);

-- Notifies open pages of a topic of every change, including posts that are deleted with their author.
CREATE FUNCTION forum.tell_topic() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO operations.tellings (topic)
  VALUES ('topic:' || coalesce(NEW."topicId", OLD."topicId")), ('forum');
  RETURN NULL;
END $$;
CREATE TRIGGER posts_tell AFTER INSERT OR UPDATE OR DELETE ON forum.posts
  FOR EACH ROW EXECUTE FUNCTION forum.tell_topic();

-- The change counter of the last permanent deletion of messages; pages with older messages must load the room again.
ALTER TABLE community.rooms ADD COLUMN "lastWipe" bigint NOT NULL DEFAULT 0;
CREATE FUNCTION community.note_wipe() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE community.rooms r SET "lastChange" = r."lastChange" + 1, "lastWipe" = r."lastChange" + 1
  FROM (SELECT DISTINCT "roomId" FROM gone) g WHERE r.id = g."roomId";
  RETURN NULL;
END $$;
CREATE TRIGGER messages_wipe AFTER DELETE ON community.messages
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION community.note_wipe();
