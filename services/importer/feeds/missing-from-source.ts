import { anyOf } from '@rondelle/projections/queries/sql/any-of.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { type FeedGame, gameWords } from './feed-game.ts';
import type { FeedSource, Left } from './feed-source.ts';
import { leftOut } from './left-out.ts';

const gamesToCome = (db: Db, seasonId: number, keys: Iterable<string>, first: string) =>
  db
    .selectFrom('games as g')
    .innerJoin('team_seasons as h', (join) =>
      join.onRef('h.teamId', '=', 'g.homeTeamId').onRef('h.seasonId', '=', 'g.seasonId'),
    )
    .innerJoin('team_seasons as a', (join) =>
      join.onRef('a.teamId', '=', 'g.awayTeamId').onRef('a.seasonId', '=', 'g.seasonId'),
    )
    .select(['g.sourceKey', 'g.date', 'h.name as home', 'a.name as away'])
    .where('g.seasonId', '=', seasonId)
    .where(anyOf('g.sourceKey', keys))
    .where('g.status', 'in', ['scheduled', 'postponed'])
    .where('g.date', '>=', first)
    .orderBy('g.date')
    .orderBy('g.gameId')
    .execute();

/**
 * Finds the games to come that the source no longer has: many calendars drop a game that is cancelled. Nothing is
 * cancelled for that; each run asks a person. Calendars also drop past games, so only games from the first day of the
 * source on count.
 */
export const readMissing = async (
  db: Db,
  { leagueId, numbers: before }: FeedSource,
  seasonId: number,
  games: readonly FeedGame[],
): Promise<{ readonly left: readonly Left[]; readonly numbers: readonly string[] }> => {
  const numbers = new Set(games.flatMap(({ number }) => number ?? []));
  const missing = before.filter((number) => !numbers.has(number));
  if (missing.length === 0) return { left: [], numbers: [...numbers] };
  const first = games.reduce((day, { date = '' }) => (day === '' || date < day ? date : day), '');
  const keyOf = new Map(missing.map((number) => [`sheet/${leagueId}/n/${number}`, number]));
  const rows = await gamesToCome(db, seasonId, keyOf.keys(), first);
  return {
    left: rows.map((row) => leftOut(gameWords(row), 'gone-from-source')),
    numbers: [...numbers, ...rows.flatMap(({ sourceKey }) => keyOf.get(sourceKey ?? '') ?? [])],
  };
};
