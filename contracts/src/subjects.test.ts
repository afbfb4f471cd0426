import { expect, test } from 'vitest';
import { namedTopics } from './subjects.ts';

test('returns the concerned topics and those of the logs for a large change of games', () => {
  const concerns = ['game:7', 'team:3', 'league:2', 'results:2', 'ratings:1:4'] as const;
  expect(namedTopics({ narrow: { since: '5', concerns } })).toEqual([
    'game:7',
    'team:3',
    'league:2',
    'log:game',
    'log:team',
    'log:tournament',
  ]);
});

test('returns only the listed topics when a change lists its topics', () => {
  const narrow = { since: '5', concerns: ['game:7'] } as const;
  expect(namedTopics({ topics: ['league:2'], narrow })).toEqual(['league:2']);
});

test('returns undefined, for all topics, when a change names none', () => {
  expect(namedTopics({})).toBeUndefined();
});
