import { z } from 'zod';
import { occasion } from './game.events.ts';
import { distinct, entityId, groupName, stage } from './vocabulary.ts';

/** More games than this has no category's knock-out stage. */
export const mostBracketGames = 40;
const rank = z.int().min(1).max(64);

/** Names a game of a bracket within it: `QF2`. */
export const slotCode = z.string().regex(/^[A-Z][A-Z0-9]{0,5}$/);

/** Who plays in a game of a bracket, as long as nobody knows: `A1` is the first of group A. */
export const bracketPlace = z.discriminatedUnion('from', [
  /** Without a group's name: of the only table. */
  z.strictObject({ from: z.literal('group'), group: groupName.nullable(), rank }),
  /** The best of those who ended with this rank in their groups, the second best, … */
  z.strictObject({ from: z.literal('best'), rank, nth: rank }),
  z.strictObject({ from: z.literal('winner'), slot: slotCode }),
  z.strictObject({ from: z.literal('loser'), slot: slotCode }),
  z.strictObject({ from: z.literal('team'), teamId: entityId }),
]);
export type BracketPlace = z.infer<typeof bracketPlace>;

/** A game of a bracket: when and where it is planned, and who will play. */
export const plannedSlot = z.strictObject({
  slot: slotCode,
  stage,
  home: bracketPlace,
  away: bracketPlace,
  ...occasion.shape,
});
export type PlannedSlot = z.infer<typeof plannedSlot>;

/** With the id that its game has, or will have once both teams are known. */
export const bracketSlot = plannedSlot.extend({ gameId: entityId });
export type BracketSlot = z.infer<typeof bracketSlot>;

const slotOf = ({ slot }: { readonly slot: string }) => slot;
/** In order: a game names only winners and losers of games before it. Empty: there is no bracket. */
export const plannedSlots = distinct(plannedSlot, mostBracketGames, slotOf);
export const bracketSlots = distinct(bracketSlot, mostBracketGames, slotOf);

/** Games of each team in its group; a group is over once every team has played so many. */
export const groupGames = z.int().min(1).max(40);

/** The knock-out games of one category of a tournament. */
export const bracket = z.strictObject({ categoryId: entityId, groupGames, slots: bracketSlots });
export type DrawnBracket = z.infer<typeof bracket>;
