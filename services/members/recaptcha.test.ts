import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Captcha } from './captcha.ts';
import { createRecaptcha } from './recaptcha.ts';

let reply: string;
const requests: string[] = [];
const google = createServer(async (request, response) => {
  requests.push(await text(request));
  response.setHeader('content-type', 'application/json').end(reply);
});
let captcha: Captcha;
beforeAll(async () => {
  google.listen(0, '127.0.0.1');
  await once(google, 'listening');
  const { port } = google.address() as AddressInfo;
  captcha = createRecaptcha({ siteKey: 'of the site', secret: 'of ours' }, `http://127.0.0.1:${port}`);
});
beforeEach(() => void requests.splice(0));
afterAll(() => void google.close());

test('accepts a token that Google rates as a person’s, and sends Google nothing else', async () => {
  reply = JSON.stringify({ success: true, action: 'register', score: 0.9, hostname: 'example.org' });
  expect(await captcha.assert('register', 'token')).toEqual({
    action: 'register',
    token: 'token',
    score: 0.9,
  });
  expect(requests).toEqual(['secret=of+ours&response=token']);
});

test.each([
  ['of a program', { success: true, action: 'register', score: 0.3 }],
  ['for something else', { success: true, action: 'letter', score: 0.9 }],
  ['that was shown before', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
  ['without a score', { success: true, action: 'register' }],
])('refuses a token %s', async (_what, verdict) => {
  reply = JSON.stringify(verdict);
  await expect(captcha.assert('register', 'token')).rejects.toMatchObject({ code: 'captcha/required' });
});

test('sends no request without a token, and refuses a malformed response', async () => {
  await expect(captcha.assert('register', '')).rejects.toMatchObject({ code: 'captcha/required' });
  expect(requests).toEqual([]);
  reply = '<html>';
  await expect(captcha.assert('register', 'token')).rejects.toMatchObject({ code: 'captcha/required' });
});

test('returns the site key as the challenge', async () => {
  expect(await captcha.challenge('post')).toBe('{"recaptcha":"of the site"}');
});
