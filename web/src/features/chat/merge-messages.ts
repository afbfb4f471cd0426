import type { ChatMessage } from '@rondelle/contracts/community/chat.outputs.ts';

/**
 * What a room has said, by its own numbers: each message once and as it was last, in the order in which it was taken,
 * however often and in whatever order it was heard.
 */
export const mergeMessages = (
  known: readonly ChatMessage[],
  heard: readonly ChatMessage[],
): readonly ChatMessage[] => {
  if (heard.length === 0) return known;
  const byId = new Map(known.map((message) => [message.id, message]));
  for (const message of heard) {
    const before = byId.get(message.id);
    if (!before || before.change <= message.change) byId.set(message.id, message);
  }
  return [...byId.values()].toSorted((one, other) => one.id - other.id);
};

/** What waits to be sent; `reason` where it was refused. */
export type Waiting = {
  readonly commandId: string;
  readonly text: string;
  readonly replyTo: number | null;
  readonly reason: string | null;
};

/** Those of what waits that the room has not said yet: an answer that was lost is heard over the line. */
export const stillWaiting = (
  waiting: readonly Waiting[],
  said: readonly ChatMessage[],
): readonly Waiting[] => {
  const heard = new Set(said.map(({ commandId }) => commandId));
  return waiting.filter(({ commandId }) => !heard.has(commandId));
};

/** Messages of one author within so many minutes stand under one name. */
const togetherMs = 5 * 60_000;

export type Shown = {
  readonly message: ChatMessage;
  /** Whether the author is named anew. */
  readonly isFirst: boolean;
  /** The day, where another begins. */
  readonly day: string | null;
};

const two = (value: number): string => String(value).padStart(2, '0');

const dayOf = (instant: string): string => {
  const at = new Date(instant);
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
};

export const shownMessages = (messages: readonly ChatMessage[]): readonly Shown[] =>
  messages.map((message, at) => {
    const before = messages[at - 1];
    const day = dayOf(message.sentAt);
    const isNewDay = !before || dayOf(before.sentAt) !== day;
    const isTogether =
      !isNewDay &&
      before.user.id === message.user.id &&
      message.replyTo === null &&
      Date.parse(message.sentAt) - Date.parse(before.sentAt) < togetherMs;
    return { message, isFirst: !isTogether, day: isNewDay ? day : null };
  });
