import { expect, test } from 'vitest';
import { lastOf, type PushData } from './last-of.ts';

const push = (id: string, title: string, at: string): PushData => ({
  id,
  title,
  body: 'Ligue',
  path: '/fr/2025-2026/g-3',
  lang: 'fr',
  tag: 'game-3',
  at,
});
const final = push('1', 'Final : 3 – 1', '2026-01-10T03:00:00.000Z');
const correction = push('2', 'Correction : 4 – 1', '2026-01-10T03:05:00.000Z');
const displayed = ({ id, path, at, ...rest }: PushData) => ({ ...rest, data: { id, path, at } });

test('a later change of a game replaces the earlier one', () => {
  expect(lastOf(final, undefined)).toEqual(final);
  expect(lastOf(correction, displayed(final))).toEqual(correction);
});

test('an earlier change that arrives late does not replace the later one', () => {
  expect(lastOf(final, displayed(correction))).toEqual(correction);
});

test('displays a repeated push, and a push that follows a notification without a time', () => {
  expect(lastOf(final, displayed(final))).toEqual(final);
  expect(lastOf(final, { ...displayed(correction), data: { id: '2', path: null } })).toEqual(final);
});
