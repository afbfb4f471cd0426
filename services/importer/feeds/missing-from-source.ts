import type { Pool } from 'pg';
import { type FeedGame, gameWords } from './feed-game.ts';
import type { FeedSource, Left } from './feed-source.ts';
import { leftOut } from './left-out.ts';

type Row = {
  readonly sourceKey: string;
  readonly date: string;
  readonly home: string;
  readonly away: string;
};

const text = `SELECT g."sourceKey", g.date, h.name AS home, a.name AS away FROM games g
  JOIN team_seasons h ON h."teamId" = g."homeTeamId" AND h."seasonId" = g."seasonId"
  JOIN team_seasons a ON a."teamId" = g."awayTeamId" AND a."seasonId" = g."seasonId"
  WHERE g."seasonId" = $1 AND g."sourceKey" = ANY($2) AND g.status IN ('scheduled', 'postponed') AND g.date >= $3
  ORDER BY g.date, g."gameId"`;

/**
 * Finds the games to come that the source no longer has: many calendars drop a game that is cancelled. Nothing is
 * cancelled for that; each run asks a person. Calendars also drop past games, so only games from the first day of the
 * source on count.
 */
export const readMissing = async (
  db: Pick<Pool, 'query'>,
  { leagueId, numbers: before }: FeedSource,
  seasonId: number,
  games: readonly FeedGame[],
): Promise<{ readonly left: readonly Left[]; readonly numbers: readonly string[] }> => {
  const numbers = new Set(games.flatMap(({ number }) => number ?? []));
  const missing = before.filter((number) => !numbers.has(number));
  if (missing.length === 0) return { left: [], numbers: [...numbers] };
  const first = games.reduce((day, { date = '' }) => (day === '' || date < day ? date : day), '');
  const keyOf = new Map(missing.map((number) => [`sheet/${leagueId}/n/${number}`, number]));
  const { rows } = await db.query<Row>(text, [seasonId, [...keyOf.keys()], first]);
  return {
    left: rows.map((row) => leftOut(gameWords(row), 'gone-from-source')),
    numbers: [...numbers, ...rows.flatMap(({ sourceKey }) => keyOf.get(sourceKey) ?? [])],
  };
};
