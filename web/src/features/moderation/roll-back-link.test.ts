import { expect, test } from 'vitest';
import { rollBackLink } from './roll-back-link.ts';

test('contains the member and whole minutes around the changes', () => {
  const busy = { id: 7, from: '2026-01-31T23:59:30.500Z', to: '2026-02-01T00:01:10.000Z' };
  const link = new URL(rollBackLink('/fr/admin/annulation', busy), 'https://rondelle.example');
  const at = (name: string) => new Date(link.searchParams.get(name) ?? '').toISOString();
  expect(link.searchParams.get('member')).toBe('7');
  expect(at('from')).toBe('2026-01-31T23:59:00.000Z');
  expect(at('to')).toBe('2026-02-01T00:02:00.000Z');
});
