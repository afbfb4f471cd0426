import type { ChatMessage } from '@rondelle/contracts/community/chat.outputs.ts';
import { expect, test } from 'vitest';
import { mergeMessages, displayedMessages, stillWaiting } from './merge-messages.ts';

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
  sentAt: new Date(Date.UTC(2026, 10, 23, 15, id)).toISOString(),
  editedAt: null,
  timeAgo: '',
  ...more,
});

test('each message appears once, in its latest version, sorted by id', () => {
  const known = mergeMessages([], [message(2, 2), message(1, 1)]);
  const heard = [message(3, 3), message(1, 4, 'edited'), message(2, 2), message(3, 3)];
  const all = mergeMessages(known, heard);
  expect(all.map(({ message: text }) => text)).toEqual(['edited', 'm2', 'm3']);
  expect(mergeMessages(all, [message(1, 1, 'late news')])[0]?.message).toBe('edited');
});

test('a received message is no longer pending', () => {
  const waiting = ['c1', 'c9'].map((commandId) => ({ commandId, text: '', replyTo: null, reason: null }));
  expect(stillWaiting(waiting, [message(1, 1)]).map(({ commandId }) => commandId)).toEqual(['c9']);
});

test('the author is displayed once within five minutes, and again on another day or after another author', () => {
  const other = { id: 2, username: 'Bruno' };
  // One minute after midnight in Quebec, wherever the reader is.
  const next = '2026-11-24T05:01:00.000Z';
  const shown = displayedMessages(
    [
      message(1, 1),
      message(2, 2),
      message(3, 3, 'x', { user: other }),
      message(30, 4, 'x', { user: other, sentAt: '2026-11-24T04:59:00.000Z' }),
      message(31, 5, 'x', { user: other, sentAt: next }),
    ],
    { number: 1, read: 0 },
  );
  expect(shown.map(({ isFirst }) => isFirst)).toEqual([true, false, true, true, true]);
  expect(shown.map(({ day }) => day)).toEqual(['2026-11-23', null, null, null, '2026-11-24']);
});

test('a mark precedes new messages of others since the last visit, and is absent on the first visit', () => {
  const other = { id: 2, username: 'Bruno' };
  const all = [
    message(1, 1, 'x', { user: other }),
    message(2, 2),
    message(3, 3, 'x', { user: other }),
    message(4, 4, 'x', { user: other }),
  ];
  const newAt = (read: number | null) =>
    displayedMessages(all, { number: 1, read }).flatMap(({ message: { id }, isNew }) => (isNew ? [id] : []));
  expect([newAt(1), newAt(3), newAt(0), newAt(null)]).toEqual([[3], [4], [], []]);
});
