import type { AddedGame } from '@rondelle/contracts/competition/imports.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Added } from './Added.tsx';

const game = (line: number, fields: Partial<AddedGame> = {}): AddedGame => ({
  line,
  date: '2024-10-05',
  time: '10:30',
  venue: 'Aréna Un',
  city: null,
  league: 'M13 AA',
  home: 'Loups',
  away: 'Lynx',
  result: null,
  off: null,
  ...fields,
});
const result = {
  homeGoals: 4,
  awayGoals: 2,
  decidedIn: 'shootout',
  forfeitedBy: null,
  homeFairPlay: 1,
  awayFairPlay: null,
} as const;

const rows = (games: readonly AddedGame[], count = games.length) =>
  [
    ...renderToStaticMarkup(<Added games={games} count={count} isDrawn={false} />).matchAll(
      /<li[^>]*>(.*?)<\/li>/g,
    ),
  ].map(([, row = '']) =>
    row
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );

test('shows a new game with all values of its columns', () => {
  expect(rows([game(5, { result })])).toEqual([
    'Loups 4 – 2 Lynx (TB) Ligne 5 · 5 octobre 2024 · 10 h 30 · Aréna Un · Franc-jeu : 1 / –',
  ]);
  expect(rows([game(5), game(6, { league: 'M15 AA', off: 'postponed' })])[1]).toBe(
    'Loups – Lynx Remis Ligne 6 · 5 octobre 2024 · 10 h 30 · Aréna Un · M15 AA',
  );
});

test('lists the given games and counts the others', () => {
  const games = Array.from({ length: 200 }, (_, at) => game(at + 2));
  const listed = rows(games, 1_250);
  expect(listed).toHaveLength(201);
  expect(listed.at(-1)).toMatch(/^et 1\s?050 autres$/);
});
