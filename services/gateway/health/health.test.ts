import { ownMigrations } from '@rondelle/infra/postgres/migrate.ts';
import type { Tables } from '@rondelle/projections/views/schema.ts';
import fastify from 'fastify';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { expect, test } from 'vitest';
import { readiness } from './health.ts';

test('concurrent requests share one check of the database, and later ones check again', async () => {
  let queries = 0;
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: () => {
      queries += 1;
    },
  });
  const log = { head: async () => '0', readAll: async function* () {} };
  const app = fastify();
  await app.register(readiness, { db, log, migrations: ownMigrations });
  const getReadiness = async () => (await app.inject('/readyz')).json();
  const first = await getReadiness();
  const each = queries;
  expect(each).toBeGreaterThan(0);
  const together = await Promise.all(Array.from({ length: 200 }, getReadiness));
  expect(new Set(together.map((one) => JSON.stringify(one)))).toEqual(new Set([JSON.stringify(first)]));
  expect(queries).toBeLessThanOrEqual(5 * each);
  queries = 0;
  await getReadiness();
  expect(queries).toBe(each);
  await app.close();
});
