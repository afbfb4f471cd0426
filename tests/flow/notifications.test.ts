import { dayInQuebec } from '@rondelle/contracts/competition/quebec-day.ts';
import { createLogger } from '@rondelle/infra/telemetry/logger.ts';
import { createSmtpMailer } from '@rondelle/infra/mail/smtp-mailer.ts';
import { createDb } from '@rondelle/infra/postgres/pool.ts';
import { pushKeys } from '@rondelle/members/notifications/push-keys.ts';
import { withNotifications } from '@rondelle/members/notifications/tables.ts';
import type { Tables } from '@rondelle/projections/schema.ts';
import { postDigests } from '@rondelle/reactor/notifications/post-digests.ts';
import { tellRanks } from '@rondelle/reactor/notifications/tell-ranks.ts';
import { startReactor } from '@rondelle/reactor/reactor.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startMailServer } from '../support/mail-server.ts';
import type { Client } from './client.ts';
import { type Devices, startDevices } from './pushed-to-devices.ts';
import { anotherGame, startWritingSite, type WritingSite } from './writing-site.ts';

type Member = Client & { readonly id: string };
type Notification = {
  id: string;
  kinds: string[];
  title: string;
  body: string;
  revealed: string | null;
  path: string;
  isRead: boolean;
};

const today = dayInQuebec(new Date().toISOString());
let site: WritingSite;
let mail: Awaited<ReturnType<typeof startMailServer>>;
let devices: Devices;
let ada: Member;
let bea: Member;
let hour = 8;

const siteKeys = () => pushKeys(withNotifications(createDb<Tables>(site.pool)));

beforeAll(async () => {
  mail = await startMailServer();
  devices = await startDevices(siteKeys);
  const { pushService } = devices;
  site = await startWritingSite({ mailer: createSmtpMailer(mail.url, 'rondelle@example.org'), pushService });
  ada = await site.member('Ada');
  bea = await site.member('Bea');
  await site.pool.query(`UPDATE seasons SET "startsOn" = '2021-08-01', "endsOn" = $1 WHERE "seasonId" = 1`, [
    today,
  ]);
  // Whoever looks for news has begun: what comes from now on is news.
  await vi.waitFor(async () =>
    expect((await site.pool.query('SELECT FROM notifications.cursors')).rowCount).toBeGreaterThan(0),
  );
  await ada.tell('following.follow', { kind: 'team', id: 1 });
  await ada.tell('following.follow', { kind: 'league', id: 11 });
  await bea.tell('following.follow', { kind: 'team', id: 1 });
});
afterAll(async () => {
  await site.stop();
  await mail.stop();
  await devices.stop();
});

const record = async (who: Member, more: object = {}): Promise<number> => {
  hour += 1;
  const { data, message } = await who.tell('game.record', {
    ...anotherGame,
    date: today,
    time: `${String(hour).padStart(2, '0')}:00`,
    ...more,
  });
  expect(message).toBeNull();
  return Number(data['id']);
};
const listOf = async (who: Member, input: object = {}): Promise<Notification[]> =>
  (await who.ask<{ notifications: Notification[] }>('notification.list', { lang: 'fr', ...input })).data
    .notifications;
const untilTold = async (who: Member, gameId: number, kind: string): Promise<Notification> => {
  const found = async () =>
    (await listOf(who)).find(({ path, kinds }) => path.endsWith(`/g-${gameId}`) && kinds[0] === kind);
  await expect.poll(found, { timeout: 10_000 }).toBeDefined();
  return (await found()) as Notification;
};
const device = (who: Member, name: string) => who.tell('notification.addDevice', devices.subscribe(name));

const digests = () => mail.received.filter(({ to }) => to.includes('ada@example.org'));
const ranks = async () => (await listOf(ada)).filter(({ kinds }) => kinds[0] === 'rank');

test('who follows a team is told of its result once, and asked to confirm it; who entered it is not', async () => {
  const gameId = await record(bea);
  const told = await untilTold(ada, gameId, 'final');
  expect(told).toMatchObject({ kinds: ['final', 'toConfirm'], isRead: false, revealed: null });
  expect(told.title).toContain('4 – 2');
  // As if the program had died between telling and forgetting the job.
  await site.pool.query(
    `SELECT operations.add_job('news', position::text) FROM activity_log WHERE kind = 'game' AND "entityId" = $1`,
    [gameId],
  );
  await expect
    .poll(
      async () =>
        (await site.pool.query(`SELECT FROM graphile_worker.jobs WHERE task_identifier = 'news'`)).rowCount,
      { timeout: 10_000 },
    )
    .toBe(0);
  expect((await listOf(ada)).filter(({ path }) => path.endsWith(`/g-${gameId}`))).toHaveLength(1);
  expect((await listOf(bea)).filter(({ path }) => path.endsWith(`/g-${gameId}`))).toEqual([]);
});

test('a correction is named as such, and told to who saw the result', async () => {
  const gameId = await record(bea);
  await untilTold(ada, gameId, 'final');
  const late = await site.member('Tardive');
  await late.tell('following.follow', { kind: 'team', id: 1 });
  const said = { gameId, seasonId: 1, homeGoals: 5, awayGoals: 2, decidedIn: 'regulation' };
  const rest = { forfeitedBy: null, homeFairPlay: null, awayFairPlay: null, reason: 'typing-error' };
  expect((await bea.tell('game.correctResult', { ...said, ...rest })).message).toBeNull();
  const told = await untilTold(ada, gameId, 'correction');
  expect(told.title).toMatch(/^Correction\s: .*5 – 2/);
  expect(told.body).toContain('auparavant 4 – 2');
  expect(await listOf(late)).toEqual([]);
});

test('marks as read, one or all, and takes that back', async () => {
  const unread = async () =>
    (await ada.ask<{ unread: number }>('notification.count', { lang: 'fr' })).data.unread;
  const all = await listOf(ada);
  expect(await unread()).toBe(all.length);
  await ada.tell('notification.read', { lang: 'fr', id: all[0]?.id });
  expect(await unread()).toBe(all.length - 1);
  const { data } = await ada.tell('notification.readAll', { lang: 'fr', upTo: all[0]?.id });
  expect(data).toMatchObject({ unread: 0, readAt: expect.any(String) });
  expect(await listOf(ada, { show: 'unread' })).toEqual([]);
  await ada.tell('notification.unreadAll', { lang: 'fr', readAt: data['readAt'] });
  expect(await unread()).toBe(all.length - 1);
  // Somebody else's stays as it is.
  await bea.tell('notification.read', { lang: 'fr', id: all[1]?.id });
  expect(await unread()).toBe(all.length - 1);
});

test('tells what was chosen alone, and hides scores from who wants no spoilers', async () => {
  const kinds = { inApp: ['correction'], push: [], mail: [] };
  const eve = await site.member('Eve');
  await eve.tell('following.follow', { kind: 'team', id: 1 });
  await eve.tell('notification.choose', { lang: 'fr', kind: 'team', id: 1, ...kinds });
  const settings = { digest: 'never', quiet: null, showsPresence: false };
  await ada.tell('notification.chooseSettings', { lang: 'fr', ...settings, hidesScores: true });
  const gameId = await record(bea);
  const told = await untilTold(ada, gameId, 'final');
  expect(told.title).not.toMatch(/\d – \d/);
  expect(told.revealed).toContain('4 – 2');
  expect(await listOf(eve)).toEqual([]);
  await ada.tell('notification.chooseSettings', { lang: 'fr', ...settings, hidesScores: false });
});

test('sends each device what it wants once, also where a program dies between, and forgets who wants no more', async () => {
  expect((await device(ada, 'phone')).status).toBe(200);
  expect((await device(ada, 'gone')).status).toBe(200);
  const refused = await ada.tell('notification.addDevice', {
    endpoint: 'https://example.org/push',
    keys: { p256dh: 'BAbc', auth: 'abc' },
  });
  expect(refused).toMatchObject({ status: 400, field: 'endpoint' });
  // The push service is away: what was told waits in the database.
  devices.answer(503);
  const gameId = await record(bea);
  await untilTold(ada, gameId, 'final');
  await expect.poll(devices.asked, { timeout: 10_000 }).toBeGreaterThanOrEqual(2);
  // Another program finds it there.
  devices.answer(201);
  const other = startReactor({
    databaseUrl: site.databaseUrl,
    db: createDb<Tables>(site.pool),
    log: site.log,
    hints: site.bus,
    mailer: { send: async () => undefined, inbox: null },
    pushService: devices.pushService,
    gatherPushesMs: 0,
    logger: createLogger('silent'),
    origin: () => 'https://rondelle.example',
  });
  await site.pool.query(`SELECT graphile_worker.reschedule_jobs(
    ARRAY(SELECT id FROM graphile_worker.jobs WHERE task_identifier = 'push'), run_at => now())`);
  const sent = () => devices.shown.filter(({ tag }) => tag === `game-${gameId}`);
  await expect.poll(() => sent().length, { timeout: 15_000 }).toBe(2);
  await other.close();
  // Decrypted by each browser, and signed by the site; what waits for a device that is off gives way to later news.
  expect(
    sent()
      .map(({ on }) => on)
      .toSorted(),
  ).toEqual(['gone', 'phone']);
  const { publicKey: key } = await siteKeys();
  for (const one of sent())
    expect(one).toMatchObject({
      title: expect.stringContaining('4 – 2'),
      path: expect.stringMatching(new RegExp(`/g-${gameId}$`)),
      topic: `game-${gameId}`,
      key,
    });
  devices.answer(410);
  const next = await record(bea);
  await untilTold(ada, next, 'final');
  await expect
    .poll(async () => (await site.pool.query('SELECT FROM notifications.devices')).rowCount, {
      timeout: 15_000,
    })
    .toBe(0);
  devices.answer(201);
});

test('results that came at once are one push', async () => {
  await device(ada, 'grid');
  // What is entered together waits together: while the push service is away, or in the seconds before it is asked.
  devices.answer(503);
  const games = [await record(bea), await record(bea), await record(bea)];
  for (const game of games) await untilTold(ada, game, 'final');
  await expect.poll(devices.asked, { timeout: 10_000 }).toBeGreaterThan(0);
  devices.answer(201);
  const dueNow = () =>
    site.pool.query(`SELECT graphile_worker.reschedule_jobs(
      ARRAY(SELECT id FROM graphile_worker.jobs WHERE task_identifier = 'push'), run_at => now())`);
  const left = async () =>
    (await site.pool.query('SELECT FROM notifications.pushes WHERE "sentAt" IS NULL')).rowCount;
  await expect.poll(async () => dueNow().then(left), { timeout: 15_000, interval: 500 }).toBe(0);
  const shown = devices.shown.filter(({ on }) => on === 'grid');
  expect(shown.map(({ title, path }) => ({ title, path }))).toEqual([
    { title: '3 résultats', path: '/fr/notifications' },
  ]);
  await site.pool.query('DELETE FROM notifications.devices');
});

test('a browser that has another address by itself stays the same device', async () => {
  const { data } = await device(ada, 'before');
  await ada.tell('notification.changeDevice', { id: data['id'], wants: 'finals' });
  const { endpoint: instead } = devices.subscribe('before');
  const moved = { ...devices.subscribe('after'), instead };
  // Only one's own device moves.
  const stranger = await bea.tell('notification.addDevice', { ...devices.subscribe('hers'), instead });
  expect(stranger.data['id']).not.toBe(data['id']);
  expect((await ada.tell('notification.addDevice', moved)).data).toEqual({ id: data['id'] });
  const { rows } = await site.pool.query('SELECT endpoint, wants FROM notifications.devices ORDER BY id');
  expect(rows).toEqual([
    { endpoint: moved.endpoint, wants: 'finals' },
    { endpoint: expect.stringMatching(/hers$/), wants: 'all' },
  ]);
  await site.pool.query('DELETE FROM notifications.devices');
});

test('is chosen of what there is alone', async () => {
  const kinds = { inApp: ['final'], push: [], mail: [] };
  const choose = async (kind: string, id: number) =>
    (await bea.tell('notification.choose', { lang: 'fr', kind, id, ...kinds })).code;
  expect([await choose('team', 999_999), await choose('league', 0), await choose('all', 7)]).toEqual([
    'team/unknown',
    'league/unknown',
    'request/invalid',
  ]);
  expect([await choose('team', 3), await choose('all', 0)]).toEqual([null, null]);
  await site.pool.query(
    `INSERT INTO notifications.choices SELECT $1, 'team', n, '{}', '{}', '{}' FROM generate_series(10001, 11000) n`,
    [bea.id],
  );
  expect(await choose('tournament', 0)).toBe('tournament/unknown');
  expect(await choose('team', 5)).toBe('following/too-many');
  await site.pool.query(`DELETE FROM notifications.choices WHERE "memberId" = $1`, [bea.id]);
});

test('a browser is told nothing more once the session has ended that it was added in', async () => {
  const cleo = await site.member('Cleo');
  expect((await device(cleo, 'library')).status).toBe(200);
  const there = async () =>
    (await site.pool.query(`SELECT FROM notifications.devices WHERE "memberId" = $1`, [cleo.id])).rowCount;
  expect(await there()).toBe(1);
  // However it ends: by a logout, another password, or a ban.
  expect((await cleo.tell('account.logOut', { lang: 'fr' })).status).toBe(200);
  expect(await there()).toBe(0);
});

test('leaves devices alone in quiet hours', async () => {
  expect((await device(ada, 'night')).status).toBe(200);
  const quiet = { from: '00:00', to: '23:59' };
  const settings = { digest: 'never', hidesScores: false, showsPresence: false };
  await ada.tell('notification.chooseSettings', { lang: 'fr', ...settings, quiet });
  const gameId = await record(bea);
  await untilTold(ada, gameId, 'final');
  const later = () =>
    site.pool.query(
      `SELECT FROM graphile_worker.jobs WHERE task_identifier = 'push' AND run_at > now() + interval '10 seconds'
       AND last_error IS NULL`,
    );
  await expect.poll(async () => (await later()).rowCount, { timeout: 10_000 }).toBe(1);
  expect(devices.shown.filter(({ tag }) => tag === `game-${gameId}`)).toEqual([]);
  await site.pool.query('DELETE FROM notifications.devices');
});

test('gathers what is left unread in a mail a day, with a way out that needs no account', async () => {
  const settings = { digest: 'daily', quiet: null, hidesScores: false, showsPresence: false };
  await ada.tell('notification.chooseSettings', { lang: 'fr', ...settings });
  const morning = Date.parse(`${today}T16:00:00Z`);
  const db = createDb<Tables>(site.pool);
  await postDigests(db, morning);
  await postDigests(db, morning);
  await expect.poll(() => digests().length, { timeout: 10_000 }).toBe(1);
  const text = digests()[0]?.text ?? '';
  expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const address =
    /\/fr\/desabonnement\?token=(\d+\.[\w-]{32})/.exec(text.replaceAll(/\r?\n/g, ''))?.[0] ?? '';
  expect(address).not.toBe('');
  const ask = (path: string) =>
    fetch(`${site.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
      redirect: 'manual',
    });
  expect((await ask(address.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).status).not.toBe(303);
  const done = await ask(address);
  expect([done.status, done.headers.get('location')]).toEqual([303, '/fr/desabonnement?done=1']);
  const { data } = await ada.ask<{ digest: string }>('notification.settings', { lang: 'fr' });
  expect(data.digest).toBe('never');
});

test('tells of a rank that moved once a day, and of the first one nothing', async () => {
  const db = createDb<Tables>(site.pool);
  await site.pool.query(`UPDATE games SET date = '2021-11-01' WHERE status IN ('scheduled', 'live')`);
  await tellRanks(db, site.bus);
  expect(await ranks()).toEqual([]);
  await site.pool.query('UPDATE notifications.ranks SET rank = rank + 1 WHERE "teamId" = 1');
  await tellRanks(db, site.bus);
  await site.pool.query('UPDATE notifications.ranks SET rank = rank + 1 WHERE "teamId" = 1');
  await tellRanks(db, site.bus);
  const told = await ranks();
  expect(told).toHaveLength(1);
  expect(told[0]?.title).toMatch(/passe du rang \d+ au rang \d+/);
});

test('is nobody else’s business', async () => {
  expect(await site.visitor.ask('notification.list', { lang: 'fr' })).toMatchObject({ status: 401 });
  const page = await fetch(`${site.url}/fr/notifications`, { redirect: 'manual' });
  expect([page.status, page.headers.get('location')]).toEqual([
    302,
    `/fr/connexion?next=${encodeURIComponent('/fr/notifications')}`,
  ]);
});
