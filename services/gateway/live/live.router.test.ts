import { expect, test } from 'vitest';
import type { Context } from '../trpc/trpc.ts';
import { createLiveHub } from './live-hub.ts';
import type { LiveConnection } from './live-connection.ts';
import { liveRouter } from './live.router.ts';

/** Follows two private channels; `check` is called whenever access is checked. */
const follow = async (check: (count: number) => Awaited<ReturnType<LiveConnection['channelErrorOf']>>) => {
  const hub = createLiveHub({ changedAfter: async () => null, onError: () => undefined });
  const hear = (topic: string) => hub.hear({ seasonIds: [], position: '1', topics: [topic] } as never);
  let checks = 0;
  const live = {
    hub,
    missed: async () => new Set(['member:m']),
    grant: { memberId: 'm', channels: ['moderation', 'member:7'] },
    channelErrorOf: async () => check((checks += 1)),
    waitingBytes: () => 0,
    hear: () => undefined,
    tally: { hints: 0 },
    open: 0,
  } as unknown as LiveConnection;
  const db = { withPlugin: () => db } as unknown as Context['db'];
  const caller = liveRouter.createCaller({ live, db } as Context, { signal: new AbortController().signal });
  const changes = await caller.changes({ lang: 'fr', topics: ['moderation', 'member:7'], after: '0' });
  return { changes: changes[Symbol.asyncIterator](), hear, gateway: hub.gateway };
};
const heardBy = ({ value }: IteratorResult<unknown>) => (value as [string, { heardBy?: string }])[1].heardBy;
const topicsOf = ({ value }: IteratorResult<unknown>) => (value as [string, { topics: string[] }])[1].topics;

test('a change during an access check waits for the next check', async () => {
  const { changes, hear } = await follow((count) => {
    if (count === 3) hear('member:m');
    return count < 4 ? null : 'session/required';
  });
  expect(topicsOf(await changes.next())).toContain('member:7');
  hear('moderation');
  expect(topicsOf(await changes.next())).toEqual(['moderation']);
  await expect(changes.next()).rejects.toMatchObject({ cause: { code: 'session/required' } });
});

test('names the gateway in changes of which it received a hint, but not in missed changes', async () => {
  const { changes, hear, gateway } = await follow(() => null);
  expect(heardBy(await changes.next())).toBeUndefined();
  hear('moderation');
  expect(heardBy(await changes.next())).toBe(gateway);
});

test('sends no missed changes to a connection whose access ended during the read', async () => {
  const { changes } = await follow((count) => (count === 1 ? null : 'session/required'));
  await expect(changes.next()).rejects.toMatchObject({ cause: { code: 'session/required' } });
});
