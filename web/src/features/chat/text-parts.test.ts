import { expect, test } from 'vitest';
import { cardIn, textParts } from './text-parts.ts';

const origin = 'https://rondelle.example';

test('recognises links and mentions, and leaves the rest as plain text', () => {
  const parts = textParts('Vois @Chloé Roy: https://a.example/b?c=1. Et /fr/faq!', origin, [
    'Chloé',
    'Chloé Roy',
  ]);
  expect(parts).toEqual([
    { kind: 'words', text: 'Vois ' },
    { kind: 'name', text: '@Chloé Roy' },
    { kind: 'words', text: ': ' },
    { kind: 'link', text: 'https://a.example/b?c=1', href: 'https://a.example/b?c=1', isOurs: false },
    { kind: 'words', text: '. Et ' },
    { kind: 'link', text: '/fr/faq', href: '/fr/faq', isOurs: true },
    { kind: 'words', text: '!' },
  ]);
  expect(textParts('javascript:alert(1) data:x //evil.example', origin, [])).toEqual([
    { kind: 'words', text: 'javascript:alert(1) data:x //evil.example' },
  ]);
});

test('only games and leagues of this site get a card', () => {
  const card = (text: string) => cardIn(textParts(text, origin, []));
  expect(card(`${origin}/fr/2024-2025/g-12`)).toEqual({ kind: 'game', gid: 12 });
  expect(card('https://rondelle.example.evil/fr/2024-2025/g-12')).toBe(null);
  expect(card(`${origin}/fr/faq`)).toBe(null);
});
