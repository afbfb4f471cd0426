import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import {
  noteStatement,
  notePart,
  type RequestTiming,
  serverTimingOf,
  timed,
  withTiming,
} from './request-timing.ts';

const begin = (name: string): Promise<RequestTiming> =>
  new Promise((resolve) => {
    const timing = withTiming(() => {
      void timed(name, async () => {
        await sleep(5);
        noteStatement(1.5);
        noteStatement(2);
      }).then(() => resolve(timing));
    });
  });

test('records timings per request, also across asynchronous calls', async () => {
  const [one, other] = await Promise.all([begin('league.table'), begin('team.get')]);
  expect([...one.parts.keys()]).toEqual(['database', 'league.table']);
  expect([...other.parts.keys()]).toEqual(['database', 'team.get']);
  expect(one.parts.get('database')).toEqual({ ms: 3.5, count: 2 });
});

test('records nothing outside a measured request', async () => {
  notePart('render', 5);
  expect(await timed('session', async () => 7)).toBe(7);
});

test('formats parts with their count and total time', () => {
  const parts = new Map([
    ['session', { ms: 0.84, count: 1 }],
    ['database', { ms: 4.06, count: 6 }],
  ]);
  expect(serverTimingOf({ begun: 100, parts }, 109.71)).toBe(
    'session;dur=0.8, database;dur=4.1;desc="6 times", cache;desc="not used", total;dur=9.7',
  );
});
