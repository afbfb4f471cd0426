import type { ChangeHint } from '@rondelle/contracts/subjects.ts';
import { expect, test } from 'vitest';
import { createLiveHub } from './live-hub.ts';

const signal = new AbortController().signal;

/** Follows each topic, sends a hint, and returns the topics notified once one of them was. */
const notifiedTopics = async (hint: Omit<ChangeHint, 'position'>, topics: readonly string[]) => {
  const hub = createLiveHub({ changedAfter: async () => null, onError: () => undefined });
  const watches = topics.map((topic) => hub.watch([topic]));
  hub.hear({ ...hint, position: '9' });
  await Promise.race(watches.map((watch) => watch.next(signal)));
  return watches.flatMap((watch) => watch.take().topics);
};
const topics = ['season:1', 'league:2', 'game:7', 'game:8', 'log:game'];

test('notifies only concerned followers of a change too large to list its topics', async () => {
  const narrow = { since: '5', concerns: ['game:7', 'league:2', 'results:2'] } as const;
  expect(await notifiedTopics({ seasonIds: [1], narrow }, topics)).toEqual([
    'season:1',
    'league:2',
    'game:7',
    'log:game',
  ]);
});

test('notifies all followers of a change without details', async () => {
  expect(await notifiedTopics({ seasonIds: [1] }, topics)).toEqual(topics);
});
