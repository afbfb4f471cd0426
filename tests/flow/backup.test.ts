import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { viewsSchema } from '@rondelle/infra/postgres/views-schema.ts';
import { requestBackup, latestBackups } from '@rondelle/infra/backup/requested-backups.ts';
import { backUp, type BackedUp } from '@rondelle/infra/backup/back-up.ts';
import { fileOf } from '@rondelle/infra/backup/manifest.ts';
import { removeOldBackups } from '@rondelle/infra/backup/old-backups.ts';
import { restore } from '@rondelle/infra/backup/restore.ts';
import { cite } from '@rondelle/gateway/log-chain/cite.ts';
import { openEventLog } from '@rondelle/infra/eventlog/open.ts';
import { createDb, createPool } from '@rondelle/infra/postgres/pool.ts';
import { createLogger } from '@rondelle/infra/telemetry/logger.ts';
import { views } from '@rondelle/projections/views/registry.ts';
import { catchUp } from '@rondelle/projector/catch-up.ts';
import { rebuild } from '@rondelle/projector/rebuild.ts';
import { ensureViews } from '@rondelle/projector/views.ts';
import { createBackupJob } from '@rondelle/reactor/backups/backup-job.ts';
import { extendChain } from '@rondelle/reactor/extend-chain.ts';
import type { Tables } from '@rondelle/projections/views/schema.ts';
import type { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../support/postgres.ts';
import { dumpViews } from './dump-views.ts';
import { result } from './gateway-site.ts';
import { beginning } from './histories/beginning.ts';
import { createWriter } from './histories/writer.ts';

const members = [1, 2, 3].map((i) => `00000000-0000-4000-8000-00000000000${i}`);

const addMember = async (pool: Pool, id: string): Promise<number> => {
  const { rows } = await pool.query<{ number: number }>(
    `INSERT INTO accounts.members (id, username, "usernameKey", email, "emailKey", "passwordHash", language)
     VALUES ($1, $2, $2, $3, $3, 'a\\b"c', 'fr') RETURNING number`,
    [id, `Étoile ${id}`, `${id}@example.org`],
  );
  await pool.query(`INSERT INTO accounts.consents ("memberId", kind, version) VALUES ($1, 'terms', '1')`, [
    id,
  ]);
  return rows[0]?.number ?? 0;
};

let folder: string;
let source: FreshDatabase;
let sourcePool: Pool;
let backedUp: BackedUp;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rondelle-backup-'));
  source = await freshDatabase();
  sourcePool = createPool(source.url);
  await ensureViews(sourcePool);
  const log = await openEventLog(source.url);
  const write = createWriter(log);
  await write(beginning);
  for (let game = 1; game <= 20; game += 1) await write([result(game, game % 5)]);
  await catchUp({ pool: sourcePool, log });
  await extendChain(createDb<Tables>(sourcePool), log);
  await log.close();
  for (const id of members) await addMember(sourcePool, id);
  await sourcePool.query(
    `INSERT INTO accounts.sessions (id, "memberId", kind, "tokenHash", device, "expiresAt")
     VALUES ($1, $1, 'site', 'x', 'Firefox', now() + interval '1 day')`,
    [members[0]],
  );
  backedUp = await backUp(source.url, folder);
});
afterAll(async () => {
  await sourcePool?.end();
  await source?.drop();
  await rm(folder, { recursive: true, force: true });
});

const rowsOf = async (pool: Pool, table: string) =>
  (await pool.query(`SELECT * FROM ${table} ORDER BY 1`)).rows;

const copyOfBackup = async (): Promise<string> => {
  const copy = await mkdtemp(path.join(folder, 'copy-'));
  for (const file of await readdir(backedUp.folder))
    await writeFile(path.join(copy, file), await readFile(path.join(backedUp.folder, file)));
  return copy;
};

const citationIn = async (url: string, pool: Pool) => {
  const log = await openEventLog(url);
  const citation = await cite(createDb<Tables>(pool), log, { event: 20 });
  await log.close();
  return citation;
};

const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The time of the nightly backup on a day. */
const at = (day: string) => new Date(`${day}T03:15:00.000Z`);

describe('a backup', () => {
  test('has a folder that only its owner may enter, and leaves no partial folder', async () => {
    expect(await readdir(folder)).toEqual([path.basename(backedUp.folder)]);
    expect((await stat(backedUp.folder)).mode & 0o777).toBe(0o700);
  });

  test('contains everything that a rebuild cannot restore, except sessions', async () => {
    const names = backedUp.manifest.tables.map(({ schema, name }) => `${schema}.${name}`);
    expect(names).toEqual(
      expect.arrayContaining(['eventlog.events', 'accounts.members', 'accounts.consents']),
    );
    expect(names).not.toContain('accounts.sessions');
  });

  test('omits only what can be computed again: the views, and everything in the schema public', async () => {
    const { rows } = await sourcePool.query<{ name: string }>(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname IN ('public', $1)`,
      [viewsSchema],
    );
    const made = new Set(views.map(({ table }) => table.name));
    const ofTheProjector =
      /^(checkpoints|season_versions|projectors|projected_log|set_aside|later_groups|view_state|schema_migrations)$/;
    expect(rows.filter(({ name }) => !made.has(name) && !ofTheProjector.test(name))).toEqual([]);
  });

  test('is deleted after the retention period, except the newest backup and other folders', async () => {
    const many = await mkdtemp(path.join(tmpdir(), 'rondelle-many-'));
    const names = ['01', '05', '09'].map((day) => `rondelle-2026-03-${day}T03-15-00-000Z`);
    for (const [i, name] of [...names, 'rondelle-notes'].entries()) {
      await mkdir(path.join(many, name));
      const takenAt = `2026-03-0${1 + 4 * i}T03:15:00.000Z`;
      const manifest = JSON.stringify({ ...backedUp.manifest, takenAt });
      if (i < names.length) await writeFile(path.join(many, name, 'manifest.json'), manifest);
    }
    expect(await removeOldBackups(many, 30, at('2026-03-31'))).toEqual([]);
    expect(await removeOldBackups(many, 30, at('2026-04-02'))).toEqual(names.slice(0, 1));
    expect(await removeOldBackups(many, 30, at('2027-01-01'))).toEqual(names.slice(1, 2));
    expect((await readdir(many)).toSorted()).toEqual([names[2], 'rondelle-notes']);
    await rm(many, { recursive: true });
  });

  test('fails without leaving files when the database is away', async () => {
    const elsewhere = path.join(folder, 'elsewhere');
    await expect(backUp('postgres://nobody@127.0.0.1:1/x', elsewhere)).rejects.toThrow();
    expect(await readdir(elsewhere)).toEqual([]);
    await rm(elsewhere, { recursive: true });
  });
});

describe('a restore', () => {
  let target: FreshDatabase;
  let pool: Pool;
  beforeEach(async () => {
    target = await freshDatabase();
    pool = createPool(target.url);
    await ensureViews(pool);
    return async () => {
      await pool.end();
      await target.drop();
    };
  });

  test('restores every event, every member, and the same tables', async () => {
    await restore(target.url, backedUp.folder);
    for (const table of ['eventlog.events', 'accounts.members', 'accounts.consents'])
      expect(await rowsOf(pool, table)).toEqual(await rowsOf(sourcePool, table));
    expect(await rowsOf(pool, 'accounts.sessions')).toEqual([]);
    const log = await openEventLog(target.url);
    await rebuild({ pool, log });
    await log.close();
    expect(await dumpViews(pool, views)).toEqual(await dumpViews(sourcePool, views));
  });

  test('restores the links of the chain, by which an event is cited as before', async () => {
    await restore(target.url, backedUp.folder);
    const citation = await citationIn(target.url, pool);
    expect(citation).toMatchObject({ state: 'linked', event: 20 });
    expect(citation).toEqual(await citationIn(source.url, sourcePool));
    expect(await rowsOf(pool, 'operations.log_chain')).toEqual(
      await rowsOf(sourcePool, 'operations.log_chain'),
    );
  });

  test('restores the values of sequences', async () => {
    await restore(target.url, backedUp.folder);
    const last = Math.max(...(await rowsOf(pool, 'accounts.members')).map(({ number }) => Number(number)));
    expect(await addMember(pool, '00000000-0000-4000-8000-000000000009')).toBe(last + 1);
    const log = await openEventLog(target.url);
    const before = await log.head();
    await createWriter(log)([result(99, 2)]);
    expect(Number(await log.head())).toBeGreaterThan(Number(before));
    await log.close();
  });

  test('accepts a backup with older names of columns and with removed tables', async () => {
    const copy = await copyOfBackup();
    const tables = backedUp.manifest.tables.map((table) => ({
      ...table,
      columns: table.columns.map(snakeCase),
    }));
    const empty = gzipSync('');
    const legacyTable = { schema: 'operations', name: 'stuck_jobs', columns: ['job'], rows: 0 };
    const digest = createHash('sha256').update('').digest('hex');
    await writeFile(path.join(copy, fileOf(legacyTable)), empty);
    const manifest = { ...backedUp.manifest, tables: [...tables, { ...legacyTable, digest }] };
    await writeFile(path.join(copy, 'manifest.json'), JSON.stringify(manifest));
    await restore(target.url, copy);
    for (const table of ['eventlog.events', 'accounts.members', 'accounts.consents'])
      expect(await rowsOf(pool, table)).toEqual(await rowsOf(sourcePool, table));
    await rm(copy, { recursive: true });
  });

  test('refuses a database with recorded data, and leaves it unchanged', async () => {
    await addMember(pool, members[0] ?? '');
    await expect(restore(target.url, backedUp.folder)).rejects.toMatchObject({ code: 'not-empty' });
    expect(await rowsOf(pool, 'accounts.members')).toHaveLength(1);
    expect(await rowsOf(pool, 'eventlog.events')).toEqual([]);
  });

  test('refuses a damaged file before anything is changed', async () => {
    const copy = await copyOfBackup();
    await truncate(path.join(copy, fileOf({ schema: 'eventlog', name: 'events' })), 200);
    await expect(restore(target.url, copy)).rejects.toMatchObject({ code: 'damaged' });
    expect(await rowsOf(pool, 'accounts.members')).toEqual([]);
    await rm(copy, { recursive: true });
  });

  test('refuses a backup of a newer release, and a folder that is not a backup', async () => {
    const copy = await copyOfBackup();
    const migrations = [...backedUp.manifest.migrations, '9999-2099-01-01-later.sql'];
    await writeFile(path.join(copy, 'manifest.json'), JSON.stringify({ ...backedUp.manifest, migrations }));
    await expect(restore(target.url, copy)).rejects.toMatchObject({
      code: 'newer',
      what: '9999-2099-01-01-later.sql',
    });
    await expect(restore(target.url, tmpdir())).rejects.toMatchObject({ code: 'no-backup' });
    await rm(copy, { recursive: true });
  });
});

const keeper = (target: string) =>
  createBackupJob({
    db: createDb<Tables>(sourcePool),
    databaseUrl: source.url,
    logger: createLogger('silent', 'reactor'),
    folder: target,
    keepDays: 30,
  });
const latest = async () => (await latestBackups(createDb<Tables>(sourcePool)))[0];
const databases = async () => {
  const { rows } = await sourcePool.query<{ n: string }>(
    "SELECT count(*) AS n FROM pg_database WHERE datname LIKE 'rondelle_verify_%'",
  );
  return Number(rows[0]?.n);
};

describe('scheduled backups', () => {
  test('are made daily, restored into a temporary database and recorded as verified', async () => {
    const target = await mkdtemp(path.join(folder, 'timetable-'));
    const backups = keeper(target);
    await backups.look();
    await backups.ended();
    const made = await latest();
    expect(made).toMatchObject({ requestedBy: 'timetable', error: null, removed: 0 });
    expect(made?.verifiedAt).not.toBeNull();
    expect(made?.bytes).toBeGreaterThan(1_000);
    expect(await readdir(target)).toEqual([made?.name]);
    expect(await databases()).toBe(0);
    await backups.look();
    await backups.ended();
    expect((await latest())?.id).toBe(made?.id);
  });

  test('are run once for several requests of an administrator, and record a failure', async () => {
    const db = createDb<Tables>(sourcePool);
    await requestBackup(db, 'page');
    await requestBackup(db, 'page');
    const file = path.join(folder, 'a-file');
    await writeFile(file, '');
    const backups = keeper(file);
    await backups.look();
    await backups.ended();
    const failed = await latest();
    expect(failed).toMatchObject({ requestedBy: 'page', error: 'ENOTDIR', verifiedAt: null });
    expect(failed?.finishedAt).not.toBeNull();
    await backups.look();
    await backups.ended();
    expect((await latest())?.id).toBe(failed?.id);
  });
});

test('a lost connection during a backup fails only that backup', async () => {
  const blocker = await sourcePool.connect();
  await blocker.query('BEGIN; LOCK TABLE eventlog.events IN ACCESS EXCLUSIVE MODE');
  const target = await mkdtemp(path.join(folder, 'cut-'));
  const cut = backUp(source.url, target);
  const cutOff = async () => {
    const { rowCount } = await sourcePool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE application_name = 'rondelle backup' AND datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return rowCount;
  };
  await Promise.all([expect(cut).rejects.toThrow(), expect.poll(cutOff).toBe(1)]).finally(async () => {
    await blocker.query('ROLLBACK');
    blocker.release();
  });
  expect(await readdir(target)).toEqual([]);
});
