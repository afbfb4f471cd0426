import { createMemoryEventLog } from '@rondelle/infra/eventlog/memory/memory-event-log.ts';
import { createPool } from '@rondelle/infra/postgres/pool.ts';
import { catchUp } from '@rondelle/projector/catch-up.ts';
import { rebuild } from '@rondelle/projector/rebuild.ts';
import { ensureViews } from '@rondelle/projector/views.ts';
import { views } from '@rondelle/projections/registry.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../support/postgres.ts';
import { dumpViews } from './dump-views.ts';
import { createWriter, history } from './histories.ts';
import { emptyViews } from './empty-views.ts';

let database: FreshDatabase;
let pool: ReturnType<typeof createPool>;
beforeAll(async () => {
  database = await freshDatabase();
  pool = createPool(database.url);
  await ensureViews(pool);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

test('views that followed a history in any batches equal views rebuilt from it', async () => {
  await fc.assert(
    fc.asyncProperty(
      history,
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 1, max: 7 }),
      async (happened, cut, batchSize) => {
        await emptyViews(pool, views);
        const log = createMemoryEventLog();
        const write = createWriter(log);
        await write(happened.slice(0, -cut));
        await catchUp({ pool, log, batchSize: 50 });
        await write(happened.slice(-cut));
        await catchUp({ pool, log, batchSize });
        const live = await dumpViews(pool, views);
        await rebuild({ pool, log });
        expect(await dumpViews(pool, views)).toEqual(live);
      },
    ),
    { numRuns: 25 },
  );
}, 300_000);
