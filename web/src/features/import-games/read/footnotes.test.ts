import { expect, test } from 'vitest';
import { readSheet } from './read-sheet.fixture.ts';

const read = (note: string, ...games: readonly string[]) =>
  readSheet(['Date;Locale;Visiteuse;Score', ...games, `${note};;;`]).lines;

test.each([
  ['* victoire en prolongation', '2026-11-14;Lynx*;Titans;4-3', '2026-11-14|Lynx|Titans|4|3|overtime'],
  ['** Tirs de barrage', '2026-11-14;Lynx;Titans;4-3 **', '2026-11-14|Lynx|Titans|4|3|shootout'],
  ['† : forfait', '2026-11-14;Lynx;Titans†;1-0', '2026-11-14|Lynx|Titans|1|0|regulation|away'],
])('applies the note “%s” to the game “%s”: %s', (note, game, line) => {
  expect(read(note, game, '2026-11-15;Titans;Lynx;2-1')).toEqual([line, '2026-11-15|Titans|Lynx|2|1']);
});

test('preserves the mark of a note that is not about the result', () => {
  expect(read('* équipe invitée', '2026-11-14;Lynx*;Titans;4-3')).toEqual(['2026-11-14|Lynx*|Titans|4|3']);
});
