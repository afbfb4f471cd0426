import type { BracketPlace, PlannedSlot } from './bracket.ts';
import type { PairedSlot } from './bracket-order.ts';
import type { Stage } from './lists.ts';

// No zod schemas in this file: the form of brackets loads it.

export type DrawnSlot = PairedSlot & Pick<PlannedSlot, 'stage'>;
/** A group with the ids of its teams; a null name is the only table. */
export type DrawnGroup = { readonly name: string | null; readonly teamIds: readonly number[] };

/**
 * `missing`: the groups have no such place, so nobody will ever play there. `unused`: a place that plays nowhere, though
 * a worse one does; `game` is null. `same`: two places that may be one team.
 */
export type DrawProblem =
  | { readonly kind: 'missing'; readonly game: string; readonly place: BracketPlace }
  | { readonly kind: 'unused'; readonly place: BracketPlace }
  | {
      readonly kind: 'same';
      readonly game: string;
      readonly other: string;
      readonly place: BracketPlace;
      readonly otherPlace: BracketPlace;
    };

const titleStages: ReadonlySet<Stage> = new Set(['round-of-16', 'quarter-final', 'semi-final', 'final']);
type Placed = { readonly slot: DrawnSlot; readonly place: BracketPlace };

const sized = (groups: readonly DrawnGroup[], rank: number): readonly DrawnGroup[] =>
  groups.filter(({ teamIds }) => teamIds.length >= rank);

const isMissing = (place: BracketPlace, groups: readonly DrawnGroup[]): boolean => {
  if (place.from === 'group') return !sized(groups, place.rank).some(({ name }) => name === place.group);
  return place.from === 'best' && sized(groups, place.rank).length < place.nth;
};

/** Returns the ranks of a group that play nowhere, though a worse one of it plays for the title. */
const unusedRanks = ({ name }: DrawnGroup, placed: readonly Placed[]): readonly DrawProblem[] => {
  const ofGroup = placed.flatMap(({ slot, place }) =>
    place.from === 'group' && place.group === name ? [{ rank: place.rank, stage: slot.stage }] : [],
  );
  const ofBest = placed.flatMap(({ place }) => (place.from === 'best' ? [place.rank] : []));
  const used = new Set([...ofGroup.map(({ rank }) => rank), ...ofBest]);
  const worst = Math.max(0, ...ofGroup.flatMap(({ rank, stage }) => (titleStages.has(stage) ? [rank] : [])));
  return Array.from({ length: worst }, (_, at) => at + 1)
    .filter((rank) => !used.has(rank))
    .map((rank) => ({ kind: 'unused', place: { from: 'group', group: name, rank } }));
};

/** Returns the better teams of a rank that play nowhere, though a worse one of it does. */
const unusedBest = (placed: readonly Placed[]): readonly DrawProblem[] => {
  const ofBest = placed.flatMap(({ place }) => (place.from === 'best' ? [place] : []));
  return [...Map.groupBy(ofBest, ({ rank }) => rank)].flatMap(([rank, places]) => {
    const used = new Set(places.map(({ nth }) => nth));
    return Array.from({ length: Math.max(...used) }, (_, at) => at + 1)
      .filter((nth) => !used.has(nth))
      .map((nth): DrawProblem => ({ kind: 'unused', place: { from: 'best', rank, nth } }));
  });
};

/** Returns the winners of rounds before the final that play nowhere. */
const unusedWinners = (slots: readonly DrawnSlot[], placed: readonly Placed[]): readonly DrawProblem[] => {
  const used = new Set(placed.flatMap(({ place }) => (place.from === 'winner' ? [place.slot] : [])));
  return slots
    .filter(({ slot, stage }) => stage !== 'final' && titleStages.has(stage) && !used.has(slot))
    .map(({ slot }) => ({ kind: 'unused', place: { from: 'winner', slot } }));
};

/** Returns whether one team may have both places. */
const mayBeOne = (one: BracketPlace, other: BracketPlace, groups: readonly DrawnGroup[]): boolean => {
  if (one.from === 'best') return other.from === 'group' && other.rank === one.rank;
  if (one.from !== 'team') return false;
  const own = groups.find(({ teamIds }) => teamIds.includes(one.teamId));
  return own !== undefined && (other.from === 'best' || (other.from === 'group' && other.group === own.name));
};

/** Returns the places whose team may also have another place, each with the first such place. */
const sameIn = (placed: readonly Placed[], groups: readonly DrawnGroup[]): readonly DrawProblem[] =>
  placed.flatMap(({ slot, place }) => {
    const twin = placed.find((other) => mayBeOne(place, other.place, groups));
    if (!twin) return [];
    return [{ kind: 'same', game: slot.slot, place, other: twin.slot.slot, otherPlace: twin.place }];
  });

/** Returns the places of a bracket that nobody can have, that play nowhere, or that one team may have twice. */
export const drawProblems = (
  slots: readonly DrawnSlot[],
  groups: readonly DrawnGroup[],
): readonly DrawProblem[] => {
  const placed = slots.flatMap((slot) => [slot.home, slot.away].map((place) => ({ slot, place })));
  return [
    ...placed
      .filter(({ place }) => isMissing(place, groups))
      .map(({ slot, place }): DrawProblem => ({ kind: 'missing', game: slot.slot, place })),
    ...groups.flatMap((group) => unusedRanks(group, placed)),
    ...unusedBest(placed),
    ...unusedWinners(slots, placed),
    ...sameIn(placed, groups),
  ];
};
