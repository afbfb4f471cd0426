CREATE SCHEMA eventlog;

CREATE TABLE eventlog.events (
  position    bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  stream      text NOT NULL,
  revision    integer NOT NULL CHECK (revision >= 0),
  event_id    uuid NOT NULL UNIQUE,
  type        text NOT NULL,
  -- `json`, not `jsonb`: stored as written, and twice as fast to write and read; nothing queries its fields.
  data        json NOT NULL,
  metadata    json NOT NULL,
  recorded_at timestamptz(3) NOT NULL,
  UNIQUE (stream, revision)
);

-- Appends to any number of streams, all or nothing, and returns the position of the batch's last event. Per stream: its
-- name and the expected revision of its last event (-1: the stream must not exist). Per event, in log order: its
-- stream, revision, id and type, and one line of JSON each in `contents` and `metadatas`; unlike a JSON array, lines
-- need no escaping. A stream at another revision counts as a retry if it already has these events at these revisions;
-- otherwise the append fails with SQLSTATE RL001.
CREATE FUNCTION eventlog.append(
  streams text[], expected integer[],
  event_streams text[], revisions integer[], event_ids uuid[], types text[], contents text, metadatas text
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  moved_on text[];
  recorded bigint;
  appended bigint;
BEGIN
  -- One writer at a time, locked before positions are drawn until the commit is visible, so that a reader of `position
  -- > n` never misses an event that commits late.
  PERFORM pg_advisory_xact_lock(7266501);

  SELECT array_agg(wanted.stream) INTO moved_on
  FROM unnest(streams, expected) AS wanted (stream, revision)
  WHERE wanted.revision IS DISTINCT FROM coalesce(
    (SELECT e.revision FROM eventlog.events e WHERE e.stream = wanted.stream ORDER BY e.revision DESC LIMIT 1), -1);

  IF moved_on IS NOT NULL THEN
    -- For a missing event the left join gives a null event_id, which is distinct from the wanted one.
    SELECT CASE WHEN bool_and(e.event_id IS NOT DISTINCT FROM wanted.event_id) THEN max(e.position) END INTO recorded
    FROM unnest(event_streams, revisions, event_ids) AS wanted (stream, revision, event_id)
    LEFT JOIN eventlog.events e ON e.stream = wanted.stream AND e.revision = wanted.revision
    WHERE wanted.stream = ANY (moved_on);
    IF recorded IS NULL THEN
      RAISE EXCEPTION 'stream % is not at the expected revision', moved_on[1] USING ERRCODE = 'RL001';
    END IF;
  END IF;

  WITH inserted AS (
    INSERT INTO eventlog.events (stream, revision, event_id, type, data, metadata, recorded_at)
    SELECT wanted.stream, wanted.revision, wanted.event_id, wanted.type,
           wanted.data::json, wanted.metadata::json, now.instant
    FROM ROWS FROM (unnest(event_streams, revisions, event_ids, types),
                    string_to_table(contents, E'\n'), string_to_table(metadatas, E'\n')) WITH ORDINALITY
           AS wanted (stream, revision, event_id, type, data, metadata, place),
         -- Never earlier than the previous event, even if the system clock is set back.
         (SELECT greatest(date_trunc('milliseconds', clock_timestamp()),
                          (SELECT e.recorded_at FROM eventlog.events e ORDER BY e.position DESC LIMIT 1)) AS instant) now
    WHERE moved_on IS NULL OR wanted.stream <> ALL (moved_on)
    ORDER BY wanted.place
    RETURNING position
  )
  SELECT max(position) INTO appended FROM inserted;

  IF appended IS NOT NULL THEN
    PERFORM pg_notify('eventlog', '');
  END IF;
  RETURN coalesce(appended, recorded);
END
$$;
