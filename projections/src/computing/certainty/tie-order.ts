import type { Criterion } from '@rondelle/contracts/competition/lists.ts';
import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import { listFor, nextIndex } from '../../views/standings/rank.ts';

/** The extreme of a team's rank to search for: undecided ties count for the team, or against it. */
export type Extreme = 'best' | 'worst';

/** The least and the most that a team can have by a criterion; more ranks higher. */
export type Range = readonly [least: number, most: number];
/** Null where the value depends on too much to be bounded. */
export type Ranges = (criterion: Criterion, team: number, tied: readonly number[]) => Range | null;
/**
 * By how much another team is better than a team, at the least and at the most. Null: the ranges of both teams are
 * compared instead, so that a game between them counts for each team separately.
 */
export type Leads = (
  criterion: Criterion,
  team: number,
  other: number,
  tied: readonly number[],
) => Range | null;

const amongTied = /^headToHead|AgainstBest$|^goalsAgainstBest$|^manualDraw$/;
/** Criteria whose values depend on which teams are tied. */
export const isAmongTied = (criterion: Criterion): boolean => amongTied.test(criterion);

type Split = {
  readonly above: number;
  /** Teams that are level with the team, or that serve the extreme only if they are. */
  readonly level: readonly number[];
  readonly isLevelSure: boolean;
  readonly undecided: number;
};

type Compared = {
  readonly rules: Ruleset;
  readonly ranges: Ranges;
  readonly leads: Leads;
  readonly extreme: Extreme;
};

type By = Omit<Compared, 'rules'> & { readonly criterion: Criterion };

/** Compares a team with those tied with it by one criterion. */
const splitBy = (team: number, tied: readonly number[], { criterion, ranges, leads, extreme }: By): Split => {
  const own = ranges(criterion, team, tied);
  let [above, undecided] = [0, 0];
  const level: number[] = [];
  let isLevelSure = true;
  for (const other of tied) {
    if (other === team) continue;
    const its = own && ranges(criterion, other, tied);
    const lead = own && its && (leads(criterion, team, other, tied) ?? [its[0] - own[1], its[1] - own[0]]);
    if (!lead) undecided += 1;
    else if (lead[0] > 0) above += 1;
    else if (lead[extreme === 'worst' ? 1 : 0] === 0) {
      level.push(other);
      isLevelSure &&= lead[0] === lead[1];
    } else if (lead[1] >= 0) undecided += 1;
  }
  return { above, level, isLevelSure, undecided };
};

/**
 * Returns how many of the tied teams end ahead of the team: the fewest possible in its best case, the most possible in
 * its worst, by the steps of `rankTeams` on ranges instead of values. Where teams are compared with those still tied, a
 * team that may or may not be tied makes the comparison of the others undecided too.
 */
export const aheadAmong = (
  team: number,
  tied: readonly number[],
  { rules, ranges, leads, extreme }: Compared,
): number => {
  const criteria = [...rules.tieBreakers, ...(rules.whenThreeOrMore ?? [])];
  const dependsOnTied = rules.whenThreeOrMore !== null || criteria.some(isAmongTied);
  const open = (count: number): number => (extreme === 'worst' ? count : 0);
  const among = (left: readonly number[], from: number): number => {
    if (left.length === 1) return 0;
    const list = listFor(left.length, rules);
    for (let index = from; index < list.length; index += 1) {
      const criterion = list[index] as Criterion;
      const by = { criterion, ranges, leads, extreme };
      const { above, level, isLevelSure, undecided } = splitBy(team, left, by);
      const isOpen = (undecided > 0 || !isLevelSure) && dependsOnTied;
      const settled = above + open(undecided);
      if (isOpen && level.length + undecided > 1) return settled + open(level.length);
      if (level.length === left.length - 1) continue;
      return settled + among([team, ...level], nextIndex(level.length + 1, list, index, rules));
    }
    return open(left.length - 1);
  };
  return among(tied, listFor(tied.length, rules) === rules.tieBreakers ? 1 : 0);
};
