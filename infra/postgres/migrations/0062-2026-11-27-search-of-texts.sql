-- Texts of members are searched as names of teams are: `searchable` folds both in the same way, and words are found by
-- their beginning. The collation makes the function independent of the database's. `community.unaccented` stays for
-- programs that do not know 0062.
CREATE FUNCTION community.searchable(text text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
RETURN trim(regexp_replace(replace(replace(lower(regexp_replace(
  normalize(text, NFD) COLLATE "pg_c_utf8", '[\u0300-\u036f]+', '', 'g')), 'œ', 'oe'), 'æ', 'ae'),
  '[^[:alnum:]]+', ' ', 'g'));

-- The words as they are typed, for beginnings, and their stems, for other forms.
ALTER TABLE forum.posts DROP COLUMN words;
ALTER TABLE forum.posts ADD COLUMN words tsvector GENERATED ALWAYS AS (
  to_tsvector('simple', community.searchable(text)) || to_tsvector('french', community.searchable(text))
  || to_tsvector('english', community.searchable(text))) STORED;
CREATE INDEX posts_words ON forum.posts USING gin (words);

DROP INDEX forum.topics_title;
CREATE INDEX topics_title ON forum.topics USING gin ((' ' || community.searchable(title)) gin_trgm_ops);

ALTER TABLE community.messages DROP COLUMN words;
ALTER TABLE community.messages ADD COLUMN words tsvector
  GENERATED ALWAYS AS (to_tsvector('simple', community.searchable(text))) STORED;
CREATE INDEX messages_words ON community.messages USING gin (words);
