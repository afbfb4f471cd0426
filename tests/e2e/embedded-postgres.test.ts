import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type EmbeddedPostgres, openEmbeddedPostgres } from '@rondelle/site/embedded-postgres.ts';
import { isPostgres } from '@rondelle/site/postgres/postmaster-pid.ts';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { launch } from '../support/launch.ts';

let folder: string;
const opened: EmbeddedPostgres[] = [];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rondelle-embedded-'));
});
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
  await rm(folder, { recursive: true, force: true });
});

const open = async (): Promise<EmbeddedPostgres> => {
  const database = await openEmbeddedPostgres(folder);
  opened.push(database);
  return database;
};

const query = async ({ url }: { url: string }, sql: string): Promise<Record<string, unknown>[]> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(sql).finally(() => client.end());
  return rows;
};

const postmasterPid = async (): Promise<number> =>
  Number((await readFile(path.join(folder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);

/** Another process that opens the database and holds the site's lock until it is killed. */
const otherProcess = async () => {
  const script = `
    import { openEmbeddedPostgres } from '@rondelle/site/embedded-postgres.ts';
    const database = await openEmbeddedPostgres(process.argv[1]);
    console.log(await database.claimSite());
    setInterval(() => undefined, 1000);`;
  const args = ['--input-type=module', '-e', script, folder];
  const other = launch(process.execPath, args, { cwd: import.meta.dirname });
  const [claimed] = await other.printed(/true|false/);
  return { claimed: claimed === 'true', kill: other.kill };
};

test('runs PostgreSQL 18 with UTF-8, UTC and fsync, and retains written data', async () => {
  const first = await open();
  await query(first, 'CREATE TABLE kept AS SELECT 42 AS answer');
  const pid = await postmasterPid();
  await first.close();
  expect(isPostgres({ pid })).toBe(false);
  // The left-over postmaster.pid names the process of another program.
  const note = [process.pid, path.join(folder, 'postgres'), 1, 5432, '', '127.0.0.1', '', 'ready'];
  await writeFile(path.join(folder, 'postgres', 'postmaster.pid'), note.join('\n'));
  const database = await open();
  expect(await query(database, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
  const settings = ['server_encoding', 'timezone', 'fsync', 'synchronous_commit', 'jit'];
  const rows = await Promise.all(settings.map((name) => query(database, `SHOW ${name}`)));
  expect(rows.flat().flatMap((row) => Object.values(row ?? {}))).toEqual(['UTF8', 'UTC', 'on', 'on', 'off']);
  expect(
    await query(
      database,
      `SELECT lower('ÉTÉ') AS word, current_setting('server_version') LIKE '18%' AS eighteen`,
    ),
  ).toEqual([{ word: 'été', eighteen: true }]);
});

test('writes rows of a table that is created and filled in one statement to the table, not to the WAL', async () => {
  const database = await open();
  const [before] = await query(database, 'SELECT pg_current_wal_lsn() AS at');
  await query(database, 'CREATE TABLE filled AS SELECT generate_series(1, 200000) AS id');
  const [sizes] = await query(
    database,
    `SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '${String(before?.['at'])}')::float8 AS wal,
       pg_table_size('filled')::float8 AS rows`,
  );
  expect(Number(sizes?.['wal'])).toBeLessThan(Number(sizes?.['rows']) / 4);
});

test('two processes that open a new folder concurrently share one server, and the last one stops it', async () => {
  const [first, second] = await Promise.all([open(), open()]);
  expect(first.url).toBe(second.url);
  const pid = await postmasterPid();
  await first.close();
  expect(await query(second, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await second.close();
  expect(isPostgres({ pid })).toBe(false);
});

test('only one process claims the site; the next one takes over the server of a killed process', async () => {
  const { claimed, kill } = await otherProcess();
  expect(claimed).toBe(true);
  const guest = await open();
  expect(await guest.claimSite()).toBe(false);
  await guest.close();
  await kill();
  const pid = await postmasterPid();
  expect(isPostgres({ pid })).toBe(true);
  const here = await open();
  await expect.poll(() => here.claimSite()).toBe(true);
  expect(await postmasterPid()).toBe(pid);
  await here.close();
  expect(isPostgres({ pid })).toBe(false);
});

test('a killed server is detected, and committed data are recovered', async () => {
  const first = await open();
  await query(first, 'CREATE TABLE kept AS SELECT 7 AS answer');
  process.kill(await postmasterPid(), 'SIGKILL');
  await first.lost;
  await first.close();
  expect(await query(await open(), 'SELECT answer FROM kept')).toEqual([{ answer: 7 }]);
});

test('a half-created folder is renamed and created again', async () => {
  await mkdir(path.join(folder, 'postgres', 'base'), { recursive: true });
  const ofAnother = `postgres.new-${process.ppid}-1f`;
  // A container that starts again may give its process the id of the one before.
  const ofOneBefore = `postgres.new-${process.pid}-1f`;
  for (const name of ['postgres.new-dead', 'postgres.new-999999999-1f', ofOneBefore, ofAnother])
    await mkdir(path.join(folder, name, 'data'), { recursive: true });
  expect(await query(await open(), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  const names = await readdir(folder);
  expect(names.filter((name) => name.startsWith('postgres.new-'))).toEqual([ofAnother]);
  expect(names.filter((name) => name.startsWith('postgres.incomplete-'))).toHaveLength(1);
});
