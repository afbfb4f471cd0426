import { expect, test } from 'vitest';
import { outcomeOf, tokenInLink } from './mailed-link.ts';

const token = 'Ab-_'.repeat(10) + 'xyz';

test('finds a token at the end of a copied text, and nowhere else', () => {
  expect(tokenInLink(`https://rondelle.example/fr/confirmation#${token}`)).toBe(token);
  expect(tokenInLink(` ${token}\n`)).toBe(token);
  expect(tokenInLink(`${token}x`)).toBeNull();
  expect(tokenInLink('https://rondelle.example/fr/confirmation')).toBeNull();
  expect(tokenInLink('')).toBeNull();
});

test('returns whether the other confirmation, of the child or the parent, is still pending', () => {
  expect(outcomeOf('verify-email', true)).toBe('verified');
  expect(outcomeOf('verify-email', false)).toBe('awaitsParent');
  expect(outcomeOf('parent-consent', true)).toBe('consented');
  expect(outcomeOf('parent-consent', false)).toBe('awaitsChild');
  expect(outcomeOf('change-email', true)).toBe('changed');
});
