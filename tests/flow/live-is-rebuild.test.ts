import { createMemoryEventLog } from '@rondelle/infra/eventlog/memory/memory-event-log.ts';
import { views } from '@rondelle/projections/views/registry.ts';
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
import { twoWeeks } from './histories/two-weeks.ts';
import { createWriter } from './histories/writer.ts';

const database = flowDatabase();
const parts = fc.record({
  happened: history,
  /** How many of the last events come after the first catch-up. */
  late: fc.integer({ min: 1, max: 40 }),
  batchSize: fc.integer({ min: 1, max: 7 }),
});

/** Events so rare that 25 histories may lack them. */
const erasure = at('member', 1, { type: 'MemberErased', data: { memberId: members[0] } });
const supervision = at('league', leagueOf(1, 1), {
  type: 'LeagueSupervisorJoined',
  data: { leagueId: leagueOf(1, 1), seasonId: 1, memberId: members[1] },
});

const opening = at('season', 1, {
  type: 'OpeningRatingsRecorded',
  data: {
    seasonId: 1,
    categoryId: 1,
    variance: 9.5,
    ratings: [
      { teamId: 1, rating: -1.25 },
      { teamId: 3, rating: 2 },
    ],
  },
});

const inLeague = { leagueId: leagueOf(1, 1), seasonId: 1 };
const reason = 'league-decision' as const;
/** A team whose game is void, and one that withdrew and is back. */
const withdrawals = [
  ...twoWeeks
    .slice(0, 1)
    .flatMap(({ event }) =>
      event.type === 'GameRecorded'
        ? [at('game', 902, { ...event, data: { ...event.data, gameId: 902, homeTeamId: 5 } })]
        : [],
    ),
  at('league', inLeague.leagueId, {
    type: 'TeamWithdrewFromLeague',
    data: { ...inLeague, teamId: 5, treatment: 'void', reason },
  }),
  at('league', inLeague.leagueId, {
    type: 'TeamWithdrewFromLeague',
    data: { ...inLeague, teamId: 3, treatment: 'void', reason },
  }),
  at('league', inLeague.leagueId, { type: 'TeamReturnedToLeague', data: { ...inLeague, teamId: 3 } }),
];

const setting = at('site', 1, {
  type: 'SiteSettingChanged',
  data: { siteId: 1, setting: 'siteState', value: 'maintenance' },
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
            happened: [...beginning, ...twoWeeks, ...withdrawals, opening, setting, supervision, erasure],
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
