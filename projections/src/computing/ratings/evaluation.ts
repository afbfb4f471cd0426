import { fitCurve, type Judged, judgedBy } from '../../views/ratings/judge.ts';
import type { PeerMethod } from './peers.ts';
import {
  type EvaluatedCategory,
  ownCalibrated,
  ownMargins,
  type Ties,
  type Walked,
  walkSeasons,
} from './walk-forward.ts';

/** A method's forecasts of a category's decided games, with the results. */
export type JudgedCategory = Pick<EvaluatedCategory, 'season' | 'category'> & {
  readonly judged: readonly Judged[];
  /** Number of judged games in each week, in order. */
  readonly gamesByWeek: readonly number[];
};
export type Evaluation = {
  readonly methods: ReadonlyMap<string, readonly JudgedCategory[]>;
  readonly ties: Ties;
};

/** Name of the site's own forecasts. */
export const ownName = 'rondelle';
/** Name of the same forecasts without the last season's ratings. */
export const ownSeasonAlone = 'rondelle, season alone';

type Season = EvaluatedCategory & Walked;

const tiesIn = (walked: readonly Season[]): Ties =>
  walked.reduce(
    (sum, { ties }) => ({
      games: sum.games + ties.games,
      said: sum.said + ties.said,
      happened: sum.happened + ties.happened,
    }),
    { games: 0, said: 0, happened: 0 },
  );

const asMade = (walked: readonly Season[], which: 'own' | 'alone'): readonly JudgedCategory[] =>
  walked.map(({ season, category, gamesByWeek, [which]: judged }) => ({
    season,
    category,
    gamesByWeek,
    judged,
  }));

/** Turns a method's differences into chances, those of each fold by the curve that fits the other folds. */
const calibrated = (
  walked: readonly Season[],
  name: string,
  foldOf: (one: Season) => string,
): readonly JudgedCategory[] => {
  const curves = new Map(
    [...new Set(walked.map(foldOf))].map((fold) => {
      const others = walked.filter((one) => foldOf(one) !== fold);
      const elsewhere = others.length > 0 ? others : walked;
      return [fold, fitCurve(elsewhere.flatMap(({ others }) => others.get(name) ?? []))];
    }),
  );
  return walked.map((one) => {
    const { season, category, gamesByWeek, others } = one;
    const curve = curves.get(foldOf(one)) ?? { scale: 0, home: 0 };
    return { season, category, gamesByWeek, judged: judgedBy(others.get(name) ?? [], curve) };
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
  const foldOf = (one: Season) => (severalSeasons ? one.season : one.category);
  return {
    methods: new Map([
      [ownName, asMade(walked, 'own')],
      [ownSeasonAlone, asMade(walked, 'alone')],
      ...[ownCalibrated, ownMargins, ...Object.keys(peers)].map(
        (name) => [name, calibrated(walked, name, foldOf)] as const,
      ),
    ]),
    ties: tiesIn(walked),
  };
};
