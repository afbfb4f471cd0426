import { expect, test } from 'vitest';
import { inLanguage } from '../../lib/format/lang.ts';
import { decisionWords, idleWords } from './decision-words.ts';

const team = { id: 1, name: 'Laval', path: '/fr/laval' };
const fr = (words: () => string) => inLanguage('fr', words).replaceAll('\u00a0', ' ');

test('describes a deduction by the points deducted in all, and names another team', () => {
  const deducted = { kind: 'deducted', team, before: 0, after: 2 } as const;
  expect(fr(() => decisionWords(deducted, 1))).toBe('Points retranchés par décision : 0 → 2');
  expect(fr(() => decisionWords(deducted, 2))).toBe('Points retranchés par décision : 0 → 2 (Laval)');
});

test('describes entries and withdrawals', () => {
  expect(fr(() => decisionWords({ kind: 'withdrew', team, treatment: 'void' }, 1))).toBe(
    'Retirée de la ligue en cours de saison',
  );
  for (const kind of ['entered', 'left', 'division', 'returned'] as const)
    expect(fr(() => decisionWords({ kind, team }, 1))).not.toBe('');
});

test('states the rules as the reason only when nothing happened to other teams', () => {
  const move = { team, earlier: null, later: null, causes: [], causeCount: 0, decisions: [], crossed: [] };
  const left = { kind: 'left', team } as const;
  const passed = { ...move, crossed: [{ team, isAhead: false, games: [], decisions: [left] }] };
  expect(fr(() => idleWords(move, ['drawn']))).toBe('Déplacée par le tirage au sort.');
  expect(fr(() => idleWords(passed, ['drawn']))).toContain('autres équipes');
  expect(fr(() => idleWords(passed, []))).toContain('autres équipes');
});
