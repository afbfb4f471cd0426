import { readdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { ownMigrations } from '@rondelle/infra/postgres/migrate.ts';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Launched, launchScript } from '../support/launch.ts';
import { freshDatabase } from '../support/postgres.ts';
import { killsOf, random, report } from './support/faults.ts';
import { type OwnPostgres, startOwnPostgres } from './support/own-postgres.ts';

/** Kills the migration program and its database in turns. */
const kills = killsOf(2, 40);
const ofPostgres = Math.floor(kills / 2);
const { between } = random('migration kills');

const withClient = async <T>(url: string, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
};

let server: OwnPostgres;
beforeAll(async () => {
  server = await startOwnPostgres();
});
afterAll(() => server?.remove());

/** Creates a database without the migrations of the template. */
const emptyDatabase = async (name: string): Promise<string> => {
  await server.query(`CREATE DATABASE ${name}`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  return url.href;
};

const migrateProcess = (url: string): Launched =>
  launchScript('infra/postgres/migrate-cli.ts', [], {
    env: { PATH: process.env['PATH'], DATABASE_URL: url },
  });

/** All columns, indexes, constraints and functions that migrations create, one line each. */
const schemaOf = (url: string): Promise<string[]> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ line: string }>(`
      SELECT format('%s.%s.%s %s', table_schema, table_name, column_name, data_type) AS line
        FROM information_schema.columns WHERE table_schema NOT IN ('pg_catalog', 'information_schema')
      UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname NOT IN ('pg_catalog', 'information_schema')
      UNION ALL SELECT pg_get_functiondef(p.oid) FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
        WHERE n.nspname NOT IN ('pg_catalog', 'information_schema')
      ORDER BY line`);
    return rows.map(({ line }) => line);
  });
const appliedIn = (url: string): Promise<string[]> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>('SELECT name FROM schema_migrations ORDER BY name');
    return rows.map(({ name }) => name);
  }).catch(() => []);

const kill = {
  migration: (program: Launched) => program.kill(),
  PostgreSQL: () => server.kill(),
} as const;
type Killed = keyof typeof kill;

/** Waits until the migration has connected: before that, it cannot have changed anything. */
const connected = (program: Launched, url: string): Promise<void> =>
  withClient(server.url, async (client) => {
    const count = `SELECT 1 FROM pg_stat_activity WHERE datname = '${new URL(url).pathname.slice(1)}'`;
    while (program.isRunning() && (await client.query(count)).rows.length === 0) await sleep(1);
  });

/** Kills a number of milliseconds after a number of migrations are applied, however long they take. */
const killOnceApplied = async (url: string, which: Killed, count: number, ms: number): Promise<void> => {
  const program = migrateProcess(url);
  await connected(program, url);
  while (program.isRunning() && (await appliedIn(url)).length < count) await sleep(1);
  await sleep(ms);
  await kill[which](program);
  await program.ended;
  if (which === 'PostgreSQL') await server.start();
};

test(`${kills} kills of migrations or databases leave nothing half applied`, async () => {
  const reference = await freshDatabase();
  const wanted = await schemaOf(reference.url);
  const files = (await readdir(ownMigrations)).filter((file) => file.endsWith('.sql')).sort();
  const appliedWhenKilled: number[] = [];
  for (let killed = 0; killed < kills; killed += 1) {
    const name = `migration_kill_${killed}`;
    const url = await emptyDatabase(name);
    const which: Killed = killed % 2 === 0 ? 'migration' : 'PostgreSQL';
    await killOnceApplied(url, which, between(0, files.length - 1), between(0, 20));
    const before = await appliedIn(url);
    expect(before).toEqual(files.slice(0, before.length));
    appliedWhenKilled.push(before.length);
    const { code } = await migrateProcess(url).ended;
    expect(code).toBe(0);
    expect(await appliedIn(url)).toEqual(files);
    expect(await schemaOf(url)).toEqual(wanted);
    await server.query(`DROP DATABASE ${name} WITH (FORCE)`);
  }
  await reference.drop();
  const figures = {
    kills,
    'of them of PostgreSQL': ofPostgres,
    migrations: files.length,
    'applied when killed': appliedWhenKilled.join(' '),
    'half applied': 0,
  };
  report('kill -9 of a migration, and of PostgreSQL below it', figures, { PostgreSQL: ofPostgres });
});

test('detects missing parts of a schema', async () => {
  const [one, other] = [await freshDatabase(), await freshDatabase()];
  await withClient(other.url, (client) =>
    client
      .query('DROP INDEX eventlog.events_event_id_key')
      .catch(() => client.query('ALTER TABLE eventlog.events DROP CONSTRAINT events_event_id_key')),
  );
  expect(await schemaOf(other.url)).not.toEqual(await schemaOf(one.url));
  await Promise.all([one.drop(), other.drop()]);
});
