import { expect, test } from 'vitest';
import { policyAllows, proposedPolicy } from './category-policy.ts';

test.each([
  [{ fr: 'M7', en: 'U7' }, 'schedule'],
  [{ fr: 'M9 C', en: 'U9 C' }, 'schedule'],
  [{ fr: 'Novice B', en: 'Novice B' }, 'schedule'],
  [{ fr: 'MAHG 2', en: 'Initiation 2' }, 'schedule'],
  [{ fr: 'M11 AA', en: 'U11 AA' }, 'everything'],
  [{ fr: 'M13 AAA relève', en: 'U13 AAA' }, 'everything'],
  [{ fr: 'Junior', en: 'Junior' }, 'everything'],
] as const)('%o defaults to %s', (name, policy) => expect(proposedPolicy(name)).toBe(policy));

test('a policy allows everything that narrower policies allow', () => {
  expect(policyAllows('tables', 'scores')).toBe(true);
  expect(policyAllows('scores', 'tables')).toBe(false);
});
