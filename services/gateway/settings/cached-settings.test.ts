import type { Tables } from '@rondelle/projections/views/schema.ts';
import { createLogger } from '@rondelle/infra/telemetry/logger.ts';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { expect, test } from 'vitest';
import { cacheSettings } from './cached-settings.ts';
import { settingsAtStart } from './settings-at-start.ts';

/** A database without rows; while it is busy, queries wait until they are released. */
const emptyDb = () => {
  let isBusy = false;
  const waiting: (() => void)[] = [];
  class Driver extends DummyDriver {
    override async acquireConnection() {
      if (isBusy) await new Promise<void>((resolve) => waiting.push(resolve));
      return super.acquireConnection();
    }
  }
  const dialect = {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new Driver(),
    createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
  return {
    db: new Kysely<Tables>({ dialect }),
    beBusy: () => {
      isBusy = true;
    },
    waiting: () => waiting.length,
    letGo: () => {
      for (const go of waiting.splice(0)) go();
    },
  };
};

test('stop waits for a running read, so that the database can be closed', async () => {
  const { db, beBusy, waiting, letGo } = emptyDb();
  const settings = await cacheSettings({
    db,
    logger: createLogger('silent'),
    hints: { listen: () => () => undefined },
    start: settingsAtStart({}),
    onChange: () => undefined,
    everyMs: 1,
  });
  beBusy();
  await expect.poll(waiting).toBeGreaterThan(0);
  let isStopped = false;
  const stopping = Promise.resolve(settings.stop()).then(() => {
    isStopped = true;
  });
  await new Promise(setImmediate);
  expect(isStopped).toBe(false);
  letGo();
  await stopping;
  expect(isStopped).toBe(true);
});
