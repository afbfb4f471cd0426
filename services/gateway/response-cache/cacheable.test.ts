import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { isShareable, isWorthCaching } from './cacheable.ts';

const requestWith = (headers: Record<string, string> = {}, method = 'GET'): IncomingMessage =>
  Object.assign(new IncomingMessage(new Socket()), { method, url: '/fr/2024-2025', headers });

test('a request of an anonymous reader is shareable', () => {
  expect(isShareable(requestWith())).toBe(true);
  expect(isShareable(requestWith({ cookie: 'theme=dark' }))).toBe(true);
});

test('a request with a session or another method is not shareable', () => {
  expect(isShareable(requestWith({ cookie: 'session=abc' }))).toBe(false);
  expect(isShareable(requestWith({ authorization: 'Bearer abc' }))).toBe(false);
  expect(isShareable(requestWith({}, 'POST'))).toBe(false);
});

test('a long address or a what-if scenario is not worth caching', () => {
  expect(isWorthCaching('/fr/2024-2025')).toBe(true);
  expect(isWorthCaching(`/fr/${'a'.repeat(600)}`)).toBe(false);
  expect(isWorthCaching('/api/v1/league?sid=1&cid=1&rid=1&whatIf=12:4-2')).toBe(false);
  expect(isWorthCaching('/trpc/league.table?input=%7B%22whatIf%22%3A%2212%3A4-2%22%7D')).toBe(false);
});
