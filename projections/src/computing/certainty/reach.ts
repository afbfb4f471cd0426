import { type Contest, sideOf } from './contest.ts';

/** Counts that criteria compare and whose range depends on a team's final value. */
export const measures = ['wins', 'regulationWins', 'notByShootout', 'points', 'fairPlay'] as const;
export type Measure = (typeof measures)[number];
type Step = { readonly gain: number; readonly adds: Readonly<Record<Measure, number>> };

/**
 * The gains that a team can still add to its value, and between which numbers each count then lies. Each game counts by itself,
 * so that every true outcome is among these.
 */
export type Reach = {
  /** The most that the team can add to its value. */
  readonly most: number;
  readonly canAdd: (gain: number) => boolean;
  readonly rangeOf: (measure: Measure, gain: number) => readonly [least: number, most: number];
};

const stepsOf = ({ kinds, race: { rules }, extra }: Contest, isHome: boolean): readonly Step[] => {
  const steps = kinds.flatMap((kind) => {
    const won = kind.winner === (isHome ? 1 : -1);
    const played = {
      wins: won ? 1 : 0,
      regulationWins: won && kind.decided === 0 ? 1 : 0,
      notByShootout: won && kind.decided !== 2 ? 1 : 0,
      points: sideOf(kind.points, isHome),
    };
    return Array.from(
      { length: (rules.fairPlay?.maxPerGame ?? 0) + 1 },
      (_, fairPlay): Step => ({
        gain: sideOf(kind.gains, isHome) + (extra > 0 ? fairPlay : 0),
        adds: { ...played, fairPlay },
      }),
    );
  });
  return [...Map.groupBy(steps, (step) => JSON.stringify(step)).values()].flatMap(([first]) => first ?? []);
};

type Columns = readonly Float64Array[];

/** The reach within the least and the most of each count by gain, where there is one. */
const reachIn = (low: Columns, high: Columns, most: number): Reach => ({
  most,
  canAdd: (gain) => Number.isInteger(gain) && gain >= 0 && gain <= most && !Number.isNaN(low[0]?.[gain]),
  rangeOf: (measure, gain) => {
    const at = measures.indexOf(measure);
    return [low[at]?.[gain] as number, high[at]?.[gain] as number];
  },
});

/** Upper bound on the outcomes to search; no team of a real season has so many open games. */
const mostOutcomes = 2_000_000;

/**
 * Returns the reach of each ranked team, by its number of open games; null where a team has too many. Both sides of a
 * game have the same outcomes.
 */
export const reachesOf = (contest: Contest): ((team: number) => Reach) | null => {
  const { ranked, race } = contest;
  const steps = stepsOf(contest, true);
  const perGame = Math.max(...steps.map(({ gain }) => gain));
  const gamesOf = (team: number): number => race.toPlay[team] ?? 0;
  const wanted = new Set(ranked.map(gamesOf));
  const games = Math.max(0, ...wanted);
  if (games * games * perGame * steps.length > mostOutcomes) return null;
  const size = games * perGame + 1;
  const empty = () => measures.map(() => new Float64Array(size).fill(Number.NaN));
  let [low, high] = [empty(), empty()];
  for (const one of [...low, ...high]) one[0] = 0;
  const known = new Map<number, Reach>([[0, reachIn(low, high, 0)]]);
  for (let game = 1; game <= games; game += 1) {
    const [lower, higher] = [empty(), empty()];
    for (let before = 0; before <= (game - 1) * perGame; before += 1) {
      if (Number.isNaN(low[0]?.[before])) continue;
      for (const { gain, adds } of steps)
        measures.forEach((measure, at) => {
          const [from, upTo] = [lower[at] as Float64Array, higher[at] as Float64Array];
          const [least, greatest] = [low[at]?.[before] as number, high[at]?.[before] as number];
          const [sofar, sofarMost] = [from[before + gain] as number, upTo[before + gain] as number];
          const added = adds[measure];
          if (!(sofar <= least + added)) from[before + gain] = least + added;
          if (!(sofarMost >= greatest + added)) upTo[before + gain] = greatest + added;
        });
    }
    [low, high] = [lower, higher];
    if (wanted.has(game)) known.set(game, reachIn(low, high, game * perGame));
  }
  const none = reachIn([], [], 0);
  return (team) => known.get(gamesOf(team)) ?? none;
};
