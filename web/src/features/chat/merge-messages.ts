import type { ChatMessage } from '@rondelle/contracts/community/chat.outputs.ts';
import { dayInQuebec } from '@rondelle/contracts/competition/quebec-day.ts';

/**
 * Merges received messages into the known ones: each message once, in its latest version (highest `change`), sorted by
 * id. Repeated and out-of-order messages are fine.
 */
export const mergeMessages = (
  known: readonly ChatMessage[],
  received: readonly ChatMessage[],
): readonly ChatMessage[] => {
  if (received.length === 0) return known;
  const byId = new Map(known.map((message) => [message.id, message]));
  for (const message of received) {
    const before = byId.get(message.id);
    if (!before || before.change <= message.change) byId.set(message.id, message);
  }
  return [...byId.values()].toSorted((one, other) => one.id - other.id);
};

/** A message that is not sent yet. `reason`: why the server refused it; null otherwise. */
export type Waiting = {
  readonly commandId: string;
  readonly text: string;
  readonly replyTo: number | null;
  readonly reason: string | null;
};

/**
 * Unsent messages that the room does not have yet. A message whose response was lost arrives over the live
 * connection.
 */
export const stillWaiting = (
  waiting: readonly Waiting[],
  received: readonly ChatMessage[],
): readonly Waiting[] => {
  const receivedIds = new Set(received.map(({ commandId }) => commandId));
  return waiting.filter(({ commandId }) => !receivedIds.has(commandId));
};

/** Consecutive messages of one author that are closer than this share one author line. In ms. */
const togetherMs = 5 * 60_000;

export type DisplayedMessage = {
  readonly message: ChatMessage;
  /** True for the first unread message of another author; never where all messages are new. */
  readonly isNew: boolean;
  /** True when the author's name is displayed. */
  readonly isFirst: boolean;
  /** The day of the message in Quebec (`2026-11-23`) when it differs from the day of the message before; null otherwise. */
  readonly day: string | null;
};

/** The reader: their number, and the last message they had read before this visit; null when nothing was new. */
type Reader = { readonly number: number; readonly read: number | null };

export const displayedMessages = (
  messages: readonly ChatMessage[],
  { number, read }: Reader,
): readonly DisplayedMessage[] => {
  const firstNew = read ? messages.find(({ id, user }) => id > read && user.id !== number) : undefined;
  return messages.map((message, at) => {
    const before = messages[at - 1];
    const day = dayInQuebec(message.sentAt);
    const isNewDay = !before || dayInQuebec(before.sentAt) !== day;
    const isTogether =
      !isNewDay &&
      before.user.id === message.user.id &&
      message.replyTo === null &&
      Date.parse(message.sentAt) - Date.parse(before.sentAt) < togetherMs;
    const isNew = message === firstNew;
    return { message, isNew, isFirst: isNew || !isTogether, day: isNewDay ? day : null };
  });
};
