import { expect, test } from 'vitest';
import { readSheet } from './read-sheet.fixture.ts';

const after = (line: string | undefined) => line?.replace('2026-11-14|Lynx|Titans', '');
const oneGame = (heading: string, score: string, remark: string) =>
  after(
    readSheet([`Date;Locale;Visiteuse;Score;${heading}`, `2026-11-14;Lynx;Titans;${score};${remark}`])
      .lines[0],
  );

test.each([
  ['Remarques', '0-0', 'Reporté', '|postponed'],
  ['Notes', '0-0', 'Match annulé (verglas)', '|cancelled'],
  ['Comments', '0-0', 'Not played', '|scheduled'],
  ['Remarque', '1-0', 'Forfait de Titans', '|1|0|regulation|away'],
  ['Notes', '3-2', 'Prolongation', '|3|2|overtime'],
  ['Notes', '3-2', 'Won in overtime', '|3|2|overtime'],
  ['Type', '3-2', 'SO', '|3|2|shootout'],
  ['Officiel', '4-2', 'P. Tremblay', '|4|2'],
  ['Notes', '4-2', 'Belle partie', '|4|2'],
  ['Notes', '4-2', 'Remise des médailles', '|4|2'],
  ['Notes', '5-2', 'But annulé', '|5|2'],
])('reads under “%s” beside %s the remark “%s” as %s', (heading, score, remark, read) => {
  expect(oneGame(heading, score, remark)).toBe(read);
});

test.each([
  ['3-2', 'Prolongation de 5 minutes'],
  ['0-0', 'Panne d’électricité, remis'],
  ['3-1', 'Reporté'],
])('refuses beside %s the remark “%s” as the status', (score, remark) => {
  const { games } = readSheet([
    'Date;Locale;Visiteuse;Score;Notes',
    `2026-11-14;Lynx;Titans;${score};${remark}`,
  ]);
  expect([remark, 'postponed']).toContain(games[0]?.cells.at(-1));
  expect(games[0]?.cells[4]).not.toBe('');
});

test('reads the loser from a remark of a forfeit, as from a status', () => {
  const sheet = ['Date;Locale;Visiteuse;BL;BV;Remarques', '2026-11-14;Lynx;Titans;0;1;Lynx forfait'];
  expect(readSheet(sheet).lines).toEqual(['2026-11-14|Lynx|Titans|0|1|regulation|home']);
});

test.each([
  ['Aréna', 'Annulé', '|cancelled'],
  ['Aréna', 'Reporté', '|postponed'],
  ['Heure', 'Annulé', '|cancelled'],
  ['Aréna', 'SO', '|0|0|SO'],
])('reads in the column “%s” the cell “%s” beside 0 and 0 as %s', (heading, cell, read) => {
  const sheet = [`Date;Locale;Visiteuse;BL;BV;${heading}`, `2026-11-14;Lynx;Titans;0;0;${cell}`];
  expect(after(readSheet(sheet).lines[0])).toBe(read);
});

test('reads a forfeit or an ending in place of the hour', () => {
  const sheet = [
    'Date;Heure;Locale;Visiteuse;BL;BV',
    '2026-11-14;Final/OT;Lynx;Titans;3;2',
    '2026-11-15;Forfait;Lynx;Titans;1;0',
  ];
  expect(readSheet(sheet).lines).toEqual([
    '2026-11-14|Lynx|Titans|3|2|overtime',
    '2026-11-15|Lynx|Titans|1|0|regulation|away',
  ]);
});

test('does not read 0–0 as a tie beside an unknown word in a column of remarks', () => {
  const words = Array.from(
    { length: 9 },
    (_, at) => `2026-11-0${at + 1};Lynx;Titans;0-0;Note ${'x'.repeat(at + 1)}`,
  );
  const { games } = readSheet(['Date;Locale;Visiteuse;Score;Statut', ...words]);
  expect(games[0]?.cells.at(-1)).toBe('Note x');
});
