import { countsOf } from '@rondelle/contracts/competition/game.events.ts';
import { presets } from '@rondelle/contracts/competition/ruleset-presets.ts';
import type { GameRow } from '@rondelle/projections/views/games/games.table.ts';
import { ranksOn } from '@rondelle/projections/views/standings/standings.ts';
import type { GeneratedGame } from './game-row.ts';
import type { Team } from './world.ts';

/** Rules of generated tournaments, as for their tables. */
const rules = { rules: presets.quebecTournament, draw: null };

const rowOf = (
  { stage, group, date, time, venue, city, result }: GeneratedGame,
  gameId: number,
  [homeTeamId, awayTeamId]: readonly [number, number],
): GameRow => ({
  gameId,
  seasonId: 1,
  categoryId: 1,
  leagueId: null,
  tournamentId: 1,
  competition: 'tournament-1',
  stage,
  groupName: group,
  date,
  time,
  venue,
  city,
  homeTeamId,
  awayTeamId,
  teamLo: Math.min(homeTeamId, awayTeamId),
  teamHi: Math.max(homeTeamId, awayTeamId),
  status: 'final',
  homeGoals: result?.homeGoals ?? 0,
  awayGoals: result?.awayGoals ?? 0,
  decidedIn: result?.decidedIn ?? 'regulation',
  forfeitedBy: result?.forfeitedBy ?? null,
  homeFairPlay: result?.homeFairPlay ?? null,
  awayFairPlay: result?.awayFairPlay ?? null,
  ...countsOf({}),
  period: null,
  confirmation: 'entered',
  confirmationBy: null,
  sourceKey: null,
  revision: 0,
});

/** The teams of a group in the order of its table; null when two of the first ones are tied. */
export const rankedTeams = (
  teams: readonly Team[],
  games: readonly GeneratedGame[],
  first: number,
): readonly Team[] | null => {
  const numbers = new Map(teams.map((team, at) => [team, at + 1]));
  const rows = games.map((game, at) =>
    rowOf(game, at + 1, [numbers.get(game.home) ?? 0, numbers.get(game.away) ?? 0]),
  );
  const ranked = ranksOn(numbers.values(), rows, rules).toSorted((a, b) => a.place - b.place);
  const isClear = ranked.slice(0, first).every(({ rank }, at) => ranked[at + 1]?.rank !== rank);
  return isClear ? ranked.map(({ teamId }) => teams[teamId - 1] as Team) : null;
};
