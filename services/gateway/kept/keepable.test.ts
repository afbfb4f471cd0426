import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { isKeepable } from './keepable.ts';

const asking = (url: string, headers: Record<string, string> = {}): IncomingMessage =>
  Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url, headers });

test('what any anonymous reader would get is kept', () => {
  expect(isKeepable(asking('/fr/2024-2025'))).toBe(true);
  expect(isKeepable(asking('/fr/2024-2025', { cookie: 'theme=dark' }))).toBe(true);
});

test('what carries a session, comes by a long address or supposes results is not', () => {
  expect(isKeepable(asking('/fr/2024-2025', { cookie: 'session=abc' }))).toBe(false);
  expect(isKeepable(asking('/fr/2024-2025', { authorization: 'Bearer abc' }))).toBe(false);
  expect(isKeepable(asking(`/fr/${'a'.repeat(600)}`))).toBe(false);
  expect(isKeepable(asking('/api/v1/league?sid=1&cid=1&rid=1&whatIf=12:4-2'))).toBe(false);
  expect(isKeepable(asking('/fr/2024-2025/c-1-m13/r-1-laval?whatIf.12.home=4'))).toBe(false);
  expect(
    isKeepable(asking('/trpc/league.table?input=%7B%22json%22%3A%7B%22whatIf%22%3A%2212%3A4-2%22%7D%7D')),
  ).toBe(false);
});
