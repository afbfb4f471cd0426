import { openStatuses } from '@rondelle/contracts/competition/lists.ts';
import type { CompetitionRow } from '../../views/competitions/competitions.table.ts';
import type { ForecastRow } from '../../views/forecasts/forecasts.table.ts';
import type { CountedGame } from '../../views/games/counted-games.ts';
import { spreadOf } from '../../views/ratings/chances.ts';
import type { RatingRow } from '../../views/ratings/ratings.table.ts';
import { usualHomeAdvantage } from '../../views/ratings/home-advantage.ts';
import { tieShareOf } from '../../views/ratings/weeks.ts';
import { isRated } from '../../views/ratings/schedule.ts';
import { isPlayed } from '../../views/games/result.ts';
import { oddGamesOf } from '../../views/standings/odd-games.ts';
import type { GroupTable } from '../../views/standings/tables.ts';
import type { PointsTable } from './possible-ranks.ts';
import { type UpcomingGame, raceOf, type SeasonRace } from './season-race.ts';

/** The data that a table's forecast is computed from. */
export type OutlookSources = {
  readonly table: GroupTable;
  readonly competition: Pick<CompetitionRow, 'rules' | 'draw'>;
  readonly forecasts: readonly Pick<ForecastRow, 'gameId' | 'margin' | 'homeGoals' | 'awayGoals'>[];
  readonly ratings: readonly Pick<RatingRow, 'teamId' | 'error'>[];
};

/** Assumptions for teams without ratings: their error and the goals of a game. */
const unknown = { error: 1.5, total: 6 };

const isUpcoming = (game: CountedGame): boolean => !isPlayed(game) && openStatuses.includes(game.status);

const drawnPlaces = (teamIds: readonly number[], draw: readonly number[] | null): number[] =>
  teamIds.map((teamId) => (draw?.indexOf(teamId) ?? -1) + 1);

/** Builds the race that simulations play, with teams ordered by id. */
export const outlookRace = ({ table, competition, forecasts, ratings }: OutlookSources) => {
  const { rules, draw } = competition;
  const isIn = (teamId: number) => table.withdrawn?.get(teamId) !== 'void';
  const teamIds = [...table.teamIds].filter(isIn).sort((a, b) => a - b);
  const numbers = new Map(teamIds.map((teamId, index) => [teamId, index]));
  const games = table.games.toSorted((a, b) => a.gameId - b.gameId);
  const played = games.filter(isPlayed);
  const forecastOf = new Map(forecasts.map((row) => [row.gameId, row]));
  const errorOf = new Map(ratings.map((row) => [row.teamId, row.error]));
  const tieShare = rules.points.tie === 0 ? 0 : tieShareOf(played.filter(isRated));
  const odd = oddGamesOf(games.filter((game) => isPlayed(game) || isUpcoming(game)));
  const open = games.filter(isUpcoming);
  const upcoming = open.map((game): UpcomingGame => {
    const forecast = forecastOf.get(game.gameId);
    const total = forecast ? forecast.homeGoals + forecast.awayGoals : unknown.total;
    return {
      home: numbers.get(game.homeTeamId) ?? 0,
      away: numbers.get(game.awayTeamId) ?? 0,
      margin: forecast?.margin ?? usualHomeAdvantage,
      total,
      spread: spreadOf(total, 0, 0),
      tieShare,
      isOdd: odd.has(game),
    };
  });
  const errors = teamIds.map((teamId) => errorOf.get(teamId) ?? unknown.error);
  const drawn = drawnPlaces(teamIds, draw);
  const divisions = teamIds.map((teamId) => table.divisions.get(teamId) ?? null);
  return {
    teamIds,
    /** Ids of the race's games, in the same order. */
    gameIds: open.map(({ gameId }) => gameId),
    race: raceOf(
      { teamIds, games: played, rules, deducted: table.deducted, odd },
      { drawn, errors, games: upcoming, divisions },
    ),
  };
};

/** Returns the race by points alone; null when the table is not ranked by points first. */
export const pointsRaceOf = ({ rules, tallies, games }: SeasonRace): PointsTable | null => {
  const [primary] = rules.tieBreakers;
  const countsFairPlay = primary === 'totalPoints' && rules.fairPlay?.countsInTotal === true;
  if (primary !== 'points' && primary !== 'totalPoints') return null;
  // Division winners rank above teams with more points.
  if (rules.divisionWinnersFirst) return null;
  return {
    rules,
    points: tallies.map((tally) => tally.points + (countsFairPlay ? tally.fairPlayPoints : 0)),
    games: games.map(({ home, away }) => [home, away] as const),
    extra: countsFairPlay ? (rules.fairPlay?.maxPerGame ?? 0) : 0,
  };
};
