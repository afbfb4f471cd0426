import type { CompetitionCommand, PreparedField } from '@rondelle/contracts/competition/commands.ts';

/** The fields that the sender adds: the command's id and the prepared fields. */
type Added = 'commandId' | 'ifRevision' | PreparedField;
type Bare<C> = C extends unknown ? Omit<C, Added> : never;

export type Undoing<C> = readonly Bare<C>[] | null;

export type UndoingCommand = Bare<CompetitionCommand>;

/** The reason recorded for an undo: the original change was a mistake. */
export const undoReason = 'typing-error' as const;
