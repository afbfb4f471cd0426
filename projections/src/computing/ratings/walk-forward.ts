import { weekOf } from '@rondelle/contracts/competition/weeks.ts';
import { homeMargin } from '../../views/games/result.ts';
import { homeShare } from '../../views/ratings/chances.ts';
import { forecastOf, type Strengths, strengthsOf } from '../../views/ratings/forecast.ts';
import { type Judged, logOddsOf, type Sample } from '../../views/ratings/judge.ts';
import { noOpening, type Opening } from '../../views/ratings/opening.ts';
import { ratingsOf } from '../../views/ratings/ratings.ts';
import { type DatedGame, gameDaysOf } from '../../views/ratings/game-days.ts';
import { connectedGroups } from '../../views/ratings/connected-groups.ts';
import { isRated, type Schedule, scheduleOf } from '../../views/ratings/schedule.ts';
import { openingAfter } from './opening-after.ts';
import type { PeerMethod } from './peers.ts';

/** The games of one category in one season. */
export type EvaluatedCategory = {
  readonly season: string;
  readonly category: string;
  readonly games: readonly DatedGame[];
  /** Ids of the games that cannot end in a tie, by the rules of their league. */
  readonly withoutTies?: ReadonlySet<number>;
};
/** Number of games with a forecast that ended in a tie, and the sum of the chances that they would. */
export type Ties = { readonly games: number; readonly said: number; readonly happened: number };
/** Name of our forecasts, calibrated on other seasons or categories, as those of other methods are. */
export const ownCalibrated = 'rondelle, recalibrated';
/** Name of the forecasts by margins alone, without attack and defence. */
export const ownMargins = 'rondelle margins';

type Samples = ReadonlyMap<string, readonly Sample[]>;
/** Our forecasts of a category's decided games, and the differences by which other methods forecast them. */
export type Walked = {
  readonly own: readonly Judged[];
  readonly alone: readonly Judged[];
  readonly gamesByWeek: readonly number[];
  readonly others: Samples;
  readonly ties: Ties;
};
/** Opening ratings and schedules from the seasons before a category's season. */
type Before = { readonly opening: Opening; readonly seasons: readonly Schedule[] };
const nothingBefore: Before = { opening: noOpening, seasons: [] };

/** Returns whether two teams had played, and a chain of games connected them, by their numbers in a schedule. */
const connectedIn = (schedule: Schedule) => {
  const groups = connectedGroups(schedule);
  return (home: number, away: number): boolean =>
    schedule.gamesOf[home] !== 0 && schedule.gamesOf[away] !== 0 && groups[home] === groups[away];
};

/**
 * Our forecasts of the rated games of every day, by the games of earlier days and the last season. Games whose teams
 * nothing connected before the week are left out, so that figures compare with those of forecasts made on Mondays.
 */
const ownForecasts = ({ games, withoutTies }: EvaluatedCategory, opening: Opening) => {
  let strengths: Strengths | undefined;
  const weeks = Map.groupBy(gameDaysOf(games, opening), ({ date }) => weekOf(date).from);
  return [...weeks].flatMap(([monday, days]) => {
    const areKnown = days[0] ? connectedIn(days[0].schedule()) : () => false;
    return days.map((day) => {
      strengths = strengthsOf(day.schedule(), day.level, strengths);
      const { schedule, margins } = strengths;
      const numbers = new Map(schedule.teamIds.map((teamId, index) => [teamId, index]));
      const known = strengths;
      const forecasts = day.games.filter(isRated).flatMap((game) => {
        const home = numbers.get(game.homeTeamId) ?? 0;
        const away = numbers.get(game.awayTeamId) ?? 0;
        const forecast = forecastOf(known, home, away, withoutTies?.has(game.gameId) !== true);
        if (!forecast || !areKnown(home, away)) return [];
        const margin = homeMargin(game);
        const byMargins = (margins.x[home] as number) - (margins.x[away] as number);
        const judged = { chance: homeShare(forecast.chances), homeWon: margin > 0 };
        return [{ home, away, isTie: margin === 0, tieChance: forecast.chances.tie, byMargins, judged }];
      });
      return { monday, schedule, forecasts, decided: forecasts.filter(({ isTie }) => !isTie) };
    });
  });
};

const tiesIn = (days: ReturnType<typeof ownForecasts>): Ties => {
  const forecasts = days.flatMap((day) => day.forecasts);
  return {
    games: forecasts.length,
    said: forecasts.reduce((sum, { tieChance }) => sum + tieChance, 0),
    happened: forecasts.filter(({ isTie }) => isTie).length,
  };
};

/** Forecasts every decided game of a category's season by every method, from the games of earlier days. */
const walk = (
  one: EvaluatedCategory,
  { opening, seasons }: Before,
  peers: Readonly<Record<string, PeerMethod>>,
): Walked => {
  const days = ownForecasts(one, opening);
  const alone = opening === noOpening ? days : ownForecasts(one, noOpening);
  const names = [ownCalibrated, ownMargins, ...Object.keys(peers)];
  const samples = new Map<string, Sample[]>(names.map((name) => [name, []]));
  for (const { schedule, decided } of days) {
    if (decided.length === 0) continue;
    const methods = Object.entries(peers).map(([name, peer]) => [name, peer(schedule, seasons)] as const);
    for (const { home, away, judged, byMargins } of decided) {
      const { homeWon } = judged;
      samples.get(ownCalibrated)?.push({ difference: logOddsOf(judged.chance), homeWon });
      samples.get(ownMargins)?.push({ difference: byMargins, homeWon });
      for (const [name, difference] of methods)
        samples.get(name)?.push({ difference: difference(home, away), homeWon });
    }
  }
  const judgedIn = (some: typeof days) => some.flatMap(({ decided }) => decided.map(({ judged }) => judged));
  return {
    own: judgedIn(days),
    alone: judgedIn(alone),
    gamesByWeek: [...Map.groupBy(days, ({ monday }) => monday).values()].map((ofWeek) =>
      ofWeek.reduce((sum, { decided }) => sum + decided.length, 0),
    ),
    others: samples,
    ties: tiesIn(days),
  };
};

/** Walks through a category's seasons in order; each passes its final ratings to the next. */
export const walkSeasons = (
  seasons: readonly EvaluatedCategory[],
  peers: Readonly<Record<string, PeerMethod>>,
): readonly (EvaluatedCategory & Walked)[] => {
  let before = nothingBefore;
  return seasons
    .toSorted((a, b) => (a.season < b.season ? -1 : 1))
    .map((one) => {
      const walked = { ...one, ...walk(one, before, peers) };
      before = {
        opening: openingAfter(ratingsOf(one.games, 0, 0, before.opening)),
        seasons: [...before.seasons, scheduleOf(one.games)],
      };
      return walked;
    });
};
