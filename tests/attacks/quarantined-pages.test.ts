import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import { createInProcessCall } from '@rondelle/gateway/calls/in-process-call.ts';
import { createPostgresEventLog } from '@rondelle/infra/eventlog/postgres/postgres-event-log.ts';
import { createDb, createPool } from '@rondelle/infra/postgres/pool.ts';
import type { Tables } from '@rondelle/projections/views/schema.ts';
import { runRequestedRebuilds } from '@rondelle/projector/requested-rebuilds.ts';
import { readQuarantine } from '@rondelle/projector/quarantine.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { render } from '@rondelle/web/src/testing/render.ts';
import type { Client } from '../flow/client.ts';
import { leaguePage, result } from '../flow/gateway-site.ts';
import { createWriter } from '../flow/histories/writer.ts';
import { startWritingSite, type WritingSite } from '../flow/writing-site.ts';
import { unchecked } from '../support/old-log.ts';
import { until } from '../support/until.ts';

let site: WritingSite;
let admin: Client;
let old: EventLog;
beforeAll(async () => {
  site = await startWritingSite();
  admin = await site.member('Patronne', 'admin');
  await admin.mutate('season.choose', { seasonId: 1 });
  old = createPostgresEventLog(site.databaseUrl, { codec: unchecked });
  await createWriter(old)([result(8, 3), odd(7)]);
  await until('the quarantined event', async () => (await readQuarantine(site.pool)).length === 1);
});
afterAll(async () => {
  await old?.close();
  await site?.stop();
});

const odd = (gameId: number) => {
  const { stream, event } = result(gameId, 4);
  if (event.type !== 'GameRecorded') throw new Error('a result is recorded at once');
  return { stream, event: { ...event, data: { ...event.data, date: '0000-10-01' } } };
};

/** A page as the gateway renders it for a visitor. */
const page = async (url: string) => {
  const call = createInProcessCall({ db: createDb<Tables>(site.pool), log: site.log });
  return render({ url, call });
};
const notices = { fr: 'Une partie de cette page est en retard', en: 'Part of this page is late' };

test('pages of quarantined entities and lists with them display a notice in both languages', async () => {
  const pages = [
    ['/fr/2021-2022/g-7', 404],
    [leaguePage, 200],
    ['/fr/2021-2022/c-1-m11', 200],
    ['/fr/2021-2022', 200],
    ['/fr/accueil', 200],
    ['/fr/2021-2022/tableau-des-meneurs', 200],
  ] as const;
  for (const [url, status] of pages) {
    const rendered = await page(url);
    expect([url, rendered.status]).toEqual([url, status]);
    expect(rendered.body).toContain(notices.fr);
  }
  const english = await page('/en/2021-2022');
  expect([english.status, english.body.includes(notices.en)]).toEqual([200, true]);
});

test('pages of other entities do not display the notice', async () => {
  for (const url of ['/fr/2022-2023', '/fr/2021-2022/g-8', '/fr/2021-2022/c-2-m12', '/fr/a-propos']) {
    const { status, body } = await page(url);
    expect([url, status, body.includes(notices.fr)]).toEqual([url, 200, false]);
  }
});

test('only administrators see quarantined events with their cause, and can retry them', async () => {
  type AdminLogs = { setAside: Record<string, unknown>[] };
  const listQuarantined = async () =>
    (await admin.query<AdminLogs>('admin.logs', { lang: 'fr' })).data.setAside;
  const [entry, ...more] = await listQuarantined();
  expect(more).toEqual([]);
  expect(entry).toMatchObject({
    thing: 'game-7',
    views: 'season',
    season: '2021-2022',
    cause: 'row/not-storable',
    detail: 'games.date',
    waiting: 1,
    attempts: 1,
  });
  const input = { id: entry?.['id'] };
  const supervisor = await site.member('Pivot', 'specialSupervisor');
  expect(await supervisor.mutate('admin.retrySetAside', input)).toMatchObject({ status: 403 });
  expect(await admin.mutate('admin.retrySetAside', input)).toMatchObject({ status: 200 });
  await expect.poll(async () => (await listQuarantined())[0]?.['attempts']).toBe(2);
  const readiness = await fetch(`${site.url}/readyz`);
  expect(readiness.status).toBe(200);
  expect(await readiness.json()).toMatchObject({
    ready: true,
    reasons: [{ reason: 'views/set-aside', count: 1 }],
  });
});

test('undoing a quarantined change in the activity log removes the notice from its pages', async () => {
  const { rows } = await site.pool.query<{ position: string }>(
    'SELECT position FROM activity_log WHERE kind = \'game\' AND "entityId" = 7',
  );
  expect(rows).toHaveLength(1);
  const undone = await admin.mutate('history.undo', { position: rows[0]?.position });
  expect(undone).toMatchObject({ status: 200 });
  await expect.poll(async () => (await readQuarantine(site.pool)).length).toBe(0);
  expect((await page('/fr/2021-2022')).body).not.toContain(notices.fr);
});

type Logs = { setAside: { id: string }[]; skipped: { position: string }[] };
const logs = async () => (await admin.query<Logs>('admin.logs', { lang: 'fr' })).data;
const setAside = async () => (await readQuarantine(site.pool)).map(({ thing: entry }) => entry);

/** Requests a rebuild as the administrators' page does; waits for its end and returns it. */
const rebuilt = async () => {
  type Views = { rebuilds: { id: number; state: string; progress: number }[] };
  const latest = async () => (await admin.query<Views>('admin.views', {})).data.rebuilds[0];
  const before = (await latest())?.id ?? 0;
  expect(await admin.mutate('admin.rebuild', { view: null })).toMatchObject({ status: 200 });
  const isDone = async () => {
    const now = await latest();
    return now !== undefined && now.id > before && now.state === 'done' ? now : null;
  };
  await expect.poll(isDone).not.toBeNull();
  return latest();
};

test('an administrator skips an event with a reason, and it stays skipped after a rebuild from the page', async () => {
  const rebuilding = runRequestedRebuilds({
    pool: site.pool,
    openPool: () => createPool(site.databaseUrl),
    log: site.log,
    publish: () => undefined,
    onError: (error) => {
      throw error;
    },
  });
  await createWriter(old)([odd(9)]);
  await expect.poll(setAside).toEqual(['game-9']);
  const [entry] = (await logs()).setAside;
  const input = { id: entry?.id, reason: 'Un match de l’an 0' };
  expect(await admin.mutate('admin.skipSetAside', { ...input, reason: ' ' })).toMatchObject({ status: 400 });
  expect(await admin.mutate('admin.skipSetAside', input)).toMatchObject({ status: 200 });
  await expect.poll(setAside).toEqual([]);
  const { skipped } = await logs();
  expect(skipped).toMatchObject([{ stream: 'game-9', reason: input.reason, by: 'Patronne' }]);
  expect(await admin.mutate('admin.skipSetAside', input)).toMatchObject({ code: 'event/unknown' });
  expect(await admin.mutate('admin.rebuild', { view: 'nowhere' })).toMatchObject({ code: 'request/invalid' });
  expect(await rebuilt()).toMatchObject({ progress: 100 });
  expect(await setAside()).toEqual([]);
  await admin.mutate('admin.takeInAgain', { position: skipped[0]?.position });
  await rebuilt();
  await expect.poll(setAside).toEqual(['game-9']);
  await rebuilding.stop();
});
