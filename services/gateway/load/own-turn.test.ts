import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isUnavailable } from '../errors/unavailable.ts';
import { endOwnTurn, inTurnOf, sharedTurnsOf } from './own-turn.ts';
import { takeTurns } from './take-turns.ts';
import type { WorkQueue } from './queued-work.ts';
import { createWorkQueue } from './work-queue.ts';

let [app, pages, beside]: [FastifyInstance, WorkQueue, WorkQueue] = [
  fastify(),
  createWorkQueue(),
  createWorkQueue(),
];
beforeEach(async () => {
  [app, pages, beside] = [fastify(), createWorkQueue({ atOnce: 1 }), createWorkQueue({ atOnce: 1 })];
  takeTurns(app, pages);
  app.setErrorHandler((error: Error, _request, reply) => reply.code(isUnavailable(error) ? 503 : 500).send());
  app.get('/page', async () => 'a page');
  app.get('/shared', () => sharedTurnsOf(beside).begin(async () => 'made for several'));
  app.get('/beside', () => inTurnOf(beside, async () => 'made beside'));
  await app.ready();
});
afterEach(() => app.close());

test('a request frees its turn while it waits in another queue', async () => {
  const end = await beside.enter('other').turn;
  const waits = app.inject('/beside');
  await expect.poll(() => beside.waiting()).toBe(1);
  expect((await app.inject('/page')).body).toBe('a page');
  end?.();
  expect((await waits).body).toBe('made beside');
  expect([pages.tally.begun, beside.tally.begun]).toEqual([2, 2]);
});

test('an overloaded second queue sheds work, and accepts work again later', async () => {
  const end = await beside.enter('other').turn;
  const requests = Array.from({ length: 40 }, () => app.inject('/beside'));
  await expect.poll(() => beside.tally.shed).toBeGreaterThan(0);
  end?.();
  const statuses = (await Promise.all(requests)).map(({ statusCode }) => statusCode);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  expect((await app.inject('/beside')).statusCode).toBe(200);
});

test('a request does not block others after it ends its own turn', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  let waiting = false;
  const site = fastify();
  takeTurns(site, pages);
  site.get('/page', async () => 'a page');
  site.get('/waits', () => {
    endOwnTurn();
    waiting = true;
    return promise;
  });
  const waits = site.inject('/waits');
  await expect.poll(() => waiting).toBe(true);
  expect((await site.inject('/page')).body).toBe('a page');
  resolve('after a while');
  expect((await waits).body).toBe('after a while');
  expect(pages.tally.begun).toBe(2);
  await site.close();
});

const inSharedTurn = (queue: WorkQueue, work: () => Promise<string>) => sharedTurnsOf(queue).begin(work);

test.each([
  ['of one request', inTurnOf],
  ['that several wait for', inSharedTurn],
])('work %s takes a turn, also outside of any request', async (_whose, inTurn) => {
  expect(await inTurn(beside, async () => 'done')).toBe('done');
  expect([beside.tally.begun, beside.waiting()]).toEqual([1, 0]);
});

test('shared work continues when the request that started it disconnects', async () => {
  const end = await beside.enter('other').turn;
  const site = await app.listen({ port: 0, host: '127.0.0.1' });
  const leaving = new AbortController();
  const left = fetch(`${site}/shared`, { signal: leaving.signal }).catch(() => 'left');
  await expect.poll(() => beside.waiting()).toBe(1);
  leaving.abort();
  expect(await left).toBe('left');
  await expect.poll(() => beside.waiting()).toBe(1);
  end?.();
  await expect.poll(() => beside.tally.begun).toBe(2);
});

test('shared work has the priority of the waiting address with the fewest requests', async () => {
  const shared = sharedTurnsOf(beside);
  const done: string[] = [];
  const begun = new Map<string, Promise<string>>();
  let joined = 0;
  const tables = fastify();
  takeTurns(tables, pages);
  tables.get<{ Params: { name: string } }>('/:name', ({ params: { name } }) => {
    const known = begun.get(name);
    if (known) {
      shared.join(known);
      joined += 1;
      return known;
    }
    const table = shared.begin(async () => {
      done.push(name);
      return name;
    });
    begun.set(name, table);
    return table;
  });
  const end = await beside.enter('other').turn;
  const request = async (name: string, remoteAddress: string) => tables.inject({ url: name, remoteAddress });
  const responses = [request('/first', '10.0.0.1'), request('/joined', '10.0.0.1')];
  await expect.poll(() => beside.waiting()).toBe(2);
  responses.push(request('/other', '10.0.0.2'), request('/joined', '10.0.0.3'));
  await expect.poll(() => [beside.waiting(), joined]).toEqual([3, 1]);
  end?.();
  await Promise.all(responses);
  expect(done).toEqual(['joined', 'other', 'first']);
  await tables.close();
});
