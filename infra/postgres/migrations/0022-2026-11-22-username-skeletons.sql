-- What a user name looks like at a glance: a new one that looks like another's is taken. Names that members have stay.
-- The key is without case and accents already; here go separators, and what is read for something else.
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
