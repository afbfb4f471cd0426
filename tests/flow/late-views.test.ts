import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, clientOf } from './client.ts';
import { type UnhintedGateway, startUnhintedGateway } from './second-gateway.ts';
import { expectWithin } from '../support/within.ts';
import { startWritingSite, type WritingSite } from './writing-site.ts';

let site: WritingSite;
let keeper: Client & { readonly id: string };
/** A gateway that waits for late views for a second only, and the member there. */
let hasty: UnhintedGateway;
let hastyKeeper: Client;
beforeAll(async () => {
  site = await startWritingSite();
  hasty = await startUnhintedGateway(site, 600_000, 1_000);
  keeper = await site.member('Gardien', 'superAdmin', 'api');
  hastyKeeper = clientOf(hasty.url, keeper.token, 'api');
});
afterAll(async () => {
  await hasty?.close();
  await site?.stop();
});

/** Blocks all writes to views while `act` runs, as a hanging projector would; reads work. */
const whileLate = async <T>(pool: Pool, act: () => Promise<T>): Promise<T> => {
  const client = await pool.connect();
  try {
    await client.query('BEGIN; LOCK TABLE checkpoints IN EXCLUSIVE MODE');
    return await act();
  } finally {
    await client.query('COMMIT').finally(() => client.release());
  }
};

const name = (text: string) => ({ fr: text, en: text });
const league = (regionId: number) => ({
  commandId: randomUUID(),
  seasonId: 1,
  categoryId: 1,
  regionId,
  name: name('Ligue en retard'),
  rulesetId: 1,
  rulesetVersion: 1,
});
const season = (year: number) => ({
  commandId: randomUUID(),
  slug: `${year}-${year + 1}`,
  startsOn: `${year}-09-01`,
  endsOn: `${year + 1}-04-30`,
});
const recorded = async () =>
  (
    await site.pool.query<{ count: string }>(
      `SELECT count(*) FROM eventlog.events WHERE type IN ('LeagueCreated', 'SeasonOpened')`,
    )
  ).rows[0]?.count;
/** A region that the late views do not have yet. */
const createRegion = () => site.emptyRegion(901, 'Nouvelle région');

const moveOverRest = (regionId: number) =>
  fetch(`${hasty.url}/api/v1/leagues/11`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${keeper.token}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({ seasonId: 1, name: name('Ligue 1'), categoryId: 1, regionId }),
  });

test('a new league or season gets a 503 while views lag behind; the command succeeds later', async () => {
  const regionId = await site.emptyRegion(801, 'Gaspésie');
  const [one, other] = [league(regionId), season(2031)];
  const before = await recorded();
  await whileLate(site.pool, async () => {
    await createRegion();
    const began = performance.now();
    const [refused, later, moved] = await Promise.all([
      hastyKeeper.mutate('league.create', { ...one, lang: 'fr' }),
      hastyKeeper.mutate('season.open', { ...other, lang: 'en' }),
      moveOverRest(regionId),
    ]);
    for (const { status, code } of [refused, later]) expect([status, code]).toEqual([503, 'views/behind']);
    expect(refused.message).toContain('le site rattrape les derniers changements');
    expect(later.message).toContain('the site is catching up with the latest changes');
    expect([moved.status, moved.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await moved.json()).toMatchObject({ type: 'views/behind', status: 503 });
    expectWithin('refusing three commands while views are late', performance.now() - began, 12_000);
    expect(await recorded()).toBe(before);
  });
  const created = await keeper.mutate('league.create', { ...one, lang: 'fr' });
  expect(created).toMatchObject({ status: 200, data: { upToDate: true } });
  expect((await fetch(`${site.url}${String(created.data['path'])}`)).status).toBe(200);
  const opened = await keeper.mutate('season.open', { ...other, lang: 'fr' });
  expect(opened).toMatchObject({ status: 200, data: { upToDate: true, path: '/fr/2031-2032' } });
});

test('returns a new league without a path when views stop after the check, and with it on a later retry', async () => {
  const one = league(await site.emptyRegion(802, 'Outaouais'));
  const first = await keeper.mutate('league.create', { ...league(await site.emptyRegion(803, 'Estrie')) });
  expect(first).toMatchObject({ status: 200, data: { upToDate: true } });
  const before = Number(await recorded());
  const saved = await whileLate(site.pool, () => hastyKeeper.mutate('league.create', one));
  expect(saved).toMatchObject({ status: 200, data: { upToDate: false, path: null } });
  const again = await keeper.mutate('league.create', one);
  expect(again).toMatchObject({ status: 200, data: { upToDate: true, id: saved.data['id'] } });
  expect((await fetch(`${site.url}${String(again.data['path'])}`)).status).toBe(200);
  expect(Number(await recorded())).toBe(before + 1);
});
