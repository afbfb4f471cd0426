import { expect, test } from 'vitest';
import { resultsWords } from './certainty-words.ts';

const team = (id: number, name: string) => ({ id, name, path: `/${id}`, shortName: name });
const game = (home: number, away: number, winner: 'home' | 'away' | null, isInOvertime = false) => ({
  gameId: home * 10 + away,
  date: '2025-03-01',
  home: team(home, `T${home}`),
  away: team(away, `T${away}`),
  winner,
  isInOvertime,
});

test('sums up the team’s own games and lists those of others', () => {
  const others = [game(3, 4, 'away', true), game(4, 5, null)];
  expect(resultsWords(1, 2, [game(1, 2, 'home'), game(3, 1, 'away'), ...others])).toBe(
    '2e rang si : gagne tous ses matchs (2); victoire de T4 contre T3 en prolongation; match nul entre T4 et T5',
  );
  expect(resultsWords(1, 4, [game(1, 2, 'away'), game(3, 1, 'home')])).toBe(
    '4e rang si : perd tous ses matchs (2)',
  );
  expect(resultsWords(1, 4, [game(1, 2, 'away')])).toBe('4e rang si : victoire de T2 contre T1');
});

test('lists the wins of one team together, and its losses', () => {
  const results = [game(3, 4, 'home'), game(5, 3, 'away'), game(4, 6, 'away'), game(7, 4, 'home')];
  expect(resultsWords(1, 2, results)).toBe(
    '2e rang si : défaites de T4 contre T3, T6 et T7; victoire de T3 contre T5',
  );
  expect(resultsWords(1, 2, [game(3, 4, 'home'), game(4, 3, 'away')])).toBe(
    '2e rang si : victoires de T3 contre T4 (2)',
  );
});
