import { describe, expect, test } from 'vitest';
import { parsePaste } from './parse-paste.ts';

const rowsOf = (text: string) => parsePaste(text)?.rows ?? null;
const essence = (text: string) =>
  rowsOf(text)?.map(({ date, home, away, homeGoals, awayGoals, decidedIn }) =>
    [date, home, away, homeGoals, awayGoals, decidedIn].join('|'),
  );

test('reads columns of a spreadsheet by their headings', () => {
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

test('reads English headings in any order, and lists unknown columns', () => {
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

test('reads semicolons and a score in one column', () => {
  expect(essence('"Boréals";"Vigiles";4-3;TB;2022-03-05')).toEqual([
    '2022-03-05|Boréals|Vigiles|4|3|shootout',
  ]);
});

test('distinguishes a time from a score without headings, and reads further numbers as fair play', () => {
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

test('reads the month first when the other number is above twelve', () => {
  expect(essence('03/25/2022\tA\tB\t1\t0')).toEqual(['2022-03-25|A|B|1|0|regulation']);
});

describe('retains texts that a column cannot hold', () => {
  test('under their own column with headings', () => {
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

  test('under the column for the ending without headings', () => {
    expect(rowsOf('2022-03-05\tA\tB\t3\t2\tdéfaut')?.[0]?.unread).toEqual({ decidedIn: 'défaut' });
    expect(rowsOf('2022-03-05\tA\tB\t3-2 boni')?.[0]?.unread).toEqual({ decidedIn: 'boni' });
  });
});

const span = { startsOn: '2021-09-01', endsOn: '2022-04-30' };
const inSeason = (text: string) =>
  parsePaste(text, span)?.rows.map(({ date, time, home, away, homeGoals, awayGoals }) =>
    [date, time, home, away, homeGoals, awayGoals].join('|'),
  );

test('reads all days in the order that one of them decides', () => {
  const text = 'Date;Locale;Visiteuse\n03/04/2025;A;B\n03/20/2025;B;A';
  const span = { startsOn: '2024-09-01', endsOn: '2025-04-30' };
  expect(parsePaste(text, span)?.rows.map(({ date }) => date)).toEqual(['2025-03-04', '2025-03-20']);
});

test('reads dates without a year in a season, and a time in the same cell', () => {
  expect(inSeason('sam. 5 mars\tBoréals\tVigiles\t4\t3')).toEqual(['2022-03-05||Boréals|Vigiles|4|3']);
  expect(inSeason('2022-03-05 10:30;Boréals;5;Saphirs;4')).toEqual(['2022-03-05|10:30|Boréals|Saphirs|5|4']);
  expect(inSeason('Date\tLocale\tVisiteuse\n6 nov. 2021 à 19 h\tA\tB')).toEqual(['2021-11-06|19:00|A|B||']);
});

test('reads commas as separators except in quotes, but not in a sentence', () => {
  expect(inSeason('2022-03-05,"Boréals, d’Alma",Vigiles,4,3')).toEqual([
    '2022-03-05||Boréals, d’Alma|Vigiles|4|3',
  ]);
  expect(parsePaste('Bravo à tous, et merci, vraiment')).toBeNull();
});

test('returns null for a single word', () => {
  expect(parsePaste('Boréals')).toBeNull();
});
