import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import { expect, test } from 'vitest';
import { inLanguage } from '../../lib/format/lang.ts';
import { gameCard } from '../../testing/game-card.ts';
import { causeWords } from './cause-words.ts';

/** A game of Laval, at home, against Gaspé. */
const game = (home: number, away: number, over: Partial<GameCard> = {}): GameCard => {
  const card = gameCard({ goals: [home, away], date: '2025-03-08', ...over });
  return { ...card, home: { ...card.home, name: 'Laval' }, away: { ...card.away, name: 'Gaspé' } };
};
const fr = (...asked: Parameters<typeof causeWords>) =>
  inLanguage('fr', () => causeWords(...asked)).replaceAll('\u00a0', ' ');

test('describes a played game from the team’s side, with the winner’s goals first', () => {
  const played = { kind: 'played', game: game(2, 4), before: null } as const;
  expect(fr(played, 1)).toBe('8 mars : défaite 4–2 contre Gaspé');
  expect(fr(played, 2)).toBe('8 mars : victoire 4–2 contre Laval');
  expect(fr({ ...played, game: game(3, 3) }, 1)).toBe('8 mars : match nul 3–3 contre Gaspé');
  expect(fr({ ...played, game: game(2, 3, { decidedIn: 'overtime' }) }, 1)).toBe(
    '8 mars : défaite 3–2 (PR) contre Gaspé',
  );
  expect(fr({ ...played, game: game(0, 1, { forfeitedBy: 'away' }) }, 1)).toBe(
    '8 mars : victoire par défaut contre Gaspé',
  );
});

test('names the earlier result of a correction, also of a game between other teams', () => {
  const corrected = { kind: 'corrected', game: game(4, 2), before: game(2, 4) } as const;
  expect(fr(corrected, 1)).toBe(
    '8 mars, résultat corrigé : victoire 4–2 contre Gaspé (auparavant : défaite 4–2 contre Gaspé)',
  );
  const other = { ...corrected, before: { ...game(2, 4), home: { ...game(2, 4).home, id: 3 } } };
  expect(fr(other, 1)).toContain('(auparavant : match d’autres équipes)');
});

test('marks late and withdrawn results', () => {
  expect(fr({ kind: 'recorded', game: game(4, 2), before: null }, 1)).toContain('inscrit en retard');
  expect(fr({ kind: 'withdrawn', game: game(0, 0, { status: 'scheduled' }), before: game(4, 2) }, 1)).toBe(
    '8 mars, résultat retiré : victoire 4–2 contre Gaspé',
  );
});
