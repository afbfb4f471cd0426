import { DatabaseError, type PoolClient } from 'pg';
import { createPool } from '../../postgres/pool.ts';
import { CopyError } from './copy-errors.ts';
import type { Entry } from './digest.ts';

/** The lock of `eventlog.append`, which lets one writer at a time draw positions. */
const appendLock = 7266501;

const gap = `
  SELECT wanted.stream
  FROM (SELECT stream, min(revision) AS first FROM unnest($1::text[], $2::integer[]) AS w (stream, revision)
        GROUP BY stream) wanted
  WHERE wanted.first IS DISTINCT FROM 1 + coalesce(
    (SELECT max(e.revision) FROM eventlog.events e WHERE e.stream = wanted.stream), -1)
  LIMIT 1`;

const insert = `
  INSERT INTO eventlog.events (stream, revision, event_id, type, data, metadata, recorded_at)
  SELECT stream, revision, event_id, type, data::json, metadata::json, recorded_at
  FROM ROWS FROM (unnest($1::text[], $2::integer[], $3::uuid[], $4::text[], $5::timestamptz[]),
                  string_to_table($6, E'\\n'), string_to_table($7, E'\\n')) WITH ORDINALITY
         AS wanted (stream, revision, event_id, type, recorded_at, data, metadata, place)
  ORDER BY place`;

const writePage = async (client: PoolClient, page: readonly Entry[]): Promise<void> => {
  const streams = page.map(({ stream }) => stream);
  const revisions = page.map(({ revision }) => Number(revision));
  await client.query('SELECT pg_advisory_xact_lock($1)', [appendLock]);
  const { rowCount } = await client.query(gap, [streams, revisions]);
  if (rowCount) throw new CopyError({ code: 'target-moved' });
  await client.query(insert, [
    streams,
    revisions,
    page.map(({ eventId }) => eventId),
    page.map(({ type }) => type),
    page.map(({ recordedAt }) => recordedAt),
    page.map(({ data }) => JSON.stringify(data)).join('\n'),
    page.map(({ metadata }) => JSON.stringify(metadata)).join('\n'),
  ]);
  await client.query("SELECT pg_notify('eventlog', '')");
};

const uniqueViolation = '23505';

const inTransaction = async (client: PoolClient, work: () => Promise<void>): Promise<void> => {
  await client.query('BEGIN');
  try {
    await work();
    await client.query('COMMIT');
  } catch (error) {
    // If the connection is lost there is nothing to roll back.
    await client.query('ROLLBACK').catch(() => undefined);
    if (error instanceof DatabaseError && error.code === uniqueViolation)
      throw new CopyError({ code: 'target-moved' });
    throw error;
  }
};

/** Appends events of another log with their original times; one transaction per page. */
export const writeToPostgres = async (url: string, pages: AsyncIterable<readonly Entry[]>): Promise<void> => {
  const pool = createPool(url, { max: 1, applicationName: 'rondelle-eventlog-copy' });
  try {
    const client = await pool.connect();
    try {
      for await (const page of pages) await inTransaction(client, () => writePage(client, page));
    } finally {
      client.release(true);
    }
  } finally {
    await pool.end();
  }
};
