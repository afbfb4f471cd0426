import type { BracketPlace } from '@rondelle/contracts/competition/bracket.ts';
import { describe, expect, test } from 'vitest';
import { presetBracket } from './bracket-presets.ts';
import type { PresetSlot } from './knock-out.ts';

const rounds = ['round-of-16', 'quarter-final', 'semi-final', 'final'];
const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];

/** Returns the round, from the final back, in which two teams of one group can first meet; 0 for the final. */
const firstRematch = (slots: readonly PresetSlot[]): number => {
  let earliest = -1;
  const groupsBefore = (place: BracketPlace): string[] => {
    if (place.from === 'group') return [place.group ?? ''];
    const game = slots.find(({ slot }) => place.from === 'winner' && slot === place.slot);
    return game ? groupsIn(game) : [];
  };
  const groupsIn = ({ home, away, stage }: PresetSlot): string[] => {
    const [one, other] = [groupsBefore(home), groupsBefore(away)];
    if (one.some((group) => other.includes(group)))
      earliest = Math.max(earliest, rounds.length - 1 - rounds.indexOf(stage));
    return [...one, ...other];
  };
  const final = slots.at(-1);
  if (final) groupsIn(final);
  return earliest;
};

/** The names of the groups in the places of the first round, with null for byes and for places of no certain group. */
const leavesIn = (slots: readonly PresetSlot[]): readonly { group: string | null; isFixed: boolean }[] => {
  const under = (place: BracketPlace, size: number): { group: string | null; isFixed: boolean }[] => {
    const game = slots.find(({ slot }) => place.from === 'winner' && slot === place.slot);
    if (game) return [...under(game.home, size / 2), ...under(game.away, size / 2)];
    const own = { group: place.from === 'group' ? place.group : null, isFixed: isWinner(place) || size > 1 };
    return [own, ...Array.from({ length: size - 1 }, () => ({ group: null, isFixed: true }))];
  };
  const final = slots.at(-1);
  const half = 2 ** Math.ceil(Math.log2(slots.length + 1)) / 2;
  return final ? [...under(final.home, half), ...under(final.away, half)] : [];
};
const isWinner = (place: BracketPlace) => place.from === 'group' && place.rank === 1;

/** Returns whether teams other than group winners fit so that no part of this size has two teams of one group. */
const canPart = (leaves: ReturnType<typeof leavesIn>, size: number): boolean => {
  const left = new Map<string | null, number>();
  for (const { group, isFixed } of leaves) if (!isFixed) left.set(group, (left.get(group) ?? 0) + 1);
  const parts = leaves.length / size;
  const place = (at: number, taken: ReadonlySet<string | null>): boolean => {
    const leaf = leaves[at];
    if (!leaf) return true;
    // At the start of a part: its group winners, and whether each group fits into the remaining parts.
    const within = at % size === 0 ? new Set<string | null>() : new Set(taken);
    if (at % size === 0) {
      for (const { group, isFixed } of leaves.slice(at, at + size)) if (isFixed && group) within.add(group);
      const fixed = leaves.slice(at, at + size).filter(({ isFixed, group }) => isFixed && group);
      if (new Set(fixed.map(({ group }) => group)).size < fixed.length) return false;
      for (const [group, count] of left) if (group && count > parts - at / size) return false;
    }
    if (leaf.isFixed) return place(at + 1, within);
    return [...left].some(([group, count]) => {
      if (count === 0 || (group && within.has(group))) return false;
      left.set(group, count - 1);
      const is = place(at + 1, new Set([...within, group]));
      left.set(group, count);
      return is;
    });
  };
  return place(0, new Set());
};

/** The round, from the final back, before which teams of a group need not meet; -1 where they never do. */
const latestPossible = (slots: readonly PresetSlot[]): number => {
  const leaves = leavesIn(slots);
  const all = Math.log2(leaves.length);
  const rematch = Array.from({ length: all }, (_, at) => at + 1).find(
    (round) => !canPart(leaves, 2 ** round),
  );
  return rematch === undefined ? -1 : all - rematch;
};

const counts = Array.from({ length: 15 }, (_, at) => at + 2);

describe.each([2, 3, 4, 5, 6, 7, 8])('a bracket from %i groups', (size) => {
  const groups = letters.slice(0, size);

  test.each(counts)('with %i teams lets two teams of a group meet as late as possible', (count) => {
    const slots = presetBracket(groups, count, false);
    expect(slots).toHaveLength(count - 1);
    expect(firstRematch(slots)).toBe(latestPossible(slots));
  });

  test.each(counts)('with %i teams separates teams of a group when the groups differ in size', (count) => {
    for (const [small, large] of [
      [2, 3],
      [2, 5],
      [3, 4],
      [4, 6],
    ] as const) {
      const sizeOf = (group: string | null) => (letters.indexOf(group ?? '') % 2 === 0 ? large : small);
      const slots = presetBracket(groups, count, false, { sizeOf });
      expect([small, large, firstRematch(slots)]).toEqual([small, large, latestPossible(slots)]);
    }
  });
});

test.each(counts)('assigns byes to the best of %i teams, at most one to each', (count) => {
  const slots = presetBracket([null], count, false);
  const size = 2 ** Math.ceil(Math.log2(count));
  const first = slots.slice(0, count - size / 2).flatMap(({ home, away }) => [home, away]);
  const seeds = first.flatMap((place) => (place.from === 'group' ? [place.rank] : []));
  expect(seeds.toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 2 * count - size }, (_, at) => size - count + 1 + at),
  );
});
