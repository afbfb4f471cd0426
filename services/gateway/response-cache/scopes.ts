import type { GameOutput } from '@rondelle/contracts/competition/game.outputs.ts';
import type { LeagueOutput } from '@rondelle/contracts/competition/league.outputs.ts';
import type { TeamOutput } from '@rondelle/contracts/competition/team.outputs.ts';
import type { NarrowScope } from './scope.ts';

/** The menu of pages. No game changes it. */
export const scopeOfMenu: readonly NarrowScope[] = ['seasons'];

/** A league with its games and its table. */
export const scopeOfLeague = ({ id }: LeagueOutput['league']): readonly NarrowScope[] => [
  'seasons',
  `league:${id}`,
];

/** A team with its games of all seasons, its rating, and its league's table. */
export const scopeOfTeam = (
  { id, season, category }: TeamOutput['team'],
  league: { readonly id: number } | undefined,
): readonly NarrowScope[] => [
  'seasons',
  `team:${id}`,
  ...(season ? [`ratings:${season.id}:${category.id}` as const] : []),
  ...(league ? [`results:${league.id}` as const] : []),
];

/** A league's results and the ratings of its category: the rest of the season is simulated from both. */
export const scopeOfSimulation = (league: {
  readonly id: number;
  readonly seasonId: number;
  readonly category: { readonly id: number };
}): readonly NarrowScope[] => [
  'seasons',
  `results:${league.id}`,
  `ratings:${league.seasonId}:${league.category.id}`,
];

/**
 * A game with its forecast, the other games of its teams, and the results of its league.
 */
export const scopeOfGame = ({
  id,
  season,
  category,
  home,
  away,
  league,
}: GameOutput['game']): readonly NarrowScope[] => [
  'seasons',
  `game:${id}`,
  `team:${home.id}`,
  `team:${away.id}`,
  `ratings:${season.id}:${category.id}`,
  ...(league ? [`results:${league.id}` as const] : []),
];

type TableGame = {
  readonly gameId: number;
  readonly seasonId: number;
  readonly categoryId: number;
  readonly homeTeamId: number;
  readonly awayTeamId: number;
  readonly leagueId: number | null;
  readonly tournamentId: number | null;
};

/** A game, the other games of its teams, the results of its table, and the ratings behind the chances. */
export const scopeOfGameEffect = (game: TableGame): readonly NarrowScope[] => [
  'seasons',
  `game:${game.gameId}`,
  `team:${game.homeTeamId}`,
  `team:${game.awayTeamId}`,
  `ratings:${game.seasonId}:${game.categoryId}`,
  ...(game.leagueId === null ? [] : [`results:${game.leagueId}` as const]),
  ...(game.tournamentId === null ? [] : [`tournament:${game.tournamentId}` as const]),
];
