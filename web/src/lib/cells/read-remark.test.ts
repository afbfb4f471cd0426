import { expect, test } from 'vitest';
import { remarkIn } from './read-remark.ts';

const readingOf = (cell: string) => {
  const remark = remarkIn(cell, false);
  if (remark.kind !== 'status') return remark.kind;
  const { status, decidedIn, forfeit } = remark.read;
  return forfeit ? 'forfeit' : (decidedIn ?? status);
};

test.each([
  ['Reporté', 'postponed'],
  ['Match remis (verglas)', 'postponed'],
  ['Tempête : match remis', 'postponed'],
  ['Partie annulée', 'cancelled'],
  ['The game was cancelled', 'cancelled'],
  ['Non joué', 'scheduled'],
  ['Forfait de Titans', 'forfeit'],
  ['Prolongation', 'overtime'],
  ['Victoire en prolongation', 'overtime'],
  ['SO', 'shootout'],
  ['Gagné en tirs de barrage', 'shootout'],
  ['Won in a shootout', 'shootout'],
  ['Prolongation de 5 minutes', 'unclear'],
  ['But annulé', 'unclear'],
])('reads the remark “%s” as %s', (cell, expected) => {
  expect(readingOf(cell)).toBe(expected);
});

test.each([
  'P',
  'F',
  'AP',
  'Remise des médailles',
  'Suspension de 2 matchs',
  'Final',
  'vs',
  'Match de barrage',
  'Reporté du 3 oct.',
  'Belle partie',
])('ignores the remark “%s”, which is not about the result', (cell) => {
  expect(readingOf(cell)).toBe('nothing');
});
