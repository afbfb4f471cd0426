import type { Leaf } from './bracket-seeds.ts';

const groupOf = (leaf: Leaf | undefined): string | null => (leaf?.from === 'group' ? leaf.group : null);
const rankOf = (leaf: Leaf | undefined): number =>
  leaf?.from === 'group' || leaf?.from === 'best' ? leaf.rank : 0;

/** Returns the round, from 0, in which two places of the first round can meet. */
const roundOfPair = (one: number, other: number): number => 31 - Math.clz32(one ^ other);

/** Counts the pairs of one group by the round, from 0, in which they can first meet. */
const rematchesIn = (leaves: readonly Leaf[]): readonly number[] => {
  const counts = Array.from({ length: Math.log2(leaves.length) }, () => 0);
  leaves.forEach((leaf, at) => {
    const group = groupOf(leaf);
    if (group === null) return;
    for (let other = at + 1; other < leaves.length; other += 1)
      if (groupOf(leaves[other]) === group)
        counts[roundOfPair(at, other)] = 1 + (counts[roundOfPair(at, other)] ?? 0);
  });
  return counts;
};

/** Counts the winners that do not meet their neighbour’s second, as is usual: A1 against B2, and B1 against A2. */
const uncrossedCount = (leaves: readonly Leaf[]): number => {
  const names = [...new Set(leaves.map(groupOf))].filter((name) => name !== null).toSorted();
  return leaves.filter((leaf, at) => {
    const opponent = leaves[at ^ 1];
    if (rankOf(leaf) !== 1 || rankOf(opponent) !== 2) return false;
    return names.indexOf(groupOf(opponent) ?? '') !== (names.indexOf(groupOf(leaf) ?? '') ^ 1);
  }).length;
};

/** Returns the round before which no two teams of a group have to meet: the bracket has enough parts. */
const latestIn = (leaves: readonly Leaf[]): number => {
  const named = leaves.map(groupOf).filter((name) => name !== null);
  const most = Math.max(1, ...[...Map.groupBy(named, (name) => name).values()].map(({ length }) => length));
  return Math.log2(leaves.length) - Math.ceil(Math.log2(most));
};

const isLess = (one: readonly number[], other: readonly number[]): boolean => {
  const at = one.findIndex((count, index) => count !== other[index]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
};

type MaySwap = (one: number, other: number) => boolean;

/** Returns each bracket that swaps two places. */
function* swapsOf(leaves: readonly Leaf[], may: MaySwap): Generator<readonly Leaf[]> {
  for (let at = 0; at < leaves.length; at += 1)
    for (let other = at + 1; other < leaves.length; other += 1) {
      const [one, two] = [leaves[at], leaves[other]];
      if (one && two && may(at, other)) yield leaves.with(at, two).with(other, one);
    }
}

/**
 * Swaps places so that teams of one group meet as late as possible: first places of equal rank, then of other ranks
 * where equal ones do not suffice. Group winners stay, since they are the best seeds, and so do byes.
 */
export const separateGroups = (seeded: readonly Leaf[]): readonly Leaf[] => {
  const latest = latestIn(seeded);
  const costOf = (leaves: readonly Leaf[]): readonly number[] => {
    const counts = rematchesIn(leaves);
    const displaced = leaves.reduce((sum, leaf, at) => sum + Math.abs(rankOf(leaf) - rankOf(seeded[at])), 0);
    return [...counts.slice(0, latest), displaced, ...counts.slice(latest), uncrossedCount(leaves)];
  };
  const improved = (leaves: readonly Leaf[], may: MaySwap): readonly Leaf[] => {
    const cost = costOf(leaves);
    const better = swapsOf(leaves, may).find((swapped) => isLess(costOf(swapped), cost));
    return better ? improved(better, may) : leaves;
  };
  const seedOf = (at: number) => rankOf(seeded[at]);
  const hasBye = (at: number) => seeded[at ^ 1] === null;
  const isEqual: MaySwap = (one, other) => seedOf(one) > 1 && seedOf(one) === seedOf(other);
  const isNear: MaySwap = (one, other) =>
    Math.min(seedOf(one), seedOf(other)) > 1 && hasBye(one) === hasBye(other);
  return improved(improved(seeded, isEqual), (one, other) => isEqual(one, other) || isNear(one, other));
};
