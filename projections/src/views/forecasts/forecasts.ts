import {
  forecastOf,
  type StrengthFit,
  type Strengths,
  strengthsFrom,
  strengthsOf,
} from '../ratings/forecast.ts';
import { noOpening, type Opening } from '../ratings/opening.ts';
import { type DatedGame, type Week, weeksOf } from '../ratings/weeks.ts';
import type { ForecastRow } from './forecasts.table.ts';

/** A week's forecasts and the data that they were made from. */
export type KnownWeek = {
  readonly fingerprint: string;
  readonly fit: StrengthFit;
  /** The week and its games, as far as their forecasts depend on them. */
  readonly listed: string;
  readonly rows: readonly ForecastRow[];
};

/** Rounds to four decimals; turns −0 into 0, since Postgres does not return −0. */
const rounded = (value: number): number => Math.round(value * 10_000) / 10_000 + 0;

type Category = { readonly seasonId: number; readonly categoryId: number };

const isForecast = ({ status }: DatedGame): boolean => status !== 'cancelled';

/** Ids of the games that cannot end in a tie, by the rules of their league. */
type WithoutTies = ReadonlySet<number>;

const listedIn = ({ monday, games }: Week, withoutTies: WithoutTies): string => {
  const listed = games
    .filter(isForecast)
    .map(({ gameId, homeTeamId, awayTeamId }) =>
      [gameId, homeTeamId, awayTeamId, withoutTies.has(gameId) ? 'decided' : ''].join(' '),
    );
  return `${monday} ${listed.join()}`;
};

const rowOf = (
  game: DatedGame,
  { monday }: Week,
  strengths: Strengths,
  numbers: ReadonlyMap<number, number>,
  category: Category,
  mayTie: boolean,
): ForecastRow | null => {
  const home = numbers.get(game.homeTeamId) ?? 0;
  const away = numbers.get(game.awayTeamId) ?? 0;
  const forecast = forecastOf(strengths, home, away, mayTie);
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
    levelBand: rounded(strengths.levelBand),
    homeGames: strengths.schedule.gamesOf[home] as number,
    awayGames: strengths.schedule.gamesOf[away] as number,
  };
};

/** The data that a week's forecasts are made from: the same for weeks without a result between them. */
type Basis = {
  readonly fingerprint: string;
  readonly fit: StrengthFit;
  readonly strengths: () => Strengths;
};

const basisOf = (week: Week, before: Basis | undefined, known: StrengthFit | undefined): Basis => {
  const { fingerprint, level } = week;
  if (before?.fingerprint === fingerprint) return before;
  if (!known) {
    const strengths = strengthsOf(week.schedule(), level, before?.fit);
    const { margins, goals } = strengths;
    return { fingerprint, fit: { margins, goals }, strengths: () => strengths };
  }
  let strengths: Strengths | undefined;
  const made = (): Strengths => {
    strengths ??= strengthsFrom(week.schedule(), level, known);
    return strengths;
  };
  return { fingerprint, fit: known, strengths: made };
};

const rowsOf = (
  week: Week,
  strengths: Strengths,
  category: Category,
  withoutTies: WithoutTies,
): readonly ForecastRow[] => {
  const numbers = new Map(strengths.schedule.teamIds.map((teamId, index) => [teamId, index]));
  return week.games
    .filter(isForecast)
    .flatMap((game) => rowOf(game, week, strengths, numbers, category, !withoutTies.has(game.gameId)) ?? []);
};

const nameOf = ({ fingerprint, listed }: Pick<KnownWeek, 'fingerprint' | 'listed'>): string =>
  `${fingerprint} ${listed}`;

/**
 * Returns the forecasts of a category's games in a season, week by week, to be passed as `earlier` next time. Strengths
 * are fitted week by week, each starting from the week before, so that the result is the same whether or not earlier
 * results are reused. Reuses those of weeks with the same games before them, and their forecasts where the week has the
 * same games: a new result costs the weeks after it once, a new game its own week.
 */
export const forecastsFrom = (
  games: readonly DatedGame[],
  category: Category,
  opening: Opening = noOpening,
  earlier: readonly KnownWeek[] = [],
  withoutTies: WithoutTies = new Set(),
): readonly KnownWeek[] => {
  const fits = new Map(earlier.map(({ fingerprint, fit }) => [fingerprint, fit]));
  const known = new Map(earlier.map((week) => [nameOf(week), week]));
  let basis: Basis | undefined;
  return weeksOf(games, opening).map((week) => {
    basis = basisOf(week, basis, fits.get(week.fingerprint));
    const { fingerprint, fit, strengths } = basis;
    const listed = listedIn(week, withoutTies);
    return (
      known.get(nameOf({ fingerprint, listed })) ?? {
        fingerprint,
        fit,
        listed,
        rows: rowsOf(week, strengths(), category, withoutTies),
      }
    );
  });
};
