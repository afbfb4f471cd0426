import { z } from 'zod';
import { occasion } from './game.events.ts';
import { mostBracketGames } from './bracket-limits.ts';
import { distinct, entityId, groupName, sourceKey, stage } from './vocabulary.ts';

const rank = z.int().min(1).max(64);

/** Code of a game within its bracket: `QF2`. */
export const slotCode = z.string().regex(/^[A-Z][A-Z0-9]{0,5}$/);

/** A side of a bracket game before its team is known: `A1` is the first of group A. */
export const bracketPlace = z.discriminatedUnion('from', [
  /** `group` is null when the category has a single table. */
  z.strictObject({ from: z.literal('group'), group: groupName.nullable(), rank }),
  /** The nth best team among those that finished their groups with this rank. */
  z.strictObject({ from: z.literal('best'), rank, nth: rank }),
  z.strictObject({ from: z.literal('winner'), slot: slotCode }),
  z.strictObject({ from: z.literal('loser'), slot: slotCode }),
  z.strictObject({ from: z.literal('team'), teamId: entityId }),
]);
export type BracketPlace = z.infer<typeof bracketPlace>;

/** A planned bracket game: its date, time and venue, and who will play. */
export const plannedSlot = z.strictObject({
  slot: slotCode,
  stage,
  home: bracketPlace,
  away: bracketPlace,
  ...occasion.shape,
});
export type PlannedSlot = z.infer<typeof plannedSlot>;

/** `gameId` is the id of the game, reserved before both teams are known. */
export const bracketSlot = plannedSlot.extend({
  gameId: entityId,
  /** Source key of the game, for a bracket that was imported. */
  key: sourceKey.optional(),
});
export type BracketSlot = z.infer<typeof bracketSlot>;

const slotOf = ({ slot }: { readonly slot: string }) => slot;
/** Slots in order: each refers only to earlier slots. An empty list removes the bracket. */
export const plannedSlots = distinct(plannedSlot, mostBracketGames, slotOf);
export const bracketSlots = distinct(bracketSlot, mostBracketGames, slotOf);

/** Games that each team plays in its group; a group is complete once every team has played this many. */
export const groupGames = z.int().min(1).max(40);

export const bracket = z.strictObject({ categoryId: entityId, groupGames, slots: bracketSlots });
export type DrawnBracket = z.infer<typeof bracket>;
