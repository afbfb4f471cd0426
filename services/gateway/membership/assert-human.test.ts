import type { Session } from '@rondelle/members/accounts/sessions.ts';
import { expect, test } from 'vitest';
import { assertHuman } from './assert-human.ts';
import type { RequestSession } from './request-session.ts';

const asserted: string[] = [];
const requestSession = {
  services: {
    captcha: { assert: async (action: string, token: string) => void asserted.push(`${action} ${token}`) },
  },
} as unknown as RequestSession;
const letter = { captcha: 'solved' };

test('requires a captcha for a visitor’s letter, but not for members or forms without scripts', async () => {
  await assertHuman({ requestSession }, {} as Session, letter);
  await assertHuman({ requestSession, isPlainForm: true }, null, letter);
  expect(asserted).toEqual([]);
  await assertHuman({ requestSession }, null, letter);
  expect(asserted).toEqual(['letter solved']);
});
