import { findByUsername, hasAdmin } from '@rondelle/members/accounts/members.ts';
import type { AccountTables } from '@rondelle/members/accounts/tables.ts';
import { createDb, createPool } from '@rondelle/infra/postgres/pool.ts';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bareEnv, launchScript } from '../support/launch.ts';
import { type FreshDatabase, freshDatabase } from '../support/postgres.ts';

let database: FreshDatabase;
let pool: Pool;
beforeAll(async () => {
  database = await freshDatabase();
  pool = createPool(database.url);
});
afterAll(async () => {
  await pool?.end();
  await database?.drop();
});

/** Runs `npm run user` with arguments and typed input; returns its exit code and output. */
const user = async (args: readonly string[], input = '') => {
  const launched = launchScript('services/site/user-cli.ts', args, {
    env: { ...bareEnv, LANG: 'fr_CA.UTF-8', DATABASE_URL: database.url },
    input: `${input}\n`,
  });
  const { code } = await launched.ended;
  return { code, shown: launched.output() };
};
const db = () => createDb<AccountTables>(pool);
const member = (name: string) => findByUsername(db(), name);

test('the command line creates and changes the first administrator and sets another password', async () => {
  expect(await hasAdmin(db())).toBe(false);
  const made = await user(['create', 'Chef', 'chef@example.org', 'masterAdmin'], 'une-patinoire-au-lac');
  expect(made).toMatchObject({ code: 0, shown: expect.stringContaining('masterAdmin') });
  expect(await hasAdmin(db())).toBe(true);
  const before = await member('chef');
  expect(before).toMatchObject({ role: 'masterAdmin', emailVerifiedAt: expect.any(String) });
  expect((await user(['role', 'Chef', 'admin'])).code).toBe(0);
  expect((await user(['password', 'Chef'], 'une-autre-patinoire')).code).toBe(0);
  const after = await member('Chef');
  expect(after?.role).toBe('admin');
  expect(after?.passwordHash).not.toBe(before?.passwordHash);
});

test.each([
  [['create', 'Chef', 'autre@example.org'], 'une-patinoire-au-lac', 'déjà pris'],
  [['create', 'Novice', 'novice@example.org'], 'court', '10'],
  [['role', 'Personne', 'admin'], '', 'introuvable'],
  [['role', 'Chef', 'king'], '', 'masterAdmin'],
  [[], '', 'npm run user'],
])('%j is refused with the reason', async (args, input, reason) => {
  const { code, shown: output } = await user(args, input);
  expect(code).toBe(1);
  expect(output).toContain(reason);
});
