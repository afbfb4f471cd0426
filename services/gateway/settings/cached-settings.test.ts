import { emptyDb } from '@rondelle/projections/views/empty-db.fixture.ts';
import { createLogger } from '@rondelle/infra/telemetry/logger.ts';
import { DummyDriver } from 'kysely';
import { expect, test } from 'vitest';
import { cacheSettings } from './cached-settings.ts';
import { settingsAtStart } from './settings-at-start.ts';

/** A database without rows; while it is busy, queries wait until they are released. */
const busyDb = () => {
  let isBusy = false;
  const waiting: (() => void)[] = [];
  class Driver extends DummyDriver {
    override async acquireConnection() {
      if (isBusy) await new Promise<void>((resolve) => waiting.push(resolve));
      return super.acquireConnection();
    }
  }
  return {
    db: emptyDb({ driver: new Driver() }),
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
  const { db, beBusy, waiting, letGo } = busyDb();
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
