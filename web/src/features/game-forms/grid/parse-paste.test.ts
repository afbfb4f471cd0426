import { expect, test } from 'vitest';
import { parsePaste } from './parse-paste.ts';

const essence = (text: string) =>
  parsePaste(text)?.map(({ date, home, away, homeGoals, awayGoals, decidedIn }) =>
    [date, home, away, homeGoals, awayGoals, decidedIn].join('|'),
  );

test('columns of a spreadsheet are read by what they hold, and its heading is left out', () => {
  const pasted = [
    'Date\tLocale\tVisiteuse\tBL\tBV\tDécision',
    '2022-03-05\tBoréals\tVigiles\t3\t2\tPR',
    '6/3/2022\tSaphirs\tÉclaireurs\t1\t1\t',
    '',
  ].join('\r\n');
  expect(essence(pasted)).toEqual([
    '2022-03-05|Boréals|Vigiles|3|2|overtime',
    '2022-03-06|Saphirs|Éclaireurs|1|1|regulation',
  ]);
});

test('a file with semicolons and a score in one column is read too', () => {
  expect(essence('"Boréals";"Vigiles";4-3;TB;2022-03-05')).toEqual([
    '2022-03-05|Boréals|Vigiles|4|3|shootout',
  ]);
});

test('a day after the twelfth shows where the month stands', () => {
  expect(essence('03/25/2022\tA\tB\t1\t0')).toEqual(['2022-03-25|A|B|1|0|regulation']);
});

test('a word is not a table', () => {
  expect(parsePaste('Boréals')).toBeNull();
});
