import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { origin } from '@rondelle/contracts/log/event.ts';
import { openEventLog } from '@rondelle/infra/eventlog/open.ts';
import { createPool } from '@rondelle/infra/postgres/pool.ts';
import { catchUp } from '@rondelle/projector/catch-up.ts';
import { ensureViews } from '@rondelle/projector/views.ts';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EventStoreStandIn, startEventStore } from '../support/eventstore-stand-in/stand-in.ts';
import { bareEnv, launchScript } from '../support/launch.ts';
import { freshDatabase } from '../support/postgres.ts';
import { result } from './gateway-site.ts';
import { beginning } from './histories/beginning.ts';
import { createWriter } from './histories/writer.ts';
import { viewsWithoutPositions } from './views-without-positions.ts';

const programs = {
  backup: 'services/site/backup-cli.ts',
  restore: 'services/site/restore-cli.ts',
  copy: 'services/site/copy-cli.ts',
  rebuild: 'services/site/rebuild-cli.ts',
};

/** Runs a program as a container does, without settings of this process. */
const run = async (
  program: keyof typeof programs,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
) => {
  const launched = launchScript(programs[program], args, { env: { ...bareEnv, ...env } });
  const { code } = await launched.ended;
  return { code, output: launched.output() };
};

const done = async (...command: Parameters<typeof run>): Promise<string> => {
  const { code, output } = await run(...command);
  expect(code, output).toBe(0);
  return output;
};

const closers: (() => unknown)[] = [];
let folder: string;
/** A site whose log is in EventStoreDB. */
let site: { readonly databaseUrl: string; readonly server: EventStoreStandIn; readonly pool: Pool };

const database = async () => {
  const { url, drop } = await freshDatabase();
  const pool = createPool(url);
  closers.push(drop, () => pool.end());
  return { url, pool };
};
const eventStore = async () => {
  const server = await startEventStore();
  closers.push(() => server.close());
  return server;
};
/** Writes the URL of a log to a file, as secrets are mounted; returns the file's name as an option. */
const inFile = async (name: string, url: string): Promise<string> => {
  const file = path.join(folder, `${name}.url`);
  await writeFile(file, `${url}\n`);
  return `@${file}`;
};
/** The only backup in a folder. */
const backupIn = async (name: string): Promise<string> => {
  const [only = '', ...others] = await readdir(path.join(folder, name));
  expect(others).toEqual([]);
  return path.join(folder, name, only);
};
/** Everything that must be restored, including recorded times; positions differ from log to log. */
const contentOf = async (url: string) => {
  const log = await openEventLog(url);
  const events = [];
  for await (const page of log.readAll(origin)) events.push(...page);
  await log.close();
  return events.map((event) => ({ ...event, position: null }));
};
const membersOf = async (pool: Pool) => (await pool.query('SELECT * FROM accounts.members ORDER BY id')).rows;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rondelle-programs-'));
  closers.push(() => rm(folder, { recursive: true, force: true }));
  const [{ url: databaseUrl, pool }, server] = [await database(), await eventStore()];
  site = { databaseUrl, server, pool };
  await ensureViews(pool);
  const log = await openEventLog(server.url);
  const write = createWriter(log);
  await write(beginning);
  for (let game = 1; game <= 12; game += 1) await write([result(game, game % 5)]);
  await catchUp({ pool, log });
  await log.close();
  await pool.query(
    `INSERT INTO accounts.members (id, username, "usernameKey", email, "emailKey", "passwordHash", language)
     VALUES ('00000000-0000-4000-8000-000000000001', 'Étoile', 'étoile', 'e@example.org', 'e@example.org', 'x', 'fr')`,
  );
  const archive = await database();
  const [from, to] = [await inFile('log', server.url), await inFile('archive', archive.url)];
  const ofSite = { DATABASE_URL: databaseUrl, EVENT_LOG_URL: server.url };
  expect(await done('backup', [path.join(folder, 'accounts'), '--keep-days', '30'], ofSite)).toContain(
    'eventlog:copy',
  );
  expect(await done('copy', ['--from', from, '--to', to])).toContain(`${await count()} events copied`);
  const printed = await done('backup', [path.join(folder, 'log')], { DATABASE_URL: archive.url });
  expect(printed).toContain(`(${await count()} events`);
  // The next night there are no new events.
  expect(await done('copy', ['--from', from, '--to', to])).toMatch(/^0 events copied/m);
});
afterAll(async () => {
  for (const close of closers.toReversed()) await close();
});

const count = async (): Promise<number> => (await contentOf(site.server.url)).length;

test('a site on EventStoreDB is restored: accounts, archive, copy of the log, views', async () => {
  const [target, archive, server] = [await database(), await database(), await eventStore()];
  const ofSite = { DATABASE_URL: target.url, EVENT_LOG_URL: server.url };
  const attempt = await run('restore', [path.join(folder, 'accounts')], ofSite);
  expect(attempt).toMatchObject({ code: 1 });
  expect(attempt.output).toContain(path.basename(await backupIn('accounts')));

  await done('restore', [await backupIn('accounts')], ofSite);
  await done('restore', [await backupIn('log')], { DATABASE_URL: archive.url });
  await done('copy', ['--from', await inFile('from', archive.url), '--to', await inFile('to', server.url)]);
  await done('rebuild', [], ofSite);

  expect(await contentOf(server.url)).toEqual(await contentOf(site.server.url));
  expect(await membersOf(target.pool)).toEqual(await membersOf(site.pool));
  const before = await viewsWithoutPositions(site.pool);
  expect(Object.values(before).flat().length).toBeGreaterThan(50);
  expect(await viewsWithoutPositions(target.pool)).toEqual(before);
});

test('the site moves to the embedded database of a folder, then to another EventStoreDB', async () => {
  const ofFolder = { DATA_DIR: path.join(folder, 'data') };
  await done('restore', [await backupIn('accounts')], ofFolder);
  await done('copy', ['--from', site.server.url, '--to', 'embedded'], ofFolder);
  expect(await done('rebuild', [], ofFolder)).toContain('views');
  const printed = await done('backup', [path.join(folder, 'embedded')], ofFolder);
  expect(printed).toContain(`(${await count()} events`);

  const server = await eventStore();
  await done('copy', ['--from', 'embedded', '--to', server.url], ofFolder);
  expect(await contentOf(server.url)).toEqual(await contentOf(site.server.url));
  const target = await database();
  await done('restore', [await backupIn('embedded')], { DATABASE_URL: target.url });
  expect(await contentOf(target.url)).toEqual(await contentOf(site.server.url));
  expect(await membersOf(target.pool)).toEqual(await membersOf(site.pool));
  expect(await viewsWithoutPositions(target.pool)).toEqual(await viewsWithoutPositions(site.pool));
});

test.each([
  [[]],
  [['a', 'b']],
  [['a', '--keep-days', 'soon']],
  [['a', '--keep-days', '0']],
  [['a', '--kept']],
])('a backup with the arguments %j is refused with its usage', async (args) => {
  const { code, output } = await run('backup', args);
  expect(code).toBe(1);
  expect(output).toContain('--keep-days <days>');
});
