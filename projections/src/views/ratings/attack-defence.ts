import type { Matchups } from './matchups.ts';
import type { Schedule } from './schedule.ts';

/** Prior before any game: an average team scores e^1.1 ≈ 3 goals, a home team e^0.03 times as many. */
const usual = { level: 1.1, levelWeight: 20, home: 0.06, homeWeight: 200 };
/** Factor by which attack and defence are drawn to the average more strongly than ratings by margins. */
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

/** The attack and the defence of a team that is `goals` better than average: each accounts for half of them. */
const meanOf = (goals: number): number => goals / (2 * Math.exp(usual.level));

const bounded = (step: number): number => Math.max(-longestStep, Math.min(longestStep, step));

/** e^attack and e^−defence of each team, so that fitting multiplies instead of computing powers. */
type Factors = { readonly attack: Float64Array; readonly defence: Float64Array };

/** Factors of every home and every away team, which change once a round. */
type Shared = { readonly atHome: number; readonly away: number };
const sharedOf = ({ level, homeAdvantage }: Pick<GoalFit, 'level' | 'homeAdvantage'>): Shared => ({
  atHome: Math.exp(level + homeAdvantage / 2),
  away: Math.exp(level - homeAdvantage / 2),
});

/** Values that each team's attack and defence are drawn to, and how strongly. */
type Pull = { readonly ridge: number; readonly means: Float64Array };

/** Makes one Newton step of a team's attack and defence, all others fixed. Returns the longer of the two steps. */
const moveTeam = (
  { numbers, home, away, weight, scored, allowed }: Matchups,
  fit: Working,
  factors: Factors,
  shared: Shared,
  { ridge, means }: Pull,
  team: number,
): number => {
  const [a, d] = [fit.attack[team] as number, fit.defence[team] as number];
  const { attack, defence } = factors;
  const { from, ofTeam } = numbers;
  const ownAttack = attack[team] as number;
  const ownDefence = defence[team] as number;
  const end = from[team + 1] as number;
  const mean = means[team] as number;
  let [scoredAtHome, allowedAtHome, scoredAway, allowedAway] = [0, 0, 0, 0];
  for (let index = from[team] as number; index < end; index += 1) {
    const matchup = ofTeam[index] as number;
    // Later matchups are not among these games.
    if (matchup >= home.length) break;
    const own = weight[matchup] as number;
    const host = home[matchup] as number;
    if (host === team) {
      const other = away[matchup] as number;
      scoredAtHome += own * (defence[other] as number);
      allowedAtHome += own * (attack[other] as number);
    } else {
      scoredAway += own * (defence[host] as number);
      allowedAway += own * (attack[host] as number);
    }
  }
  const expectedToScore = ownAttack * (shared.atHome * scoredAtHome + shared.away * scoredAway);
  const expectedToAllow = ownDefence * (shared.away * allowedAtHome + shared.atHome * allowedAway);
  const slopeA = ridge * (mean - a) + (scored[team] as number) - expectedToScore;
  const slopeD = ridge * (mean - d) + expectedToAllow - (allowed[team] as number);
  const stepA = bounded(slopeA / (ridge + expectedToScore));
  const stepD = bounded(slopeD / (ridge + expectedToAllow));
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
  const shared = sharedOf({ level, homeAdvantage });
  const scored = attack.map((value) => Math.exp(value));
  const against = defence.map((value) => Math.exp(-value));
  return {
    ofHome: (home: number, guest: number) =>
      shared.atHome * (scored[home] as number) * (against[guest] as number),
    ofAway: (home: number, guest: number) =>
      shared.away * (scored[guest] as number) * (against[home] as number),
  };
};

/** Makes one Newton step of the level and the home advantage. */
const moveShared = (
  { home, away, games, homeGoals, awayGoals }: Matchups,
  fit: Working,
  { attack, defence }: Factors,
): void => {
  const shared = sharedOf(fit);
  let [ofHome, ofAway] = [0, 0];
  for (let matchup = 0; matchup < home.length; matchup += 1) {
    const host = home[matchup] as number;
    const guest = away[matchup] as number;
    const count = games[matchup] as number;
    ofHome += count * (attack[host] as number) * (defence[guest] as number);
    ofAway += count * (attack[guest] as number) * (defence[host] as number);
  }
  ofHome *= shared.atHome;
  ofAway *= shared.away;
  const [overHome, overAway] = [homeGoals - ofHome, awayGoals - ofAway];
  const slope = usual.levelWeight * (usual.level - fit.level) + overHome + overAway;
  const bend = usual.levelWeight + ofHome + ofAway;
  const slopeHome = usual.homeWeight * (usual.home - fit.homeAdvantage) + (overHome - overAway) / 2;
  const bendHome = usual.homeWeight + (ofHome + ofAway) / 4;
  fit.level += bounded(slope / bend);
  fit.homeAdvantage += bounded(slopeHome / bendHome);
};

/** Fits attack and defence with a ridge derived from that of the margins. Deterministic for the same start. */
export const fitGoals = (schedule: Schedule, marginRidge: number, start: GoalFit | undefined): GoalFit => {
  const { matchups } = schedule;
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
        longest = Math.max(longest, moveTeam(matchups, fit, factors, shared, pull, team));
    moveShared(matchups, fit, factors);
    if (longest < closeEnough) break;
  }
  return fit;
};
