import { describe, expect, test } from 'vitest';
import { gameInTitle, readTitle } from './game-in-title.ts';

const lynxAtHome = { home: 'Lynx', away: 'Loups' };
const goals = (homeGoals: string, awayGoals: string) => ({ homeGoals, awayGoals });
const loupsAtHome = { home: 'Loups', away: 'Lynx' };

describe('the teams of a game', () => {
  test.each([
    ['Lynx – Loups', lynxAtHome],
    ['Loups @ Lynx', lynxAtHome],
    ['Loups à Lynx', lynxAtHome],
    ['Lynx at Loups', loupsAtHome],
    ['Lynx vs Loups', lynxAtHome],
    ['Lynx vs. Loups', lynxAtHome],
    ['Lynx v Loups', lynxAtHome],
    ['Lynx vs Loups @ Aréna Un', lynxAtHome],
    ['Loups at Saint-Jean - Nord', { home: 'Saint-Jean - Nord', away: 'Loups' }],
    ['Saint-Jean - Lynx vs Loups', { home: 'Saint-Jean - Lynx', away: 'Loups' }],
    ['Lynx 3 @ Loups 2', { home: 'Loups 2', away: 'Lynx 3' }],
    ['Lynx (3) vs Loups (2)', { home: 'Lynx (3)', away: 'Loups (2)' }],
  ])('%s', (title, expected) => {
    expect(gameInTitle(title)).toEqual(expected);
  });
});

describe('words around the teams are none of their names', () => {
  test.each([
    'U13 AA - Lynx vs Loups',
    'U13 AA: Lynx vs Loups',
    'U13AA – Lynx – Loups',
    'M13 AA | Lynx c. Loups',
    'Match : Lynx vs. Loups',
    'Game: Lynx vs Loups',
    'Match – Lynx c. Loups',
    'Match #12 : Loups @ Lynx',
    'Saison régulière - Lynx vs Loups',
    'Lynx (M13 AA) vs Loups (M13 AA)',
    'Lynx vs. Loups | M13',
    'Lynx – Loups (domicile)',
  ])('%s', (title) => {
    expect(gameInTitle(title)).toEqual(lynxAtHome);
  });
});

describe('results', () => {
  test.each([
    ['Lynx 4 – 2 Loups', { ...lynxAtHome, ...goals('4', '2') }],
    ['U13 AA - Lynx 4 – 2 Loups', { ...lynxAtHome, ...goals('4', '2') }],
    ['Loups 2 - Lynx 3 (Final)', { ...loupsAtHome, ...goals('2', '3') }],
    ['Lynx 3 @ Loups 2 (Final)', { ...loupsAtHome, ...goals('2', '3') }],
    ['Lynx 3, Loups 2 (SO)', { ...lynxAtHome, ...goals('3', '2'), decidedIn: 'shootout' }],
    ['Lynx 3 – 2 (t. b.) Loups', { ...lynxAtHome, ...goals('3', '2'), decidedIn: 'shootout' }],
    [
      'Lynx de Val-d’Or 3 – 2 (prol.) Loups 2',
      { home: 'Lynx de Val-d’Or', away: 'Loups 2', ...goals('3', '2'), decidedIn: 'overtime' },
    ],
  ])('%s', (title, expected) => {
    expect(gameInTitle(title)).toEqual(expected);
  });
});

describe('games that are off', () => {
  test.each([
    ['Lynx vs Loups (CANCELLED)', 'cancelled'],
    ['Annulé : Lynx vs Loups', 'cancelled'],
    ['ANNULÉ Lynx vs Loups', 'cancelled'],
    ['Lynx vs Loups - ANNULÉ', 'cancelled'],
    ['REPORTÉ - Lynx vs Loups', 'postponed'],
    ['[PPD] Loups @ Lynx', 'postponed'],
    ['Remis, jour à venir : Lynx – Loups', 'postponed'],
    ['Lynx – Loups (reporté au 12 mars)', 'postponed'],
    ['Reporters – Loups', null],
  ])('%s', (title, off) => {
    const read = readTitle(title);
    expect(read).toMatchObject({ off });
    if (off !== null) expect(read.sides).toEqual(lynxAtHome);
  });
});

describe('titles that are not of games of the league, and why', () => {
  test.each([
    ['', 'not-a-game', false],
    ['Practice', 'not-a-game', false],
    ['Pratique à l’aréna', 'not-a-game', true],
    ['Photo d’équipe @ Aréna', 'not-a-game', true],
    ['Réunion de parents à Magog', 'not-a-game', true],
    ['Souper spaghetti @ Lynx', 'not-a-game', true],
    ['Lynx - Entraînement hors glace', 'not-a-game', true],
    ['Relâche 2 - 6 mars', 'not-a-game', false],
    ['Vacances 20 - 31 décembre', 'not-a-game', false],
    ['Match vs Loups', 'not-a-game', true],
    ['Lynx vs TBD', 'opponent-unknown', true],
    ['À déterminer @ Lynx', 'opponent-unknown', true],
    ['Gagnant du match 3 vs Lynx', 'opponent-unknown', true],
    ['Exhibition - Lynx vs Loups', 'not-in-table', true],
    ['Lynx vs Loups (hors-concours)', 'not-in-table', true],
    ['Tournoi de Magog - Lynx vs Loups', 'not-in-table', true],
    ['Demi-finale : Lynx vs Loups', 'not-in-table', true],
  ])('%s', (title, reason, hasSides) => {
    expect(readTitle(title)).toEqual({ sides: null, reason, hasSides });
  });
});

test.each([
  ['Lynx vs Loups', true],
  ['U13 AA - Lynx vs Loups', true],
  ['Loups @ Lynx', false],
  ['Lynx – Loups', false],
  ['Saint-Jean - Lynx vs Loups', false],
  ['Lynx (3) vs Loups (2)', false],
])('%s: only a game is written like this: %s', (title, isClear) => {
  expect(readTitle(title)).toMatchObject({ isClear });
});
