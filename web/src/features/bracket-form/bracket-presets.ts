import type { BracketPlace } from '@rondelle/contracts/competition/bracket.ts';
import type { Stage } from '@rondelle/contracts/competition/lists.ts';
import { type Leaf, leavesOf, type SeededGroup, seedsOf } from './bracket-seeds.ts';
import { separateGroups } from './separate-groups.ts';
import { type PresetSlot, roundsFrom } from './knock-out.ts';

/** Title rounds by the number of places in them. */
const rounds: ReadonlyMap<number, { readonly code: string; readonly stage: Stage }> = new Map([
  [16, { code: 'R', stage: 'round-of-16' }],
  [8, { code: 'QF', stage: 'quarter-final' }],
  [4, { code: 'SF', stage: 'semi-final' }],
  [2, { code: 'F', stage: 'final' }],
]);

const titleRounds = (leaves: readonly Leaf[]): readonly (readonly PresetSlot[])[] =>
  roundsFrom(leaves, (places, inRound) => {
    const { code, stage } = rounds.get(places) ?? { code: 'R', stage: 'round-of-16' };
    return { slot: places === 2 ? code : `${code}${inRound}`, stage };
  });

const loser = ({ slot }: PresetSlot): BracketPlace => ({ from: 'loser', slot });

/** The game for third place, where there are two semi-finals. */
const bronzeOf = (semis: readonly PresetSlot[]): readonly PresetSlot[] => {
  const [one, other] = semis;
  return one && other ? [{ slot: 'BR', stage: 'bronze', home: loser(one), away: loser(other) }] : [];
};

/** Games among the losers of the first round, where there are two; the first of them have the byes. */
const consolationOf = (first: readonly PresetSlot[]): readonly PresetSlot[] => {
  if (first.length < 2) return [];
  const byes = 2 ** Math.ceil(Math.log2(first.length)) - first.length;
  const leaves = first.map(loser).flatMap((place, at): Leaf[] => (at < byes ? [place, null] : [place]));
  return roundsFrom(leaves, (_places, _inRound, inAll) => ({
    slot: `C${inAll}`,
    stage: 'consolation',
  })).flat();
};

type Extras = {
  /** True when the losers of the first round play on, unless that round is the semi-finals. */
  readonly hasConsolation?: boolean;
  /** Returns the number of teams of a group; without it, any group is large enough. */
  readonly sizeOf?: (group: string | null) => number;
};

/**
 * Plans the games of a bracket for 2 to 16 teams, from the first round to the final. Where the number of teams is no
 * power of two, the best seeds have a bye. With `hasBronze`, the losers of the semi-finals play for third place. A null
 * group is the only table.
 */
export const presetBracket = (
  groups: readonly (string | null)[],
  count: number,
  hasBronze: boolean,
  { hasConsolation = false, sizeOf = () => count }: Extras = {},
): readonly PresetSlot[] => {
  const seeded = groups.map((name): SeededGroup => ({ name, size: sizeOf(name) }));
  const seeds = seedsOf(seeded, count);
  if (seeds.length < 2) return [];
  const all = titleRounds(separateGroups(leavesOf(seeds)));
  const [final = [], semis = []] = all.toReversed();
  const first = all.length > 2 ? (all[0] ?? []) : [];
  return [
    ...all.slice(0, -1).flat(),
    ...(hasConsolation ? consolationOf(first) : []),
    ...(hasBronze ? bronzeOf(semis) : []),
    ...final,
  ];
};

/** Returns the numbers of teams that can advance when this many take part. */
export const sizesFor = (teams: number): readonly number[] =>
  Array.from({ length: Math.max(0, Math.min(teams, 16) - 1) }, (_, at) => at + 2);
