import { textOfPlace } from './bracket-places.ts';
import type { BracketPlace, PlannedSlot } from './bracket.ts';

// No zod schemas in this file: the form of brackets loads it.

export const bracketSides = ['home', 'away'] as const;
export type BracketSide = (typeof bracketSides)[number];

/** A planned game with its two places. */
export type PairedSlot = Pick<PlannedSlot, 'slot' | 'home' | 'away'>;

/**
 * Why a bracket can never be played. `order`: a game waits for one that comes after it, or that is missing. `cycle`:
 * two games wait for each other. `twice`: a place is drawn in two games, or on both sides of one.
 */
export type Impossible = {
  readonly kind: 'order' | 'cycle' | 'twice';
  readonly game: string;
  readonly side: BracketSide;
  readonly other: string;
  readonly place: BracketPlace;
};

/** Returns the games whose winners or losers play in this one. */
export const feedersOf = ({ home, away }: Pick<PairedSlot, 'home' | 'away'>): readonly string[] =>
  [home, away].flatMap((place) => (place.from === 'winner' || place.from === 'loser' ? [place.slot] : []));

/** Returns whether a game needs the result of another one, directly or through the games in between. */
const isNeeding = (slots: ReadonlyMap<string, PairedSlot>, game: string, other: string): boolean => {
  const seen = new Set<string>();
  const look = (slot: string): boolean => {
    if (seen.has(slot)) return false;
    seen.add(slot);
    const own = slots.get(slot);
    return own !== undefined && feedersOf(own).some((one) => one === other || look(one));
  };
  return look(game);
};

/** Returns the problems that make a bracket impossible; a bracket with any of them is refused. */
export const impossibleIn = (slots: readonly PairedSlot[]): readonly Impossible[] => {
  const bySlot = new Map(slots.map((slot) => [slot.slot, slot]));
  const before = new Set<string>();
  const taken = new Map<string, string>();
  return slots.flatMap((slot) => {
    const found = bracketSides.flatMap((side): Impossible[] => {
      const place = slot[side];
      const at = { game: slot.slot, side, place };
      const text = textOfPlace(place);
      const first = taken.get(text);
      taken.set(text, first ?? slot.slot);
      const problems: Impossible[] = first === undefined ? [] : [{ kind: 'twice', ...at, other: first }];
      if ((place.from !== 'winner' && place.from !== 'loser') || before.has(place.slot)) return problems;
      const isCycle = place.slot === slot.slot || isNeeding(bySlot, place.slot, slot.slot);
      return [...problems, { kind: isCycle ? 'cycle' : 'order', ...at, other: place.slot }];
    });
    before.add(slot.slot);
    return found;
  });
};
