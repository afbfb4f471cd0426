import { allowsTies } from '@rondelle/contracts/competition/allows-ties.ts';
import { openStatuses } from '@rondelle/contracts/competition/lists.ts';
import type { CompetitionRow } from '../../views/competitions/competitions.table.ts';
import type { CountedGame } from '../../views/games/counted-games.ts';
import { forecastOf, type Strengths } from '../../views/ratings/forecast.ts';
import type { GroupTable } from '../../views/standings/tables.ts';
import { outlookRace } from './outlook.ts';

/** A league's table with the rules that rank it. */
export type LeagueTable = {
  readonly table: GroupTable;
  readonly competition: Pick<CompetitionRow, 'rules' | 'draw'>;
};

/** Returns a season's race as of these games, with the strengths of the teams at that time. */
export const raceAmong = (
  { table, competition }: LeagueTable,
  games: readonly CountedGame[],
  strengths: Strengths,
) => {
  const { schedule, errors } = strengths;
  const numbers = new Map(schedule.teamIds.map((teamId, index) => [teamId, index]));
  const mayTie = allowsTies(competition.rules);
  const forecasts = games.flatMap((game) => {
    const [home, away] = [numbers.get(game.homeTeamId), numbers.get(game.awayTeamId)];
    const known = openStatuses.includes(game.status) && home !== undefined && away !== undefined;
    const forecast = known ? forecastOf(strengths, home, away, mayTie) : null;
    return forecast ? [{ gameId: game.gameId, levelBand: strengths.levelBand, ...forecast }] : [];
  });
  const ratings = schedule.teamIds.map((teamId, index) => ({
    teamId,
    error: errors[index] as number,
  }));
  return outlookRace({ table: { ...table, games: [...games] }, competition, forecasts, ratings });
};
