import {
  forecastOf,
  type StrengthFit,
  type Strengths,
  strengthsFrom,
  strengthsOf,
} from '../ratings/forecast.ts';
import { noOpening, type Opening } from '../ratings/opening.ts';
import { type DatedGame, type GameDay, gameDaysOf } from '../ratings/game-days.ts';
import type { ForecastRow } from './forecasts.table.ts';

/** A day's forecasts and the data that they were made from. */
export type KnownDay = {
  readonly fingerprint: string;
  readonly fit: StrengthFit;
  /** The day and its games, as far as their forecasts depend on them. */
  readonly listed: string;
  readonly rows: readonly ForecastRow[];
};

/** Rounds to four decimals; turns −0 into 0, since Postgres does not return −0. */
const rounded = (value: number): number => Math.round(value * 10_000) / 10_000 + 0;

type Category = { readonly seasonId: number; readonly categoryId: number };

const isForecast = ({ status }: DatedGame): boolean => status !== 'cancelled';

/** Ids of the games that cannot end in a tie, by the rules of their league. */
type WithoutTies = ReadonlySet<number>;

const listedIn = ({ date, games }: GameDay, withoutTies: WithoutTies): string => {
  const listed = games
    .filter(isForecast)
    .map(({ gameId, homeTeamId, awayTeamId }) =>
      [gameId, homeTeamId, awayTeamId, withoutTies.has(gameId) ? 'decided' : ''].join(' '),
    );
  return `${date} ${listed.join()}`;
};

const rowOf = (
  game: DatedGame,
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
    madeOn: game.date,
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

/** The data that a day's forecasts are made from: the same for days without a result between them. */
type Basis = {
  readonly fingerprint: string;
  readonly fit: StrengthFit;
  readonly strengths: () => Strengths;
};

const basisOf = (day: GameDay, before: Basis | undefined, known: StrengthFit | undefined): Basis => {
  const { fingerprint, level } = day;
  if (before?.fingerprint === fingerprint) return before;
  if (!known) {
    const strengths = strengthsOf(day.schedule(), level, before?.fit);
    const { margins, goals } = strengths;
    return { fingerprint, fit: { margins, goals }, strengths: () => strengths };
  }
  let strengths: Strengths | undefined;
  const made = (): Strengths => {
    strengths ??= strengthsFrom(day.schedule(), level, known);
    return strengths;
  };
  return { fingerprint, fit: known, strengths: made };
};

const rowsOf = (
  day: GameDay,
  strengths: Strengths,
  category: Category,
  withoutTies: WithoutTies,
): readonly ForecastRow[] => {
  const numbers = new Map(strengths.schedule.teamIds.map((teamId, index) => [teamId, index]));
  return day.games
    .filter(isForecast)
    .flatMap((game) => rowOf(game, strengths, numbers, category, !withoutTies.has(game.gameId)) ?? []);
};

const nameOf = ({ fingerprint, listed }: Pick<KnownDay, 'fingerprint' | 'listed'>): string =>
  `${fingerprint} ${listed}`;

/**
 * Returns the forecasts of a category's games in a season, day by day, to be passed as `earlier` next time. Strengths are
 * fitted day by day, each starting from the day before, so that the result is the same whether or not earlier results are
 * reused. Reuses those of days with the same games before them, and their forecasts where the day has the same games: a
 * new result costs the days after it once, a new game its own day.
 */
export const forecastsFrom = (
  games: readonly DatedGame[],
  category: Category,
  opening: Opening = noOpening,
  earlier: readonly KnownDay[] = [],
  withoutTies: WithoutTies = new Set(),
): readonly KnownDay[] => {
  const fits = new Map(earlier.map(({ fingerprint, fit }) => [fingerprint, fit]));
  const known = new Map(earlier.map((day) => [nameOf(day), day]));
  let basis: Basis | undefined;
  return gameDaysOf(games, opening).map((day) => {
    basis = basisOf(day, basis, fits.get(day.fingerprint));
    const { fingerprint, fit, strengths } = basis;
    const listed = listedIn(day, withoutTies);
    return (
      known.get(nameOf({ fingerprint, listed })) ?? {
        fingerprint,
        fit,
        listed,
        rows: rowsOf(day, strengths(), category, withoutTies),
      }
    );
  });
};
