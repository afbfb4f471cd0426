import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { migrate, readMigrations } from '@rondelle/infra/postgres/migrate.ts';
import { assertSchema } from '@rondelle/infra/postgres/schema-check.ts';
import { createPool } from '@rondelle/infra/postgres/pool.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../support/postgres.ts';

let database: FreshDatabase;
let folder: string;
const asUrl = () => pathToFileURL(`${folder}/`);
const write = (name: string, sql: string) => writeFile(join(folder, name), sql);

beforeAll(async () => {
  database = await freshDatabase();
  folder = await mkdtemp(join(tmpdir(), 'rondelle-migrations-'));
});
afterAll(async () => {
  await database?.drop();
  if (folder) await rm(folder, { recursive: true });
});

test('a migrated database has no pending migrations', async () => {
  expect(await migrate(database.url)).toEqual([]);
});

test('programs of the previous version record changes under the earlier name of the table', async () => {
  const pool = createPool(database.url);
  await pool.query("INSERT INTO operations.tellings (topic) VALUES ('earlier')");
  const { rows } = await pool
    .query("SELECT topic FROM operations.change_hints WHERE topic = 'earlier' AND at IS NOT NULL")
    .finally(() => pool.end());
  expect(rows).toEqual([{ topic: 'earlier' }]);
});

test('four concurrent migrations apply each file once and in order', async () => {
  await write('0001-2026-01-01-first.sql', 'CREATE TABLE first (n int)');
  await write('0002-2026-01-02-second.sql', 'ALTER TABLE first ADD COLUMN m int');
  const applied = await Promise.all(Array.from({ length: 4 }, () => migrate(database.url, asUrl())));
  expect(applied.flat()).toEqual(['0001-2026-01-01-first.sql', '0002-2026-01-02-second.sql']);
});

test('a failed migration is rolled back, and the error names its file', async () => {
  await write('0003-2026-01-03-broken.sql', 'CREATE TABLE half (n int); SELECT 1/0');
  await expect(migrate(database.url, asUrl())).rejects.toThrow('0003-2026-01-03-broken.sql');
  const pool = createPool(database.url);
  const { rows } = await pool.query("SELECT to_regclass('half') AS half").finally(() => pool.end());
  expect(rows).toEqual([{ half: null }]);
});

const emptyFolder = async () => pathToFileURL(`${await mkdtemp(join(folder, 'program-'))}/`);
const programThatKnows = async (...names: readonly string[]) => {
  const own = await emptyFolder();
  for (const name of names) await writeFile(new URL(name, own), 'SELECT 1');
  return own;
};

test('an older release starts on a schema with later additive migrations, but not without its own migrations', async () => {
  const fresh = await freshDatabase();
  try {
    const pool = createPool(fresh.url);
    await pool.query('DROP TABLE schema_migrations').finally(() => pool.end());
    const first = '0001-2026-01-01-first.sql';
    const added = '0002-2026-01-02-added.sql';
    const dependent = '0003-2026-01-03-taken.sql';
    const newest = await programThatKnows(first, added);
    await migrate(fresh.url, newest);
    await assertSchema(fresh.url, await programThatKnows(first));
    await writeFile(new URL(dependent, newest), '-- Needs programs that know 0002.\nSELECT 1');
    await migrate(fresh.url, newest);
    await assertSchema(fresh.url, await programThatKnows(first, added));
    await expect(assertSchema(fresh.url, await programThatKnows(first))).rejects.toThrow(dependent);
    await expect(
      assertSchema(fresh.url, await programThatKnows(first, '0009-2026-01-09-new.sql')),
    ).rejects.toThrow('0009-2026-01-09-new.sql');
  } finally {
    await fresh.drop();
  }
});

test('a misnamed file and a repeated number are refused', async () => {
  await write('0003-2026-01-04-other.sql', 'SELECT 1');
  await expect(readMigrations(asUrl())).rejects.toThrow('two migrations');
  await write('later.sql', 'SELECT 1');
  await expect(readMigrations(asUrl())).rejects.toThrow('later.sql');
});
