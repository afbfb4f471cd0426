-- Working state of the write side; contains no facts of its own.
CREATE SCHEMA writing;

-- Ids assigned to commands that create something, so that a retry gets the same id.
CREATE TABLE writing.written_commands (
  command_id uuid PRIMARY KEY,
  kind       text NOT NULL,
  entity_id  integer NOT NULL
);

-- A member's rate limits, as token buckets: the bucket is full again at `used_until` and refills evenly until then.
CREATE TABLE writing.allowances (
  member_id  uuid NOT NULL REFERENCES accounts.members ON DELETE CASCADE,
  what       text NOT NULL,
  used_until timestamptz NOT NULL,
  PRIMARY KEY (member_id, what)
);

-- Takes one token from each of a member's buckets (one token per `every_ms`, full within `within_ms`), or from none
-- when one is empty. Returns 0, or the seconds until the next attempt.
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
