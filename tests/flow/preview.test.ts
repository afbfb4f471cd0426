import type { Result } from '@rondelle/contracts/competition/game.events.ts';
import { type ChangesOutput, seasonRecords } from '@rondelle/contracts/competition/preview.outputs.ts';
import { createMemoryEventLog } from '@rondelle/infra/eventlog/memory/memory-event-log.ts';
import { createDb } from '@rondelle/infra/postgres/pool.ts';
import { changesOf } from '@rondelle/projections/queries/preview/changes.queries.ts';
import { catalogueIn } from '@rondelle/projections/queries/outputs/catalogue.ts';
import { featsOfSeason } from '@rondelle/projections/queries/feats/season-feats.queries.ts';
import type { Tables } from '@rondelle/projections/views/schema.ts';
import { teamStats } from '@rondelle/projections/queries/team/team-stats.queries.ts';
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import { createPreviews } from '@rondelle/projector/preview/previews.ts';
import { catchUp } from '@rondelle/projector/catch-up.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { flowDatabase } from './flow-database.ts';
import { beginning, leagueOf, teamIds } from './histories/beginning.ts';
import { playedGames, result } from './histories/games.ts';
import { at, type StreamEvent } from './histories/stream-event.ts';
import { createWriter, recordable } from './histories/writer.ts';

const database = flowDatabase();
const anyResult = {
  homeGoals: 3,
  awayGoals: 1,
  decidedIn: 'regulation',
  forfeitedBy: null,
  homeFairPlay: null,
  awayFairPlay: null,
} as const;
const fixtureOfLastSeason = {
  seasonId: 1,
  categoryId: 1,
  leagueId: leagueOf(1, 1),
  tournamentId: null,
  stage: 'regular',
  group: null,
  homeTeamId: 1,
  awayTeamId: 3,
  time: null,
  venue: null,
  city: null,
} as const;
/** Team 1 beats team 3 at home. */
const lastSeasonsGame = { ...fixtureOfLastSeason, ...anyResult } as const;

type Row = Record<string, string | number | null>;
const keyed = (rows: Row[], ...key: string[]) =>
  new Map(rows.map((row) => [key.map((column) => row[column]).join(' '), row]));

const rows = async (text: string) => (await database.pool().query<Row>(text)).rows;

const db = () => createDb<Tables>(database.pool());

/** The records on the page of the season: holders and values. */
const recordsThere = async () => {
  const catalogue = await catalogueIn(db(), 'fr');
  const there = await Promise.all(
    catalogue.seasons.map(async ({ id }) => {
      const feats = await featsOfSeason(db(), catalogue, id);
      const values = {
        biggestWin: feats.biggestWin && feats.biggestWin.goalsFor - feats.biggestWin.goalsAgainst,
        highestScoring:
          feats.highestScoring && feats.highestScoring.goalsFor + feats.highestScoring.goalsAgainst,
        shutouts: feats.shutouts?.value ?? null,
        longestWinningStreak: feats.longestWinningStreak?.value ?? null,
      };
      return seasonRecords.map((record): Row => {
        const holder = feats[record];
        return { season: id, record, is: holder && `${holder.team.id}:${values[record]}` };
      });
    }),
  );
  return keyed(there.flat(), 'season', 'record');
};

/** The longest and the best streaks of all time on the page of each team. */
const allTimeThere = async () => {
  const there = await Promise.all(
    teamIds.map(async (teamId): Promise<Row> => {
      const { streaks, feats } = await teamStats(db(), { lang: 'fr', eid: teamId });
      return {
        teamId,
        winning: streaks.winning.longest?.length ?? 0,
        losing: streaks.losing.longest?.length ?? 0,
        biggestWin: feats.biggestWin?.value ?? 0,
        highestScoring: feats.highestScoring?.value ?? 0,
        shutouts: feats.shutouts,
      };
    }),
  );
  return keyed(there, 'teamId');
};

/** A rating as displayed, with two decimals. */
const read = (value: string): string => (value === '' ? '' : Number(value).toFixed(2));
/** Returns whether the two ratings at the end of a line differ when displayed. */
const isRead = (line: string): boolean => {
  const [before = '', after = ''] = line.split(' ').slice(-2);
  return read(before) !== read(after);
};

/** The current values of tables, streaks and ratings, by key. */
const stored = async () => {
  return {
    ranks: keyed(
      await rows(
        'SELECT competition, "categoryId", "groupName", "teamId", rank, "totalPoints" FROM standings',
      ),
      'competition',
      'categoryId',
      'groupName',
      'teamId',
    ),
    streaks: keyed(
      await rows(`SELECT "seasonId", "teamId", coalesce((winning->'longest'->>'length')::int, 0) AS winning,
        coalesce((losing->'longest'->>'length')::int, 0) AS losing,
        coalesce((winning->'current'->>'length')::int, 0) AS current_winning,
        coalesce((losing->'current'->>'length')::int, 0) AS current_losing FROM streaks`),
      'seasonId',
      'teamId',
    ),
    feats: keyed(
      await rows(`SELECT "seasonId", "teamId", "biggestMargin" AS "biggestWin", "mostGoals" AS "highestScoring", shutouts
        FROM feats`),
      'seasonId',
      'teamId',
    ),
    records: await recordsThere(),
    allTime: await allTimeThere(),
    ratings: keyed(
      await rows('SELECT "categoryId", "teamId", "seasonId", rating FROM ratings'),
      'seasonId',
      'teamId',
    ),
  };
};

/** The differences between two maps, by key: before and after. */
const differences = (then: Map<string, Row>, now: Map<string, Row>, column: string) =>
  [...new Set([...then.keys(), ...now.keys()])].flatMap((key) => {
    const [before, after] = [then.get(key)?.[column] ?? null, now.get(key)?.[column] ?? null];
    return before === after ? [] : [[key, before, after].join(' ')];
  });

/** Treats missing values as 0, and drops lines whose values are then equal. */
const unlike = (lines: readonly string[]) =>
  lines
    .map((line) => line.replace(/ $/, ' 0').replace('  ', ' 0 '))
    .filter((line) => !/ (\S+) \1$/.test(line))
    .sort();
const holder = (one: { team: { id: number }; value: number } | null) =>
  one ? `${one.team.id}:${one.value}` : '';

/** The preview of a correction: the effects of the event on its season and on all time. */
const previewOf = async (log: EventLog, { stream, event }: StreamEvent) => {
  const { seasons, allTime } = await createPreviews(database.pool())(log, async (preview) => {
    await preview.log.append(stream, [recordable(event)], '0');
    return changesOf(preview, 'fr');
  });
  const [season] = seasons;
  const none: Omit<ChangesOutput['seasons'][number], 'season'> = {
    ranks: [],
    streaks: [],
    feats: [],
    records: [],
    ratings: [],
  };
  const changes = season ?? none;
  return {
    ...changes,
    season: season?.season.id,
    streaks: [...changes.streaks, ...allTime.streaks],
    feats: [...changes.feats, ...allTime.feats],
  };
};

type GameChange = {
  readonly result?: Result | null;
  readonly occasion?: { readonly date: string; readonly time: string | null };
  readonly deleted?: boolean;
};
const change = fc.oneof(
  result.map((one): GameChange => ({ result: one })),
  fc.constant<GameChange>({ result: null }),
  fc.constant<GameChange>({ deleted: true }),
  fc
    .record({ day: fc.integer({ min: 10, max: 28 }), time: fc.constantFrom(null, '18:30', '20:00') })
    .map(({ day, time }): GameChange => ({ occasion: { date: `2021-11-${day}`, time } })),
);

/** A day in the season: the day is in the first one, and the second season is a year later. */
const scenarioIn = (seasonId: number, { occasion, ...rest }: GameChange): GameChange =>
  occasion
    ? { ...rest, occasion: { ...occasion, date: occasion.date.replace('2021', `202${seasonId}`) } }
    : rest;

const correctionOf = (
  seasonId: number,
  { result, deleted, occasion }: GameChange,
  gameId = 1,
): StreamEvent => {
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

type Played = typeof playedGames extends fc.Arbitrary<(infer One)[]> ? One : never;
/** A game of teams 1 and 3 in one of the two seasons, on a day in its autumn. */
const gameIn = (seasonId: 1 | 2, ended: Partial<Result>): Played => [
  {
    ...fixtureOfLastSeason,
    seasonId,
    leagueId: leagueOf(seasonId, 1),
    date: `202${seasonId}-11-10`,
  },
  { ...anyResult, ...ended },
];
/**
 * Without the game that both teams forfeited, the wins of two seasons form one streak; the streaks within each season
 * stay the same.
 */
const forfeitBetweenWins = [
  gameIn(2, { forfeitedBy: 'both' }),
  gameIn(1, { homeGoals: 0 }),
  gameIn(1, { homeGoals: 0 }),
  gameIn(2, { homeGoals: 0 }),
];

test('the preview of a correction equals the changes once it is recorded', async () => {
  await fc.assert(
    fc.asyncProperty(playedGames, change, async (games, changed) => {
      const seasonId = games[0]?.[0].seasonId ?? 1;
      const scenario = scenarioIn(seasonId, changed);
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
      const preview = await previewOf(log, correctionOf(seasonId, scenario));
      await write([correctionOf(seasonId, scenario)]);
      await catchUp({ pool: database.pool(), log });
      const now = await stored();

      const { season } = preview;
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
      for (const feat of ['biggestWin', 'highestScoring', 'shutouts'] as const) {
        const output = (scope: 'season' | 'allTime') =>
          preview.feats.filter((one) => one.scope === scope && one.feat === feat);
        expect(
          output('season')
            .map(({ team, before, after }) => `${season} ${team.id} ${before} ${after}`)
            .sort(),
        ).toEqual(unlike(differences(then.feats, now.feats, feat)));
        expect(
          output('allTime')
            .map(({ team, before, after }) => `${team.id} ${before} ${after}`)
            .sort(),
        ).toEqual(unlike(differences(then.allTime, now.allTime, feat)));
      }
      for (const kind of ['winning', 'losing'] as const) {
        const output = preview.streaks.filter((one) => one.scope === 'allTime' && one.kind === kind);
        expect(output.map(({ team, before, after }) => `${team.id} ${before} ${after}`).sort()).toEqual(
          unlike(differences(then.allTime, now.allTime, kind)),
        );
      }
      const records = preview.records.map(
        ({ record, before, after }) => `${season} ${record} ${holder(before)} ${holder(after)}`,
      );
      expect(records.sort()).toEqual(differences(then.records, now.records, 'is').sort());
      const ratings = preview.ratings.map(
        ({ team, before, after }) => `${season} ${team.id} ${before ?? ''} ${after ?? ''}`,
      );
      expect(ratings.sort()).toEqual(differences(then.ratings, now.ratings, 'rating').filter(isRead).sort());
    }),
    { numRuns: 30, examples: [[forfeitBetweenWins, { deleted: true }]] },
  );
});

test('a correction that breaks a streak and sets records previews both, for the season and for all time', async () => {
  await database.empty();
  const log = createMemoryEventLog();
  const write = createWriter(log);
  await write(beginning);
  const wins = [1, 2, 3].map((day) => ({ ...lastSeasonsGame, date: `2021-11-1${day}` }));
  await write(
    wins.map((fixture, i) =>
      at('game', i + 1, { type: 'GameRecorded', data: { gameId: i + 1, key: null, ...fixture } }),
    ),
  );
  await catchUp({ pool: database.pool(), log });
  const lost = { ...anyResult, homeGoals: 1, awayGoals: 9 };
  const preview = await previewOf(log, correctionOf(1, { result: lost }, 2));
  const longest = { measure: 'longest', kind: 'winning', team: { id: 1 }, before: 3, after: 1 };
  expect(preview.streaks).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ ...longest, team: expect.objectContaining({ id: 1 }), scope: 'season' }),
      expect.objectContaining({ ...longest, team: expect.objectContaining({ id: 1 }), scope: 'allTime' }),
    ]),
  );
  expect(preview.records).toMatchObject([
    { record: 'biggestWin', before: { team: { id: 1 }, value: 2 }, after: { team: { id: 3 }, value: 8 } },
    { record: 'highestScoring', before: { value: 4 }, after: { value: 10 } },
    { record: 'longestWinningStreak', before: { team: { id: 1 }, value: 3 }, after: { value: 1 } },
  ]);
  await write([correctionOf(1, { result: lost }, 2)]);
  await catchUp({ pool: database.pool(), log });
  expect((await stored()).allTime.get('1')).toMatchObject({ winning: 1 });
  expect((await stored()).allTime.get('3')).toMatchObject({ biggestWin: 8 });
  expect((await stored()).records.get('1 biggestWin')).toMatchObject({ is: '3:8' });
});
