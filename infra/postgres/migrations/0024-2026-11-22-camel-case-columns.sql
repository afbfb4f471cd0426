-- Renames columns to camel case like everything else. The event log keeps its names, because its rows cannot be
-- rebuilt.
-- Needs programs that know 0024.
DO $$
DECLARE
  named record;
BEGIN
  FOR named IN
    SELECT c.table_schema, c.table_name, c.column_name,
      (SELECT string_agg(CASE WHEN n = 1 THEN part ELSE initcap(part) END, '' ORDER BY n)
       FROM regexp_split_to_table(c.column_name, '_') WITH ORDINALITY AS parts (part, n)) AS camel_case
    FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE table_schema IN ('public', 'accounts', 'moderation', 'operations', 'writing')
      AND table_type = 'BASE TABLE' AND table_name <> 'schema_migrations' AND column_name LIKE '%\_%'
  LOOP
    EXECUTE format('ALTER TABLE %I.%I RENAME COLUMN %I TO %I',
      named.table_schema, named.table_name, named.column_name, named.camel_case);
  END LOOP;
END $$;

CREATE OR REPLACE FUNCTION writing.take(member uuid, whats text[], every_ms float8[], within_ms float8[])
RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  instant timestamptz;
  wait interval;
BEGIN
  INSERT INTO writing.allowances ("memberId", what, "usedUntil")
  SELECT member, named.what, now() FROM unnest(whats) AS named (what) ORDER BY 2
  ON CONFLICT DO NOTHING;
  PERFORM FROM writing.allowances a WHERE a."memberId" = member AND a.what = ANY (whats) ORDER BY a.what FOR UPDATE;
  instant := clock_timestamp();

  SELECT max(greatest(a."usedUntil", instant) + (t.every - t.within) * interval '1 millisecond' - instant) INTO wait
  FROM unnest(whats, every_ms, within_ms) AS t (what, every, within)
  JOIN writing.allowances a ON a."memberId" = member AND a.what = t.what;
  IF wait > interval '0' THEN
    RETURN ceil(extract(epoch FROM wait));
  END IF;

  UPDATE writing.allowances a SET "usedUntil" = greatest(a."usedUntil", instant) + t.every * interval '1 millisecond'
  FROM unnest(whats, every_ms) AS t (what, every)
  WHERE a."memberId" = member AND a.what = t.what;
  RETURN 0;
END
$$;

CREATE OR REPLACE FUNCTION moderation.count_open() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.state = 'open' AND OLD."actorId" IS NOT NULL THEN
    UPDATE moderation.open_by_member SET changes = changes - 1 WHERE "actorId" = OLD."actorId";
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.state = 'open' AND NEW."actorId" IS NOT NULL THEN
    INSERT INTO moderation.open_by_member AS counted VALUES (NEW."actorId", 1)
    ON CONFLICT ("actorId") DO UPDATE SET changes = counted.changes + 1;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION accounts.tell_follower() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO operations.tellings (topic) VALUES ('member:' || coalesce(NEW."memberId", OLD."memberId"));
  RETURN NULL;
END $$;
