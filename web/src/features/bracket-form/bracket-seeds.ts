import type { BracketPlace } from '@rondelle/contracts/competition/bracket.ts';

/** Groups that teams advance from. A null name is the only table. */
export type SeededGroup = { readonly name: string | null; readonly size: number };

/**
 * Lists the places that qualify, best seed first: the winners of all groups, then the second-placed teams, and so on.
 * When only some teams of a rank qualify, these are the best of them. Groups that are too small have no such rank.
 */
export const seedsOf = (groups: readonly SeededGroup[], count: number): readonly BracketPlace[] => {
  const seeds: BracketPlace[] = [];
  for (let rank = 1; seeds.length < count; rank += 1) {
    const left = count - seeds.length;
    const ranked = groups.filter(({ size }) => size >= rank);
    if (ranked.length === 0) break;
    for (const [at, { name }] of ranked.slice(0, left).entries())
      seeds.push(
        left >= ranked.length ? { from: 'group', group: name, rank } : { from: 'best', rank, nth: at + 1 },
      );
  }
  return seeds;
};

/** Returns the seeds in the order of the bracket: seeds 1 and 2 can meet only in the final. */
const orderOf = (size: number): readonly number[] =>
  size === 1 ? [1] : orderOf(size / 2).flatMap((seed) => [seed, size + 1 - seed]);

/** A place in the first round; null where the opponent has a bye. */
export type Leaf = BracketPlace | null;

/** Places the seeds in a full bracket; the best seeds get the byes. */
export const leavesOf = (seeds: readonly BracketPlace[]): readonly Leaf[] =>
  orderOf(2 ** Math.ceil(Math.log2(seeds.length))).map((seed) => seeds[seed - 1] ?? null);
