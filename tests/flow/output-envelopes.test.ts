import { transformer } from '@rondelle/contracts/output-envelope.ts';
import { viewsStateOutput } from '@rondelle/contracts/site/views-state.ts';
import { procedures } from '@rondelle/gateway/calls/procedures.ts';
import { createInProcessCall } from '@rondelle/gateway/calls/in-process-call.ts';
import type { AppRouter } from '@rondelle/gateway/router.ts';
import { createDb } from '@rondelle/infra/postgres/pool.ts';
import type { Tables } from '@rondelle/projections/views/schema.ts';
import { formatInstant, formatNumber } from '@rondelle/web/src/lib/format/format.ts';
import { fetchOutput } from '@rondelle/web/src/lib/http/fetch-output.ts';
import { openEnvelope } from '@rondelle/web/src/lib/http/open-envelope.ts';
import { render } from '@rondelle/web/src/testing/render.ts';
import { createTRPCClient, httpLink } from '@trpc/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { anotherGame, startWritingSite, type WritingSite } from './writing-site.ts';

let site: WritingSite;
let admin: Awaited<ReturnType<WritingSite['member']>>;
beforeAll(async () => {
  site = await startWritingSite();
  admin = await site.member('Patronne', 'admin');
  expect((await admin.mutate('game.record', anotherGame)).status).toBe(200);
});
afterAll(() => site?.stop());

/** Gives a new member another role and returns the member's number. */
const promoteMember = async () => {
  const { id } = await site.member('Promue');
  const { rows } = await site.pool.query('SELECT number FROM accounts.members WHERE id = $1', [id]);
  const uid = Number(rows[0].number);
  expect((await admin.mutate('member.changeRole', { uid, role: 'supervisor' })).status).toBe(200);
  return uid;
};

const inputText = (input: object) => encodeURIComponent(JSON.stringify({ lang: 'fr', ...input }));
const cookie = () => ({ cookie: `session=${admin.token}` });
const textOf = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(site.url + path, { headers })).text();

test('the client of the site gets dates, big integers and maps of signed-in procedures', async () => {
  const client = createTRPCClient<AppRouter>({
    links: [httpLink({ url: `${site.url}/trpc`, transformer, headers: cookie, fetch: fetchOutput })],
  });
  const { head, shards } = await client.admin.views.query({ lang: 'fr' });
  expect(head).toBe(BigInt(await site.log.head()));
  expect(shards.map(({ seenAt }) => seenAt)).toContainEqual(expect.any(Date));
  expect((await client.admin.visits.query({ lang: 'fr' })).most.page).toBeInstanceOf(Map);
  const uid = await promoteMember();
  const { members } = await client.member.list.query({ lang: 'fr', page: 1 });
  const given = members.find(({ id }) => id === uid)?.roleGiven?.at;
  expect(Math.abs(Date.now() - Number(given))).toBeLessThan(600_000);
});

test('a response of a signed-in procedure has an envelope only if JSON cannot hold its output', async () => {
  expect(await textOf(`/trpc/admin.views?input=${inputText({})}`, cookie())).toMatch(
    /^\{"result":\{"data":\{"superjson":\{"json":/,
  );
  expect(await textOf(`/trpc/notification.count?input=${inputText({})}`, cookie())).toBe(
    '{"result":{"data":{"unread":0}}}',
  );
});

test('a response of a public procedure is its output as JSON, with and without a session', async () => {
  const path = `/trpc/league.table?input=${inputText({ sid: '2021-2022', cid: 1, rid: 1 })}`;
  const text = await textOf(path);
  const { result } = JSON.parse(text) as { result: { data: { league: { id: number } } } };
  expect(result.data.league.id).toBe(11);
  expect(text).not.toContain('superjson');
  expect(await textOf(path, cookie())).toBe(text);
});

test('a page made for its reader displays what is in an envelope, and carries it to the browser', async () => {
  const url = '/fr/admin/vues';
  const [, data = ''] = /<pre>(.*)<\/pre>/s.exec(await textOf(url, cookie())) ?? [];
  const inProcess = createInProcessCall({ db: createDb<Tables>(site.pool), log: site.log });
  const { status, body } = await render({
    url,
    call: async (path, input) => (path === 'admin.views' ? JSON.parse(data) : inProcess(path, input)),
  });
  expect(status).toBe(200);
  expect(body).toContain(`"data":${data}`);
  const { head, shards } = viewsStateOutput.parse(await openEnvelope(JSON.parse(data)));
  const seen = shards.flatMap(({ seenAt }) => (seenAt === null ? [] : [formatInstant(seenAt)]));
  for (const text of [formatNumber(head), seen[0] ?? 'an instant']) expect(body).toContain(text);
});

test('an input in an envelope is refused', async () => {
  const at = { json: '2026-11-29T16:00:00.000Z', meta: { values: ['Date'], v: 1 } };
  for (const input of [at, { superjson: at, ...at }]) {
    const refused = await admin.query('admin.views', input);
    expect([refused.status, refused.code]).toEqual([400, 'request/invalid']);
  }
});

const declaresJson = (schema: z.ZodType): boolean => {
  try {
    z.toJSONSchema(schema);
    return true;
  } catch {
    return false;
  }
};

test('only procedures for members, without a REST route, declare outputs that JSON cannot hold', () => {
  expect(declaresJson(viewsStateOutput)).toBe(false);
  const wrong = procedures.filter(
    ({ permission, rest, output }) =>
      output &&
      !declaresJson(output) &&
      (rest.length > 0 || permission === 'competition/read' || permission === 'account/enter'),
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('no subscription needs a session, so none has outputs in envelopes', () => {
  const subscriptions = procedures.filter(({ type }) => type === 'subscription');
  expect(subscriptions.length).toBeGreaterThan(0);
  expect(subscriptions.map(({ permission }) => permission)).toEqual(
    subscriptions.map(() => 'competition/read'),
  );
});
