import type { Entry } from '../../lib/offline/outbox/entry.ts';
import { isMessage } from '../../lib/offline/outbox/entry.ts';
import { isWaiting } from '../../lib/offline/outbox/order.ts';
import type { NewEntry } from '../../lib/offline/outbox/outbox.ts';
import type { Waiting } from './merge-messages.ts';

/** The room that a member writes in. */
export type WritingIn = {
  readonly lang: 'fr' | 'en';
  readonly number: number;
  readonly chatid: number;
  readonly label: string;
  readonly path: string;
};

/** The outbox entry of a message. Without a chain, a refused message does not hold back the next. */
export const entryOfMessage = (
  { lang, number, chatid, label, path }: WritingIn,
  { commandId, text, replyTo }: Pick<Waiting, 'commandId' | 'text' | 'replyTo'>,
): NewEntry => ({
  commandId,
  owner: number,
  procedure: 'chat.send',
  input: { lang, chatid, commandId, text, replyTo, captcha: '' },
  chain: null,
  label,
  path,
});

/** The member's waiting entries of a room. */
export const ofRoom = (
  entries: readonly Entry[],
  { number, chatid }: Pick<WritingIn, 'number' | 'chatid'>,
): readonly Entry[] =>
  entries.filter(
    (entry) =>
      isMessage(entry) && entry.owner === number && entry.input['chatid'] === chatid && isWaiting(entry),
  );

/** A waiting entry as the room displays it. */
export const messageIn = ({ commandId, input, refusal }: Entry): Waiting => {
  // `entryOfMessage` built this input.
  const { text, replyTo } = input as unknown as Pick<Waiting, 'text' | 'replyTo'>;
  return { commandId, text, replyTo, reason: refusal && refusal.message };
};
