import type { GameChange } from '@rondelle/contracts/competition/preview.answers.ts';
import { createMemoryEventLog } from '@rondelle/infra/eventlog/memory/memory-event-log.ts';
import { createDb } from '@rondelle/infra/postgres/pool.ts';
import { previewCorrection } from '@rondelle/projections/preview/preview.queries.ts';
import type { Tables } from '@rondelle/projections/schema.ts';
import { catchUp } from '@rondelle/projector/catch-up.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { flowDatabase } from './flow-database.ts';
import { beginning } from './histories/beginning.ts';
import { playedGames, result } from './histories/games.ts';
import { at, type Happening } from './histories/happening.ts';
import { createWriter } from './histories/writer.ts';

const database = flowDatabase();
const gameId = 1;

type Row = Record<string, string | number | null>;
const keyed = (rows: Row[], ...key: string[]) =>
  new Map(rows.map((row) => [key.map((column) => row[column]).join(' '), row]));

const rows = async (text: string) => (await database.pool().query<Row>(text)).rows;

/** What tables, streaks and ratings say now, by what they say it of. */
const stored = async () => {
  return {
    ranks: keyed(
      await rows('SELECT competition, category_id, group_name, team_id, rank, total_points FROM standings'),
      'competition',
      'category_id',
      'group_name',
      'team_id',
    ),
    streaks: keyed(
      await rows(`SELECT season_id, team_id, coalesce((winning->'longest'->>'length')::int, 0) AS winning,
        coalesce((losing->'longest'->>'length')::int, 0) AS losing,
        coalesce((winning->'current'->>'length')::int, 0) AS current_winning,
        coalesce((losing->'current'->>'length')::int, 0) AS current_losing FROM streaks`),
      'season_id',
      'team_id',
    ),
    ratings: keyed(
      await rows('SELECT category_id, team_id, season_id, rating FROM ratings'),
      'season_id',
      'team_id',
    ),
  };
};

/** What differs between two such maps, by key: before and after. */
const differences = (then: Map<string, Row>, now: Map<string, Row>, column: string) =>
  [...new Set([...then.keys(), ...now.keys()])].flatMap((key) => {
    const [before, after] = [then.get(key)?.[column] ?? null, now.get(key)?.[column] ?? null];
    return before === after ? [] : [[key, before, after].join(' ')];
  });

const change = fc.oneof(
  result.map((one): GameChange => ({ result: one })),
  fc.constant<GameChange>({ result: null }),
  fc.constant<GameChange>({ deleted: true }),
  fc
    .record({ day: fc.integer({ min: 10, max: 28 }), time: fc.constantFrom(null, '18:30', '20:00') })
    .map(({ day, time }): GameChange => ({ occasion: { date: `2021-11-${day}`, time } })),
);

/** The day is of the first season; of the second it is a year later. */
const supposedIn = (seasonId: number, { occasion, ...rest }: GameChange): GameChange =>
  occasion
    ? { ...rest, occasion: { ...occasion, date: occasion.date.replace('2021', `202${seasonId}`) } }
    : rest;

const correctionOf = (seasonId: number, { result, deleted, occasion }: GameChange): Happening => {
  const about = { gameId, seasonId, reason: 'typing-error' } as const;
  if (occasion) {
    const where = { venue: null, city: null };
    return at('game', gameId, {
      type: 'GameRescheduled',
      data: { gameId, seasonId, ...occasion, ...where },
    });
  }
  if (deleted) return at('game', gameId, { type: 'GameDeleted', data: about });
  return result
    ? at('game', gameId, { type: 'ResultCorrected', data: { ...about, ...result } })
    : at('game', gameId, { type: 'ResultWithdrawn', data: about });
};

test('what a preview says would change is what changes once the correction is recorded', async () => {
  const db = createDb<Tables>(database.pool());
  await fc.assert(
    fc.asyncProperty(playedGames, change, async (games, changed) => {
      const seasonId = games[0]?.[0].seasonId ?? 1;
      const supposed = supposedIn(seasonId, changed);
      await database.empty();
      const log = createMemoryEventLog();
      const write = createWriter(log);
      await write(beginning);
      await write(
        games.map(([fixture, ended], i) =>
          at('game', i + 1, {
            type: 'GameRecorded',
            data: { gameId: i + 1, key: null, ...fixture, ...ended },
          }),
        ),
      );
      await catchUp({ pool: database.pool(), log });
      const then = await stored();
      const preview = await previewCorrection(db, { lang: 'fr', gameId, change: supposed });
      await write([correctionOf(seasonId, supposed)]);
      await catchUp({ pool: database.pool(), log });
      const now = await stored();

      const season = preview.season.id;
      const ranks = preview.ranks.flatMap(({ competition, category, group, team, before, after }) =>
        before?.rank === after?.rank
          ? []
          : [
              `${competition.kind}-${competition.id} ${category.id} ${group} ${team.id} ${before?.rank ?? ''} ${after?.rank ?? ''}`,
            ],
      );
      expect(ranks.sort()).toEqual(differences(then.ranks, now.ranks, 'rank').sort());
      for (const kind of ['winning', 'losing'] as const) {
        for (const measure of ['longest', 'current'] as const) {
          const streaks = preview.streaks.filter(
            (one) => one.scope === 'season' && one.kind === kind && one.measure === measure,
          );
          const column = measure === 'longest' ? kind : `current_${kind}`;
          const different = differences(then.streaks, now.streaks, column).map((line) =>
            line.replace(/ $/, ' 0').replace('  ', ' 0 '),
          );
          expect(
            streaks.map(({ team, before, after }) => `${season} ${team.id} ${before} ${after}`).sort(),
          ).toEqual(different.filter((line) => !line.endsWith(' 0 0')).sort());
        }
      }
      const ratings = preview.ratings.map(
        ({ team, before, after }) => `${season} ${team.id} ${before ?? ''} ${after ?? ''}`,
      );
      expect(ratings.sort()).toEqual(differences(then.ratings, now.ratings, 'rating').sort());
    }),
    { numRuns: 30 },
  );
}, 120_000);

test('a game that never was cannot be previewed', async () => {
  const db = createDb<Tables>(database.pool());
  await expect(previewCorrection(db, { lang: 'fr', gameId: 404, change: {} })).rejects.toMatchObject({
    code: 'game/unknown',
  });
});
