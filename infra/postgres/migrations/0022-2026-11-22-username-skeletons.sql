-- Skeletons of user names, to refuse a new name that looks like an existing one. Existing names stay valid. The key
-- already ignores case and accents; the skeleton also ignores separators and merges look-alikes.
CREATE FUNCTION accounts.username_skeleton(key text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT replace(replace(
    regexp_replace(
      translate(
        replace(replace(replace(replace(key, 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th'),
        '01iøłđð', 'olloldd'),
      '[ ._-]', '', 'g'),
    'rn', 'm'), 'vv', 'w')
$$;

ALTER TABLE accounts.members ADD COLUMN username_skeleton text
  GENERATED ALWAYS AS (accounts.username_skeleton(username_key)) STORED;
CREATE INDEX members_username_skeleton ON accounts.members (username_skeleton);

ALTER TABLE accounts.held_usernames ADD COLUMN username_skeleton text
  GENERATED ALWAYS AS (accounts.username_skeleton(username_key)) STORED;
CREATE INDEX held_usernames_username_skeleton ON accounts.held_usernames (username_skeleton);
