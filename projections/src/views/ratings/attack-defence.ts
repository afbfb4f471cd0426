import type { GamesByTeam } from './games-by-team.ts';
import type { Schedule } from './schedule.ts';

/** Prior before any game: an average team scores e^1.1 ≈ 3 goals, a home team e^0.03 times as many. */
const usual = { level: 1.1, levelWeight: 20, home: 0.06, homeWeight: 200 };
/** How much more strongly goals are pulled to the average than margins. */
const pullFactor = 4;
const maxRounds = 20;
const closeEnough = 1e-3;
const longestStep = 0.5;

/**
 * A second model beside margins: each team's attack and defence as factors of an average team's goals. Goals are
 * Poisson with mean e^(level + attack − opponent's defence ± half the home advantage).
 */
export type GoalFit = {
  readonly attack: Float64Array;
  readonly defence: Float64Array;
  readonly level: number;
  readonly homeAdvantage: number;
};
type Working = { attack: Float64Array; defence: Float64Array; level: number; homeAdvantage: number };

/** The attack and the defence of a team that is so many goals better than average, half by each. */
const meanOf = (goals: number): number => goals / (2 * Math.exp(usual.level));

const bounded = (step: number): number => Math.max(-longestStep, Math.min(longestStep, step));

/** e^attack and e^−defence of each team, so that fitting multiplies instead of computing powers. */
type Factors = { readonly attack: Float64Array; readonly defence: Float64Array };

/** Factors of every home and every away team, which change once a round. */
type Shared = { readonly atHome: number; readonly away: number };
const sharedOf = ({ level, homeAdvantage }: Working): Shared => ({
  atHome: Math.exp(level + homeAdvantage / 2),
  away: Math.exp(level - homeAdvantage / 2),
});

/** Values that each team's attack and defence are drawn to, and how strongly. */
type Pull = { readonly ridge: number; readonly means: Float64Array };

/** Makes one Newton step of a team's attack and defence, all others fixed. Returns the longer of the two steps. */
const moveTeam = (
  { from, opponents, isHome, scored, allowed, weights }: GamesByTeam,
  fit: Working,
  factors: Factors,
  { atHome, away }: Shared,
  { ridge, means }: Pull,
  team: number,
): number => {
  const [a, d] = [fit.attack[team] as number, fit.defence[team] as number];
  const { attack, defence } = factors;
  const ownAttack = attack[team] as number;
  const ownDefence = defence[team] as number;
  const end = from[team + 1] as number;
  const mean = means[team] as number;
  let slopeA = ridge * (mean - a);
  let slopeD = ridge * (mean - d);
  let bendA = ridge;
  let bendD = ridge;
  for (let index = from[team] as number; index < end; index += 1) {
    const other = opponents[index] as number;
    const home = isHome[index] === 1;
    const toScore = (home ? atHome : away) * ownAttack * (defence[other] as number);
    const toAllow = (home ? away : atHome) * ownDefence * (attack[other] as number);
    const weight = weights[index] as number;
    slopeA += weight * ((scored[index] as number) - toScore);
    bendA += weight * toScore;
    slopeD += weight * (toAllow - (allowed[index] as number));
    bendD += weight * toAllow;
  }
  const stepA = bounded(slopeA / bendA);
  const stepD = bounded(slopeD / bendD);
  fit.attack[team] = a + stepA;
  fit.defence[team] = d + stepD;
  attack[team] = Math.exp(a + stepA);
  defence[team] = Math.exp(-d - stepD);
  return Math.max(Math.abs(stepA), Math.abs(stepD));
};

/** Returns the expected goals of the home and the away team. */
export const expectedGoals = (fit: GoalFit, home: number, away: number): readonly [number, number] => [
  Math.exp(fit.level + (fit.attack[home] as number) - (fit.defence[away] as number) + fit.homeAdvantage / 2),
  Math.exp(fit.level + (fit.attack[away] as number) - (fit.defence[home] as number) - fit.homeAdvantage / 2),
];

/** Returns `expectedGoals` as a function for many games: each team's powers are computed once. */
export const goalsBetween = ({ attack, defence, level, homeAdvantage }: GoalFit) => {
  const atHome = attack.map((value) => Math.exp(level + value + homeAdvantage / 2));
  const away = attack.map((value) => Math.exp(level + value - homeAdvantage / 2));
  const against = defence.map((value) => Math.exp(-value));
  return {
    ofHome: (home: number, guest: number) => (atHome[home] as number) * (against[guest] as number),
    ofAway: (home: number, guest: number) => (away[guest] as number) * (against[home] as number),
  };
};

/** Makes one Newton step of the level and the home advantage. */
const moveShared = ({ home, away, homeGoals, awayGoals }: Schedule, fit: Working, factors: Factors): void => {
  let [slope, bend] = [usual.levelWeight * (usual.level - fit.level), usual.levelWeight];
  let [slopeHome, bendHome] = [usual.homeWeight * (usual.home - fit.homeAdvantage), usual.homeWeight];
  const { atHome: atHomeFactor, away: awayFactor } = sharedOf(fit);
  for (let game = 0; game < home.length; game += 1) {
    // No pattern of arrays: it would cost as much as the rest of the loop.
    const host = home[game] as number;
    const guest = away[game] as number;
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

/** Fits attack and defence with a ridge derived from that of the margins. Deterministic for the same start. */
export const fitGoals = (
  schedule: Schedule,
  marginRidge: number,
  start: GoalFit | undefined,
  games: GamesByTeam,
): GoalFit => {
  const teams = schedule.teamIds.length;
  const means = schedule.expected.map(meanOf);
  const fit: Working = {
    attack: start ? start.attack.slice() : means.slice(),
    defence: start ? start.defence.slice() : means.slice(),
    level: start?.level ?? usual.level,
    homeAdvantage: start?.homeAdvantage ?? usual.home,
  };
  const factors = {
    attack: fit.attack.map((value) => Math.exp(value)),
    defence: fit.defence.map((value) => Math.exp(-value)),
  };
  const pull = { ridge: pullFactor * marginRidge, means };
  for (let round = 0; round < maxRounds; round += 1) {
    const shared = sharedOf(fit);
    let longest = 0;
    for (let team = 0; team < teams; team += 1)
      if (schedule.gamesOf[team] !== 0)
        longest = Math.max(longest, moveTeam(games, fit, factors, shared, pull, team));
    moveShared(schedule, fit, factors);
    if (longest < closeEnough) break;
  }
  return fit;
};
