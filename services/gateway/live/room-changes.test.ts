import type { MessageRow } from '@rondelle/community/chat/message-rows.ts';
import { expect, test } from 'vitest';
import { type RoomListener, roomChanges } from './room-changes.ts';
import type { RoomFeed, RoomFeeds } from './room-feeds.ts';

const row = { seq: 1, change: '7', state: 'shown', number: 2 } as unknown as MessageRow;

/** The first news of a room with its messages in memory, or null when they are not. */
const firstNews = async (inMemory: readonly MessageRow[] | null, mayFollow: boolean) => {
  const steps: string[] = [];
  const feed: RoomFeed = {
    after: () => inMemory,
    change: () => 7,
    wipe: () => 0,
    here: () => ({ version: 1, people: [] }),
  };
  const rooms = {
    db: {},
    follow: () => ({ feed, stop: () => undefined }),
    readAfter: async () => (steps.push('read'), [row]),
    mayFollow: async () => (steps.push('check'), mayFollow),
  } as unknown as RoomFeeds;
  const who = { sessionId: 's', memberId: 'm', number: 1, username: 'Anne' };
  const listener: RoomListener = { rooms, ...who, waitingBytes: () => 0, notify: undefined };
  const changes = roomChanges(listener, 3, 0, new AbortController().signal);
  const { value } = await changes.next();
  await changes.return(null);
  return { steps, rows: value?.rows ?? null };
};

test('checks access after reading missing messages from the database', async () => {
  expect(await firstNews(null, true)).toEqual({ steps: ['read', 'check'], rows: [row] });
  expect(await firstNews(null, false)).toEqual({ steps: ['read', 'check'], rows: null });
});

test('checks access before sending messages from memory', async () => {
  expect(await firstNews([row], true)).toEqual({ steps: ['check'], rows: [row] });
  expect(await firstNews([row], false)).toEqual({ steps: ['check'], rows: null });
});
