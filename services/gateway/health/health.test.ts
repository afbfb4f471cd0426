import { ownMigrations } from '@rondelle/infra/postgres/migrate.ts';
import { emptyDb } from '@rondelle/projections/views/empty-db.fixture.ts';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { readiness } from './health.ts';

test('concurrent requests share one check of the database, and later ones check again', async () => {
  let queries = 0;
  const db = emptyDb({
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
