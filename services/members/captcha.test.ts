import { createHmac } from 'node:crypto';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, test } from 'vitest';
import { createProofOfWork } from './captcha.ts';
import type { RateLimits } from './rate-limits.ts';

const captchaOf = (secret: string) => {
  const seen = new Set<string>();
  const isRepeated = async (_what: string, id: string) => seen.size === seen.add(id).size;
  const hash = async (text: string) => createHmac('sha256', secret).update(text).digest();
  return createProofOfWork(hash, { isRepeated } as unknown as RateLimits);
};
const solved = async (challenge: string | null): Promise<string> => {
  const task = JSON.parse(challenge ?? '');
  return JSON.stringify({ challenge: task, solution: await solveChallenge({ challenge: task, deriveKey }) });
};

test('accepts a solution once, for its own action, and only from the same site', async () => {
  const captcha = captchaOf('one');
  const token = await solved(await captcha.challenge('register'));
  await expect(captcha.assert('post', token)).rejects.toMatchObject({ code: 'captcha/required' });
  await expect(captchaOf('other').assert('register', token)).rejects.toMatchObject({
    code: 'captcha/required',
  });
  expect(await captcha.assert('register', token)).toMatchObject({ action: 'register', score: 1 });
  await expect(captcha.assert('register', token)).rejects.toMatchObject({ code: 'captcha/required' });
});

test.each(['', 'nonsense', '{}', '{"challenge":{"parameters":{},"signature":""},"solution":null}'])(
  'refuses an invalid token: %s',
  async (token) => {
    await expect(captchaOf('one').assert('register', token)).rejects.toMatchObject({
      code: 'captcha/required',
    });
  },
);
