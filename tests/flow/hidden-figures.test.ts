import type { Fixture, Result } from '@rondelle/contracts/competition/game.events.ts';
import type { StatisticsOutput } from '@rondelle/contracts/competition/statistics.outputs.ts';
import type { TimelineOutput } from '@rondelle/contracts/competition/timeline.ts';
import { createInProcessCall } from '@rondelle/gateway/calls/in-process-call.ts';
import { createMemoryEventLog } from '@rondelle/infra/eventlog/memory/memory-event-log.ts';
import { createDb } from '@rondelle/infra/postgres/pool.ts';
import type { Tables } from '@rondelle/projections/views/schema.ts';
import { catchUp } from '@rondelle/projector/catch-up.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { flowDatabase } from './flow-database.ts';
import { beginning } from './histories/beginning.ts';
import { playedGames } from './histories/games.ts';
import { at, type StreamEvent } from './histories/stream-event.ts';
import { createWriter } from './histories/writer.ts';

const database = flowDatabase();
const hidden = 1;
type Played = readonly (readonly [Fixture & { readonly seasonId: number }, Result])[];

const gameOf = (fixture: Played[number][0], result: Result | null, index: number): StreamEvent => {
  const gameId = index + 1;
  const entry = { gameId, key: null, ...fixture };
  return result
    ? at('game', gameId, { type: 'GameRecorded', data: { ...entry, ...result } })
    : at('game', gameId, { type: 'GameScheduled', data: entry });
};

/** The figures of a season over all categories, while category 1 shows no scores. */
const figuresOf = async (games: readonly StreamEvent[]) => {
  await database.empty();
  const log = createMemoryEventLog();
  const policy = at('category', hidden, {
    type: 'CategoryPolicyChosen',
    data: { categoryId: hidden, shows: 'schedule' },
  });
  await createWriter(log)([...beginning, ...games, policy]);
  await catchUp({ pool: database.pool(), log });
  const call = createInProcessCall({ db: createDb<Tables>(database.pool()), log, today: '2021-11-29' });
  const { current, total } = (await call('statistics.get', { lang: 'fr', sid: 1 })) as StatisticsOutput;
  const { seasons } = (await call('statistics.timeline', { lang: 'fr' })) as TimelineOutput;
  const { goalsPerGame, outcomes, months, margins, categories } = current ?? {};
  return {
    statistics: { goalsPerGame, outcomes, months, margins, categories, goals: total.goals },
    feats: seasons.map(({ feats, counts }) => ({ feats, goals: counts.goals })),
  };
};

test('figures over all categories exclude the results that a category hides', async () => {
  await fc.assert(
    fc.asyncProperty(playedGames, async (played: Played) => {
      const recorded = await figuresOf(
        played.map(([fixture, result], index) => gameOf(fixture, result, index)),
      );
      const unplayed = await figuresOf(
        played.map(([fixture, result], index) =>
          gameOf(fixture, fixture.categoryId === hidden ? null : result, index),
        ),
      );
      expect(recorded).toEqual(unplayed);
    }),
    { numRuns: 10 },
  );
}, 300_000);
