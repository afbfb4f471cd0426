import type { CompetitionRow } from '../../views/competitions/competitions.table.ts';
import type { GameRow } from '../../views/games/games.table.ts';
import { countGame, emptyTally, lessDeducted, totalPoints } from '../../views/standings/record.ts';
import { type GroupTable, type TableEntry, tablesOf } from '../../views/standings/tables.ts';
import { playedInOrder } from '../../views/games/form.ts';

/** Each team's total points after each labelled day (`YYYY-MM-DD`); `points[i]` belongs to `labels[i]`. */
export type PointsChart = {
  readonly labels: readonly string[];
  readonly datasets: readonly { readonly teamId: number; readonly points: readonly number[] }[];
};

const maxLabels = 60;
const msPerDay = 86_400_000;

/** Number of weeks since 1970; weeks begin on Monday (1970-01-01 was a Thursday). */
const weekOf = (day: string): number => Math.floor((Date.parse(day) / msPerDay + 3) / 7);

/** Returns at most 60 days: the last day played of each week, or of each period of several weeks. */
const thin = (days: readonly string[]): readonly string[] => {
  const first = days[0];
  const last = days.at(-1);
  if (!first || !last || days.length <= maxLabels) return days;
  const weeks = Math.ceil((weekOf(last) - weekOf(first) + 1) / maxLabels);
  const bucketOf = (day: string) => Math.floor((weekOf(day) - weekOf(first)) / weeks);
  return days.filter((day, index) => {
    const next = days[index + 1];
    return next === undefined || bucketOf(next) !== bucketOf(day);
  });
};

/** Deducted points count from the first day on. */
const deductedOf = (tables: readonly GroupTable[], teamId: number): number =>
  tables[0]?.deducted.get(teamId) ?? 0;

/** Returns total points over the season from the games that count in the tables, with teams ordered by id. */
export const pointsChart = (
  games: readonly GameRow[],
  entries: readonly TableEntry[],
  { rules, kind }: Pick<CompetitionRow, 'rules' | 'kind'>,
): PointsChart => {
  const tables = tablesOf(games, entries, kind);
  const teamIds = [...new Set(tables.flatMap((table) => [...table.teamIds]))].sort((a, b) => a - b);
  const lines = new Map(
    teamIds.map((id) => [
      id,
      { tally: lessDeducted(emptyTally(), deductedOf(tables, id)), points: [] as number[] },
    ]),
  );
  const byDay = Map.groupBy(playedInOrder(tables.flatMap((table) => table.games)), (game) => game.date);
  const labels = thin([...byDay.keys()]);
  const labelled = new Set(labels);
  for (const [day, played] of byDay) {
    for (const game of played) {
      const home = lines.get(game.homeTeamId);
      const away = lines.get(game.awayTeamId);
      if (home) countGame(home.tally, game, 'home', rules);
      if (away) countGame(away.tally, game, 'away', rules);
    }
    if (labelled.has(day))
      for (const { tally, points } of lines.values()) points.push(totalPoints(tally, rules));
  }
  return { labels, datasets: [...lines].map(([teamId, { points }]) => ({ teamId, points })) };
};
