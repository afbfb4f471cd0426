import { by, derivedView, only } from '../engine/view.ts';
import { games } from '../games/games.view.ts';
import { forecastsFrom, type Known } from './forecasts.ts';
import { forecastsTable } from './forecasts.table.ts';

/** Categories whose strengths are kept from one time to the next; the one that was asked for longest ago goes first. */
const mostKept = 64;
const kept = new Map<string, readonly Known[]>();

const keep = (category: string, known: readonly Known[]): void => {
  kept.delete(category);
  kept.set(category, known);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
};

export const forecasts = derivedView({
  version: 1,
  table: forecastsTable,
  group: ['seasonId', 'categoryId'],
  from: {
    games: only(
      by(games, ['seasonId', 'categoryId']),
      ...(['gameId', 'homeTeamId', 'awayTeamId', 'date', 'status', 'forfeitedBy'] as const),
      ...(['homeGoals', 'awayGoals', 'decidedIn'] as const),
    ),
  },
  compute: ({ games }, [seasonId, categoryId]) => {
    const category = { seasonId: Number(seasonId), categoryId: Number(categoryId) };
    const name = `${category.seasonId} ${category.categoryId}`;
    const { rows, known } = forecastsFrom(games, category, kept.get(name));
    keep(name, known);
    return rows;
  },
});
