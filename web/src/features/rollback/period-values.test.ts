import { expect, test } from 'vitest';
import { checkPeriod, queryOf, valuesIn } from './period-values.ts';

const at = (search: string) => valuesIn(new URLSearchParams(search));

test('reads the member and the period of a link, and writes them back', () => {
  const link = { member: '7', from: '2026-01-31T23:58', to: '2026-02-01T00:02' };
  expect(queryOf(valuesIn(new URLSearchParams(link)))).toEqual(link);
});

test('selects whole days when only days are chosen', () => {
  const days = { ...at(''), member: '7', fromDay: '2026-01-31', toDay: '2026-01-31' };
  const expected = { member: '7', from: '2026-01-31T00:00', to: '2026-01-31T23:59:59' };
  expect(queryOf(days)).toEqual(expected);
  expect(queryOf({ ...days, fromTime: '', toTime: '' })).toEqual(expected);
  expect(valuesIn(new URLSearchParams(expected))).toEqual(days);
});

test.each([
  ['', ['member', 'fromDay', 'toDay']],
  ['member=7&from=2026-02-01T10:00&to=2026-02-01T09:59', ['toDay']],
  ['member=7&from=2026-02-01T10:00&to=2026-02-01T10:00', []],
])('reports missing fields, and an end before the start: %s', (search, fields) => {
  expect(checkPeriod(at(search)).map(({ field }) => field)).toEqual(fields);
});
