import { createMemoryEventLog } from '@rondelle/infra/eventlog/memory/memory-event-log.ts';
import { views } from '@rondelle/projections/registry.ts';
import { catchUp } from '@rondelle/projector/catch-up.ts';
import { rebuild } from '@rondelle/projector/rebuild.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dumpViews } from './dump-views.ts';
import { flowDatabase } from './flow-database.ts';
import { history } from './histories.ts';
import { beginning, leagueOf } from './histories/beginning.ts';
import { members } from './histories/competition-steps.ts';
import { at } from './histories/happening.ts';
import { createWriter } from './histories/writer.ts';

const database = flowDatabase();
const parts = fc.record({
  happened: history,
  /** How many of the last happenings come after the first catching up. */
  late: fc.integer({ min: 1, max: 40 }),
  batchSize: fc.integer({ min: 1, max: 7 }),
});

/** Rare enough in histories that 25 of them may lack it. */
const erasure = at('member', 1, { type: 'MemberErased', data: { memberId: members[0] } });

const setting = at('site', 1, {
  type: 'SiteSettingChanged',
  data: { siteId: 1, setting: 'siteState', value: 'maintenance' },
});

/** Two games of the same teams, a week apart: the second one is forecast from the first. */
const twoWeeks = [11, 19].map((day, index) =>
  at('game', 900 + index, {
    type: 'GameRecorded',
    data: {
      gameId: 900 + index,
      seasonId: 1,
      key: null,
      categoryId: 1,
      leagueId: leagueOf(1, 1),
      tournamentId: null,
      stage: 'regular',
      group: null,
      homeTeamId: 1,
      awayTeamId: 3,
      date: `2021-11-${day}`,
      time: null,
      venue: null,
      city: null,
      homeGoals: 4,
      awayGoals: 2,
      decidedIn: 'regulation',
      forfeitedBy: null,
      homeFairPlay: null,
      awayFairPlay: null,
    },
  }),
);

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
      examples: [[{ happened: [...beginning, ...twoWeeks, setting, erasure], late: 1, batchSize: 1 }]],
    },
  );
  // The comparison says nothing about a view that never had a row.
  expect(views.map(({ name }) => name).filter((name) => !filled.has(name))).toEqual([]);
}, 300_000);

test.each(['games', 'standings', 'ratings', 'competitions'])(
  'rebuilding %s alone, after its table was spoilt, mends it and what derives from it',
  async (name) => {
    const pool = database.pool();
    await database.empty();
    const log = createMemoryEventLog();
    const [happened = beginning] = fc.sample(history, { numRuns: 1, seed: 7 });
    await createWriter(log)(happened);
    await catchUp({ pool, log });
    const before = await dumpViews(pool, views);
    await pool.query(`DELETE FROM "${name}"`);
    const { views: rebuilt } = await rebuild({ pool, log, only: [name] });
    expect(rebuilt[0]).toBe(name);
    expect(await dumpViews(pool, views)).toEqual(before);
  },
);
