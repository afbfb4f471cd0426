import { expect, test } from 'vitest';
import { readSheet } from './read-sheet.fixture.ts';

const days = (lines: readonly string[]) => readSheet(lines).games.map(({ cells: [date] }) => date);
const below = (title: string) =>
  days([
    'Heure;Locale;Visiteuse;Score',
    'Samedi 14 novembre;;;',
    '10:00;Lynx;Titans;4-1',
    title,
    '12:00;Titans;Loups;2-1',
  ]);

test.each([
  'Dimanche 15 novembre (relâche M15);;;',
  'Dimanche 15 novembre – Aréna Un;;;',
  'Dimanche;15 novembre 2026;;',
  '15 novembre 2026;Aréna Un;;Glace 2',
  '15 novembre 2026 (relâche M15);;;',
  'Semaine 8 : dimanche 15 novembre;;;',
  'Sunday, November 15, 2026 at Arena One;;;',
])('reads the title “%s” as the day of the games below it', (title) => {
  expect(below(title)).toEqual(['2026-11-14', '2026-11-15']);
});

test.each([
  'Date à déterminer;;;',
  'TBD;;;',
  'Dimanche;;;',
  'Samedi 14 et dimanche 15 novembre;;;',
  'Dimanche 15 novembre (remis au 22 novembre);;;',
  'Semaine du 15 au 21 novembre;;;',
  '2026-11-20;;;Page 2',
  'Mis à jour le 20 novembre 2026;;;',
  '20 novembre 2026 version finale;;;',
])('clears the day above for games below the title “%s”', (title) => {
  expect(below(title)).toEqual(['2026-11-14', '']);
});

test.each(['Semaine 3;;;', 'Division Est;;;', ';;Glace 2;'])(
  'leaves the day unchanged below the title “%s”',
  (title) => {
    expect(below(title)).toEqual(['2026-11-14', '2026-11-14']);
  },
);

test('does not use the new day of a moved game for the rows below it', () => {
  const rows = [
    'Heure;Locale;Visiteuse;Score',
    'Samedi 14 novembre;;;',
    '10:00;Lynx;Titans;Reporté au 12 déc.',
    '12:00;Titans;Loups;2-1',
  ];
  expect(days(rows)).toEqual(['2026-12-12', '2026-11-14']);
  const column = [
    'Date;Heure;Locale;Visiteuse;Score',
    '2026-11-14;10:00;Lynx;Titans;4-1',
    ';11:00;Loups;Titans;Moved to Dec 12 (Arena Two)',
    ';12:00;Titans;Loups;2-1',
    '2026-11-21;10:00;Lynx;Titans;Reporté au 12 déc. à 19 h 30',
    ';12:00;Titans;Loups;',
  ];
  expect(days(column)).toEqual(['2026-11-14', '2026-12-12', '2026-11-14', '2026-12-12', '2026-11-21']);
  expect(readSheet(column).lines[3]).toBe('2026-12-12|19:30|Lynx|Titans|scheduled');
});

test('applies the day of a row with a bye or a note to the rows below it', () => {
  const rows = [
    'Date;Heure;Locale;Visiteuse',
    '2026-11-14;10:00;Lynx;Titans',
    '2026-11-21;;Lynx;CONGÉ',
    ';12:00;Titans;Loups',
    '2026-11-28;;Lynx;',
    ';12:00;Titans;Loups',
  ];
  expect(days(rows)).toEqual(['2026-11-14', '2026-11-21', '2026-11-28']);
  expect(readSheet(rows).leftOut).toEqual([
    { line: 3, text: '2026-11-21 · Lynx · CONGÉ', why: 'bye' },
    { line: 5, text: '2026-11-28 · Lynx', why: 'title' },
  ]);
});

test.each(['TBD', 'À déterminer', '-', 'n/a', 'TBA'])(
  'does not use the day above for a game with the date “%s”',
  (date) => {
    const rows = ['Date;Locale;Visiteuse', '2026-11-14;Lynx;Titans', `${date};Titans;Loups`, ';Loups;Lynx'];
    expect(days(rows)).toEqual(['2026-11-14', '', '']);
  },
);

test.each([
  ['Reporté le 12 novembre', 'Reporté le 12 novembre'],
  ['PPD Nov 12', 'PPD Nov 12'],
  ['Reporté du 3 oct.', '2026-11-14'],
  ['Moved from Oct 3', '2026-11-14'],
  ['Reporté', '2026-11-14'],
])('reads beside “%s” the day %s', (status, day) => {
  const rows = [
    'Date;Locale;Visiteuse;Statut',
    `2026-11-14;Lynx;Titans;${status}`,
    '2026-11-15;Lynx;Titans;',
  ];
  expect(days(rows)[0]).toBe(day);
});

test('schedules a game that was moved to the day of its row on that day', () => {
  const rows = ['Date;Locale;Visiteuse;Score;Statut', '2026-11-14;Lynx;Titans;;Reporté du 3 oct.'];
  expect(readSheet(rows).lines).toEqual(['2026-11-14|Lynx|Titans']);
  const played = ['Date;Locale;Visiteuse;Score;Statut', '2026-11-14;Lynx;Titans;4-2;Remis du 3 octobre'];
  expect(readSheet(played).lines).toEqual(['2026-11-14|Lynx|Titans|4|2']);
  expect(readSheet(played).open).toEqual([]);
});
