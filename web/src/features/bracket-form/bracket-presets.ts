import type { BracketPlace } from '@rondelle/contracts/competition/bracket.ts';
import type { Stage } from '@rondelle/contracts/competition/lists.ts';

/** Possible numbers of teams in a bracket. */
export const bracketSizes = [2, 4, 8, 16] as const;
export type BracketSize = (typeof bracketSizes)[number];

export type PresetSlot = {
  readonly slot: string;
  readonly stage: Stage;
  readonly home: BracketPlace;
  readonly away: BracketPlace;
};

const rounds: Readonly<Record<BracketSize, { readonly code: string; readonly stage: Stage }>> = {
  16: { code: 'R', stage: 'round-of-16' },
  8: { code: 'QF', stage: 'quarter-final' },
  4: { code: 'SF', stage: 'semi-final' },
  2: { code: 'F', stage: 'final' },
};

/**
 * Lists the places that qualify, best seed first: the winners of all groups, then the second-placed teams, and so on.
 * When only some teams of a rank qualify, these are the best of them. A null group is the only table.
 */
const seedsOf = (groups: readonly (string | null)[], size: BracketSize): BracketPlace[] => {
  const seeds: BracketPlace[] = [];
  for (let rank = 1; seeds.length < size; rank += 1) {
    const left = size - seeds.length;
    for (const [at, group] of groups.entries()) {
      if (left >= groups.length) seeds.push({ from: 'group', group, rank });
      else if (at < left) seeds.push({ from: 'best', rank, nth: at + 1 });
    }
  }
  return seeds;
};

/** Returns the seeds in the order of the bracket: seeds 1 and 2 can meet only in the final. */
const orderOf = (size: number): readonly number[] =>
  size === 1 ? [1] : orderOf(size / 2).flatMap((seed) => [seed, size + 1 - seed]);

const isOfOneGroup = (one: BracketPlace, other: BracketPlace): boolean =>
  one.from === 'group' && other.from === 'group' && one.group !== null && one.group === other.group;

/** Swaps lower seeds so that teams of one group do not meet in the first round, where such a swap exists. */
const apart = (pairs: readonly (readonly [BracketPlace, BracketPlace])[]) => {
  const lower = pairs.map(([, low]) => low);
  pairs.forEach(([high], at) => {
    const own = lower[at];
    if (!own || !isOfOneGroup(high, own)) return;
    const other = lower.findIndex((low, index) => {
      const theirs = pairs[index]?.[0];
      return theirs !== undefined && !isOfOneGroup(high, low) && !isOfOneGroup(theirs, own);
    });
    const swapped = lower[other];
    if (swapped) [lower[at], lower[other]] = [swapped, own];
  });
  return pairs.map(([high], at) => [high, lower[at] ?? high] as const);
};

const codeOf = (size: BracketSize, at: number): string => `${rounds[size].code}${size === 2 ? '' : at + 1}`;

const firstRound = (groups: readonly (string | null)[], size: BracketSize): PresetSlot[] => {
  const seeds = seedsOf(groups, size);
  const order = orderOf(size);
  const pairs = Array.from({ length: size / 2 }, (_, at) => {
    const [one, other] = [order[at * 2] ?? 1, order[at * 2 + 1] ?? 1].toSorted((a, b) => a - b);
    // `orderOf` contains each seed from 1 to `size` once, so that both exist.
    return [seeds[(one ?? 1) - 1] as BracketPlace, seeds[(other ?? 1) - 1] as BracketPlace] as const;
  });
  return apart(pairs).map(([home, away], at) => ({
    slot: codeOf(size, at),
    stage: rounds[size].stage,
    home,
    away,
  }));
};

const winner = (slot: string): BracketPlace => ({ from: 'winner', slot });
const loser = (slot: string): BracketPlace => ({ from: 'loser', slot });

/**
 * Plans the games of a bracket, from the first round to the final. With `hasBronze`, the losers of the semi-finals
 * play for third place. A null group is the only table.
 */
export const presetBracket = (
  groups: readonly (string | null)[],
  size: BracketSize,
  hasBronze: boolean,
): PresetSlot[] => {
  const slots = firstRound(groups, size);
  let before = slots.map(({ slot }) => slot);
  for (const next of [8, 4, 2] as const) {
    if (next >= size) continue;
    if (next === 2 && hasBronze)
      slots.push({
        slot: 'BR',
        stage: 'bronze',
        home: loser(before[0] ?? ''),
        away: loser(before[1] ?? ''),
      });
    const round = Array.from({ length: next / 2 }, (_, at) => ({
      slot: codeOf(next, at),
      stage: rounds[next].stage,
      home: winner(before[at * 2] ?? ''),
      away: winner(before[at * 2 + 1] ?? ''),
    }));
    slots.push(...round);
    before = round.map(({ slot }) => slot);
  }
  return slots;
};

/** Returns the bracket sizes that need at most this many teams. */
export const sizesFor = (teams: number): readonly BracketSize[] =>
  bracketSizes.filter((size) => size <= teams);
