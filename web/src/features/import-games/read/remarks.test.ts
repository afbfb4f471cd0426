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
])('under “%s” beside %s, “%s” is read as %s', (heading, score, remark, read) => {
  expect(oneGame(heading, score, remark)).toBe(read);
});

test.each([
  ['3-2', 'Prolongation de 5 minutes'],
  ['0-0', 'Panne d’électricité, remis'],
  ['3-1', 'Reporté'],
])('beside %s, the remark “%s” is refused as the status', (score, remark) => {
  const { games } = readSheet([
    'Date;Locale;Visiteuse;Score;Notes',
    `2026-11-14;Lynx;Titans;${score};${remark}`,
  ]);
  expect([remark, 'postponed']).toContain(games[0]?.cells.at(-1));
  expect(games[0]?.cells[4]).not.toBe('');
});

test('a remark of a forfeit names the loser, as a status does', () => {
  const sheet = ['Date;Locale;Visiteuse;BL;BV;Remarques', '2026-11-14;Lynx;Titans;0;1;Lynx forfait'];
  expect(readSheet(sheet).lines).toEqual(['2026-11-14|Lynx|Titans|0|1|regulation|home']);
});

test.each([
  ['Aréna', 'Annulé', '|cancelled'],
  ['Aréna', 'Reporté', '|postponed'],
  ['Heure', 'Annulé', '|cancelled'],
  ['Aréna', 'SO', '|0|0|SO'],
])('in the column “%s”, “%s” beside 0 and 0 is read as %s', (heading, cell, read) => {
  const sheet = [`Date;Locale;Visiteuse;BL;BV;${heading}`, `2026-11-14;Lynx;Titans;0;0;${cell}`];
  expect(after(readSheet(sheet).lines[0])).toBe(read);
});

test('a forfeit or an ending instead of the hour counts', () => {
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

test('beside 0–0, an unknown word of a column of remarks is no tie', () => {
  const words = Array.from(
    { length: 9 },
    (_, at) => `2026-11-0${at + 1};Lynx;Titans;0-0;Note ${'x'.repeat(at + 1)}`,
  );
  const { games } = readSheet(['Date;Locale;Visiteuse;Score;Statut', ...words]);
  expect(games[0]?.cells.at(-1)).toBe('Note x');
});
