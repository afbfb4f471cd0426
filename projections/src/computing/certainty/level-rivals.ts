import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import type { Contest } from './contest.ts';
import { goalRanges, type Results } from './goal-ranges.ts';
import type { Measure, Reach } from './reach.ts';
import { aheadAmong, type Extreme, type Range } from './tie-order.ts';
import { type Known, valueRanges } from './value-ranges.ts';

const noResults: Results = { won: 0, wonLate: 0, lost: 0, lostLate: 0, tied: 0, any: 0 };

const measureNow = ({ race: { tallies } }: Contest, measure: Measure, team: number): number => {
  const tally = tallies[team];
  if (!tally) return 0;
  switch (measure) {
    case 'wins':
      return tally.wins;
    case 'regulationWins':
      return tally.wins - tally.overtimeWins - tally.shootoutWins;
    case 'notByShootout':
      return tally.wins - tally.shootoutWins;
    case 'points':
      return tally.points;
    case 'fairPlay':
      return tally.fairPlayPoints;
  }
};

/** Returns the facts known of teams that end level by the first criterion, whatever the results that lead there. */
const knownWhenLevel = (
  contest: Contest,
  reachOf: (team: number) => Reach,
  valueOf: (team: number) => number,
  isPair: boolean,
): Known => {
  const { race, now } = contest;
  const teams = now.length;
  const meet = (one: number, others: readonly number[]): boolean =>
    race.games.some(
      ({ home, away }) => (home === one && others.includes(away)) || (away === one && others.includes(home)),
    );
  const sum = (square: Float64Array, team: number, tied: readonly number[]): number =>
    tied.reduce((total, other) => total + (square[team * teams + other] ?? 0), 0);
  const { mutual } = race;
  return {
    measure: (measure, team): Range => {
      const [least, most] = reachOf(team).rangeOf(measure, valueOf(team) - (now[team] ?? 0));
      const before = measureNow(contest, measure, team);
      return [before + least, before + most];
    },
    goals: (team) => {
      const { goalsFor = 0, goalsAgainst = 0, goalDifference = 0 } = race.tallies[team] ?? {};
      const sofar = { scored: goalsFor, allowed: goalsAgainst, difference: goalDifference };
      const results = { ...noResults, any: race.toPlay[team] ?? 0 };
      return goalRanges(sofar, results, race.rules.goalDifferenceCap);
    },
    mutualPoints: (team, tied, of) => (!isPair || meet(team, tied) ? null : sum(mutual[of], team, tied)),
    mutualGoals: (team, tied) => {
      if (!isPair || meet(team, tied)) return null;
      const sofar = {
        scored: sum(mutual.goalsFor, team, tied),
        allowed: sum(mutual.goalsAgainst, team, tied),
        difference: sum(mutual.goalDifference, team, tied),
      };
      return goalRanges(sofar, noResults, race.rules.goalDifferenceCap);
    },
    againstNextBest: () => null,
    isTieKnown: isPair,
  };
};

type Level = { readonly team: number; readonly value: number; readonly extreme: Extreme };

/**
 * Returns whether a rival that ends level with the team, by the first criterion, counts as ahead of it in this extreme
 * case. An open tie-break counts in favour of the extreme.
 */
export const aheadWhenLevel = (
  contest: Contest,
  reachOf: (team: number) => Reach,
  { team, value, extreme }: Level,
): ((rival: number) => boolean) => {
  const { race, ranked, now } = contest;
  const valueOf = (one: number): number => contest.levelOf(one, team, value);
  const canBeLevel = ranked.filter(
    (one) => one !== team && reachOf(one).canAdd(valueOf(one) - (now[one] ?? 0)),
  );
  const isPair = canBeLevel.length === 1;
  const ranges = valueRanges(contest, knownWhenLevel(contest, reachOf, valueOf, isPair));
  const { whenThreeOrMore, ...rest } = race.rules;
  const [primary = 'points'] = rest.tieBreakers;
  const ofThree = isPair || !whenThreeOrMore ? [] : [[primary, ...whenThreeOrMore]];
  const lists = [rest.tieBreakers, ...ofThree];
  const known = new Map<number, boolean>();
  const isAhead = (rival: number): boolean => {
    const isAheadBy = (tieBreakers: Ruleset['tieBreakers']): boolean => {
      const rules = { ...rest, tieBreakers, whenThreeOrMore: null };
      return aheadAmong(team, [team, rival], { rules, ranges, leads: () => null, extreme }) > 0;
    };
    return extreme === 'worst' ? lists.some(isAheadBy) : lists.every(isAheadBy);
  };
  return (rival) => {
    const found = known.get(rival) ?? isAhead(rival);
    known.set(rival, found);
    return found;
  };
};
