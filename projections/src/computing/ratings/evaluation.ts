import { homeMargin } from '../../views/games/result.ts';
import { homeShare } from '../../views/ratings/chances.ts';
import { forecastOf, type Strengths, strengthsOf } from '../../views/ratings/forecast.ts';
import { fitCurve, type Judged, judgedBy, type Sample } from '../../views/ratings/judge.ts';
import { noOpening, type Opening } from '../../views/ratings/opening.ts';
import { openingAfter } from './opening-after.ts';
import type { PeerMethod } from './peers.ts';
import { ratingsOf } from '../../views/ratings/ratings.ts';
import { isRated, type Schedule, scheduleOf } from '../../views/ratings/schedule.ts';
import { type DatedGame, weeksOf } from '../../views/ratings/weeks.ts';

/** The games of one category in one season. */
export type EvaluatedCategory = {
  readonly season: string;
  readonly category: string;
  readonly games: readonly DatedGame[];
};
/** A method's forecasts of a category's games, with the results. */
export type JudgedCategory = Pick<EvaluatedCategory, 'season' | 'category'> & {
  readonly judged: readonly Judged[];
};
export type Evaluation = ReadonlyMap<string, readonly JudgedCategory[]>;

/** Name of the site's own forecasts. */
export const own = 'rondelle';
/** Name of the same forecasts without the last season's ratings. */
export const ownSeasonAlone = 'rondelle, season alone';
/** Name of the forecasts by margins alone, without attack and defence. */
export const ownMargins = 'rondelle margins';

type Samples = ReadonlyMap<string, readonly Sample[]>;
type Walked = {
  readonly own: readonly Judged[];
  readonly alone: readonly Judged[];
  readonly others: Samples;
};
/** Opening ratings and schedules from the seasons before a category's season. */
type Before = { readonly opening: Opening; readonly seasons: readonly Schedule[] };
const nothingBefore: Before = { opening: noOpening, seasons: [] };

const decidedIn = (games: readonly DatedGame[]) =>
  games.filter((game) => isRated(game) && homeMargin(game) !== 0);

/** Our forecasts of the decided games of every week, by the games of earlier weeks and the last season. */
const ownForecasts = (games: readonly DatedGame[], opening: Opening) => {
  let strengths: Strengths | undefined;
  return weeksOf(games, opening).map((week) => {
    strengths = strengthsOf(week.schedule(), week.tieShare, strengths);
    const { schedule, margins } = strengths;
    const numbers = new Map(schedule.teamIds.map((teamId, index) => [teamId, index]));
    const known = strengths;
    const decided = decidedIn(week.games).flatMap((game) => {
      const home = numbers.get(game.homeTeamId) ?? 0;
      const away = numbers.get(game.awayTeamId) ?? 0;
      const forecast = forecastOf(known, home, away);
      const homeWon = homeMargin(game) > 0;
      const byMargins = (margins.x[home] as number) - (margins.x[away] as number);
      return forecast
        ? [{ home, away, homeWon, byMargins, judged: { chance: homeShare(forecast.chances), homeWon } }]
        : [];
    });
    return { schedule, decided };
  });
};

/** Forecasts every decided game of a category's season by every method, from the games of earlier weeks. */
const walk = (
  games: readonly DatedGame[],
  { opening, seasons }: Before,
  peers: Readonly<Record<string, PeerMethod>>,
): Walked => {
  const weeks = ownForecasts(games, opening);
  const alone = opening === noOpening ? weeks : ownForecasts(games, noOpening);
  const samples = new Map<string, Sample[]>([ownMargins, ...Object.keys(peers)].map((name) => [name, []]));
  for (const { schedule, decided } of weeks) {
    if (decided.length === 0) continue;
    const methods = Object.entries(peers).map(([name, peer]) => [name, peer(schedule, seasons)] as const);
    for (const { home, away, homeWon, byMargins } of decided) {
      samples.get(ownMargins)?.push({ difference: byMargins, homeWon });
      for (const [name, difference] of methods)
        samples.get(name)?.push({ difference: difference(home, away), homeWon });
    }
  }
  const judgedIn = (some: typeof weeks) => some.flatMap(({ decided }) => decided.map(({ judged }) => judged));
  return { own: judgedIn(weeks), alone: judgedIn(alone), others: samples };
};

/** Walks through a category's seasons in order; each passes its final ratings to the next. */
const walkSeasons = (
  seasons: readonly EvaluatedCategory[],
  peers: Readonly<Record<string, PeerMethod>>,
): readonly (EvaluatedCategory & Walked)[] => {
  let before = nothingBefore;
  return seasons
    .toSorted((a, b) => (a.season < b.season ? -1 : 1))
    .map((one) => {
      const walked = { ...one, ...walk(one.games, before, peers) };
      before = {
        opening: openingAfter(ratingsOf(one.games, 0, 0, before.opening)),
        seasons: [...before.seasons, scheduleOf(one.games)],
      };
      return walked;
    });
};

/**
 * Scores all methods on the same games. Our method gives chances, which are scored as they are. The others give
 * differences, which become chances by the curve that fits the other seasons best, or the other categories when there
 * is only one season. With nothing else to fit, the curve is fitted to the same games.
 */
export const evaluate = (
  categories: readonly EvaluatedCategory[],
  peers: Readonly<Record<string, PeerMethod>>,
): Evaluation => {
  const byCategory = Map.groupBy(categories, ({ category }) => category);
  const walked = [...byCategory.values()].flatMap((seasons) => walkSeasons(seasons, peers));
  const severalSeasons = new Set(categories.map(({ season }) => season)).size > 1;
  const foldOf = (one: { season: string; category: string }) => (severalSeasons ? one.season : one.category);
  const judgedWith = (name: string): readonly JudgedCategory[] => {
    const curves = new Map(
      [...new Set(walked.map(foldOf))].map((fold) => {
        const others = walked.filter((one) => foldOf(one) !== fold);
        const elsewhere = others.length > 0 ? others : walked;
        return [fold, fitCurve(elsewhere.flatMap(({ others }) => others.get(name) ?? []))];
      }),
    );
    return walked.map(({ season, category, others }) => {
      const curve = curves.get(foldOf({ season, category })) ?? { scale: 0, home: 0 };
      return { season, category, judged: judgedBy(others.get(name) ?? [], curve) };
    });
  };
  return new Map([
    [own, walked.map(({ season, category, own: judged }) => ({ season, category, judged }))],
    [ownSeasonAlone, walked.map(({ season, category, alone: judged }) => ({ season, category, judged }))],
    ...[ownMargins, ...Object.keys(peers)].map((name) => [name, judgedWith(name)] as const),
  ]);
};
