import type { Criterion } from '@rondelle/contracts/competition/lists.ts';
import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import { directionOf } from '../../views/standings/criteria.ts';
import type { SeasonRace } from './season-race.ts';
import type { SimulatedTable } from './simulated-table.ts';

/** The team that tied teams are compared with, where rules do so; −1 for none. */
type Best = { team: number };

/** A team's value by a criterion; head-to-head criteria compare it with the `tied` teams. */
type Value = (team: number, tied: Int32Array) => number;

const ratio = (scored: number, allowed: number): number =>
  scored + allowed === 0 ? 0 : scored / (scored + allowed);

const amongTied = (square: Float64Array, team: number, tied: Int32Array, teams: number): number => {
  let sum = 0;
  for (let index = 0; index < tied.length; index += 1)
    sum += square[team * teams + (tied[index] as number)] as number;
  return sum;
};

const none: Value = () => 0;
const at = (column: Float64Array, team: number): number => column[team] as number;
const columnOf =
  (column: Float64Array): Value =>
  (team) =>
    column[team] as number;

/** The criteria of `criteria.ts`, over columns that each simulation overwrites. */
const valuesOf = (
  table: SimulatedTable,
  { rules, drawRanks }: SeasonRace,
  best: Best,
): Readonly<Record<Criterion, Value>> => {
  const teams = table.points.length;
  const { points, wins, goalsFor, goalsAgainst, gamesPlayed, mutualFor, mutualAgainst } = table;
  const mutual =
    (square: Float64Array): Value =>
    (team, tied) =>
      amongTied(square, team, tied, teams);
  const [scored, allowed] = [mutual(mutualFor), mutual(mutualAgainst)];
  const share =
    (of: Value, outOf: Value): Value =>
    (team, tied) =>
      of(team, tied) / Math.max(1, outOf(team, tied));
  const against =
    (square: Float64Array): Value =>
    (team) =>
      best.team < 0 ? 0 : (square[team * teams + best.team] as number);
  return {
    points: columnOf(points),
    totalPoints: rules.fairPlay?.countsInTotal
      ? (team) => at(points, team) + at(table.fairPlay, team)
      : columnOf(points),
    pointsPercentage: (team) => at(points, team) / Math.max(1, at(gamesPlayed, team)),
    fewestGamesPlayed: columnOf(gamesPlayed),
    wins: columnOf(wins),
    regulationWins: columnOf(table.regulationWins),
    regulationAndOvertimeWins: (team) => at(wins, team) - at(table.shootoutWins, team),
    goalQuotient: (team) => at(goalsFor, team) / Math.max(0.001, at(goalsAgainst, team)),
    goalRatio: (team) => ratio(at(goalsFor, team), at(goalsAgainst, team)),
    goalDifference: columnOf(table.goalDifference),
    goalsFor: columnOf(goalsFor),
    fewestGoalsAgainst: columnOf(goalsAgainst),
    fairPlayPoints: columnOf(table.fairPlay),
    headToHeadPoints: mutual(table.mutualPoints),
    headToHeadPercentage: share(mutual(table.mutualPoints), mutual(table.mutualGames)),
    headToHeadWithoutOddGame: share(mutual(table.evenPoints), mutual(table.evenGames)),
    pointsAgainstBest: against(table.mutualPoints),
    goalDifferenceAgainstBest: (team, tied) =>
      against(mutualFor)(team, tied) - against(mutualAgainst)(team, tied),
    goalsAgainstBest: against(mutualFor),
    // Penalty minutes are not simulated, so they separate no teams.
    fewestPenaltyMinutes: none,
    headToHeadGoalRatio: (team, tied) => ratio(scored(team, tied), allowed(team, tied)),
    headToHeadGoalDifference: (team, tied) => scored(team, tied) - allowed(team, tied),
    headToHeadGoalsFor: scored,
    manualDraw: (team, tied) => (tied.every((one) => (drawRanks[one] ?? 0) > 0) ? (drawRanks[team] ?? 0) : 0),
  };
};

const listFor = (size: number, rules: Ruleset): readonly Criterion[] =>
  size >= 3 && rules.whenThreeOrMore ? rules.whenThreeOrMore : rules.tieBreakers;

/** Sorts `order` between two positions by key, highest first. Insertion sort, since runs are short. */
const sortPart = (order: Int32Array, from: number, to: number, keys: Float64Array): void => {
  for (let index = from + 1; index < to; index += 1) {
    const team = order[index] as number;
    const key = keys[team] as number;
    let at = index;
    for (; at > from && (keys[order[at - 1] as number] as number) < key; at -= 1)
      order[at] = order[at - 1] as number;
    order[at] = team;
  }
};

/** Moves the first team of each division before all others, in place. */
const winnersFirst = (order: Int32Array, divisions: SeasonRace['divisions']): Int32Array => {
  const seen = new Set<number | null>([null]);
  const isWinner = [...order].map((team) => {
    const division = divisions[team] ?? null;
    const isFirst = !seen.has(division);
    seen.add(division);
    return isFirst;
  });
  const winners = [...order].filter((_, at) => isWinner[at]);
  order.set([...winners, ...[...order].filter((_, at) => !isWinner[at])]);
  return order;
};

/**
 * Returns a function that orders the table's teams as `rankTeams` ranks a real one, by the same criteria. `lots` orders
 * the teams that no criterion separates; they differ between simulations. Each call overwrites the returned array.
 */
export const orderingOf = (
  table: SimulatedTable,
  race: SeasonRace,
  lots: Float64Array,
): (() => Int32Array) => {
  const { rules } = race;
  const best: Best = { team: -1 };
  const values = valuesOf(table, race, best);
  const teams = table.points.length;
  const order = new Int32Array(teams);
  const keys = new Float64Array(teams);

  const separates = (criterion: Criterion, from: number, to: number): boolean => {
    const value = values[criterion];
    const direction = directionOf(criterion);
    const tied = order.subarray(from, to);
    let differs = false;
    for (let at = from; at < to; at += 1) {
      const team = order[at] as number;
      keys[team] = direction * value(team, tied);
      if (keys[team] !== keys[order[from] as number]) differs = true;
    }
    return differs;
  };
  /** Returns where each run of equal keys ends. */
  const endsOf = (from: number, to: number): readonly number[] => {
    const ends: number[] = [];
    for (let at = from + 1; at < to; at += 1)
      if (keys[order[at] as number] !== keys[order[at - 1] as number]) ends.push(at);
    ends.push(to);
    return ends;
  };
  const place = (from: number, to: number, first: number): void => {
    if (to - from < 2) return;
    const list = listFor(to - from, rules);
    for (let index = first; index < list.length; index += 1) {
      if (!separates(list[index] as Criterion, from, to)) continue;
      sortPart(order, from, to, keys);
      let start = from;
      for (const end of endsOf(from, to)) {
        const goesOn = rules.afterEachSplit === 'continue' && listFor(end - start, rules) === list;
        place(start, end, goesOn ? index + 1 : 0);
        start = end;
      }
      return;
    }
    sortPart(order, from, to, lots);
  };

  const goals = (team: number) => at(table.goalDifference, team) * 1_000 + at(table.goalsFor, team);
  /** Returns the best of the teams just below by all their games; among equals, the one with the lowest index. */
  const bestBelow = (from: number, to: number | undefined): number => {
    const below = to === undefined ? [] : [...order.subarray(from, to)];
    return below.toSorted((a, b) => goals(b) - goals(a) || a - b)[0] ?? -1;
  };

  const [primary = 'points'] = rules.tieBreakers;
  return () => {
    for (let team = 0; team < teams; team += 1) order[team] = team;
    if (separates(primary, 0, teams)) sortPart(order, 0, teams, keys);
    let start = 0;
    const ends = endsOf(0, teams);
    for (const [index, end] of ends.entries()) {
      if (end - start > 1)
        best.team = start > 0 ? (order[start - 1] as number) : bestBelow(end, ends[index + 1]);
      place(start, end, listFor(end - start, rules) === rules.tieBreakers ? 1 : 0);
      start = end;
    }
    return rules.divisionWinnersFirst ? winnersFirst(order, race.divisions) : order;
  };
};
