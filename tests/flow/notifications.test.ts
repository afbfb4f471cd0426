import { dayInQuebec } from '@rondelle/contracts/competition/quebec-day.ts';
import { createLogger } from '@rondelle/infra/telemetry/logger.ts';
import { createSmtpMailer } from '@rondelle/infra/mail/open-mailer.ts';
import { createDb } from '@rondelle/infra/postgres/pool.ts';
import { pushKeys } from '@rondelle/members/notifications/push-keys.ts';
import { withNotifications } from '@rondelle/members/notifications/tables.ts';
import type { Tables } from '@rondelle/projections/views/schema.ts';
import { postDigests } from '@rondelle/reactor/notifications/post-digests.ts';
import { notifyOfRanks } from '@rondelle/reactor/notifications/notify-of-ranks.ts';
import { startReactor } from '@rondelle/reactor/reactor.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMailServer } from '../support/mail-server.ts';
import { quietNow } from '../support/quiet-now.ts';
import { until } from '../support/until.ts';
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
  // Waits until the job for news has started: it notifies of changes from now on.
  await until(
    'the job for news',
    async () => (await site.pool.query('SELECT FROM notifications.cursors')).rowCount,
  );
  await ada.mutate('following.follow', { kind: 'team', id: 1 });
  await ada.mutate('following.follow', { kind: 'league', id: 11 });
  await bea.mutate('following.follow', { kind: 'team', id: 1 });
});
afterAll(async () => {
  await site?.stop();
  await mail?.stop();
  await devices?.stop();
});

const record = async (who: Member, more: object = {}): Promise<number> => {
  hour += 1;
  const { data, message } = await who.mutate('game.record', {
    ...anotherGame,
    date: today,
    time: `${String(hour).padStart(2, '0')}:00`,
    ...more,
  });
  expect(message).toBeNull();
  return Number(data['id']);
};
const listOf = async (who: Member, input: object = {}): Promise<Notification[]> =>
  (await who.query<{ notifications: Notification[] }>('notification.list', { lang: 'fr', ...input })).data
    .notifications;
const untilNotified = async (who: Member, gameId: number, kind: string): Promise<Notification> => {
  const found = async () =>
    (await listOf(who)).find(({ path, kinds }) => path.endsWith(`/g-${gameId}`) && kinds[0] === kind);
  await expect.poll(found).toBeDefined();
  return (await found()) as Notification;
};
const device = (who: Member, name: string) => who.mutate('notification.addDevice', devices.subscribe(name));

const digests = () => mail.received.filter(({ to }) => to.includes('ada@example.org'));
const ranks = async () => (await listOf(ada)).filter(({ kinds }) => kinds[0] === 'rank');

test('a follower of a team is notified of its result once, to confirm it; the member who recorded it is not', async () => {
  const gameId = await record(bea);
  const listed = await untilNotified(ada, gameId, 'final');
  expect(listed).toMatchObject({ kinds: ['final', 'toConfirm'], isRead: false, revealed: null });
  expect(listed.title).toContain('4 – 2');
  // As if the program had ended between the notification and the removal of the job.
  await site.pool.query(
    `SELECT operations.add_job('news', position::text) FROM activity_log WHERE kind = 'game' AND "entityId" = $1`,
    [gameId],
  );
  await expect
    .poll(
      async () =>
        (await site.pool.query(`SELECT FROM graphile_worker.jobs WHERE task_identifier = 'news'`)).rowCount,
    )
    .toBe(0);
  expect((await listOf(ada)).filter(({ path }) => path.endsWith(`/g-${gameId}`))).toHaveLength(1);
  expect((await listOf(bea)).filter(({ path }) => path.endsWith(`/g-${gameId}`))).toEqual([]);
});

test('notifies followers of a correction only when they were notified of the result', async () => {
  const gameId = await record(bea);
  await untilNotified(ada, gameId, 'final');
  const late = await site.member('Tardive');
  await late.mutate('following.follow', { kind: 'team', id: 1 });
  const output = { gameId, seasonId: 1, homeGoals: 5, awayGoals: 2, decidedIn: 'regulation' };
  const rest = { forfeitedBy: null, homeFairPlay: null, awayFairPlay: null, reason: 'typing-error' };
  expect((await bea.mutate('game.correctResult', { ...output, ...rest })).message).toBeNull();
  const listed = await untilNotified(ada, gameId, 'correction');
  expect(listed.title).toMatch(/^Correction\s: .*5 – 2/);
  expect(listed.body).toContain('auparavant 4 – 2');
  expect(await listOf(late)).toEqual([]);
});

test('requests no confirmation of a result that the member corrected or that is already confirmed', async () => {
  const needsConfirmation = async (gameId: number) =>
    (await untilNotified(ada, gameId, 'final')).kinds.includes('toConfirm');
  const [corrected, confirmed] = [await record(bea), await record(bea)];
  expect([await needsConfirmation(corrected), await needsConfirmation(confirmed)]).toEqual([true, true]);
  const output = { gameId: corrected, seasonId: 1, homeGoals: 5, awayGoals: 2, decidedIn: 'regulation' };
  const rest = { forfeitedBy: null, homeFairPlay: null, awayFairPlay: null, reason: 'typing-error' };
  const become = (role: string) =>
    site.pool.query('UPDATE accounts.members SET role = $1 WHERE id = $2', [role, ada.id]);
  // A new member’s correction would wait for a second person.
  await become('supervisor');
  expect((await ada.mutate('game.correctResult', { ...output, ...rest })).message).toBeNull();
  await become('member');
  expect(await needsConfirmation(corrected)).toBe(false);
  const listed = { gameId: confirmed, seasonId: 1, side: 'home' };
  expect((await ada.mutate('game.confirmResult', listed)).message).toBeNull();
  expect(await needsConfirmation(confirmed)).toBe(false);
});

test('marks several notifications as read in one request', async () => {
  const [one, other] = await listOf(ada);
  const isRead = async () => (await listOf(ada)).slice(0, 2).map((listed) => listed.isRead);
  const both = { lang: 'fr', id: one?.id, together: [other?.id] };
  await ada.mutate('notification.read', both);
  expect(await isRead()).toEqual([true, true]);
  await ada.mutate('notification.read', { ...both, isRead: false });
  expect(await isRead()).toEqual([false, false]);
});

test('marks notifications as read, one or all, and undoes it', async () => {
  const unread = async () =>
    (await ada.query<{ unread: number }>('notification.count', { lang: 'fr' })).data.unread;
  const all = await listOf(ada);
  expect(await unread()).toBe(all.length);
  await ada.mutate('notification.read', { lang: 'fr', id: all[0]?.id });
  expect(await unread()).toBe(all.length - 1);
  const { data } = await ada.mutate('notification.readAll', { lang: 'fr', upTo: all[0]?.id });
  expect(data).toMatchObject({ unread: 0, readAt: expect.any(String) });
  expect(await listOf(ada, { show: 'unread' })).toEqual([]);
  await ada.mutate('notification.unreadAll', { lang: 'fr', readAt: data['readAt'] });
  expect(await unread()).toBe(all.length - 1);
  // Notifications of other members stay unread.
  await bea.mutate('notification.read', { lang: 'fr', id: all[1]?.id });
  expect(await unread()).toBe(all.length - 1);
});

test('notifies only of chosen kinds, and hides scores from members who want no spoilers', async () => {
  const kinds = { inApp: ['correction'], push: [], mail: [] };
  const eve = await site.member('Eve');
  await eve.mutate('following.follow', { kind: 'team', id: 1 });
  await eve.mutate('notification.choose', { lang: 'fr', kind: 'team', id: 1, ...kinds });
  const settings = { digest: 'never', quiet: null, showsPresence: false };
  await ada.mutate('notification.chooseSettings', { lang: 'fr', ...settings, hidesScores: true });
  const gameId = await record(bea);
  const listed = await untilNotified(ada, gameId, 'final');
  expect(listed.title).not.toMatch(/\d – \d/);
  expect(listed.revealed).toContain('4 – 2');
  expect(await listOf(eve)).toEqual([]);
  await ada.mutate('notification.chooseSettings', { lang: 'fr', ...settings, hidesScores: false });
});

test('does not notify members who want no spoilers of goals, because their number is the score', async () => {
  const fan = await site.member('Partisane');
  await fan.mutate('following.follow', { kind: 'team', id: 1 });
  const settings = { lang: 'fr', digest: 'never', quiet: null, showsPresence: false };
  await ada.mutate('notification.chooseSettings', { ...settings, hidesScores: true });
  const { homeGoals: _h, awayGoals: _a, decidedIn: _d, forfeitedBy: _f, ...fixture } = anotherGame;
  hour += 1;
  const time = `${String(hour).padStart(2, '0')}:00`;
  const { data } = await bea.mutate('game.schedule', { ...fixture, date: today, time });
  const game = { gameId: Number(data['id']), seasonId: 1 };
  await bea.mutate('game.start', game);
  await bea.mutate('game.changeLiveScore', { ...game, homeGoals: 1, awayGoals: 0, period: 1 });
  await untilNotified(fan, game.gameId, 'goal');
  expect((await listOf(ada)).filter(({ kinds }) => kinds[0] === 'goal')).toEqual([]);
  await ada.mutate('notification.chooseSettings', { ...settings, hidesScores: false });
});

test('pushes the kinds that each device wants once, even after a kill, and removes devices that unsubscribed', async () => {
  expect((await device(ada, 'phone')).status).toBe(200);
  expect((await device(ada, 'gone')).status).toBe(200);
  const refused = await ada.mutate('notification.addDevice', {
    endpoint: 'https://example.org/push',
    keys: { p256dh: 'BAbc', auth: 'abc' },
  });
  expect(refused).toMatchObject({ status: 400, field: 'endpoint' });
  // The push service is down: notifications wait in the database.
  devices.answer(503);
  const gameId = await record(bea);
  await untilNotified(ada, gameId, 'final');
  await expect.poll(devices.asked).toBeGreaterThanOrEqual(2);
  // Another reactor finds them there.
  devices.answer(201);
  const other = startReactor({
    databaseUrl: site.databaseUrl,
    db: createDb<Tables>(site.pool),
    log: site.log,
    hints: site.bus,
    byClock: false,
    mailer: { send: async () => undefined, inbox: null },
    pushService: devices.pushService,
    gatherPushesMs: 0,
    logger: createLogger('silent'),
    origin: () => 'https://rondelle.example',
  });
  await site.pool.query(`SELECT graphile_worker.reschedule_jobs(
    ARRAY(SELECT id FROM graphile_worker.jobs WHERE task_identifier = 'push'), run_at => now())`);
  const sent = () => devices.shown.filter(({ tag }) => tag === `game-${gameId}`);
  await expect.poll(() => sent().length).toBe(2);
  await other.close();
  // Decrypts each push, which the site signed; a pending push is replaced by a later one with the same topic.
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
  await untilNotified(ada, next, 'final');
  await expect
    .poll(async () => (await site.pool.query('SELECT FROM notifications.devices')).rowCount)
    .toBe(0);
  devices.answer(201);
});

/** Postpones all pushes that wait; returns how many are under way. */
const postponePushes = async () => {
  await site.pool.query(`SELECT graphile_worker.reschedule_jobs(
    ARRAY(SELECT id FROM graphile_worker.jobs WHERE task_identifier = 'push'), run_at => now() + interval '1 hour')`);
  const soon = `SELECT FROM graphile_worker.jobs
    WHERE task_identifier = 'push' AND run_at < now() + interval '30 minutes'`;
  return (await site.pool.query(soon)).rowCount;
};

test('results in one row of the list are one push, other results have separate ones', async () => {
  await device(ada, 'grid');
  // Results recorded together wait together, while the push service is down or in the seconds before a push.
  devices.answer(503);
  const games = [await record(bea), await record(bea), await record(bea), await record(bea)];
  for (const game of games) await untilNotified(ada, game, 'final');
  await expect.poll(devices.asked).toBeGreaterThan(0);
  // Games recorded at once may be notified in another order; the first of the list is the older one.
  const { rows: older } = await site.pool.query(
    `UPDATE notifications.notifications SET at = at - interval '2 hours'
     WHERE id = (SELECT min(id) FROM notifications.notifications WHERE "gameId" = ANY ($1) AND "memberId" = $2)
     RETURNING "gameId"`,
    [games, ada.id],
  );
  // No push may be under way when the service comes back: it would lack the later results.
  await expect.poll(postponePushes).toBe(0);
  devices.answer(201);
  const dueNow = () =>
    site.pool.query(`SELECT graphile_worker.reschedule_jobs(
      ARRAY(SELECT id FROM graphile_worker.jobs WHERE task_identifier = 'push'), run_at => now())`);
  // Includes the jobs of merged pushes, which check again later.
  const left = async () =>
    (await site.pool.query(`SELECT FROM graphile_worker.jobs WHERE task_identifier = 'push'`)).rowCount;
  await expect.poll(async () => dueNow().then(left), { interval: 500 }).toBe(0);
  const pushed = devices.shown.filter(({ on }) => on === 'grid');
  expect(pushed.map(({ title, path }) => [title, path]).toSorted()).toEqual([
    ['3 résultats', '/fr/notifications'],
    [expect.stringMatching(/^Final\s: .*4 – 2/), expect.stringMatching(new RegExp(`/g-${older[0].gameId}$`))],
  ]);
  await site.pool.query('DELETE FROM notifications.devices');
});

test('a browser with a new push address remains the same device', async () => {
  const { data } = await device(ada, 'before');
  await ada.mutate('notification.changeDevice', { id: data['id'], wants: 'finals' });
  const { endpoint: instead } = devices.subscribe('before');
  const moved = { ...devices.subscribe('after'), instead };
  // Only the owner can replace a device.
  const stranger = await bea.mutate('notification.addDevice', { ...devices.subscribe('hers'), instead });
  expect(stranger.data['id']).not.toBe(data['id']);
  expect((await ada.mutate('notification.addDevice', moved)).data).toEqual({ id: data['id'] });
  const { rows } = await site.pool.query('SELECT endpoint, wants FROM notifications.devices ORDER BY id');
  expect(rows).toEqual([
    { endpoint: moved.endpoint, wants: 'finals' },
    { endpoint: expect.stringMatching(/hers$/), wants: 'all' },
  ]);
  await site.pool.query('DELETE FROM notifications.devices');
});

test('a member has at most twenty devices, also when they are added concurrently', async () => {
  const responses = await Promise.all(Array.from({ length: 30 }, (_, at) => device(bea, `shelf-${at}`)));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(responses.find(({ status }) => status !== 200)).toMatchObject({ code: 'following/too-many' });
  await site.pool.query('DELETE FROM notifications.devices');
});

test('choices are refused for unknown entities', async () => {
  const kinds = { inApp: ['final'], push: [], mail: [] };
  const choose = async (kind: string, id: number) =>
    (await bea.mutate('notification.choose', { lang: 'fr', kind, id, ...kinds })).code;
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

test('a browser gets no notifications after the end of the session that added it', async () => {
  const cleo = await site.member('Cleo');
  expect((await device(cleo, 'library')).status).toBe(200);
  const there = async () =>
    (await site.pool.query(`SELECT FROM notifications.devices WHERE "memberId" = $1`, [cleo.id])).rowCount;
  expect(await there()).toBe(1);
  // However the session ends: by logging out, a new password, or a ban.
  expect((await cleo.mutate('account.logOut', { lang: 'fr' })).status).toBe(200);
  expect(await there()).toBe(0);
});

test('sends no pushes in quiet hours', async () => {
  expect((await device(ada, 'night')).status).toBe(200);
  const quiet = quietNow();
  const settings = { digest: 'never', hidesScores: false, showsPresence: false };
  await ada.mutate('notification.chooseSettings', { lang: 'fr', ...settings, quiet });
  const gameId = await record(bea);
  await untilNotified(ada, gameId, 'final');
  const later = () =>
    site.pool.query(
      `SELECT FROM graphile_worker.jobs WHERE task_identifier = 'push' AND run_at > now() + interval '10 seconds'
       AND last_error IS NULL`,
    );
  await expect.poll(async () => (await later()).rowCount).toBe(1);
  expect(devices.shown.filter(({ tag }) => tag === `game-${gameId}`)).toEqual([]);
  await site.pool.query('DELETE FROM notifications.devices');
});

test('mails a daily digest of unread notifications, with a link to unsubscribe without an account', async () => {
  const settings = { digest: 'daily', quiet: null, hidesScores: false, showsPresence: false };
  await ada.mutate('notification.chooseSettings', { lang: 'fr', ...settings });
  const morning = Date.parse(`${today}T16:00:00Z`);
  const db = createDb<Tables>(site.pool);
  await postDigests(db, morning);
  await postDigests(db, morning);
  await expect.poll(() => digests().length).toBe(1);
  const text = digests()[0]?.text ?? '';
  expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const address =
    /\/fr\/desabonnement\?token=(\d+\.[\w-]{32})/.exec(text.replaceAll(/\r?\n/g, ''))?.[0] ?? '';
  expect(address).not.toBe('');
  const post = (path: string) =>
    fetch(`${site.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
      redirect: 'manual',
    });
  expect((await post(address.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).status).not.toBe(303);
  const done = await post(address);
  expect([done.status, done.headers.get('location')]).toEqual([303, '/fr/desabonnement?done=1']);
  const { data } = await ada.query<{ digest: string }>('notification.settings', { lang: 'fr' });
  expect(data.digest).toBe('never');
});

test('notifies of a rank change once a day, but not of the first rank', async () => {
  const db = createDb<Tables>(site.pool);
  await site.pool.query(`UPDATE games SET date = '2021-11-01' WHERE status IN ('scheduled', 'live')`);
  await notifyOfRanks(db, site.bus);
  expect(await ranks()).toEqual([]);
  await site.pool.query('UPDATE notifications.ranks SET rank = rank + 1 WHERE "teamId" = 1');
  await notifyOfRanks(db, site.bus);
  await site.pool.query('UPDATE notifications.ranks SET rank = rank + 1 WHERE "teamId" = 1');
  await notifyOfRanks(db, site.bus);
  const listed = await ranks();
  expect(listed).toHaveLength(1);
  expect(listed[0]?.title).toMatch(/passe du rang \d+ au rang \d+/);
});

test('notifications are private', async () => {
  expect(await site.visitor.query('notification.list', { lang: 'fr' })).toMatchObject({ status: 401 });
  const page = await fetch(`${site.url}/fr/notifications`, { redirect: 'manual' });
  expect([page.status, page.headers.get('location')]).toEqual([
    302,
    `/fr/connexion?next=${encodeURIComponent('/fr/notifications')}`,
  ]);
});
