-- The forum, outside the log: posts are erased with their authors.
CREATE SCHEMA forum;

CREATE TABLE forum.topics (
  id          integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- A category, a league, or the whole site (`thingId` 0).
  kind        text NOT NULL CHECK (kind IN ('general', 'category', 'league')),
  "thingId"   integer NOT NULL,
  language    text NOT NULL CHECK (language IN ('fr', 'en')),
  -- Empty once the author is erased, if others have replied.
  title       text NOT NULL CHECK (length(title) <= 480),
  "authorId"  uuid REFERENCES accounts.members ON DELETE SET NULL,
  "createdAt" timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
  "isPinned"  boolean NOT NULL DEFAULT false,
  "isLocked"  boolean NOT NULL DEFAULT false,
  CHECK ((kind = 'general') = ("thingId" = 0))
);
CREATE INDEX topics_thing ON forum.topics (kind, "thingId");
CREATE INDEX topics_author ON forum.topics ("authorId");
CREATE INDEX topics_title ON forum.topics USING gin (lower(title) gin_trgm_ops);

CREATE TABLE forum.posts (
  id          integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  "topicId"   integer NOT NULL REFERENCES forum.topics ON DELETE CASCADE,
  "authorId"  uuid NOT NULL REFERENCES accounts.members ON DELETE CASCADE,
  -- Id of the author's command; makes a retry harmless.
  "commandId" uuid NOT NULL,
  -- Markdown. Mentions are member numbers, `@[12]`; a quotation refers to the quoted post.
  text        text NOT NULL CHECK (length(text) <= 40000),
  "quotedId"  integer REFERENCES forum.posts ON DELETE SET NULL,
  "isOpening" boolean NOT NULL,
  state       text NOT NULL DEFAULT 'shown' CHECK (state IN ('shown', 'held', 'removed')),
  "createdAt" timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
  "editedAt"  timestamptz(3),
  words       tsvector GENERATED ALWAYS AS (to_tsvector('french', text) || to_tsvector('english', text)) STORED,
  UNIQUE ("authorId", "commandId")
);
CREATE INDEX posts_topic ON forum.posts ("topicId", id) WHERE state = 'shown';
CREATE INDEX posts_author ON forum.posts ("authorId", id);
CREATE INDEX posts_quoted ON forum.posts ("quotedId") WHERE "quotedId" IS NOT NULL;
CREATE INDEX posts_shown ON forum.posts (id) WHERE state = 'shown';
CREATE INDEX posts_words ON forum.posts USING gin (words);

-- Members who are notified of new posts in a topic.
CREATE TABLE forum.subscriptions (
  "topicId"  integer NOT NULL REFERENCES forum.topics ON DELETE CASCADE,
  "memberId" uuid NOT NULL REFERENCES accounts.members ON DELETE CASCADE,
  PRIMARY KEY ("topicId", "memberId")
);
CREATE INDEX subscriptions_member ON forum.subscriptions ("memberId");

-- Deletes topics without posts; when only the opening post is deleted, the topic keeps the replies but loses title and
-- author.
CREATE FUNCTION forum.follow_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM forum.topics t USING gone WHERE t.id = gone."topicId"
    AND NOT EXISTS (SELECT FROM forum.posts p WHERE p."topicId" = t.id);
  UPDATE forum.topics t SET title = '', "authorId" = NULL FROM gone
  WHERE t.id = gone."topicId" AND gone."isOpening";
  RETURN NULL;
END $$;
CREATE TRIGGER posts_deleted AFTER DELETE ON forum.posts REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forum.follow_deletion();
