import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { isForeign } from './origin-check.ts';

const own = 'https://rondelle.test';
const post = (headers: Record<string, string>) =>
  isForeign({ method: 'POST', headers: { host: 'rondelle.test', ...headers } } as FastifyRequest, own);

test('refuses what a page of another site sends, and nothing of our pages or of programs', () => {
  expect(post({ origin: 'https://other.test' })).toBe(true);
  expect(post({ origin: 'null' })).toBe(true);
  expect(post({ 'sec-fetch-site': 'cross-site' })).toBe(true);
  expect(post({ origin: own })).toBe(false);
  expect(post({ authorization: `Bearer ${'a'.repeat(43)}` })).toBe(false);
  expect(post({})).toBe(false);
});

test('refuses another site’s page to which the browser adds the name and password of a proxy', () => {
  expect(post({ origin: 'https://other.test', authorization: 'Basic bmFtZTpwYXNz' })).toBe(true);
  expect(post({ origin: own, authorization: 'Basic bmFtZTpwYXNz' })).toBe(false);
});
