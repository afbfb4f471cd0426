import { createDb, createPool } from '@rondelle/infra/postgres/pool.ts';
import type { Tables } from '@rondelle/projections/views/schema.ts';
import { createReadSide } from '@rondelle/gateway/reading/read-side.ts';
import { freePort } from '@rondelle/site/free-port.ts';
import { expect, test } from 'vitest';
import { flowDatabase } from './flow-database.ts';

const database = flowDatabase();

test('a replica that does not respond is reported once, and pages are read from the primary', async () => {
  const primary = createDb<Tables>(database.pool());
  const absent = createPool(`postgres://nobody@127.0.0.1:${await freePort()}/nothing`);
  let looks = 0;
  const replica = createDb<Tables>(absent);
  const counted = new Proxy(replica, {
    get: (target, key) => {
      if (key === 'selectFrom') looks += 1;
      return Reflect.get(target, key, target) as unknown;
    },
  });
  const moves: string[] = [];
  const onMove = (to: string) => void moves.push(to);
  const reading = createReadSide({ primary, replica: counted, everyMs: 20, onMove });
  await expect.poll(() => looks).toBeGreaterThan(6);
  await reading.stop();
  expect(moves).toEqual(['primary']);
  expect(reading.pages()).toBe(primary);
  await absent.end();
});
