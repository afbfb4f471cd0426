import type { Actor } from '@rondelle/contracts/log/event.ts';
import { nameBasedId } from './name-based-id.ts';

/** Sender of a command: a member (by their id), an import, or the site itself. */
export type Sender = Actor['id'];

/**
 * The command id under which the site stores something for all senders. Senders choose their own command ids, and
 * others can see or compute them, so the sender's id is part of the key. `about` separates uses of one id by the same
 * sender.
 */
export const ownCommandId = (sender: Sender, commandId: string, ...about: readonly string[]): string =>
  nameBasedId([sender, commandId, ...about].join('/'));

/** The id of event `index` (from 0) of those that one command causes. */
export const eventIdOf = (sender: Sender, commandId: string, index: number): string =>
  nameBasedId(`${sender}/${commandId}/${index}`);

/**
 * The command id of one step of an action with many steps. Depends only on the action and the step, so retries reuse
 * it.
 */
export const stepIdOf = (actionId: string, step: string): string => nameBasedId(`${actionId}/${step}`);

type Sent = { readonly metadata: { readonly commandId: string; readonly actor: Actor } };

/**
 * Returns whether this sender's command caused the event. The same command id from another sender is another command.
 */
export const isCausedBy =
  (sender: Sender, commandId: string) =>
  ({ metadata }: Sent): boolean =>
    metadata.commandId === commandId && metadata.actor.id === sender;
