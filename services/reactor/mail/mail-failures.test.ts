import { expect, test } from 'vitest';
import { isPermanent, reasonOf } from './mail-failures.ts';

const now = Date.parse('2026-11-22T12:00:00.000Z');
const hoursAgo = (hours: number) => ({ postedAt: new Date(now - hours * 3_600_000).toISOString() });
const failure = (code: string, responseCode?: number) =>
  Object.assign(new Error('<someone@example.org> is nobody'), { code, responseCode });

test('gives up after a day, or immediately when the address does not exist', () => {
  expect(isPermanent(hoursAgo(23), failure('ECONNREFUSED'), now)).toBe(false);
  expect(isPermanent(hoursAgo(24), failure('ECONNREFUSED'), now)).toBe(true);
  expect(isPermanent(hoursAgo(0), failure('EENVELOPE', 550), now)).toBe(true);
  expect(isPermanent(hoursAgo(0), failure('EENVELOPE', 450), now)).toBe(false);
  // A wrong password of the mail server is for the operator to fix.
  expect(isPermanent(hoursAgo(0), failure('EAUTH', 535), now)).toBe(false);
});

test('the reason is a code, never the server’s message', () => {
  expect(reasonOf(failure('EENVELOPE', 550))).toBe('EENVELOPE');
  expect(reasonOf(new Error('<someone@example.org> is nobody'))).toBe('unknown');
});
