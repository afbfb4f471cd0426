import { createMemoryEventLog } from '@rondelle/infra/eventlog/memory/memory-event-log.ts';
import type { AnyView } from '@rondelle/projections/engine/any-view.ts';
import { views } from '@rondelle/projections/registry.ts';
import { catchUp } from '@rondelle/projector/catch-up.ts';
import { rebuild } from '@rondelle/projector/rebuild.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dumpViews } from './dump-views.ts';
import { flowDatabase } from './flow-database.ts';
import { history } from './histories.ts';
import { beginning } from './histories/beginning.ts';
import { createWriter } from './histories/writer.ts';

const database = flowDatabase();

/** Views of which one computes something else. */
const viewsWith = (name: string, compute: () => readonly Record<string, unknown>[]): AnyView[] =>
  views.map((view) => (view.kind === 'derived' && view.name === name ? { ...view, compute } : view));

const outOfOrder = (): never => {
  throw new Error('out of order');
};
/** A number that the column of the table does not take. */
const badRow = () => [{ season_id: 1.5, team_id: 1, winning: null, losing: null }];

test.each([
  ['a view that cannot be computed', viewsWith('standings', outOfOrder), 'out of order'],
  ['a view of all seasons that cannot be computed', viewsWith('competitions', outOfOrder), 'out of order'],
  ['a row that its table does not take', viewsWith('streaks', badRow), '1.5'],
])('%s ends the rebuild, and the views are as they were', async (_what, failing, message) => {
  const pool = database.pool();
  await database.empty();
  const log = createMemoryEventLog();
  const [happened = beginning] = fc.sample(history, { numRuns: 1, seed: 11 });
  await createWriter(log)(happened);
  await catchUp({ pool, log });
  const before = await dumpViews(pool, views);
  await expect(rebuild({ pool, log, views: failing })).rejects.toThrow(message);
  expect(await dumpViews(pool, views)).toEqual(before);
  const { rows } = await pool.query("SELECT tablename FROM pg_tables WHERE tablename LIKE '%\\_next'");
  expect(rows).toEqual([]);
  await rebuild({ pool, log });
  expect(await dumpViews(pool, views)).toEqual(before);
});

test('a log without a season, as in a new site or before a restoration, is rebuilt as well', async () => {
  const pool = database.pool();
  await database.empty();
  const log = createMemoryEventLog();
  await rebuild({ pool, log });
  await createWriter(log)(beginning);
  await rebuild({ pool, log });
  expect((await dumpViews(pool, views))['standings']?.length).toBeGreaterThan(0);
});
