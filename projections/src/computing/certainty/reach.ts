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

/** Returns what a team with so many open games can still add. Both sides of a game have the same outcomes. */
const reachWith = (contest: Contest, games: number): Reach => {
  const steps = stepsOf(contest, true);
  const perGame = Math.max(...steps.map(({ gain }) => gain));
  const most = games * perGame;
  const size = most + 1;
  const empty = () => measures.map(() => new Float64Array(size).fill(Number.NaN));
  let [low, high] = [empty(), empty()];
  for (const one of [...low, ...high]) one[0] = 0;
  for (let game = 1; game <= games; game += 1) {
    const [lower, higher] = [empty(), empty()];
    for (let before = 0; before <= (game - 1) * perGame; before += 1) {
      if (Number.isNaN(low[0]?.[before])) continue;
      for (const { gain, adds } of steps)
        measures.forEach((measure, at) => {
          const [from, upTo] = [lower[at] as Float64Array, higher[at] as Float64Array];
          const [least, greatest] = [low[at]?.[before] as number, high[at]?.[before] as number];
          const [known, knownMost] = [from[before + gain] as number, upTo[before + gain] as number];
          const added = adds[measure];
          if (!(known <= least + added)) from[before + gain] = least + added;
          if (!(knownMost >= greatest + added)) upTo[before + gain] = greatest + added;
        });
    }
    [low, high] = [lower, higher];
  }
  return {
    most,
    canAdd: (gain) => gain >= 0 && gain <= most && !Number.isNaN(low[0]?.[gain]),
    rangeOf: (measure, gain) => {
      const at = measures.indexOf(measure);
      return [low[at]?.[gain] as number, high[at]?.[gain] as number];
    },
  };
};

/** Returns the reach of each team; teams with equally many open games share it. */
export const reachesOf = (contest: Contest): ((team: number) => Reach) => {
  const known = new Map<number, Reach>();
  return (team) => {
    const games = contest.race.toPlay[team] ?? 0;
    const reach = known.get(games) ?? reachWith(contest, games);
    known.set(games, reach);
    return reach;
  };
};
