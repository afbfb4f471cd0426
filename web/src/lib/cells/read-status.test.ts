import { expect, test } from 'vitest';
import { forfeitSide } from './read-forfeit.ts';
import { isBlankMark, movedTo, statusIn } from './read-status.ts';

test.each([
  ['Terminé', 'final'],
  ['FINAL', 'final'],
  ['Joué', 'final'],
  ['À venir', 'scheduled'],
  ['upcoming', 'scheduled'],
  ['En cours', 'live'],
  ['Reporté', 'postponed'],
  ['Remis', 'postponed'],
  ['PPD', 'postponed'],
  ['Annulé', 'cancelled'],
  ['Cancelled', 'cancelled'],
  ['Forfait', 'final'],
  ['Confirmé', undefined],
  ['Deux-Montagnes', undefined],
])('reads the status %s as %s', (cell, status) => {
  expect(statusIn(cell)?.status).toBe(status);
});

test.each([
  ['Final/OT', 'overtime'],
  ['F/SO', 'shootout'],
  ['Terminé (TB)', 'shootout'],
  ['AP', 'overtime'],
  ['DP', 'overtime'],
  ['après prolongation', 'overtime'],
  ['P', 'overtime'],
  ['t. b.', 'shootout'],
])('reads in %s how the game was decided: %s', (cell, decidedIn) => {
  expect(statusIn(cell)).toMatchObject({ status: 'final', decidedIn });
});

const teams = { home: 'Sélects du Nord', away: 'Deux-Montagnes' };
test.each([
  ['Forfait de Deux-Montagnes', 'away'],
  ['forfait des Sélects du Nord', 'home'],
  ['Forfeit by Deux-Montagnes', 'away'],
  ['Deux-Montagnes a déclaré forfait', 'away'],
  ['Défaut : visiteuse', 'away'],
  ['Victoire par forfait des Sélects du Nord', 'away'],
  ['Double forfait', 'both'],
  ['Les deux équipes : forfait', 'both'],
  ['FF', null],
  ['Forfait de Magog', null],
])('%s means that the %s side forfeited', (cell, side) => {
  const forfeit = statusIn(cell)?.forfeit;
  expect(forfeit && forfeitSide(forfeit, teams)).toBe(side);
});

test.each(['Final - Forfeit', 'Terminé (forfait)', 'Final/FF', 'Forfait'])(
  '%s is a forfeit without a side',
  (cell) => {
    expect(statusIn(cell)).toMatchObject({ status: 'final', forfeit: { by: 'unknown', won: false } });
  },
);

test('a forfeit has no side when its words match both teams', () => {
  const forfeit = statusIn('Forfait de Magog')?.forfeit;
  expect(forfeit && forfeitSide(forfeit, { home: 'Magog 1', away: 'Magog 2' })).toBeNull();
});

test('recognises a blank mark, and reads the new day of a moved game', () => {
  expect(['-', '—', 'n/a', 'N. D.', '', 'À venir', '#N/A'].map(isBlankMark)).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(movedTo('Reporté au 24 novembre')).toBe('24 novembre');
  expect(movedTo('Moved to Nov 24')).toBe('Nov 24');
  expect(movedTo('Reporté')).toBeNull();
});
