import { createMemoryEventLog } from '@rondelle/infra/eventlog/memory/memory-event-log.ts';
import { views } from '@rondelle/projections/views/registry.ts';
import { catchUp } from '@rondelle/projector/catch-up.ts';
import { rebuild } from '@rondelle/projector/rebuild.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dumpViews } from './dump-views.ts';
import { flowDatabase } from './flow-database.ts';
import { history } from './histories.ts';
import { beginning } from './histories/beginning.ts';
import { rareHistory } from './histories/rare-history.ts';
import { createWriter } from './histories/writer.ts';

const database = flowDatabase();
const parts = fc.record({
  happened: history,
  /** How many of the last events come after the first catch-up. */
  late: fc.integer({ min: 1, max: 40 }),
  batchSize: fc.integer({ min: 1, max: 7 }),
});

test('views that followed a history in any batches equal views rebuilt from it', async () => {
  const pool = database.pool();
  const filled = new Set<string>();
  await fc.assert(
    fc.asyncProperty(parts, async ({ happened, late, batchSize }) => {
      await database.empty();
      const log = createMemoryEventLog();
      const write = createWriter(log);
      await write(happened.slice(0, -late));
      await catchUp({ pool, log, batchSize: 50 });
      await write(happened.slice(-late));
      await catchUp({ pool, log, batchSize });
      const live = await dumpViews(pool, views);
      await rebuild({ pool, log });
      expect(await dumpViews(pool, views)).toEqual(live);
      for (const [name, rows] of Object.entries(live)) if (rows.length > 0) filled.add(name);
    }),
    {
      numRuns: 25,
      examples: [
        [
          {
            happened: rareHistory,
            late: 1,
            batchSize: 1,
          },
        ],
      ],
    },
  );
  // The comparison proves nothing about a view without rows.
  expect(views.map(({ name }) => name).filter((name) => !filled.has(name))).toEqual([]);
}, 300_000);

test.each(['games', 'standings', 'ratings', 'competitions'])(
  'rebuilding only %s, after its table was damaged, repairs it and the views derived from it',
  async (name) => {
    const pool = database.pool();
    await database.empty();
    const log = createMemoryEventLog();
    const [happened = beginning] = fc.sample(history, { numRuns: 25, seed: 7 });
    await createWriter(log)(happened);
    await catchUp({ pool, log });
    const before = await dumpViews(pool, views);
    await pool.query(`DELETE FROM "${name}"`);
    const { views: rebuilt } = await rebuild({ pool, log, only: [name] });
    expect(rebuilt[0]).toBe(name);
    expect(await dumpViews(pool, views)).toEqual(before);
  },
);
