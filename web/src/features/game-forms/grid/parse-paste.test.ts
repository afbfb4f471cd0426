import { describe, expect, test } from 'vitest';
import { parsePaste } from './parse-paste.ts';

const rowsOf = (text: string) => parsePaste(text)?.rows ?? null;
const essence = (text: string) =>
  rowsOf(text)?.map(({ date, home, away, homeGoals, awayGoals, decidedIn }) =>
    [date, home, away, homeGoals, awayGoals, decidedIn].join('|'),
  );

test('columns of a spreadsheet are read by their headings', () => {
  const pasted = [
    'Date\tLocale\tVisiteuse\tBL\tBV\tDécision',
    '2022-03-05\tBoréals\tVigiles\t3\t2\tPR',
    '6/3/2022\tSaphirs\tÉclaireurs\t1\t1\t',
    '\t\t\t\t\t',
    '',
  ].join('\r\n');
  expect(essence(pasted)).toEqual([
    '2022-03-05|Boréals|Vigiles|3|2|overtime',
    '2022-03-06|Saphirs|Éclaireurs|1|1|regulation',
  ]);
});

test('in English, with times, fair play and defaults, in any order; what the grid does not know is named', () => {
  const pasted = [
    'Time\tArena\tVisitor\tHome\tGA\tGH\tForfeit\tDate\tFP home\tFP away\tNo',
    '7:30 PM\tLake\tB\tA\t\t\thome\tMarch 5, 2022\t4\t5\t12',
  ].join('\n');
  const parsed = parsePaste(pasted);
  expect(parsed?.leftOut).toEqual(['Arena', 'No']);
  expect(parsed?.rows[0]).toMatchObject({
    date: '2022-03-05',
    time: '19:30',
    home: 'A',
    away: 'B',
    homeGoals: '',
    awayGoals: '',
    decidedIn: 'regulation',
    forfeitedBy: 'home',
    homeFairPlay: '4',
    awayFairPlay: '5',
    unread: {},
  });
});

test('a file with semicolons and a score in one column is read too', () => {
  expect(essence('"Boréals";"Vigiles";4-3;TB;2022-03-05')).toEqual([
    '2022-03-05|Boréals|Vigiles|4|3|shootout',
  ]);
});

test('without headings, a time is no score and further numbers are fair play', () => {
  expect(rowsOf('2022-03-05\t10:30\tA\tB\t4-3 (TB)\t5\t6')?.[0]).toMatchObject({
    time: '10:30',
    homeGoals: '4',
    awayGoals: '3',
    decidedIn: 'shootout',
    homeFairPlay: '5',
    awayFairPlay: '6',
    unread: {},
  });
});

test('a day after the twelfth shows where the month stands', () => {
  expect(essence('03/25/2022\tA\tB\t1\t0')).toEqual(['2022-03-25|A|B|1|0|regulation']);
});

describe('what a column cannot hold is kept beside it', () => {
  test('with headings, in the column that it stands in', () => {
    const heads = 'Date\tHeure\tLocale\tVisiteuse\tBL\tBV\tDécidé\tFJL';
    const bad = '32/13/2022\tsoir\tA\tB\ttrois\t100\tprologue\tx';
    expect(rowsOf(`${heads}\n${bad}`)?.[0]?.unread).toEqual({
      date: '32/13/2022',
      time: 'soir',
      homeGoals: 'trois',
      awayGoals: '100',
      decidedIn: 'prologue',
      homeFairPlay: 'x',
    });
  });

  test('without headings, nothing is dropped silently', () => {
    expect(rowsOf('2022-03-05\tA\tB\t3\t2\tdéfaut')?.[0]?.unread).toEqual({ decidedIn: 'défaut' });
    expect(rowsOf('2022-03-05\tA\tB\t3-2 boni')?.[0]?.unread).toEqual({ decidedIn: 'boni' });
  });
});

const span = { startsOn: '2021-09-01', endsOn: '2022-04-30' };
const inSeason = (text: string) =>
  parsePaste(text, span)?.rows.map(({ date, time, home, away, homeGoals, awayGoals }) =>
    [date, time, home, away, homeGoals, awayGoals].join('|'),
  );

test('in a season, days need no year, and a time can stand beside them', () => {
  expect(inSeason('sam. 5 mars\tBoréals\tVigiles\t4\t3')).toEqual(['2022-03-05||Boréals|Vigiles|4|3']);
  expect(inSeason('2022-03-05 10:30;Boréals;5;Saphirs;4')).toEqual(['2022-03-05|10:30|Boréals|Saphirs|5|4']);
  expect(inSeason('Date\tLocale\tVisiteuse\n6 nov. 2021 à 19 h\tA\tB')).toEqual(['2021-11-06|19:00|A|B||']);
});

test('a file with commas is read, with commas in quotes; a sentence is not', () => {
  expect(inSeason('2022-03-05,"Boréals, d’Alma",Vigiles,4,3')).toEqual([
    '2022-03-05||Boréals, d’Alma|Vigiles|4|3',
  ]);
  expect(parsePaste('Bravo à tous, et merci, vraiment')).toBeNull();
});

test('a word is not a table', () => {
  expect(parsePaste('Boréals')).toBeNull();
});
