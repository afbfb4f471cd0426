import { expect, test } from 'vitest';
import { namedTopics } from './subjects.ts';

test('a large change of games names the topics that it concerns, and those of the logs', () => {
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

test('a change that lists its topics names no others', () => {
  const narrow = { since: '5', concerns: ['game:7'] } as const;
  expect(namedTopics({ topics: ['league:2'], narrow })).toEqual(['league:2']);
});

test('a change that names nothing may affect all topics', () => {
  expect(namedTopics({})).toBeUndefined();
});
