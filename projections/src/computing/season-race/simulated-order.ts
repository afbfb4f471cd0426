import type { Criterion } from '@rondelle/contracts/competition/lists.ts';
import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import { directionOf } from '../../views/standings/criteria.ts';
import type { SeasonRace } from './season-race.ts';
import type { SimulatedTable } from './simulated-table.ts';
import { at, type Best, valuesOf } from './simulated-values.ts';

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

/** The teams of each division, in the order of the race. */
export const divisionsOf = ({ divisions }: Pick<SeasonRace, 'divisions'>): readonly Int32Array[] => {
  const groups = Map.groupBy(divisions.keys(), (team) => divisions[team] ?? null);
  return [...groups].flatMap(([division, teams]) => (division === null ? [] : [Int32Array.from(teams)]));
};

export type Ordering = {
  /** Orders these teams as a table of their own; overwritten by the next call. */
  readonly among: (members: Int32Array) => Int32Array;
  /** Orders the whole table, with the winners of divisions first where the rules say so. */
  readonly whole: () => Int32Array;
};

/**
 * Orders teams of a simulated table as `rankTeams` ranks real ones, by the same criteria. `lots` orders the teams that
 * no criterion separates; they differ between simulations.
 */
export const orderingOf = (table: SimulatedTable, race: SeasonRace, lots: Float64Array): Ordering => {
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
  const among = (members: Int32Array): Int32Array => {
    const count = members.length;
    order.set(members);
    const all = order.subarray(0, count);
    if (separates(primary, 0, count)) sortPart(order, 0, count, keys);
    let start = 0;
    const ends = endsOf(0, count);
    for (const [index, end] of ends.entries()) {
      if (end - start > 1)
        best.team = start > 0 ? (order[start - 1] as number) : bestBelow(end, ends[index + 1]);
      place(start, end, listFor(end - start, rules) === rules.tieBreakers ? 1 : 0);
      start = end;
    }
    return all;
  };
  const everybody = Int32Array.from({ length: teams }, (_, team) => team);
  const divisions = rules.divisionWinnersFirst ? divisionsOf(race) : [];
  const whole = (): Int32Array => {
    const winners = divisions.map((members) => among(members)[0] as number);
    if (winners.length === 0) return among(everybody);
    const first = among(Int32Array.from(winners)).slice();
    const rest = among(everybody.filter((team) => !winners.includes(team)));
    return Int32Array.from([...first, ...rest]);
  };
  return { among, whole };
};
