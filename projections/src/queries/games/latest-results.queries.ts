import type { LatestResultsInput, SeasonInput } from '@rondelle/contracts/competition/inputs.ts';
import type { LatestResultsOutput } from '@rondelle/contracts/competition/season.outputs.ts';
import type { ScoresOutput } from '@rondelle/contracts/competition/game.outputs.ts';
import { sql } from 'kysely';
import { anyOf } from '../sql/any-of.ts';
import { requestedCategory, seasonCatalogue } from '../outputs/catalogue.ts';
import { catalogueOfSeason } from '../catalogue/season-catalogue.ts';
import type { Db } from '../../views/schema.ts';
import { gameColumns } from '../sql/game-columns.ts';
import { cardsFor, gamesOfDay, isResult, type SeasonGames } from '../outputs/game-lists.ts';

const limit = 300;
/** Days with games before and after the displayed one. */
const daysAround = 7;
/** Number of days in the score strip. */
const scoreDays = 3;

type Day = { date: string; games: number };

type Which = 'results' | 'games';

/** Bounds the days in which results are searched: a season may have more upcoming days than played ones. */
const isNotAfterResults = (seasonId: number) =>
  sql<boolean>`date <= greatest((now() AT TIME ZONE 'America/Toronto')::date,
    (SELECT "lastDate" FROM season_counts WHERE "seasonId" = ${seasonId}))`;

/**
 * Returns days with results, or with any games, up to (`<=`) or after (`>`) a day, nearest first. Without a day,
 * returns the latest days.
 */
const daysWith = (
  which: Which,
  db: Db,
  { seasonId, categoryId }: SeasonGames,
  side: '<=' | '>',
  day: string | null,
  days: number,
): Promise<Day[]> =>
  db
    .selectFrom('games')
    .select(['date', sql<number>`count(*)::int`.as('games')])
    .where('seasonId', '=', seasonId)
    .$if(categoryId !== undefined, (query) => query.where('categoryId', '=', categoryId ?? 0))
    .$if(which === 'results', (query) => query.where(isResult).where(isNotAfterResults(seasonId)))
    .$if(which === 'games', (query) => query.where('status', '!=', 'cancelled'))
    .$if(day !== null, (query) => query.where('date', side, day ?? ''))
    .groupBy('date')
    .orderBy('date', side === '>' ? 'asc' : 'desc')
    .limit(days)
    .execute();

/** Returns the games of the requested day, or of the last day with results. `days` is in ascending order. */
export const latestResults = async (
  db: Db,
  { lang, sid, cid, date }: LatestResultsInput,
): Promise<LatestResultsOutput> => {
  const { catalogue, seasonId } = await seasonCatalogue(db, { lang, sid });
  const category = requestedCategory(catalogue, cid, seasonId);
  const filter = { seasonId, categoryId: cid };
  const last = date ?? (await daysWith('results', db, filter, '<=', null, 1))[0]?.date;
  const day = last ?? (await daysWith('games', db, filter, '>', '0001-01-01', 1))[0]?.date ?? null;
  const [{ categories }, before, after, games] = await Promise.all([
    catalogueOfSeason(db, catalogue, seasonId),
    day === null ? [] : daysWith('games', db, filter, '<=', day, daysAround + 1),
    day === null ? [] : daysWith('games', db, filter, '>', day, daysAround),
    day === null ? [] : gamesOfDay(db, filter, day, limit),
  ]);
  return {
    season: catalogue.season(seasonId),
    category,
    categories,
    date: day,
    days: [...before.toReversed(), ...after],
    games: await cardsFor(db, catalogue, games),
  };
};

/** Returns the results of the season's last three days with results, and live games; latest first. */
export const latestScores = async (db: Db, { lang, sid }: SeasonInput): Promise<ScoresOutput> => {
  const { catalogue, seasonId } = await seasonCatalogue(db, { lang, sid });
  const days = await daysWith('results', db, { seasonId }, '<=', null, scoreDays);
  const rows = await db
    .selectFrom('games')
    .select(gameColumns)
    .where('seasonId', '=', seasonId)
    .where(sql<boolean>`date = ANY (${days.map(({ date }) => date)}::date[])`)
    .where(anyOf('status', ['final', 'live']))
    .orderBy('date', 'desc')
    .orderBy('time')
    .orderBy('gameId')
    .limit(limit)
    .execute();
  return { dates: days.map(({ date }) => date), games: await cardsFor(db, catalogue, rows) };
};
