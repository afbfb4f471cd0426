import { forecastOf, type Strengths, strengthsOf } from '../ratings/forecast.ts';
import { gamesByTeam } from '../ratings/games-by-team.ts';
import { noOpening, type Opening } from '../ratings/opening.ts';
import { myHockeyRatings } from '../ratings/peers.ts';
import { type DatedGame, type Week, weeksOf } from '../ratings/weeks.ts';
import type { ForecastRow } from './forecasts.table.ts';

/** The strengths that a week's forecasts are made from. */
export type Known = {
  readonly fingerprint: string;
  readonly strengths: Strengths;
  /** Ratings by MYHockey's method, indexed by team number. */
  readonly peer: Float64Array;
};

const knownIn = (week: Week, before: Known | undefined): Known => {
  const schedule = week.schedule();
  const games = gamesByTeam(schedule);
  return {
    fingerprint: week.fingerprint,
    strengths: strengthsOf(schedule, week.tieShare, before?.strengths, games),
    peer: myHockeyRatings(games, before?.peer),
  };
};

/**
 * Computes strengths week by week, each starting from the week before, so that the result is the same whether or not
 * earlier results are reused. Reuses those of weeks with the same games: a new result recomputes only the weeks after
 * it.
 */
const knownByWeek = (weeks: readonly Week[], earlier: readonly Known[]): readonly Known[] => {
  const known: Known[] = [];
  const reusable = new Map(earlier.map((one) => [one.fingerprint, one]));
  let before: Known | undefined;
  for (const week of weeks) {
    if (before?.fingerprint !== week.fingerprint)
      before = reusable.get(week.fingerprint) ?? knownIn(week, before);
    known.push(before);
  }
  return known;
};

/** Rounds to four decimals; turns −0 into 0, since Postgres does not return −0. */
const rounded = (value: number): number => Math.round(value * 10_000) / 10_000 + 0;

type Category = { readonly seasonId: number; readonly categoryId: number };

const rowOf = (
  game: DatedGame,
  { monday }: Week,
  { strengths, peer }: Known,
  numbers: ReadonlyMap<number, number>,
  category: Category,
): ForecastRow | null => {
  const home = numbers.get(game.homeTeamId) ?? 0;
  const away = numbers.get(game.awayTeamId) ?? 0;
  const forecast = forecastOf(strengths, home, away);
  if (!forecast) return null;
  const [homeChance, tieChance] = [rounded(forecast.chances.home), rounded(forecast.chances.tie)];
  return {
    ...category,
    gameId: game.gameId,
    homeTeamId: game.homeTeamId,
    awayTeamId: game.awayTeamId,
    madeOn: monday,
    homeChance,
    tieChance,
    awayChance: rounded(1 - homeChance - tieChance),
    homeGoals: rounded(forecast.homeGoals),
    awayGoals: rounded(forecast.awayGoals),
    margin: rounded(forecast.margin),
    spread: rounded(forecast.spread),
    homeGames: strengths.schedule.gamesOf[home] as number,
    awayGames: strengths.schedule.gamesOf[away] as number,
    peerDifference: rounded((peer[home] as number) - (peer[away] as number)),
  };
};

/**
 * Returns the forecasts of a category's games in a season, and the strengths behind them, to be passed as `earlier`
 * next time.
 */
export const forecastsFrom = (
  games: readonly DatedGame[],
  category: Category,
  opening: Opening = noOpening,
  earlier: readonly Known[] = [],
): { readonly rows: readonly ForecastRow[]; readonly known: readonly Known[] } => {
  const weeks = weeksOf(games, opening);
  const known = knownByWeek(weeks, earlier);
  const teamIds = known[0]?.strengths.schedule.teamIds ?? [];
  const numbers = new Map(teamIds.map((teamId, index) => [teamId, index]));
  const rows = weeks.flatMap((week, index) =>
    week.games.flatMap((game) => {
      const made = known[index];
      return (made && game.status !== 'cancelled' && rowOf(game, week, made, numbers, category)) || [];
    }),
  );
  return { rows, known };
};
