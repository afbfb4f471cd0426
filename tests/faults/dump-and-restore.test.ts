import { chown, cp, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import { openEventLog } from '@rondelle/infra/eventlog/open.ts';
import { createPool } from '@rondelle/infra/postgres/pool.ts';
import { catchUp } from '@rondelle/projector/catch-up.ts';
import { ensureViews } from '@rondelle/projector/views.ts';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renamed } from '../contract/samples.ts';
import { beginning } from '../flow/histories/beginning.ts';
import { createWriter } from '../flow/histories/writer.ts';
import { shortOrLong, report } from './support/faults.ts';
import { type OwnPostgres, startOwnPostgres } from './support/own-postgres.ts';
import { untilMoreThan } from '../support/until.ts';
import { expectRetained, expectViewsAsRebuilt } from './support/verdicts.ts';
import { startWriters } from './support/writers.ts';

const writesForMs = shortOrLong(1_500, 10_000);

let database: OwnPostgres;
let log: EventLog;
beforeAll(async () => {
  // The product's servers have no replicas; a copy of a running server needs the WAL of one that may have some.
  database = await startOwnPostgres({ settings: { wal_level: 'replica' } });
  log = await openEventLog(database.url);
  const pool = createPool(database.url);
  await ensureViews(pool);
  await createWriter(log)(beginning);
  await catchUp({ pool, log });
  await pool.end();
});
afterAll(async () => {
  await log?.close();
  await database?.remove();
});

/** Gives copied files to the user of the server, since they belong to the user who copied them. */
const giveBack = async (folder: string): Promise<void> => {
  const { uid, gid } = await stat(database.cluster.folder);
  const files = await readdir(folder, { recursive: true });
  await Promise.all(['.', ...files].map((file) => chown(path.join(folder, file), uid, gid)));
};

const isData = (file: string): boolean => !/(postmaster\.pid|pg_wal\/.+)$/.test(file);
/** Skips a WAL segment that is still being created: it gets its final name before it can be copied. */
const isSegment = (file: string): boolean => !/xlogtemp/.test(file);

/** Copies the files of the running server between `pg_backup_start` and `pg_backup_stop`. */
const copyWhileItRuns = async (into: string): Promise<void> => {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query("SELECT pg_backup_start('copy', true)");
  const from = database.cluster.folder;
  // Files appear and vanish while writers write. The WAL is copied last and repairs them on recovery.
  await cp(from, path.join(into, 'postgres'), { recursive: true, filter: isData });
  const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(false)');
  await client.query('SELECT pg_switch_wal()');
  await cp(path.join(from, 'pg_wal'), path.join(into, 'postgres', 'pg_wal'), {
    recursive: true,
    filter: isSegment,
  });
  await writeFile(path.join(into, 'postgres', 'backup_label'), rows[0]?.labelfile ?? '');
  await giveBack(path.join(into, 'postgres'));
  await client.end();
};

test('a copy made under writers contains all events acknowledged before it, and continues from there', async () => {
  const into = await mkdtemp(path.join(tmpdir(), 'rondelle-restored-'));
  const writers = await startWriters({ logUrl: database.url, count: 4 });
  await untilMoreThan(100, writers.count);
  await sleep(writesForMs);
  const head = await log.head();
  await copyWhileItRuns(into);
  await writers.stop();
  const restored = await startOwnPostgres({ folder: into, isRestored: true });
  const copy = await openEventLog(restored.url);
  const before = writers.acknowledged().filter(({ position }) => Number(position) <= Number(head));
  expect(before.length).toBeGreaterThan(80);
  const events = await expectRetained(copy, before);
  expect(events).toBeGreaterThanOrEqual(Number(head));
  const { position } = await copy.append('division-999', [renamed('goes on')], 'none');
  expect(Number(position)).toBeGreaterThan(events);
  const pool = createPool(restored.url);
  await catchUp({ pool, log: copy });
  await pool.end();
  const rows = await expectViewsAsRebuilt(restored.url, copy);
  report('Restored from a copy made under 4 writers', {
    'events in the copy': events,
    'acknowledged before it': before.length,
    'lost or doubled': 0,
    'rows as rebuilt': rows,
  });
  await copy.close();
  await restored.remove();
  await rm(into, { recursive: true, force: true });
});

test('a dump of the events alone restores the same log elsewhere, and the same views', async () => {
  const other = await startOwnPostgres();
  const lines = await database.query<{ line: string }>(
    `SELECT to_jsonb(e)::text AS line FROM eventlog.events e ORDER BY position`,
  );
  const client = new Client({ connectionString: other.url });
  await client.connect();
  await client.query(
    `INSERT INTO eventlog.events OVERRIDING SYSTEM VALUE
     SELECT (r).* FROM (SELECT jsonb_populate_record(NULL::eventlog.events, line::jsonb) AS r FROM unnest($1::text[]) line) x`,
    [lines.map(({ line }) => line)],
  );
  await client.query(
    "SELECT setval(pg_get_serial_sequence('eventlog.events', 'position'), (SELECT max(position) FROM eventlog.events))",
  );
  await client.end();
  const copy = await openEventLog(other.url);
  const pool = createPool(other.url);
  await ensureViews(pool);
  await catchUp({ pool, log: copy });
  await pool.end();
  expect(await copy.head()).toBe(await log.head());
  const rows = await expectViewsAsRebuilt(other.url, copy);
  const { position } = await copy.append('division-999', [renamed('goes on')], 'none');
  expect(Number(position)).toBeGreaterThan(Number(await log.head()));
  report('Restored from a dump of the events', { events: lines.length, 'rows as rebuilt': rows });
  await copy.close();
  await other.remove();
});
