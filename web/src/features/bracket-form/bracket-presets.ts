import type { BracketPlace } from '@rondelle/contracts/competition/bracket.ts';
import type { Stage } from '@rondelle/contracts/competition/lists.ts';
import { type Leaf, leavesOf, type SeededGroup, seedsOf } from './bracket-seeds.ts';
import { keepApart } from './keep-apart.ts';

export type PresetSlot = {
  readonly slot: string;
  readonly stage: Stage;
  readonly home: BracketPlace;
  readonly away: BracketPlace;
};

/** Rounds by the number of places in them. */
const rounds: ReadonlyMap<number, { readonly code: string; readonly stage: Stage }> = new Map([
  [16, { code: 'R', stage: 'round-of-16' }],
  [8, { code: 'QF', stage: 'quarter-final' }],
  [4, { code: 'SF', stage: 'semi-final' }],
  [2, { code: 'F', stage: 'final' }],
]);

const winner = ({ slot }: PresetSlot): BracketPlace => ({ from: 'winner', slot });
const loser = ({ slot }: PresetSlot): BracketPlace => ({ from: 'loser', slot });

type Round = { readonly games: readonly PresetSlot[]; readonly next: readonly Leaf[] };

/** Plays one round: two neighbours meet, and a place without an opponent goes on to the next round. */
const roundOf = (leaves: readonly Leaf[]): Round => {
  const { code, stage } = rounds.get(leaves.length) ?? { code: 'R', stage: 'round-of-16' as const };
  const games: PresetSlot[] = [];
  const next = Array.from({ length: leaves.length / 2 }, (_, at): Leaf => {
    const [home, away] = [leaves[at * 2] ?? null, leaves[at * 2 + 1] ?? null];
    if (!home || !away) return home ?? away;
    const game = { slot: leaves.length === 2 ? code : `${code}${games.length + 1}`, stage, home, away };
    games.push(game);
    return winner(game);
  });
  return { games, next };
};

const roundsFrom = (leaves: readonly Leaf[]): readonly (readonly PresetSlot[])[] => {
  if (leaves.length < 2) return [];
  const { games, next } = roundOf(leaves);
  return [games, ...roundsFrom(next)];
};

/** The game for third place, where there are two semi-finals. */
const bronzeOf = (semis: readonly PresetSlot[]): readonly PresetSlot[] => {
  const [one, other] = semis;
  return one && other ? [{ slot: 'BR', stage: 'bronze', home: loser(one), away: loser(other) }] : [];
};

/**
 * Plans the games of a bracket for 2 to 16 teams, from the first round to the final. Where the number of teams is no
 * power of two, the best seeds have a bye. With `hasBronze`, the losers of the semi-finals play for third place. A null
 * group is the only table; `sizeOf` returns the number of teams of a group.
 */
export const presetBracket = (
  groups: readonly (string | null)[],
  count: number,
  hasBronze: boolean,
  sizeOf: (group: string | null) => number = () => count,
): PresetSlot[] => {
  const seeded = groups.map((name): SeededGroup => ({ name, size: sizeOf(name) }));
  const seeds = seedsOf(seeded, count);
  if (seeds.length < 2) return [];
  const all = roundsFrom(keepApart(leavesOf(seeds)));
  const [final, semis = []] = all.toReversed();
  return [...all.slice(0, -1).flat(), ...(hasBronze ? bronzeOf(semis) : []), ...(final ?? [])];
};

/** Returns the numbers of teams that can advance when this many take part. */
export const sizesFor = (teams: number): readonly number[] =>
  Array.from({ length: Math.max(0, Math.min(teams, 16) - 1) }, (_, at) => at + 2);
