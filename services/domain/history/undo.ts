import type { CommandsByKind } from '@rondelle/contracts/competition/commands.ts';

/** What the sender adds: the command's id, and facts of other streams that must be looked up when it is sent. */
type Added = 'commandId' | 'ifRevision' | 'hasPlayed' | 'inUse' | 'by' | 'settles';
type Bare<C> = C extends unknown ? Omit<C, Added> : never;

export type Undoing<C> = readonly Bare<C>[] | null;

export type UndoingCommand = Bare<CommandsByKind[keyof CommandsByKind]>;

/** The reason that an undoing gives: what was done was a mistake. */
export const undoReason = 'typing-error' as const;
