import { dayInQuebec } from '@rondelle/contracts/competition/quebec-day.ts';
import { createSmtpMailer } from '@rondelle/infra/mail/open-mailer.ts';
import { createDb } from '@rondelle/infra/postgres/pool.ts';
import { pushKeys } from '@rondelle/members/notifications/push-keys.ts';
import { withNotifications } from '@rondelle/members/notifications/tables.ts';
import type { Tables } from '@rondelle/projections/views/schema.ts';
import { postDigests } from '@rondelle/reactor/notifications/post-digests.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startMailServer } from '../support/mail-server.ts';
import { quietNow } from '../support/quiet-now.ts';
import { until } from '../support/until.ts';
import type { Client } from './client.ts';
import { type Devices, startDevices } from './pushed-to-devices.ts';
import { anotherGame, startWritingSite, type WritingSite } from './writing-site.ts';

type Member = Client & { readonly id: string };
type Follower = Member & { readonly name: string; readonly deviceId: string };

const today = dayInQuebec(new Date().toISOString());
const morning = Date.parse(`${today}T16:00:00Z`);
const always = quietNow();
let site: WritingSite;
let mail: Awaited<ReturnType<typeof startMailServer>>;
let devices: Devices;
let bea: Member;
let members = 0;
let hour = 7;
/** Holds back the responses of the push service. */
let gate: Promise<void> = Promise.resolve();

beforeAll(async () => {
  mail = await startMailServer();
  devices = await startDevices(() => pushKeys(withNotifications(createDb<Tables>(site.pool))));
  site = await startWritingSite({
    mailer: createSmtpMailer(mail.url, 'rondelle@example.org'),
    pushService: async (...push) => {
      const outcome = await devices.pushService(...push);
      await gate;
      return outcome;
    },
  });
  bea = await site.member('Bea');
  await site.pool.query(`UPDATE seasons SET "startsOn" = '2021-08-01', "endsOn" = $1 WHERE "seasonId" = 1`, [
    today,
  ]);
  await until(
    'the job for news',
    async () => (await site.pool.query('SELECT FROM notifications.cursors')).rowCount,
  );
});
afterEach(async () => {
  await site.pool.query('DELETE FROM accounts.followings');
  await site.pool.query('DELETE FROM notifications.devices');
});
afterAll(async () => {
  await site?.stop();
  await mail?.stop();
  await devices?.stop();
});

const choose = (who: Member, quiet: typeof always | null) =>
  who.mutate('notification.chooseSettings', {
    lang: 'fr',
    digest: 'daily',
    quiet,
    hidesScores: false,
    showsPresence: false,
  });

/** A follower of a team with a daily digest and a phone of the same name. */
const follower = async (quiet: typeof always | null): Promise<Follower> => {
  members += 1;
  const name = `suiveuse${members}`;
  const member = await site.member(name);
  await choose(member, quiet);
  const added = await member.mutate('notification.addDevice', devices.subscribe(name));
  expect(added.status).toBe(200);
  await member.mutate('following.follow', { kind: 'team', id: 1 });
  return { ...member, name, deviceId: String(added.data['id']) };
};

const record = async (): Promise<number> => {
  hour += 1;
  const time = `${String(hour).padStart(2, '0')}:00`;
  const { data, message } = await bea.mutate('game.record', { ...anotherGame, date: today, time });
  expect(message).toBeNull();
  return Number(data['id']);
};
const correct = async (gameId: number, homeGoals: number): Promise<void> => {
  const result = { gameId, seasonId: 1, homeGoals, awayGoals: 2, decidedIn: 'regulation' };
  const rest = { forfeitedBy: null, homeFairPlay: null, awayFairPlay: null, reason: 'typing-error' };
  expect((await bea.mutate('game.correctResult', { ...result, ...rest })).message).toBeNull();
};

type Push = { readonly id: string; readonly kind: string; readonly sentAt: string | null };
/** The pushes of a game to a member that were sent or wait, in the order of the game's changes. */
const pushesOf = async ({ id }: Member, gameId: number): Promise<readonly Push[]> => {
  const { rows } = await site.pool.query<Push>(
    `SELECT p.id, n.kinds[1] AS kind, p."sentAt" FROM notifications.pushes p
     JOIN notifications.notifications n ON n.id = p."notificationId"
     WHERE n."memberId" = $1 AND n."gameId" = $2 ORDER BY n.at, n.source`,
    [id, gameId],
  );
  return rows;
};
const untilNotified = async (who: Member, gameId: number, kinds: readonly string[]) => {
  await expect.poll(async () => (await pushesOf(who, gameId)).map(({ kind }) => kind)).toEqual(kinds);
  return pushesOf(who, gameId);
};
/**
 * Waits until a game's result waits to be pushed; returns its pushes. The news before it are pushes as well if they were
 * noticed before there was a result.
 */
const untilResultWaits = async (who: Member, gameId: number) => {
  await expect.poll(async () => (await pushesOf(who, gameId)).at(-1)?.kind).toBe('final');
  return pushesOf(who, gameId);
};
/** Waits until a push waits for a later time. */
const untilHeld = (push: Push) =>
  expect
    .poll(async () => {
      const { rowCount } = await site.pool.query(
        `SELECT FROM graphile_worker.jobs WHERE key = $1 AND run_at > now() + interval '5 minutes'`,
        [`push:${push.id}`],
      );
      return rowCount;
    })
    .toBe(1);
/** Runs the job of a held push now, and waits until it is done. */
const release = async (push: Push) => {
  const jobs = `SELECT id FROM graphile_worker.jobs WHERE key = $1`;
  const dueNow = `SELECT graphile_worker.reschedule_jobs(ARRAY(${jobs}), run_at => now())`;
  await site.pool.query(dueNow, [`push:${push.id}`]);
  await expect.poll(async () => (await site.pool.query(jobs, [`push:${push.id}`])).rowCount).toBe(0);
};
/** The kinds in the member's list, latest first. */
const listedFor = async (who: Member): Promise<readonly (string | undefined)[]> => {
  const { data } = await who.query<{ notifications: { kinds: string[] }[] }>('notification.list', {
    lang: 'fr',
  });
  return data.notifications.map(({ kinds }) => kinds[0]);
};
const titlesOn = ({ name }: { name: string }) =>
  devices.shown.filter(({ on }) => on === name).map(({ title }) => title);
const bodiesOn = ({ name }: { name: string }) =>
  devices.shown
    .filter(({ on }) => on === name)
    .map(({ body }) => body)
    .join('\n');

const mailsTo = ({ name }: { name: string }) =>
  mail.received.filter(({ to }) => to.includes(`${name}@example.org`));
/** Posts the digests of the morning; returns the text of the member's, empty when there is none. */
const digestFor = async (who: Follower): Promise<string> => {
  await site.pool.query(`UPDATE notifications.settings SET "digestOn" = NULL WHERE "memberId" = $1`, [
    who.id,
  ]);
  const earlier = mailsTo(who).length;
  await postDigests(createDb<Tables>(site.pool), morning);
  const { rowCount } = await site.pool.query(
    `SELECT FROM notifications.settings WHERE "memberId" = $1 AND "digestOn" IS NOT NULL`,
    [who.id],
  );
  if (rowCount === 0) return '';
  await expect.poll(() => mailsTo(who).length).toBe(earlier + 1);
  return mailsTo(who).at(-1)?.text ?? '';
};
const gamesIn = (text: string): readonly number[] => [
  ...new Set([...text.replaceAll(/=\r?\n/g, '').matchAll(/\/g-(\d+)/g)].map(([, id]) => Number(id))),
];

test('does not push a notification after quiet hours when the morning digest contained it', async () => {
  const ada = await follower(always);
  const gameId = await record();
  const [push] = await untilNotified(ada, gameId, ['final']);
  if (!push) throw new Error('nothing waits');
  await untilHeld(push);
  expect(gamesIn(await digestFor(ada))).toContain(gameId);
  await choose(ada, null);
  await release(push);
  expect(titlesOn(ada)).toEqual([]);
});

test('a digest leaves out notifications that were pushed or are being pushed', async () => {
  const ada = await follower(null);
  const { promise, resolve } = Promise.withResolvers<void>();
  gate = promise;
  const gameId = await record();
  await untilNotified(ada, gameId, ['final']);
  // The phone has it, but the push service has not responded yet.
  await expect.poll(() => titlesOn(ada).length).toBe(1);
  expect(await digestFor(ada)).toBe('');
  resolve();
  await expect.poll(async () => (await pushesOf(ada, gameId))[0]?.sentAt).not.toBeNull();
  expect(await digestFor(ada)).toBe('');
});

test('a notification that was read on the site is neither pushed nor in the digest', async () => {
  const ada = await follower(always);
  const gameId = await record();
  const [push] = await untilNotified(ada, gameId, ['final']);
  if (!push) throw new Error('nothing waits');
  await untilHeld(push);
  const { data } = await ada.query<{ notifications: { id: string }[] }>('notification.list', {
    lang: 'fr',
  });
  await ada.mutate('notification.read', { lang: 'fr', id: data.notifications[0]?.id });
  expect(await digestFor(ada)).toBe('');
  await choose(ada, null);
  await release(push);
  expect(titlesOn(ada)).toEqual([]);
});

test('pushes only the last change of a game after quiet hours, in any order of due times', async () => {
  const ada = await follower(always);
  const gameId = await record();
  await untilNotified(ada, gameId, ['final']);
  await correct(gameId, 7);
  const [final, correction] = await untilNotified(ada, gameId, ['final', 'correction']);
  if (!final || !correction) throw new Error('nothing waits');
  await untilHeld(final);
  await untilHeld(correction);
  await choose(ada, null);
  await release(correction);
  await release(final);
  expect(titlesOn(ada)).toEqual([expect.stringMatching(/^Correction\s: .*7 – 2/)]);
});

test('the digest contains only the last change of a game, and no change older than a pushed one', async () => {
  const ada = await follower(always);
  const gameId = await record();
  await untilNotified(ada, gameId, ['final']);
  await correct(gameId, 8);
  const [final, correction] = await untilNotified(ada, gameId, ['final', 'correction']);
  if (!final || !correction) throw new Error('nothing waits');
  expect(gamesIn(await digestFor(ada))).toEqual([gameId]);
  const text = mailsTo(ada).at(-1)?.text ?? '';
  expect([text.includes('Correction'), text.includes('Final')]).toEqual([true, false]);

  const eve = await follower(null);
  await eve.mutate('notification.changeDevice', { id: eve.deviceId, wants: 'none' });
  const other = await record();
  await expect.poll(() => listedFor(eve)).toEqual(['final']);
  await eve.mutate('notification.changeDevice', { id: eve.deviceId, wants: 'all' });
  await correct(other, 6);
  await expect.poll(() => titlesOn(eve).length).toBe(1);
  await expect.poll(async () => (await pushesOf(eve, other))[0]?.sentAt).toBeTruthy();
  expect(await digestFor(eve)).toBe('');
});

/** Schedules a game, starts it, counts a goal and records the result; returns its id. */
const play = async (): Promise<number> => {
  hour += 1;
  const { homeGoals: _h, awayGoals: _a, decidedIn: _d, forfeitedBy: _f, ...fixture } = anotherGame;
  const time = `${String(hour).padStart(2, '0')}:00`;
  const { data } = await bea.mutate('game.schedule', { ...fixture, date: today, time });
  const game = { gameId: Number(data['id']), seasonId: 1 };
  await bea.mutate('game.start', game);
  await bea.mutate('game.changeLiveScore', { ...game, homeGoals: 1, awayGoals: 0, period: 1 });
  const result = { homeGoals: 5, awayGoals: 2, decidedIn: 'regulation', forfeitedBy: null };
  const { message } = await bea.mutate('game.recordResult', {
    ...game,
    ...result,
    homeFairPlay: null,
    awayFairPlay: null,
  });
  expect(message).toBeNull();
  return game.gameId;
};
/** The mail server stores bytes. */
const decoded = (text: string): string => Buffer.from(text, 'latin1').toString('utf8');
const textsFor = async (who: Member): Promise<string> =>
  JSON.stringify((await who.query('notification.list', { lang: 'fr' })).data);
const goalOrScore = /But|\d – \d/;

test('pushes, digests and the list contain no goals and scores of a category without scores', async () => {
  const admin = await site.member('Patronne', 'admin');
  const policy = async (shows: string) =>
    expect((await admin.mutate('category.choosePolicy', { categoryId: 1, shows })).message).toBeNull();
  // Before the notification, and while its pushes are held.
  const [awake, asleep, mailed] = [await follower(null), await follower(always), await follower(always)];
  const played = await play();
  const held = await untilResultWaits(asleep, played);
  await untilResultWaits(mailed, played);
  await expect.poll(() => titlesOn(awake).some((title) => title.startsWith('Final'))).toBe(true);
  expect(await textsFor(awake)).toMatch(goalOrScore);
  await policy('schedule');
  const before = titlesOn(awake).length;
  await play();
  await expect
    .poll(() =>
      titlesOn(awake)
        .slice(before)
        .some((title) => title.startsWith('Final')),
    )
    .toBe(true);
  expect(titlesOn(awake).slice(before).join('\n')).not.toMatch(goalOrScore);
  for (const who of [awake, asleep, mailed]) expect(await textsFor(who)).not.toMatch(goalOrScore);
  await choose(asleep, null);
  for (const push of held) await release(push);
  // Both held results are one push.
  await expect.poll(() => titlesOn(asleep)).toEqual(['2 résultats']);
  expect(bodiesOn(asleep)).not.toMatch(goalOrScore);
  const digest = await digestFor(mailed);
  expect(gamesIn(digest)).toContain(played);
  expect(decoded(digest)).toContain('2 résultats');
  expect(decoded(digest)).not.toMatch(/But\s|\d – \d/);
  await policy('everything');
});
