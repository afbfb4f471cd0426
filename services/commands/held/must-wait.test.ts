import { trustLevels } from '@rondelle/contracts/moderation/trust.ts';
import { expect, test } from 'vitest';
import { mustWait } from './must-wait.ts';

test('holds a new member’s correction of a result, but not that of a known member', () => {
  const ongoing = { isOver: false, isWeighty: true };
  expect(trustLevels.map((trust) => mustWait({ ...ongoing, trust }))).toEqual([true, false, false, false]);
  expect(mustWait({ isOver: false, isWeighty: false, trust: 0 })).toBe(false);
});

test('holds a correction in a finished season at any trust level', () => {
  for (const trust of trustLevels)
    for (const isWeighty of [true, false]) expect(mustWait({ isOver: true, isWeighty, trust })).toBe(true);
});
