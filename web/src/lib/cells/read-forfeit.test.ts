import { expect, test } from 'vitest';
import { forfeitSide } from './read-forfeit.ts';
import { statusIn } from './read-status.ts';

const teams = { home: 'Lynx', away: 'Titans' };
const loserIn = (cell: string) => {
  const forfeit = statusIn(cell)?.forfeit;
  return forfeit && forfeitSide(forfeit, teams);
};

test.each([
  'Gain Lynx par forfait',
  'Forfait en faveur des Lynx',
  'Forfait accordé aux Lynx',
  'Victoire Lynx (forfait)',
  'Lynx gagne par défaut',
  'Forfeit to Lynx',
  'Lynx awarded by forfeit',
  'Forfeit win for the home team',
  'Lynx win by default',
  'Forfait de Titans',
  'Forfait des visiteurs',
  'Titans ont déclaré forfait',
  'Titans lost by forfeit',
  'Défaite des Titans par forfait',
])('reads the away team as the loser in “%s”', (cell) => {
  expect(loserIn(cell)).toBe('away');
});

test.each([
  'Lynx par défaut',
  'Lynx by forfeit',
  'Lynx 1-0 (forfait)',
  'Lynx V par forfait',
  'Forfait contre Lynx',
  'Forfait pour Lynx',
  'Forfeit against Lynx',
  'Forfait aux locaux',
  'Victoire par forfait contre Lynx',
  'Titans forfait Lynx',
  'Lost to Lynx by forfeit',
  'Forfait: 1-0 Lynx',
  'Aucun forfait de Lynx',
])('reads no loser in “%s”', (cell) => {
  expect(loserIn(cell)).toBeNull();
});
