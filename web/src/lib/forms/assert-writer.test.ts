import { afterEach, expect, test, vi } from 'vitest';
import { assertWriter } from './assert-writer.ts';
import { signedInAs } from '../member/signed-in.ts';

const withCookies = (cookie: string) => vi.stubGlobal('document', { cookie });
afterEach(() => void vi.unstubAllGlobals());

test("reads the member's number from the cookie", () => {
  for (const [cookie, number] of [
    ['', null],
    ['member=', null],
    ['member=12', 12],
    ['seen=a.b; member=7; x=member=9', 7],
    ['remember=3', null],
    ['member=3x', null],
  ] as const) {
    withCookies(cookie);
    expect([cookie, signedInAs()]).toEqual([cookie, number]);
  }
});

test("does not send one member's input as another's", () => {
  withCookies('member=8');
  expect(() => assertWriter(7)).toThrow();
  expect(() => assertWriter(null)).toThrow();
  expect(() => assertWriter(8)).not.toThrow();
});

test('allows a request without a session, so that the server responds with the login', () => {
  withCookies('');
  expect(() => assertWriter(7)).not.toThrow();
});
