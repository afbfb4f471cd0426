import type { CompetitionCommand, PreparedField } from '@rondelle/contracts/competition/commands.ts';

/** What the sender adds: the command's id, and what it is prepared with. */
type Added = 'commandId' | 'ifRevision' | PreparedField;
type Bare<C> = C extends unknown ? Omit<C, Added> : never;

export type Undoing<C> = readonly Bare<C>[] | null;

export type UndoingCommand = Bare<CompetitionCommand>;

/** The reason that an undoing gives: what was done was a mistake. */
export const undoReason = 'typing-error' as const;
