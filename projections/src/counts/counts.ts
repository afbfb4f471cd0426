import type { LeagueRow, TeamSeasonRow, TournamentRow } from '../catalogue/catalogue.tables.ts';
import type { GameRow } from '../games/games.table.ts';
import { isPlayed } from '../standings/result.ts';
import type { CategoryCountRow, CompetitionCountRow, SeasonCountRow } from './counts.tables.ts';

const sum = <T>(rows: readonly T[], of: (row: T) => number): number =>
  rows.reduce((total, row) => total + of(row), 0);

const latest = (days: readonly (string | null)[]): string | null =>
  days.reduce((last, day) => (day !== null && (last === null || day > last) ? day : last), null);

/**
 * Counts of one competition's games; null without games. Cancelled games are not counted; goals and days are those of
 * the games played, goals as recorded.
 */
export const competitionCounts = (
  competition: string,
  games: readonly GameRow[],
): CompetitionCountRow | null => {
  const first = games[0];
  if (!first) return null;
  const kept = games.filter((game) => game.status !== 'cancelled');
  const played = kept.filter(isPlayed);
  const days = played.map((game) => game.date).sort();
  const oneCategory = games.every((game) => game.categoryId === first.categoryId);
  return {
    competition,
    seasonId: first.seasonId,
    categoryId: oneCategory ? first.categoryId : null,
    games: kept.length,
    finals: played.length,
    goals: sum(played, (game) => (game.homeGoals ?? 0) + (game.awayGoals ?? 0)),
    teams: new Set(kept.flatMap((game) => [game.homeTeamId, game.awayTeamId])).size,
    firstDate: days[0] ?? null,
    lastDate: days.at(-1) ?? null,
  };
};

/** How many teams and leagues a category has in a season; null when it has neither. */
export const categoryCounts = (
  seasonId: number,
  categoryId: number,
  teams: readonly TeamSeasonRow[],
  leagues: readonly LeagueRow[],
): CategoryCountRow | null =>
  teams.length + leagues.length === 0
    ? null
    : { seasonId, categoryId, teams: teams.length, leagues: leagues.length };

/** What a season holds; null while it holds nothing. */
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
        teams: sum(categories, (row) => row.teams),
        leagues: sum(categories, (row) => row.leagues),
        tournaments: tournaments.length,
        lastDate: latest(competitions.map((row) => row.lastDate)),
      };
