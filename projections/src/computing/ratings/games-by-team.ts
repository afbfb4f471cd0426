import type { Schedule } from '../../views/ratings/schedule.ts';

/** The games of a schedule from each team's side: those of `team` are at `from[team]` up to `from[team + 1]`. */
export type GamesByTeam = {
  readonly from: Int32Array;
  readonly opponents: Int32Array;
  readonly isHome: Uint8Array;
  /** Goals of the team and of its opponent, as the schedule counts them. */
  readonly scored: Float64Array;
  readonly allowed: Float64Array;
  /** Counted margin from the team's side. */
  readonly margins: Float64Array;
  readonly weights: Float64Array;
};

/**
 * Lays out a schedule's games by team, each team's in the schedule's order: methods that go through all games many
 * times read memory in order and keep a team's sums in registers.
 */
export const gamesByTeam = ({
  home,
  away,
  margin,
  homeGoals,
  awayGoals,
  gamesOf,
  weight,
}: Schedule): GamesByTeam => {
  const from = new Int32Array(gamesOf.length + 1);
  for (let team = 0; team < gamesOf.length; team += 1)
    from[team + 1] = (from[team] as number) + (gamesOf[team] as number);
  const next = from.slice();
  const sides = 2 * home.length;
  const opponents = new Int32Array(sides);
  const isHome = new Uint8Array(sides);
  const scored = new Float64Array(sides);
  const allowed = new Float64Array(sides);
  const margins = new Float64Array(sides);
  const weights = new Float64Array(sides);
  for (let game = 0; game < home.length; game += 1) {
    const h = home[game] as number;
    const a = away[game] as number;
    const atHome = next[h] as number;
    next[h] = atHome + 1;
    const onRoad = next[a] as number;
    next[a] = onRoad + 1;
    isHome[atHome] = 1;
    opponents[atHome] = a;
    opponents[onRoad] = h;
    scored[atHome] = homeGoals[game] as number;
    scored[onRoad] = awayGoals[game] as number;
    allowed[atHome] = awayGoals[game] as number;
    allowed[onRoad] = homeGoals[game] as number;
    margins[atHome] = margin[game] as number;
    margins[onRoad] = -(margin[game] as number);
    weights[atHome] = weight[game] as number;
    weights[onRoad] = weight[game] as number;
  }
  return { from, opponents, isHome, scored, allowed, margins, weights };
};
