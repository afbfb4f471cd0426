import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { migrate, readMigrations } from '@rondelle/infra/postgres/migrate.ts';
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
  await database.drop();
  await rm(folder, { recursive: true });
});

test('a migrated database has nothing left to apply', async () => {
  expect(await migrate(database.url)).toEqual([]);
});

test('four processes that migrate at once apply each file once and in order', async () => {
  await write('0001-2026-01-01-first.sql', 'CREATE TABLE first (n int)');
  await write('0002-2026-01-02-second.sql', 'ALTER TABLE first ADD COLUMN m int');
  const applied = await Promise.all(Array.from({ length: 4 }, () => migrate(database.url, asUrl())));
  expect(applied.flat()).toEqual(['0001-2026-01-01-first.sql', '0002-2026-01-02-second.sql']);
});

test('a migration that fails leaves nothing behind and names itself', async () => {
  await write('0003-2026-01-03-broken.sql', 'CREATE TABLE half (n int); SELECT 1/0');
  await expect(migrate(database.url, asUrl())).rejects.toThrow('0003-2026-01-03-broken.sql');
  const pool = createPool(database.url);
  const { rows } = await pool.query("SELECT to_regclass('half') AS half").finally(() => pool.end());
  expect(rows).toEqual([{ half: null }]);
});

test('a misnamed file and a number given twice are refused', async () => {
  await write('0003-2026-01-04-other.sql', 'SELECT 1');
  await expect(readMigrations(asUrl())).rejects.toThrow('two migrations');
  await write('later.sql', 'SELECT 1');
  await expect(readMigrations(asUrl())).rejects.toThrow('later.sql');
});
