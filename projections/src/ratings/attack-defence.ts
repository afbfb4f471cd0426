import type { Schedule } from './schedule.ts';

/** What is believed before any game: an average team scores e^1.1 ≈ 3 goals; a home team e^0.03 times as many. */
const usual = { level: 1.1, levelWeight: 20, home: 0.06, homeWeight: 200 };
/** How much more than margins the goals of a team are pulled to the average. */
const pullFactor = 4;
const maxRounds = 20;
const closeEnough = 1e-3;
const longestStep = 0.5;

/**
 * A second opinion beside the margins: each team's attack and defence, as factors of the goals that an average team
 * scores. Goals are Poisson: e^(level + attack − the other's defence ± half the home advantage).
 */
export type GoalFit = {
  readonly attack: Float64Array;
  readonly defence: Float64Array;
  readonly level: number;
  readonly homeAdvantage: number;
};
type Working = { attack: Float64Array; defence: Float64Array; level: number; homeAdvantage: number };

/** Games by team: those of `team` stand from `from[team]` up to `from[team + 1]`. */
const gamesByTeam = ({ home, away, gamesOf }: Schedule) => {
  const from = new Int32Array(gamesOf.length + 1);
  gamesOf.forEach((games, team) => {
    from[team + 1] = (from[team] as number) + games;
  });
  const next = from.slice();
  const games = new Int32Array(2 * home.length);
  for (let game = 0; game < home.length; game += 1)
    for (const team of [home[game] as number, away[game] as number]) {
      games[next[team] as number] = game;
      next[team] = (next[team] as number) + 1;
    }
  return { from, games };
};

const bounded = (step: number): number => Math.max(-longestStep, Math.min(longestStep, step));

/** e to the attack, and to minus the defence, of each team: products instead of powers while fitting. */
type Factors = { readonly attack: Float64Array; readonly defence: Float64Array };

/** One Newton step of a team's attack and defence, the others held still; answers the longer of the two. */
const moveTeam = (
  { home, away, homeGoals, awayGoals }: Schedule,
  fit: Working,
  factors: Factors,
  ridge: number,
  team: number,
  games: Int32Array,
): number => {
  const [a, d] = [fit.attack[team] as number, fit.defence[team] as number];
  const atHomeFactor = Math.exp(fit.level + fit.homeAdvantage / 2);
  const awayFactor = Math.exp(fit.level - fit.homeAdvantage / 2);
  const ownAttack = factors.attack[team] as number;
  const ownDefence = factors.defence[team] as number;
  let slopeA = -ridge * a;
  let slopeD = -ridge * d;
  let bendA = ridge;
  let bendD = ridge;
  for (let index = 0; index < games.length; index += 1) {
    const game = games[index] as number;
    const atHome = home[game] === team;
    const other = (atHome ? away[game] : home[game]) as number;
    const scored = (atHome ? atHomeFactor : awayFactor) * ownAttack * (factors.defence[other] as number);
    const allowed = (atHome ? awayFactor : atHomeFactor) * ownDefence * (factors.attack[other] as number);
    slopeA += ((atHome ? homeGoals[game] : awayGoals[game]) as number) - scored;
    bendA += scored;
    slopeD += allowed - ((atHome ? awayGoals[game] : homeGoals[game]) as number);
    bendD += allowed;
  }
  const stepA = bounded(slopeA / bendA);
  const stepD = bounded(slopeD / bendD);
  fit.attack[team] = a + stepA;
  fit.defence[team] = d + stepD;
  factors.attack[team] = Math.exp(a + stepA);
  factors.defence[team] = Math.exp(-d - stepD);
  return Math.max(Math.abs(stepA), Math.abs(stepD));
};

/** The goals that both sides are expected to score. */
export const expectedGoals = (fit: GoalFit, home: number, away: number): readonly [number, number] => [
  Math.exp(fit.level + (fit.attack[home] as number) - (fit.defence[away] as number) + fit.homeAdvantage / 2),
  Math.exp(fit.level + (fit.attack[away] as number) - (fit.defence[home] as number) - fit.homeAdvantage / 2),
];

/** One Newton step of what all games share. */
const moveShared = ({ home, away, homeGoals, awayGoals }: Schedule, fit: Working, factors: Factors): void => {
  let [slope, bend] = [usual.levelWeight * (usual.level - fit.level), usual.levelWeight];
  let [slopeHome, bendHome] = [usual.homeWeight * (usual.home - fit.homeAdvantage), usual.homeWeight];
  const atHomeFactor = Math.exp(fit.level + fit.homeAdvantage / 2);
  const awayFactor = Math.exp(fit.level - fit.homeAdvantage / 2);
  for (let game = 0; game < home.length; game += 1) {
    const [host, guest] = [home[game] as number, away[game] as number];
    const h = atHomeFactor * (factors.attack[host] as number) * (factors.defence[guest] as number);
    const a = awayFactor * (factors.attack[guest] as number) * (factors.defence[host] as number);
    const overH = (homeGoals[game] as number) - h;
    const overA = (awayGoals[game] as number) - a;
    slope += overH + overA;
    bend += h + a;
    slopeHome += (overH - overA) / 2;
    bendHome += (h + a) / 4;
  }
  fit.level += bounded(slope / bend);
  fit.homeAdvantage += bounded(slopeHome / bendHome);
};

/** Fits attack and defence with the pull of the category's margins; the same start gives the same answer. */
export const fitGoals = (schedule: Schedule, marginRidge: number, start?: GoalFit): GoalFit => {
  const teams = schedule.teamIds.length;
  const fit: Working = {
    attack: start ? start.attack.slice() : new Float64Array(teams),
    defence: start ? start.defence.slice() : new Float64Array(teams),
    level: start?.level ?? usual.level,
    homeAdvantage: start?.homeAdvantage ?? usual.home,
  };
  const factors = {
    attack: fit.attack.map((value) => Math.exp(value)),
    defence: fit.defence.map((value) => Math.exp(-value)),
  };
  const ridge = pullFactor * marginRidge;
  const { from, games } = gamesByTeam(schedule);
  for (let round = 0; round < maxRounds; round += 1) {
    let longest = 0;
    for (let team = 0; team < teams; team += 1) {
      const own = games.subarray(from[team], from[team + 1]);
      if (own.length > 0) longest = Math.max(longest, moveTeam(schedule, fit, factors, ridge, team, own));
    }
    moveShared(schedule, fit, factors);
    if (longest < closeEnough) break;
  }
  return fit;
};
