import { expect, test } from 'vitest';
import { gamesIn } from './games-in.ts';
import { recogniseColumns } from './guess-kinds.ts';
import { readText } from './read-text.ts';

const span = { startsOn: '2026-08-15', endsOn: '2027-05-15' };
const read = (text: string) => {
  const { rows } = readText(text);
  return gamesIn(rows, { ...recogniseColumns(rows, span), span });
};
const momentsOf = (text: string) =>
  read(text).games.map(({ cells: [date = '', time = ''] }) => `${date} ${time}`.trim());
const teams = 'Lynx;Titans';
const timesOf = (times: readonly string[]) =>
  momentsOf(
    ['Date;Heure;Locale;Visiteuse', ...times.map((time) => `2026-11-14;${time};${teams}`)].join('\n'),
  ).map((moment) => moment.slice(11));
const daysOf = (days: readonly string[]) =>
  momentsOf(['Date;Locale;Visiteuse', ...days.map((day) => `${day};${teams}`)].join('\n'));

test.each<[string, string[], string[]]>([
  ['of a clock of twelve hours', ['1:15', '7:30', '12:15'], ['01:15 AM/PM?', '07:30 AM/PM?', '12:15']],
  ['with PM on some rows', ['7:30 PM', '8:45'], ['19:30', '08:45 AM/PM?']],
  ['with AM on some rows', ['9:30 AM', '11:45', '1:00'], ['09:30', '11:45 AM/PM?', '01:00 AM/PM?']],
  ['in the night beside the evening', ['1:15', '7:30', '19:30'], ['01:15 AM/PM?', '07:30', '19:30']],
  ['in the night alone', ['03:30'], ['03:30 AM/PM?']],
  ['in the morning', ['7:30', '10:00'], ['07:30', '10:00']],
  ['with a mark on each row', ['5:30 PM', '10:00 a.m.'], ['17:30', '10:00']],
  ['of a workbook beside typed ones', ['19:30', '08:45', '7:30 PM'], ['19:30', '08:45', '19:30']],
  [
    'that the spreadsheet stored as numbers',
    ['7:30 PM', '0.3125', '0.0521'],
    ['19:30', '07:30', '01:15 AM/PM?'],
  ],
  ['at noon among mornings', ['midi', '9h30'], ['12:00', '09:30']],
  ['at noon', ['midi', '7:30 PM', '12:30'], ['12:00', '19:30', '12:30']],
  ['that are not known', ['12:00 AM', '00:00', 'TBD', '7:30 PM'], ['', '', '', '19:30']],
])('reads times %s', (_, times, expected) => {
  expect(timesOf(times)).toEqual(expected);
});

test('ignores midnight beside the day', () => {
  expect(
    momentsOf(
      `Date;Heure;Locale;Visiteuse\n2026-11-14 00:00:00;;${teams}\n2026-11-15 00:00:00;7:30 PM;${teams}`,
    ),
  ).toEqual(['2026-11-14', '2026-11-15 19:30']);
});

test('reads the day beside an unclear time', () => {
  expect(daysOf(['2026-11-14 7:30 PM', '2026-11-15 8:45'])).toEqual([
    '2026-11-14 19:30',
    '2026-11-15 08:45 AM/PM?',
  ]);
});

test('refuses the sheet of another season by its weekdays', () => {
  expect(daysOf(['sam. 15 nov.', 'dim. 16 nov.'])).toEqual(['sam. 15 nov.', 'dim. 16 nov.']);
  const above = `Heure;Locale;Visiteuse\nSamedi 15 novembre;;\n10:00;${teams}\nDimanche 15 novembre;;\n10:00;${teams}`;
  expect(momentsOf(above)).toEqual(['10:00', '2026-11-15 10:00']);
});

test('reads « mar. » as Tuesday among weekdays, and as March among months', () => {
  expect(daysOf(['lun. 2', 'mar. 3', 'mer. 4'])).toEqual(['lun. 2', 'mar. 3', 'mer. 4']);
  expect(daysOf(['Mon 2', 'mar 3'])).toEqual(['Mon 2', 'mar 3']);
  expect(daysOf(['Feb 28', 'Mar 3'])).toEqual(['2027-02-28', '2027-03-03']);
});

test('raises a question about the order of days and months without a year', () => {
  expect(daysOf(['14/11', '03/04'])).toEqual(['2026-11-14', '2027-04-03']);
  const { doubts, games } = read(`Date;Locale;Visiteuse\n03/04;${teams}\n05/04 19:30;${teams}`);
  expect(doubts).toMatchObject([{ of: 'date-order', cell: '03/04', days: ['2027-04-03', '2027-03-04'] }]);
  expect(games.map(({ cells: [date] }) => date)).toEqual(['03/04', '05/04 19:30']);
});

test('raises a question about the order when only the end of the season would decide', () => {
  expect(read(`Date;Locale;Visiteuse\n05/06/2027;${teams}\n03/04/2027;${teams}`).doubts).toMatchObject([
    { of: 'date-order', isOpen: true, days: ['2027-06-05', '2027-05-06'] },
  ]);
});

test('does not read a page number between games as a day', () => {
  const sheet = `Date;Locale;Visiteuse\n2026-11-14;${teams}\n1/2;;\n;${teams}`;
  expect(read(sheet).doubts).toEqual([]);
  expect(momentsOf(sheet)).toEqual(['2026-11-14', '2026-11-14']);
});

test('marks a day without a year as guessed', () => {
  expect(read(`Date;Locale;Visiteuse\n14/11;${teams}`).games.map(({ guessed }) => guessed)).toEqual([
    ['date'],
  ]);
});
