import type { ChatMessage } from '@rondelle/contracts/community/chat.outputs.ts';
import { expect, test } from 'vitest';
import { mergeMessages, shownMessages, stillWaiting } from './merge-messages.ts';

const message = (
  id: number,
  change: number,
  text = `m${id}`,
  more: Partial<ChatMessage> = {},
): ChatMessage => ({
  id,
  chatroomId: 1,
  change,
  commandId: `c${id}`,
  user: { id: 1, username: 'Anne' },
  message: text,
  state: 'shown',
  replyTo: null,
  sentAt: new Date(2026, 10, 23, 10, id).toISOString(),
  editedAt: null,
  timeAgo: '',
  ...more,
});

test('messages stand once, as they were last, in the order in which they were taken', () => {
  const known = mergeMessages([], [message(2, 2), message(1, 1)]);
  const heard = [message(3, 3), message(1, 4, 'edited'), message(2, 2), message(3, 3)];
  const all = mergeMessages(known, heard);
  expect(all.map(({ message: text }) => text)).toEqual(['edited', 'm2', 'm3']);
  expect(mergeMessages(all, [message(1, 1, 'late news')])[0]?.message).toBe('edited');
});

test('what the room has said does not wait any longer', () => {
  const waiting = ['c1', 'c9'].map((commandId) => ({ commandId, text: '', replyTo: null, reason: null }));
  expect(stillWaiting(waiting, [message(1, 1)]).map(({ commandId }) => commandId)).toEqual(['c9']);
});

test('an author is named once in a few minutes, and anew on another day and after somebody else', () => {
  const other = { id: 2, username: 'Bruno' };
  const next = new Date(2026, 10, 24, 0, 1).toISOString();
  const shown = shownMessages([
    message(1, 1),
    message(2, 2),
    message(3, 3, 'x', { user: other }),
    message(30, 4, 'x', { user: other }),
    message(31, 5, 'x', { user: other, sentAt: next }),
  ]);
  expect(shown.map(({ isFirst }) => isFirst)).toEqual([true, false, true, true, true]);
  expect(shown.map(({ day }) => day)).toEqual(['2026-11-23', null, null, null, '2026-11-24']);
});
