import type { Session } from '@rondelle/members/accounts/sessions.ts';
import { expect, test } from 'vitest';
import { assertNoProgram } from './assert-no-program.ts';
import type { RequestSession } from './request-session.ts';

const asked: string[] = [];
const requestSession = {
  services: {
    captcha: { assert: async (action: string, token: string) => void asked.push(`${action} ${token}`) },
  },
} as unknown as RequestSession;
const letter = { captcha: 'solved' };

test('requires a captcha for a visitor’s letter, but not for members or forms without scripts', async () => {
  await assertNoProgram({ requestSession }, {} as Session, letter);
  await assertNoProgram({ requestSession, isPlainForm: true }, null, letter);
  expect(asked).toEqual([]);
  await assertNoProgram({ requestSession }, null, letter);
  expect(asked).toEqual(['letter solved']);
});
