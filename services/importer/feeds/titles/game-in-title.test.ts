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
    ['Lynx vs Loups, Aréna Un', lynxAtHome],
    ['Lynx vs Loups - Aréna Maurice-Richard', lynxAtHome],
    ['Lynx vs.Loups', lynxAtHome],
    ['Lynx C.S.L. vs Loups', { home: 'Lynx C.S.L.', away: 'Loups' }],
    ['Lynx vs Loups, Saint-Jean', { home: 'Lynx', away: 'Loups, Saint-Jean' }],
    ['Centre-Sud – Loups', { home: 'Centre-Sud', away: 'Loups' }],
    ['Saint-Quentin/Kedgwick vs Grand-Sault', { home: 'Saint-Quentin/Kedgwick', away: 'Grand-Sault' }],
    ['Lynx 1 vs Lynx 2', { home: 'Lynx 1', away: 'Lynx 2' }],
    ['Loups at Saint-Jean - Nord', { home: 'Saint-Jean - Nord', away: 'Loups' }],
    ['Saint-Jean - Lynx vs Loups', { home: 'Saint-Jean - Lynx', away: 'Loups' }],
    ['Lynx 3 @ Loups 2', { home: 'Loups 2', away: 'Lynx 3' }],
    ['Lynx (3) vs Loups (2)', { home: 'Lynx (3)', away: 'Loups (2)' }],
  ])('%s', (title, expected) => {
    expect(gameInTitle(title)).toEqual(expected);
  });
});

describe('words around the teams are not part of their names', () => {
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
    'PW AA - Lynx vs Loups',
    'M13AA1 - Lynx vs Loups',
    'LHEQ M13 AAA – Lynx – Loups',
    'Match de hockey : Lynx vs Loups',
    'Match à domicile - Lynx vs Loups',
    'Match à l’étranger : Loups @ Lynx',
    '🏒 Lynx vs Loups ⭐',
    'Lynx (6-2) vs Loups (3-5-1)',
    '19h30 Lynx vs Loups',
    '7:30 PM - Lynx vs Loups',
    '#1234 Lynx vs Loups',
    'No 45 - Lynx vs Loups',
    'G12: Lynx vs Loups',
    'Match 12 Lynx vs Loups',
    'Aréna Un: Lynx vs Loups',
    'TR: Lynx vs Loups',
    'Invitation: Lynx vs Loups',
    'Déplacé : Lynx vs Loups',
    'NOUVELLE HEURE - Lynx vs Loups',
    'Changement d’heure : Lynx vs Loups',
  ])('%s', (title) => {
    expect(gameInTitle(title)).toEqual(lynxAtHome);
  });
});

describe('results', () => {
  test.each([
    ['Lynx 4 – 2 Loups', { ...lynxAtHome, ...goals('4', '2') }],
    ['Lynx 4 à 2 Loups', { ...lynxAtHome, ...goals('4', '2') }],
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
    ['Lynx vs Loups annulé', 'cancelled'],
    ['⚠️ ANNULÉ ⚠️ Lynx vs Loups', 'cancelled'],
    ['*** REPORTÉ *** Lynx vs Loups', 'postponed'],
    ['Lynx vs Loups REPORTÉ', 'postponed'],
    ['Lynx vs Loups – À REPORTER', 'postponed'],
    ['Match annulé Lynx vs Loups', 'cancelled'],
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

describe('titles of other events, with the reason', () => {
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
    ['Match local vs Loups', 'not-a-game', true],
    ['Victoire 4-2 vs Loups', 'not-a-game', true],
    ['Glace libre @ Aréna Un', 'not-a-game', true],
    ['Power skating @ Aréna Un', 'not-a-game', true],
    ['Arbitre : Lynx vs Loups', 'not-a-game', true],
    ['Marqueur Lynx vs Loups', 'not-a-game', true],
    ['Mini-match Lynx vs Loups', 'not-a-game', true],
    ['1er groupe A vs 2e groupe B', 'opponent-unknown', true],
    ['Inter-ligue : Lynx vs Loups', 'not-in-table', true],
    ['Série 2 de 3 : Lynx vs Loups', 'not-in-table', true],
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
  ['M13 AA Lynx vs Loups', false],
  ['Lynx vs Loups à 19 h 30', true],
  ['Lynx 19h30 vs Loups', false],
])('title “%s” is clearly a game: %s', (title, isClear) => {
  expect(readTitle(title)).toMatchObject({ isClear });
});
