import type { LeagueRow, TeamSeasonRow, TournamentRow } from '../catalogue/catalogue.tables.ts';
import type { CountedGame } from '../games/counted-games.ts';
import { isPlayed } from '../games/result.ts';
import type {
  CategoryCountRow,
  CompetitionCountRow,
  GoalsByCategory,
  SeasonCountRow,
} from './counts.tables.ts';

const sum = <T>(rows: readonly T[], of: (row: T) => number): number =>
  rows.reduce((total, row) => total + of(row), 0);

const latest = (days: readonly (string | null)[]): string | null =>
  days.reduce((last, day) => (day !== null && (last === null || day > last) ? day : last), null);

const goalsIn = (game: CountedGame): number => (game.homeGoals ?? 0) + (game.awayGoals ?? 0);

const goalsOf = (games: readonly CountedGame[]): GoalsByCategory =>
  Object.fromEntries(
    [...Map.groupBy(games, ({ categoryId }) => categoryId)].map(([id, of]) => [id, sum(of, goalsIn)]),
  );

const added = (all: readonly GoalsByCategory[]): GoalsByCategory =>
  Object.fromEntries(
    [...Map.groupBy(all.flatMap(Object.entries<number>), ([id]) => id)].map(([id, of]) => [
      id,
      sum(of, ([, goals]) => goals),
    ]),
  );

/**
 * Counts the games of one competition; null without games. Leaves out cancelled games, and takes those of teams that
 * withdrew as they count. Goals and days are those of the games played, with goals as recorded.
 */
export const competitionCounts = (
  competition: string,
  games: readonly CountedGame[],
  counted: readonly CountedGame[] = games,
): CompetitionCountRow | null => {
  const first = games[0];
  if (!first) return null;
  const notCancelled = counted.filter((game) => game.status !== 'cancelled');
  const played = notCancelled.filter(isPlayed);
  // A forfeit after a withdrawal counts before its day, on which nobody plays.
  const days = games
    .filter(isPlayed)
    .map((game) => game.date)
    .sort();
  const oneCategory = games.every((game) => game.categoryId === first.categoryId);
  return {
    competition,
    seasonId: first.seasonId,
    categoryId: oneCategory ? first.categoryId : null,
    games: notCancelled.length,
    finals: played.length,
    goals: sum(played, goalsIn),
    goalsByCategory: goalsOf(played),
    teams: new Set(notCancelled.flatMap((game) => [game.homeTeamId, game.awayTeamId])).size,
    firstDate: days[0] ?? null,
    lastDate: days.at(-1) ?? null,
  };
};

/** Counts the teams and leagues of a category in a season; null when it has neither. */
export const categoryCounts = (
  seasonId: number,
  categoryId: number,
  teams: readonly TeamSeasonRow[],
  leagues: readonly LeagueRow[],
): CategoryCountRow | null =>
  teams.length + leagues.length === 0
    ? null
    : { seasonId, categoryId, teams: teams.length, leagues: leagues.length };

/** Sums the counts of a season; null when there is nothing to count. */
export const seasonCounts = (
  seasonId: number,
  competitions: readonly CompetitionCountRow[],
  categories: readonly CategoryCountRow[],
  tournaments: readonly TournamentRow[],
): SeasonCountRow | null =>
  competitions.length + categories.length + tournaments.length === 0
    ? null
    : {
        seasonId,
        games: sum(competitions, (row) => row.games),
        finals: sum(competitions, (row) => row.finals),
        goals: sum(competitions, (row) => row.goals),
        goalsByCategory: added(competitions.map((row) => row.goalsByCategory)),
        teams: sum(categories, (row) => row.teams),
        leagues: sum(categories, (row) => row.leagues),
        tournaments: tournaments.length,
        lastDate: latest(competitions.map((row) => row.lastDate)),
      };
