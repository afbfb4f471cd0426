-- What writing needs beside the log; nothing here is a fact of its own.
CREATE SCHEMA writing;

-- Which id a command that enters something new was given, so that its retry gets the same.
CREATE TABLE writing.written_commands (
  command_id uuid PRIMARY KEY,
  kind       text NOT NULL,
  entity_id  integer NOT NULL
);

-- How much of an allowance a member has used up: it is whole again at `used_until`, and refills evenly until then.
CREATE TABLE writing.allowances (
  member_id  uuid NOT NULL REFERENCES accounts.members ON DELETE CASCADE,
  what       text NOT NULL,
  used_until timestamptz NOT NULL,
  PRIMARY KEY (member_id, what)
);

-- Takes one from each of a member's allowances (one every so many milliseconds, all of them within so many), or from
-- none where one is used up. Answers 0, or in how many seconds to try again.
CREATE FUNCTION writing.take(member uuid, whats text[], every_ms float8[], within_ms float8[])
RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  instant timestamptz;
  wait interval;
BEGIN
  INSERT INTO writing.allowances (member_id, what, used_until)
  SELECT member, named.what, now() FROM unnest(whats) AS named (what) ORDER BY 2
  ON CONFLICT DO NOTHING;
  PERFORM FROM writing.allowances a WHERE a.member_id = member AND a.what = ANY (whats) ORDER BY a.what FOR UPDATE;
  instant := clock_timestamp();

  SELECT max(greatest(a.used_until, instant) + (t.every - t.within) * interval '1 millisecond' - instant) INTO wait
  FROM unnest(whats, every_ms, within_ms) AS t (what, every, within)
  JOIN writing.allowances a ON a.member_id = member AND a.what = t.what;
  IF wait > interval '0' THEN
    RETURN ceil(extract(epoch FROM wait));
  END IF;

  UPDATE writing.allowances a SET used_until = greatest(a.used_until, instant) + t.every * interval '1 millisecond'
  FROM unnest(whats, every_ms) AS t (what, every)
  WHERE a.member_id = member AND a.what = t.what;
  RETURN 0;
END
$$;
