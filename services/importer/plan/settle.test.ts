import { describe, expect, test } from 'vitest';
import { settle, settlingOf, type Verdict } from './settle.ts';

const cases: readonly (readonly [Verdict, string, string | null, string | undefined])[] = [
  ['same', 'a', 'a', 'a'],
  ['same', 'b', 'b', 'a'],
  ['kept', 'a', 'b', 'a'],
  ['kept', 'a', null, 'a'],
  ['news', 'b', 'a', 'a'],
  ['contradiction', 'c', 'b', 'a'],
  ['contradiction', 'c', 'b', undefined],
];

describe('a value in an imported file', () => {
  test.each(cases)(
    'is %s: %s in the file, %s on the site, %s in the last import',
    (verdict, incoming, current, imported) => {
      expect(settle<string | null>(incoming, current, imported)).toBe(verdict);
    },
  );

  test('is new when neither the site nor an import had a value', () => {
    expect(settle<string | undefined>('a', undefined, undefined)).toBe('news');
  });

  test('is not imported when it contradicts a correction by people or refers to a deleted entity', () => {
    const { isNews, contradictions } = settlingOf({ file: 'teams.csv', line: 4 });
    expect(isNews({ column: 'name', value: 'c', incoming: 'c', current: 'b', imported: 'a' })).toBe(false);
    const named = { incoming: 2, current: 1, imported: 1, isDeleted: true };
    expect(isNews({ column: 'region_key', value: 'estrie', ...named })).toBe(false);
    expect(contradictions).toEqual([
      { file: 'teams.csv', line: 4, column: 'name', value: 'c', reason: 'changed-on-site' },
      { file: 'teams.csv', line: 4, column: 'region_key', value: 'estrie', reason: 'deleted-on-site' },
    ]);
  });
});
