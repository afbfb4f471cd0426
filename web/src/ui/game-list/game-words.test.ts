import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import { expect, test } from 'vitest';
import { inLanguage } from '../../lib/lang.ts';
import { gameCard } from '../../testing/game-card.ts';
import { outcomeFor, placeWords, statusWords, winnerOf } from './game-words.ts';

const game = (home: number | null, away: number | null, over: Partial<GameCard> = {}): GameCard =>
  gameCard({ ...(home !== null && away !== null && { goals: [home, away] }), ...over });
const statusOf = (one: GameCard) => inLanguage('fr', () => statusWords(one));
const both = (one: GameCard) => [outcomeFor(one, 1), outcomeFor(one, 2)];

test('a game ends with a win for one team and a loss, in regulation or later, for the other', () => {
  expect(both(game(3, 1))).toEqual(['W', 'L']);
  expect(both(game(2, 3, { decidedIn: 'overtime' }))).toEqual(['O', 'W']);
  expect(both(game(2, 3, { decidedIn: 'shootout' }))).toEqual(['O', 'W']);
  expect(both(game(2, 2))).toEqual(['T', 'T']);
});

test('a forfeit is a loss whatever the goals and however it was decided, for both where both forfeit', () => {
  expect(both(game(5, 0, { forfeitedBy: 'home', decidedIn: 'overtime' }))).toEqual(['L', 'W']);
  expect(winnerOf(game(0, 0, { forfeitedBy: 'away' }))).toBe('home');
  expect(both(game(0, 0, { forfeitedBy: 'both' }))).toEqual(['L', 'L']);
});

test('a game that is not final has no outcome, and who leads it has not won', () => {
  expect(winnerOf(game(2, 1, { status: 'live' }))).toBeNull();
  expect(both(game(null, null))).toEqual([null, null]);
  expect(both(game(2, 1, { status: 'live' }))).toEqual([null, null]);
  expect(both(game(null, null, { status: 'cancelled' }))).toEqual([null, null]);
});

test('the status says when a game starts, how it ended, or that it will not be played', () => {
  expect(statusOf(game(null, null, { time: '19:30' }))).toBe('19\u00a0h\u00a030');
  expect(statusOf(game(null, null))).toBe('À venir');
  expect(statusOf(game(3, 2, { decidedIn: 'shootout' }))).toBe('Final (TB)');
  expect(statusOf(game(1, 0, { forfeitedBy: 'away' }))).toBe('Par défaut');
  expect(statusOf(game(null, null, { status: 'cancelled' }))).toBe('Annulé');
});

test('a place is what is known of it', () => {
  expect(placeWords(game(1, 0, { venue: 'Sportium', city: 'Sainte-Catherine' }))).toBe(
    'Sportium, Sainte-Catherine',
  );
  expect(placeWords(game(1, 0, { city: 'Laval' }))).toBe('Laval');
  expect(placeWords(game(1, 0))).toBe('');
});
