import type { Criterion } from '@rondelle/contracts/competition/lists.ts';
import type { Contest } from './contest.ts';
import { goalLead, goalRanges, type GoalSum, type Results } from './goal-ranges.ts';
import { type Play, resultsAt } from './play.ts';
import type { NextBest } from './next-best.ts';
import type { Measure } from './reach.ts';
import type { Leads, Range, Ranges } from './tie-order.ts';
import { type Known, valueRanges } from './value-ranges.ts';

/** Criteria on goals that add up over games, over all of them or over those among tied teams. */
const goalSums: ReadonlyMap<Criterion, { readonly of: GoalSum; readonly isMutual: boolean }> = new Map([
  ['goalDifference', { of: 'difference', isMutual: false }],
  ['goalsFor', { of: 'scored', isMutual: false }],
  ['fewestGoalsAgainst', { of: 'allowed', isMutual: false }],
  ['headToHeadGoalDifference', { of: 'difference', isMutual: true }],
  ['headToHeadGoalsFor', { of: 'scored', isMutual: true }],
]);

const less = (all: Results, some: Results): Results => ({
  won: all.won - some.won,
  wonLate: all.wonLate - some.wonLate,
  lost: all.lost - some.lost,
  lostLate: all.lostLate - some.lostLate,
  tied: all.tied - some.tied,
  any: 0,
});

const exactly = (count: number): Range => [count, count];

/** A count of a team once the played outcomes are added. `level`: the value that level teams end with. */
const measured = (
  { race: { tallies, rules, toPlay }, extra }: Contest,
  { results, points, value, shootoutWins }: Play,
  { measure, team, level }: { readonly measure: Measure; readonly team: number; readonly level: number },
): Range => {
  const tally = tallies[team];
  if (!tally) return exactly(0);
  const { won, wonLate } = resultsAt(results, [team]);
  switch (measure) {
    case 'wins':
      return exactly(tally.wins + won + wonLate);
    case 'regulationWins':
      return exactly(tally.wins - tally.overtimeWins - tally.shootoutWins + won);
    case 'notByShootout':
      return exactly(tally.wins - tally.shootoutWins + won + wonLate - (shootoutWins[team] as number));
    case 'points':
      return exactly(points[team] as number);
    case 'fairPlay': {
      const { fairPlayPoints } = tally;
      // Where fair play counts in the value, it fills what results leave open.
      if (extra > 0) return exactly(fairPlayPoints + level - (value[team] as number));
      const most = (rules.fairPlay?.maxPerGame ?? 0) * (toPlay[team] ?? 0);
      return [fairPlayPoints, fairPlayPoints + most];
    }
  }
};

/** Ranges of the values of teams that end level, with the outcomes that are played by then. */
export type ValuesInPlay = {
  /** `best`: the team next to the tie. */
  readonly rangesAt: (level: number, best: NextBest) => Ranges;
  readonly leads: Leads;
};

export const valuesInPlay = (contest: Contest, play: Play): ValuesInPlay => {
  const { tallies, mutual, rules } = contest.race;
  const cap = rules.goalDifferenceCap;
  const teams = tallies.length;
  const placesOf = (team: number, tied: readonly number[]) => tied.map((other) => team * teams + other);
  const sumOf = (from: Float64Array, team: number, tied: readonly number[]): number =>
    tied.reduce((total, other) => total + (from[team * teams + other] as number), 0);
  const resultsAmong = (team: number, tied: readonly number[]): Results =>
    resultsAt(play.mutualResults, placesOf(team, tied));
  const goalsSoFar = (team: number) => {
    const { goalsFor = 0, goalsAgainst = 0, goalDifference = 0 } = tallies[team] ?? {};
    return { scored: goalsFor, allowed: goalsAgainst, difference: goalDifference };
  };
  const goalsAmong = (team: number, tied: readonly number[]) => ({
    scored: sumOf(mutual.goalsFor, team, tied),
    allowed: sumOf(mutual.goalsAgainst, team, tied),
    difference: sumOf(mutual.goalDifference, team, tied),
  });
  let level = 0;
  let best: NextBest = 'open';
  const noGoals = { scored: 0, allowed: 0, difference: 0 };
  const againstNextBest: Known['againstNextBest'] = (team) => {
    if (best === 'open') return null;
    if (best === 'none') return { points: 0, goals: goalRanges(noGoals, resultsAmong(team, []), cap) };
    const goals = goalRanges(goalsAmong(team, [best]), resultsAmong(team, [best]), cap);
    return { points: sumOf(play.mutualPoints, team, [best]), goals };
  };
  const known: Known = {
    measure: (measure, team) => measured(contest, play, { measure, team, level }),
    goals: (team) => goalRanges(goalsSoFar(team), resultsAt(play.results, [team]), cap),
    mutualPoints: (team, tied, of) =>
      sumOf(of === 'points' ? play.mutualPoints : play.evenPoints, team, tied),
    mutualGoals: (team, tied) => goalRanges(goalsAmong(team, tied), resultsAmong(team, tied), cap),
    againstNextBest,
    isTieKnown: true,
  };
  const ranges = valueRanges(contest, known);
  return {
    rangesAt: (at, next) => {
      [level, best] = [at, next];
      return ranges;
    },
    leads: (criterion, team, other, tied) => {
      const sum = goalSums.get(criterion);
      if (!sum) return null;
      const { of, isMutual } = sum;
      const apart = (one: number, against: number) => {
        const all = isMutual ? resultsAmong(one, tied) : resultsAt(play.results, [one]);
        const goals = isMutual ? goalsAmong(one, tied) : goalsSoFar(one);
        return goalRanges(goals, less(all, resultsAmong(one, [against])), cap);
      };
      return goalLead([apart(team, other), apart(other, team)], resultsAmong(other, [team]), of, cap);
    },
  };
};
