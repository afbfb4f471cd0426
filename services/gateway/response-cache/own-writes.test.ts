import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { cookieValueOf, createOwnWritesReader, writesInCookie } from './own-writes.ts';
import { createSeasonVersions, type SeasonVersions } from './season-versions.ts';

describe('writes in the cookie of a browser', () => {
  test('are read from the cookie', () => {
    const writes = new Map<number | 'catalogue', string>([
      [3, '1042'],
      ['catalogue', '1040'],
    ]);
    expect(writesInCookie(`member=1; seen=${cookieValueOf(writes)}; x=y`)).toEqual(writes);
  });

  test('are limited to the latest four', () => {
    const writes = new Map(Array.from({ length: 9 }, (_, at) => [at + 1, String(95 + at)]));
    expect(cookieValueOf(writes)).toBe('9-103.8-102.7-101.6-100');
  });

  test.each([
    undefined,
    '',
    'seen=',
    'seen=x',
    'seen=0-1',
    'unseen=3-1',
    'seen=3-',
    `seen=3-${'9'.repeat(300)}`,
  ])('are empty for %j', (cookie) => expect(writesInCookie(cookie).size).toBe(0));
});

let versions: SeasonVersions;
let polls: number;
/** The version that the database returns. */
let stored: string;
/** The version that the database returns from the third poll on. */
let laterStored: string;

const reader = () =>
  createOwnWritesReader(
    versions,
    async () => {
      polls += 1;
      await sleep(2);
      if (polls === 3) stored = laterStored;
      versions.heal({ seasons: [{ id: 3, position: stored, slug: null }], catalogue: '5', shared: '' });
    },
    { gateway: 'this one' },
  );
const request = (headers: Record<string, string>) =>
  Object.assign(new IncomingMessage(new Socket()), { headers });

beforeEach(() => {
  versions = createSeasonVersions();
  versions.heal({ seasons: [{ id: 3, position: '10', slug: null }], catalogue: '5', shared: '' });
  polls = 0;
  stored = '10';
  laterStored = '10';
});

test('does not delay readers without own writes', () => {
  const { owes } = reader();
  for (const headers of [{}, { cookie: 'theme=dark' }, { 'cache-control': 'max-age=0' }])
    expect(owes(request(headers))).toBe(false);
});

test('does not poll for writes that this gateway has already seen', () => {
  expect(reader().owes(request({ cookie: 'seen=3-10.c-5' }))).toBe(false);
});

test('polls the database when the hint has not arrived', async () => {
  const { owes, settle } = reader();
  const own = request({ cookie: 'seen=3-11' });
  expect(owes(own)).toBe(true);
  stored = '11';
  await settle(own);
  expect([owes(own), polls]).toEqual([false, 1]);
});

test('does not poll when the hint arrives first', async () => {
  const { settle } = reader();
  const settled = settle(request({ cookie: 'seen=3-11' }));
  versions.hear({ seasonIds: [3], position: '12' });
  await settled;
  expect(polls).toBe(0);
});

test('waits for delayed views, but only for a limited time', async () => {
  const { owes, settle } = reader();
  laterStored = '11';
  await settle(request({ cookie: 'seen=3-11' }));
  expect([polls, versions.holds(3, '11')]).toEqual([3, true]);
  // Ends although this write never arrives.
  const never = request({ cookie: 'seen=3-999' });
  await settle(never);
  expect(owes(never)).toBe(true);
});

test('shares one poll, started after the request, among all requests with no-cache', async () => {
  const { owes, settle } = reader();
  const reload = request({ 'cache-control': 'no-cache' });
  expect(owes(reload)).toBe(true);
  stored = '11';
  await Promise.all(Array.from({ length: 100 }, () => settle(reload)));
  expect(versions.holds(3, '11')).toBe(true);
  expect(polls).toBe(2);
});

const after = (gateway: string) => request({ 'cache-control': 'no-cache', 'heard-by': gateway });

test('does not poll for a change whose hint came from this gateway', () => {
  const { owes } = reader();
  expect([owes(after('this one')), owes(after('another'))]).toEqual([false, true]);
});

test('does not raise a version for an invented position', async () => {
  const before = versions.now();
  await reader().settle(request({ cookie: 'seen=77-1' }));
  expect(versions.now()).toBe(before);
});
