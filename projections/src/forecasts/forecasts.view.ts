import { by, derivedView, only } from '../engine/view.ts';
import { games } from '../games/games.view.ts';
import { openingOf } from '../ratings/opening.ts';
import { openingRatings } from '../ratings/opening-ratings.view.ts';
import { gamesCountedAmong } from '../withdrawals/withdrawals.ts';
import { withdrawnGames } from '../withdrawals/withdrawn-games.view.ts';
import { forecastsFrom, type Known } from './forecasts.ts';
import { forecastsTable } from './forecasts.table.ts';

/** Number of categories whose strengths are cached; the least recently used is dropped first. */
const mostKept = 64;
const kept = new Map<string, readonly Known[]>();

const keep = (category: string, known: readonly Known[]): void => {
  kept.delete(category);
  kept.set(category, known);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
};

export const forecasts = derivedView({
  version: 4,
  table: forecastsTable,
  group: ['seasonId', 'categoryId'],
  // A result changes all later weeks, which takes a tenth of a second in a large category.
  later: true,
  from: {
    games: only(
      by(games, ['seasonId', 'categoryId']),
      ...(['gameId', 'homeTeamId', 'awayTeamId', 'date', 'status', 'forfeitedBy'] as const),
      ...(['homeGoals', 'awayGoals', 'decidedIn'] as const),
    ),
    withdrawn: by(withdrawnGames, ['seasonId', 'categoryId']),
    opening: by(openingRatings, ['seasonId', 'categoryId']),
  },
  compute: ({ games, withdrawn, opening: [opening] }, [seasonId, categoryId]) => {
    const category = { seasonId: Number(seasonId), categoryId: Number(categoryId) };
    const name = `${category.seasonId} ${category.categoryId}`;
    const counted = gamesCountedAmong(games, withdrawn);
    const { rows, known } = forecastsFrom(counted, category, openingOf(opening), kept.get(name));
    keep(name, known);
    return rows;
  },
});
