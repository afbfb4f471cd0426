-- Changes of private topics that no event records. Gateways that missed the hint find them here within seconds.
-- Insert-only, so that writers never wait for each other; deleted within an hour.
CREATE TABLE operations.tellings (
  id    bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- `moderation`, or `member:` and the opaque id.
  topic text NOT NULL,
  at    timestamptz(3) NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX tellings_at ON operations.tellings (at);

CREATE FUNCTION moderation.tell_queue() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO operations.tellings (topic) VALUES ('moderation');
  RETURN NULL;
END $$;
CREATE TRIGGER flags_tell AFTER INSERT OR UPDATE OR DELETE ON moderation.flags
  FOR EACH STATEMENT EXECUTE FUNCTION moderation.tell_queue();

CREATE FUNCTION accounts.tell_follower() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO operations.tellings (topic) VALUES ('member:' || coalesce(NEW.member_id, OLD.member_id));
  RETURN NULL;
END $$;
CREATE TRIGGER followings_tell AFTER INSERT OR DELETE ON accounts.followings
  FOR EACH ROW EXECUTE FUNCTION accounts.tell_follower();
