import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import { expect, test } from 'vitest';
import { inLanguage } from '../../lib/format/lang.ts';
import { gameCard } from '../../testing/game-card.ts';
import { gameInLine } from '../game-list/game-in-line.ts';
import {
  competitionWords,
  factsOf,
  forfeitWords,
  outcomeFor,
  sidesFor,
  venueWords,
  stateWords,
  statusWords,
  winnerOf,
} from './game-words.ts';

const game = (home: number | null, away: number | null, over: Partial<GameCard> = {}): GameCard =>
  gameCard({ ...(home !== null && away !== null && { goals: [home, away] }), ...over });
const statusOf = (one: GameCard) => inLanguage('fr', () => statusWords(one));
const stateOf = (one: GameCard, showYear = false) =>
  inLanguage('fr', () => stateWords(one, { showDate: true, showYear, today: '2025-03-02' }));
const place = (venue: string, city: string) => venueWords(game(null, null, { venue, city }));
const both = (one: GameCard) => [outcomeFor(one, 1), outcomeFor(one, 2)];

test('a score has the own goals first on a team’s page, and the home team’s elsewhere', () => {
  expect([sidesFor(game(3, 1), 1), sidesFor(game(3, 1), 2), sidesFor(game(3, 1))]).toEqual([
    ['home', 'away'],
    ['away', 'home'],
    ['home', 'away'],
  ]);
});

test('a win for one team is a loss, in regulation or later, for the other', () => {
  expect(both(game(3, 1))).toEqual(['W', 'L']);
  expect(both(game(2, 3, { decidedIn: 'overtime' }))).toEqual(['O', 'W']);
  expect(both(game(2, 3, { decidedIn: 'shootout' }))).toEqual(['O', 'W']);
  expect(both(game(2, 2))).toEqual(['T', 'T']);
});

test('a forfeit is a loss whatever the score and decision, and for both teams when both forfeit', () => {
  expect(both(game(5, 0, { forfeitedBy: 'home', decidedIn: 'overtime' }))).toEqual(['L', 'W']);
  expect(winnerOf(game(0, 0, { forfeitedBy: 'away' }))).toBe('home');
  expect(both(game(0, 0, { forfeitedBy: 'both' }))).toEqual(['L', 'L']);
});

test('a game that is not final has no outcome and no winner', () => {
  expect(winnerOf(game(2, 1, { status: 'live' }))).toBeNull();
  expect(both(game(null, null))).toEqual([null, null]);
  expect(both(game(2, 1, { status: 'live' }))).toEqual([null, null]);
  expect(both(game(null, null, { status: 'cancelled' }))).toEqual([null, null]);
});

test('the status is the starting time, how the game ended, or that it was cancelled', () => {
  expect(statusOf(game(null, null, { time: '19:30' }))).toBe('19\u00a0h\u00a030');
  expect(statusOf(game(null, null))).toBe('À venir');
  expect(statusOf(game(3, 2, { decidedIn: 'shootout' }))).toBe('Final (TB)');
  expect(statusOf(game(1, 0, { forfeitedBy: 'away' }))).toBe('Final');
  expect(statusOf(game(null, null, { status: 'cancelled' }))).toBe('Annulé');
  expect(statusOf(game(null, null, { status: 'postponed' }))).toBe('Remis');
});

test('a dated game to come has its weekday; results and games over several seasons do not', () => {
  const date = '2025-03-09';
  expect(stateOf(game(null, null, { date, time: '19:30' }))).toBe('dim. 9 mars');
  expect(stateOf(game(null, null, { date }), true)).toBe('9 mars 2025');
  expect(stateOf(game(3, 1, { date: '2025-03-01' }))).toBe('1er mars');
  expect(stateOf(game(3, 2, { date: '2025-03-01', decidedIn: 'shootout' }))).toBe('1er mars (TB)');
  expect(stateOf(game(null, null, { date: '2025-03-01' }))).toBe('1er mars · attendu');
});

test('a row and the heading of a group state that games are inter-league', () => {
  const only = { showCompetition: true, showStage: false };
  inLanguage('fr', () => {
    expect(factsOf(game(3, 1), only)).toBe('Interligue, M13 AAA');
    expect(competitionWords(game(3, 1))).toBe('Interligue, M13 AAA');
  });
});

test.each([
  ['away', 'Perdu par défaut\u00a0: Équipe 2', 'Forfeit by Équipe 2'],
  ['home', 'Perdu par défaut\u00a0: Équipe 1', 'Forfeit by Équipe 1'],
  ['both', 'Perdu par défaut\u00a0: Équipe 1, Équipe 2', 'Forfeit by Équipe 1, Équipe 2'],
] as const)('a row, a line and a bracket name the team that forfeited: %s', (forfeitedBy, fr, en) => {
  const forfeited = game(0, 9, { forfeitedBy });
  const options = { showCompetition: false, showStage: false };
  expect(inLanguage('fr', () => factsOf(forfeited, options))).toBe(fr);
  expect(inLanguage('en', () => factsOf(forfeited, options))).toBe(en);
  expect(inLanguage('fr', () => gameInLine(forfeited))).toContain(`(${fr})`);
  expect(inLanguage('fr', () => forfeitWords(game(3, 1)))).toBe('');
});

test('formats the venue and city that are known', () => {
  expect(venueWords(game(1, 0, { venue: 'Sportium', city: 'Sainte-Catherine' }))).toBe(
    'Sportium, Sainte-Catherine',
  );
  expect(venueWords(game(1, 0, { venue: 'Aréna de Laval-Ouest', city: 'Laval' }))).toBe(
    'Aréna de Laval-Ouest, Laval',
  );
  expect(venueWords(game(1, 0, { city: 'Laval' }))).toBe('Laval');
  expect(venueWords(game(1, 0))).toBe('');
});

test('does not repeat a city that the name of the venue ends with', () => {
  expect(place('Aréna de Montréal-Ouest', 'Montréal-Ouest')).toBe('Aréna de Montréal-Ouest');
  expect(place('Aréna d’Amos', 'Amos')).toBe('Aréna d’Amos');
  expect(place('Laval', 'Laval')).toBe('Laval');
  expect(place('Aréna de Saint-Ours', 'Ours')).toBe('Aréna de Saint-Ours, Ours');
});

test('an unfinished game is labelled so, on its day too', () => {
  const left = game(null, null, { status: 'unfinished', date: '2025-03-02', time: '10:00' });
  expect(statusOf(left)).toBe('Pas terminé');
  expect(stateOf(left)).toMatch(/ · Pas terminé$/);
  expect(inLanguage('en', () => statusWords(left))).toBe('Not finished');
});

test('an unplayed game of a finished season is displayed as without a result', () => {
  const missing = game(null, null, { status: 'noResult', date: '2025-03-20', time: '10:00' });
  expect(statusOf(missing)).toBe('Sans résultat');
  expect(stateOf(missing)).toMatch(/ · Sans résultat$/);
});

test('a void game has a score, but no winner and no outcome', () => {
  const uncounted = game(5, 0, { status: 'void', date: '2025-03-20', time: '10:00' });
  expect(stateOf(uncounted)).toMatch(/ · Ne compte pas$/);
  expect(winnerOf(uncounted)).toBeNull();
  expect(outcomeFor(uncounted, uncounted.home.id)).toBeNull();
});

const stateBelow = (date: string) =>
  inLanguage('fr', () =>
    stateWords(game(null, null, { status: 'scheduled', date }), {
      showDate: false,
      showYear: false,
      showToCome: false,
      today: '2025-03-02',
    }),
  );

test('a game to come has no state below a heading that states it, unless its result is awaited', () => {
  expect(stateBelow('2025-03-02')).toBe('');
  expect(stateBelow('2025-03-01')).not.toBe('');
});
