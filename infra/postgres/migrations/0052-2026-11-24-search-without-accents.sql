-- Posts and messages are found with or without their accents: phones leave them out. Programs that do not know 0052
-- still search, but find no words with accents.
CREATE FUNCTION community.unaccented(text text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
RETURN regexp_replace(normalize(lower(text), NFD), '[\u0300-\u036f]', '', 'g');

ALTER TABLE forum.posts DROP COLUMN words;
ALTER TABLE forum.posts ADD COLUMN words tsvector GENERATED ALWAYS AS (
  to_tsvector('french', community.unaccented(text)) || to_tsvector('english', community.unaccented(text))) STORED;
CREATE INDEX posts_words ON forum.posts USING gin (words);

DROP INDEX forum.topics_title;
CREATE INDEX topics_title ON forum.topics USING gin (community.unaccented(title) gin_trgm_ops);

ALTER TABLE community.messages DROP COLUMN words;
ALTER TABLE community.messages ADD COLUMN words tsvector
  GENERATED ALWAYS AS (to_tsvector('simple', community.unaccented(text))) STORED;
CREATE INDEX messages_words ON community.messages USING gin (words);
