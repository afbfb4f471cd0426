import { homeMargin } from '../standings/result.ts';
import { homeShare } from './chances.ts';
import { forecastOf, type Strengths, strengthsOf } from './forecast.ts';
import { fitCurve, type Judged, judgedBy, type Sample } from './judge.ts';
import type { PeerMethod } from './peers.ts';
import { isRated } from './schedule.ts';
import { type DatedGame, weeksOf } from './weeks.ts';

/** The games of one category in one season. */
export type EvaluatedCategory = {
  readonly season: string;
  readonly category: string;
  readonly games: readonly DatedGame[];
};
/** The forecasts that a method made of a category's games, judged. */
export type JudgedCategory = Pick<EvaluatedCategory, 'season' | 'category'> & {
  readonly judged: readonly Judged[];
};
export type Evaluation = ReadonlyMap<string, readonly JudgedCategory[]>;

/** What the product itself forecasts. */
export const own = 'rondelle';
/** Its margins alone, without attack and defence. */
export const ownMargins = 'rondelle margins';

type Samples = ReadonlyMap<string, readonly Sample[]>;
type Walked = { readonly own: readonly Judged[]; readonly others: Samples };

const decidedIn = (games: readonly DatedGame[]) =>
  games.filter((game) => isRated(game) && homeMargin(game) !== 0);

/** Walks through a category's season: every decided game that can be forecast, by every method, from earlier weeks. */
const walk = (games: readonly DatedGame[], peers: Readonly<Record<string, PeerMethod>>): Walked => {
  const judged: Judged[] = [];
  const samples = new Map<string, Sample[]>([ownMargins, ...Object.keys(peers)].map((name) => [name, []]));
  let strengths: Strengths | undefined;
  for (const week of weeksOf(games)) {
    strengths = strengthsOf(week.schedule(), week.tieShare(), strengths);
    const { schedule, margins } = strengths;
    const numbers = new Map(schedule.teamIds.map((teamId, index) => [teamId, index]));
    const decided = decidedIn(week.games);
    const methods =
      decided.length === 0
        ? []
        : Object.entries(peers).map(([name, peer]) => [name, peer(schedule)] as const);
    for (const game of decided) {
      const home = numbers.get(game.homeTeamId) ?? 0;
      const away = numbers.get(game.awayTeamId) ?? 0;
      const forecast = forecastOf(strengths, home, away);
      if (!forecast) continue;
      const homeWon = homeMargin(game) > 0;
      judged.push({ chance: homeShare(forecast.chances), homeWon });
      const byMargins = (margins.x[home] as number) - (margins.x[away] as number);
      samples.get(ownMargins)?.push({ difference: byMargins, homeWon });
      for (const [name, difference] of methods)
        samples.get(name)?.push({ difference: difference(home, away), homeWon });
    }
  }
  return { own: judged, others: samples };
};

/**
 * Judges all methods on the same games. Ours gives chances and is taken at its word; the others give differences, which
 * become chances by the curve that suits the other seasons best, or where there is but one season, the other categories;
 * with nothing else to learn from, the very same games.
 */
export const evaluate = (
  categories: readonly EvaluatedCategory[],
  peers: Readonly<Record<string, PeerMethod>>,
): Evaluation => {
  const walked = categories.map(({ season, category, games }) => ({
    season,
    category,
    ...walk(games, peers),
  }));
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
    ...[ownMargins, ...Object.keys(peers)].map((name) => [name, judgedWith(name)] as const),
  ]);
};
