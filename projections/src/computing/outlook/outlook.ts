import { allowsTies } from '@rondelle/contracts/competition/allows-ties.ts';
import { openStatuses } from '@rondelle/contracts/competition/lists.ts';
import type { CompetitionRow } from '../../views/competitions/competitions.table.ts';
import type { ForecastRow } from '../../views/forecasts/forecasts.table.ts';
import type { CountedGame } from '../../views/games/counted-games.ts';
import { spreadOf, usualLevelBand } from '../../views/ratings/chances.ts';
import type { RatingRow } from '../../views/ratings/ratings.table.ts';
import { usualHomeAdvantage } from '../../views/ratings/home-advantage.ts';
import { addLevelGames, noLevelGames, tieShareAmong } from '../../views/ratings/level-games.ts';
import { isRated } from '../../views/ratings/schedule.ts';
import { isPlayed } from '../../views/games/result.ts';
import { oddGamesOf } from '../../views/standings/odd-games.ts';
import type { GroupTable } from '../../views/standings/tables.ts';
import { type UpcomingGame, raceOf } from '../season-race/season-race.ts';

/** The data that a table's forecast is computed from. */
export type OutlookSources = {
  readonly table: GroupTable;
  readonly competition: Pick<CompetitionRow, 'rules' | 'draw'>;
  readonly forecasts: readonly Pick<
    ForecastRow,
    'gameId' | 'margin' | 'homeGoals' | 'awayGoals' | 'levelBand'
  >[];
  readonly ratings: readonly Pick<RatingRow, 'teamId' | 'error'>[];
};

/** Assumptions for teams without ratings: their error and the goals of a game. */
const withoutRating = { error: 1.5, total: 6 };

const isUpcoming = (game: CountedGame): boolean => !isPlayed(game) && openStatuses.includes(game.status);

/** Ranks in the recorded tie-break draw, by team; 0 without one. */
const drawRanksOf = (teamIds: readonly number[], draw: readonly number[] | null): number[] =>
  teamIds.map((teamId) => (draw?.indexOf(teamId) ?? -1) + 1);

/** Builds the input of the season simulation: teams by id, games played and games to come. */
export const outlookRace = ({ table, competition, forecasts, ratings }: OutlookSources) => {
  const { rules, draw } = competition;
  const isCounted = (teamId: number) => table.withdrawn?.get(teamId) !== 'void';
  const teamIds = [...table.teamIds].filter(isCounted).sort((a, b) => a - b);
  const indexOfTeam = new Map(teamIds.map((teamId, index) => [teamId, index]));
  const games = table.games.toSorted((a, b) => a.gameId - b.gameId);
  const played = games.filter(isPlayed);
  const forecastOf = new Map(forecasts.map((row) => [row.gameId, row]));
  const errorOf = new Map(ratings.map((row) => [row.teamId, row.error]));
  const tieShare = allowsTies(rules) ? tieShareAmong(addLevelGames(noLevelGames, played.filter(isRated))) : 0;
  // When two teams play more often in one team's arena, the first game there: a tie-breaker leaves it out.
  const odd = oddGamesOf(games.filter((game) => isPlayed(game) || isUpcoming(game)));
  const open = games.filter(isUpcoming);
  const upcoming = open.map((game): UpcomingGame => {
    const forecast = forecastOf.get(game.gameId);
    const total = forecast ? forecast.homeGoals + forecast.awayGoals : withoutRating.total;
    return {
      home: indexOfTeam.get(game.homeTeamId) ?? 0,
      away: indexOfTeam.get(game.awayTeamId) ?? 0,
      margin: forecast?.margin ?? usualHomeAdvantage,
      total,
      spread: spreadOf(total, 0, 0),
      tieShare,
      levelBand: forecast?.levelBand ?? usualLevelBand,
      isOdd: odd.has(game),
    };
  });
  const errors = teamIds.map((teamId) => errorOf.get(teamId) ?? withoutRating.error);
  const drawRanks = drawRanksOf(teamIds, draw);
  const divisions = teamIds.map((teamId) => table.divisions.get(teamId) ?? null);
  return {
    teamIds,
    /** Ids of the games to come, in the order of the race's `games`. */
    gameIds: open.map(({ gameId }) => gameId),
    race: raceOf(
      { teamIds, games: played, rules, deducted: table.deducted, odd },
      { drawRanks, errors, games: upcoming, divisions },
    ),
  };
};
