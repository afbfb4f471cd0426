import { expect, test } from 'vitest';
import { formatWhatIf, mostScenarioResults, parseWhatIf } from './what-if.ts';

test('parses and formats the results of a scenario', () => {
  const text = '12:4-2,15:3-2:ot,16:1-2:so,17:0-0';
  expect(parseWhatIf(text)).toEqual([
    { gameId: 12, homeGoals: 4, awayGoals: 2, decidedIn: 'regulation' },
    { gameId: 15, homeGoals: 3, awayGoals: 2, decidedIn: 'overtime' },
    { gameId: 16, homeGoals: 1, awayGoals: 2, decidedIn: 'shootout' },
    { gameId: 17, homeGoals: 0, awayGoals: 0, decidedIn: 'regulation' },
  ]);
  expect(formatWhatIf(parseWhatIf(text) ?? [])).toBe(text);
  expect(parseWhatIf('')).toEqual([]);
});

test('a tie cannot have been decided in overtime', () => {
  expect(parseWhatIf('1:2-2:ot')?.[0]?.decidedIn).toBe('regulation');
  expect(parseWhatIf('1:5-2:ot,2:4-2:so')?.map(({ decidedIn }) => decidedIn)).toEqual([
    'regulation',
    'regulation',
  ]);
});

const some = (count: number) => Array.from({ length: count }, (_, index) => `${index + 1}:1-0`).join(',');

test('rejects malformed results, absurd goals, duplicate games and too many results', () => {
  for (const text of ['1', '1:2', '0:1-2', '1:1-2:xx', '1:-1-2', '1:51-0', '1:1-2,', '1:1-2,1:3-2'])
    expect([text, parseWhatIf(text)]).toEqual([text, null]);
  expect(parseWhatIf(some(mostScenarioResults))).toHaveLength(mostScenarioResults);
  expect(parseWhatIf(some(mostScenarioResults + 1))).toBeNull();
});
