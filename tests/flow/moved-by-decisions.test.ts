import type { RankChangesOutput } from '@rondelle/contracts/competition/league.outputs.ts';
import { createInProcessCall } from '@rondelle/gateway/calls/in-process-call.ts';
import { createMemoryEventLog } from '@rondelle/infra/eventlog/memory/memory-event-log.ts';
import { createDb } from '@rondelle/infra/postgres/pool.ts';
import type { Tables } from '@rondelle/projections/views/schema.ts';
import { catchUp } from '@rondelle/projector/catch-up.ts';
import { render } from '@rondelle/web/src/testing/render.ts';
import { expect, test } from 'vitest';
import { flowDatabase } from './flow-database.ts';
import { beginning, leagueOf } from './histories/beginning.ts';
import { at } from './histories/stream-event.ts';
import { twoWeeks } from './histories/two-weeks.ts';
import { createWriter } from './histories/writer.ts';

const database = flowDatabase();
const league = { leagueId: leagueOf(1, 1), seasonId: 1 };
const inLeague = { sid: 1, cid: 1, rid: 1, from: '2021-11-12', to: '2021-11-14' };

/** Team 1 wins a game on the 11th; on the 13th four points are deducted from it, and the rules change. */
const deduction = [
  at('league', league.leagueId, {
    type: 'LeaguePointsDeducted',
    data: { ...league, teamId: 1, points: 4, reason: 'league-decision' },
  }),
  at('league', league.leagueId, {
    type: 'LeagueRulesetChanged',
    data: { ...league, rulesetId: 2, rulesetVersion: 1 },
  }),
];

test('the page of rank changes names a deduction and new rules as causes, in both languages', async () => {
  const clock = { now: '2021-11-11T22:00:00.000Z' };
  const log = createMemoryEventLog({ now: () => new Date(clock.now) });
  const write = createWriter(log);
  await write([...beginning, ...twoWeeks]);
  clock.now = '2021-11-13T22:00:00.000Z';
  await write(deduction);
  await catchUp({ pool: database.pool(), log });
  const call = createInProcessCall({ db: createDb<Tables>(database.pool()), log });

  const output = (await call('league.moves', { ...inLeague, lang: 'fr' })) as RankChangesOutput;
  expect(output.rulesChanges).toEqual(['rules']);
  const moved = output.moves.filter(({ earlier, later }) => earlier?.rank !== later?.rank);
  expect(moved.length).toBeGreaterThan(1);
  for (const { decisions, crossed } of moved)
    expect([...decisions, ...crossed.flatMap((one) => one.decisions)]).toContainEqual(
      expect.objectContaining({
        kind: 'deducted',
        before: 0,
        after: 4,
        team: expect.objectContaining({ id: 1 }),
      }),
    );

  const search = `why=1&from=${inLeague.from}&to=${inLeague.to}`;
  for (const [path, texts] of [
    [
      '/fr/2021-2022/c-1-m11/r-1-montreal',
      ['Points retranchés par décision', '0 → 4', 'Les règles du classement ont changé'],
    ],
    [
      '/en/2021-2022/c-1-m11-en/r-1-montreal-en',
      ['Points deducted by decision: 0 → 4', 'The rules of the standings changed'],
    ],
  ] as const) {
    const { status, body } = await render({ url: `${path}?${search}`, call });
    expect(status).toBe(200);
    for (const text of texts) expect(body).toContain(text);
  }
});
