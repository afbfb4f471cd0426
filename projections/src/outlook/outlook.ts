import type { CompetitionRow } from '../competitions/competitions.table.ts';
import type { ForecastRow } from '../forecasts/forecasts.table.ts';
import type { GameRow } from '../games/games.table.ts';
import { spreadOf } from '../ratings/chances.ts';
import type { RatingRow } from '../ratings/ratings.table.ts';
import { usualHomeAdvantage } from '../ratings/solve.ts';
import { tieShareOf } from '../ratings/weeks.ts';
import { isRated } from '../ratings/schedule.ts';
import { isPlayed } from '../standings/result.ts';
import { oddGamesOf } from '../standings/odd-games.ts';
import type { GroupTable } from '../standings/tables.ts';
import type { Race } from './possible-ranks.ts';
import { type GameToCome, raceOf, type SeasonRace } from './season-race.ts';

/** All that a table's future is worked out from. */
export type OutlookSources = {
  readonly table: GroupTable;
  readonly competition: Pick<CompetitionRow, 'rules' | 'draw'>;
  readonly forecasts: readonly Pick<ForecastRow, 'gameId' | 'margin' | 'homeGoals' | 'awayGoals'>[];
  readonly ratings: readonly Pick<RatingRow, 'teamId' | 'error' | 'deviation'>[];
};

/** Of teams that nothing is known of: they differ by about so many goals, and score about so many together. */
const unknown = { error: 1.5, deviation: 2.7, total: 6 };

const isToCome = (game: GameRow): boolean =>
  !isPlayed(game) && (game.status === 'scheduled' || game.status === 'live');

const drawnPlaces = (teamIds: readonly number[], draw: readonly number[] | null): number[] =>
  teamIds.map((teamId) => (draw?.indexOf(teamId) ?? -1) + 1);

/** A table's season as simulations play it, its teams in the order of their ids. */
export const outlookRace = ({ table, competition, forecasts, ratings }: OutlookSources) => {
  const { rules, draw } = competition;
  const teamIds = [...table.teamIds].sort((a, b) => a - b);
  const numbers = new Map(teamIds.map((teamId, index) => [teamId, index]));
  const games = table.games.toSorted((a, b) => a.gameId - b.gameId);
  const played = games.filter(isPlayed);
  const forecastOf = new Map(forecasts.map((row) => [row.gameId, row]));
  const errorOf = new Map(ratings.map((row) => [row.teamId, row.error]));
  const spread = spreadOf(ratings[0]?.deviation ?? unknown.deviation, 0, 0);
  const tieShare = rules.points.tie === 0 ? 0 : tieShareOf(played.filter(isRated));
  const odd = oddGamesOf(games.filter((game) => isPlayed(game) || isToCome(game)));
  const open = games.filter(isToCome);
  const toCome = open.map((game): GameToCome => {
    const forecast = forecastOf.get(game.gameId);
    return {
      home: numbers.get(game.homeTeamId) ?? 0,
      away: numbers.get(game.awayTeamId) ?? 0,
      margin: forecast?.margin ?? usualHomeAdvantage,
      total: forecast ? forecast.homeGoals + forecast.awayGoals : unknown.total,
      spread,
      tieShare,
      isOdd: odd.has(game),
    };
  });
  const errors = teamIds.map((teamId) => errorOf.get(teamId) ?? unknown.error);
  const drawn = drawnPlaces(teamIds, draw);
  const divisions = teamIds.map((teamId) => table.divisions.get(teamId) ?? null);
  return {
    teamIds,
    /** Of the race's games, in their order. */
    gameIds: open.map(({ gameId }) => gameId),
    race: raceOf(
      { teamIds, games: played, rules, deducted: table.deducted, odd },
      { drawn, errors, games: toCome, divisions },
    ),
  };
};

/** The same as far as points go; null where a table is ranked by something else first. */
export const pointsRaceOf = ({ rules, tallies, games }: SeasonRace): Race | null => {
  const [primary] = rules.tieBreakers;
  const countsFairPlay = primary === 'totalPoints' && rules.fairPlay?.countsInTotal === true;
  if (primary !== 'points' && primary !== 'totalPoints') return null;
  // Winners of divisions stand before others with more points.
  if (rules.divisionWinnersFirst) return null;
  return {
    rules,
    points: tallies.map((tally) => tally.points + (countsFairPlay ? tally.fairPlayPoints : 0)),
    games: games.map(({ home, away }) => [home, away] as const),
    extra: countsFairPlay ? (rules.fairPlay?.maxPerGame ?? 0) : 0,
  };
};
