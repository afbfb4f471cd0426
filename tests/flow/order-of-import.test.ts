import type { Result } from '@rondelle/contracts/competition/game.events.ts';
import { createMemoryEventLog } from '@rondelle/infra/eventlog/memory/memory-event-log.ts';
import { catchUp } from '@rondelle/projector/catch-up.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { flowDatabase } from './flow-database.ts';
import { beginning } from './histories/beginning.ts';
import { type FixtureOf, playedGames } from './histories/games.ts';
import type { StreamEvent } from './histories/stream-event.ts';
import { createWriter } from './histories/writer.ts';

const database = flowDatabase();

type Played = { readonly gameId: number; readonly game: readonly [FixtureOf, Result] };
const recorded = ({ gameId, game: [fixture, result] }: Played): StreamEvent => ({
  stream: `game-${gameId}`,
  event: { type: 'GameRecorded', data: { gameId, key: null, ...fixture, ...result } },
});

const derived = ['standings', 'streaks', 'rivalries', 'team_records', 'feats', 'ratings', 'leaderboard'];

const project = async (happened: readonly StreamEvent[]): Promise<unknown> => {
  const pool = database.pool();
  await database.empty();
  const log = createMemoryEventLog();
  await createWriter(log)(happened);
  await catchUp({ pool, log, batchSize: 11 });
  const tables: string[] = [];
  for (const name of derived) {
    const { rows } = await pool.query<{ line: string }>(`SELECT v::text AS line FROM "${name}" v ORDER BY 1`);
    tables.push(...rows.map(({ line }) => `${name} ${line}`));
  }
  return tables;
};

test('the order in which games are recorded changes no table, streak, rivalry or rating', async () => {
  const shuffled = playedGames.chain((games) => {
    const played = games.map((game, i) => ({ gameId: i + 1, game }));
    return fc.tuple(
      fc.constant(played),
      fc.shuffledSubarray(played, { minLength: played.length, maxLength: played.length }),
    );
  });
  await fc.assert(
    fc.asyncProperty(shuffled, async ([games, others]) => {
      const inOrder = await project([...beginning, ...games.map(recorded)]);
      expect(await project([...beginning, ...others.map(recorded)])).toEqual(inOrder);
    }),
    { numRuns: 15 },
  );
}, 300_000);
