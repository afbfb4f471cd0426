import type { Actor } from '@rondelle/contracts/log/event.ts';
import { nameBasedId } from './name-based-id.ts';

/** Who sends a command: a member by their id, an import, or the site itself. */
export type Sender = Actor['id'];

/**
 * What a sender's command is called among everybody's. Senders choose the ids of their commands, and others can know or
 * compute them: whatever is kept under such an id for all is kept under this one. `about` tells apart what one sender
 * may ask for under the same id.
 */
export const ownCommandId = (sender: Sender, commandId: string, ...about: readonly string[]): string =>
  nameBasedId([sender, commandId, ...about].join('/'));

/** The id of a sender's event at this place among those that one command causes. */
export const eventIdOf = (sender: Sender, commandId: string, index: number): string =>
  nameBasedId(`${sender}/${commandId}/${index}`);

/** The id of one step's command in an action of many; the same step has the same id whenever it is taken. */
export const stepIdOf = (actionId: string, step: string): string => nameBasedId(`${actionId}/${step}`);

type Sent = { readonly metadata: { readonly commandId: string; readonly actor: Actor } };

/** Whether an event was caused by this command of this sender; another's under the same id is another command. */
export const isCausedBy =
  (sender: Sender, commandId: string) =>
  ({ metadata }: Sent): boolean =>
    metadata.commandId === commandId && metadata.actor.id === sender;
