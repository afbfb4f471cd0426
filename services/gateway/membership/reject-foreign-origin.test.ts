import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { isForeign } from './reject-foreign-origin.ts';

const own = 'https://rondelle.test';
const post = (headers: Record<string, string>) =>
  isForeign({ method: 'POST', headers: { host: 'rondelle.test', ...headers } } as FastifyRequest, own);

test('rejects requests from pages of other sites, but not from our pages or programs', () => {
  expect(post({ origin: 'https://other.test' })).toBe(true);
  expect(post({ origin: 'null' })).toBe(true);
  expect(post({ 'sec-fetch-site': 'cross-site' })).toBe(true);
  expect(post({ origin: own })).toBe(false);
  expect(post({ authorization: `Bearer ${'a'.repeat(43)}` })).toBe(false);
  expect(post({})).toBe(false);
});

test('HTTP Basic credentials, which browsers add, are rejected from another site’s page, not from ours', () => {
  expect(post({ origin: 'https://other.test', authorization: 'Basic bmFtZTpwYXNz' })).toBe(true);
  expect(post({ origin: own, authorization: 'Basic bmFtZTpwYXNz' })).toBe(false);
});
