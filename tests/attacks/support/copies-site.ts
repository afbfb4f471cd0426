import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayInQuebec } from '@rondelle/contracts/competition/quebec-day.ts';
import { createDb } from '@rondelle/infra/postgres/pool.ts';
import { recordConsent } from '@rondelle/members/accounts/members.ts';
import type { AccountTables } from '@rondelle/members/accounts/tables.ts';
import type { Tables } from '@rondelle/projections/views/schema.ts';
import { makeDumps } from '@rondelle/reactor/open-data/make-dumps.ts';
import { createDevice } from '../../support/push-server.ts';
import { quietNow } from '../../support/quiet-now.ts';
import { until } from '../../support/until.ts';
import type { MemberRole } from '@rondelle/contracts/membership/roles.ts';
import { anotherGame, startWritingSite } from '../../flow/writing-site.ts';

/** Patterns that nothing else in a copy matches, such as a day or the seconds of a time, by the marked data. */
export const marks = {
  /** The goals of one side of a game in the category with a policy. */
  score: /(?<=[:,\s>(]|^)(?<!\d:)(?:47|38)(?=[,}\s<)]|$)/mu,
  /** The goals of one side of a game to delete, in a category that shows everything. */
  game: /(?<=[:,\s>(]|^)(?<!\d:)(?:46|39)(?=[,}\s<)]|$)/mu,
  team: /zorblax/iu,
  member: /quasar/iu,
  topic: /grenouille/iu,
  post: /libellule/iu,
} as const;
export type Mark = keyof typeof marks;

const today = dayInQuebec(new Date().toISOString());
const result = { decidedIn: 'regulation', date: today, city: null } as const;

/** The data of a mutation that must succeed. */
const done = async <R extends { data: Record<string, unknown>; message: string | null }>(
  reply: Promise<R>,
) => {
  const { data, message } = await reply;
  if (message !== null) throw new Error(message);
  return data;
};

/** A site with one of each mark, a follower with a device, and a folder for dumps. */
export const startCopiesSite = async () => {
  const openDataDir = await mkdtemp(join(tmpdir(), 'rondelle-copies-'));
  const site = await startWritingSite({ openDataDir });
  const db = createDb<Tables>(site.pool);
  const accounts = createDb<AccountTables>(site.pool);
  const member = async (name: string, role: MemberRole = 'member') => {
    const added = await site.member(name, role);
    await recordConsent(accounts, added.id, 'age', '1');
    // A member of long standing, whose posts are not held.
    await site.pool.query(`UPDATE accounts.members SET "createdAt" = '2021-01-01' WHERE id = $1`, [added.id]);
    const { rows } = await site.pool.query('SELECT number FROM accounts.members WHERE id = $1', [added.id]);
    return { ...added, number: Number(rows[0].number) };
  };
  const [admin, follower, leaving] = [
    await member('Patronne', 'admin'),
    await member('Ada'),
    await member('Quasar', 'specialSupervisor'),
  ];
  await site.pool.query(`UPDATE seasons SET "startsOn" = '2021-08-01', "endsOn" = $1 WHERE "seasonId" = 1`, [
    today,
  ]);
  await until(
    'the job for news',
    async () => (await site.pool.query('SELECT FROM notifications.cursors')).rowCount,
  );
  await done(admin.mutate('season.choose', { seasonId: 1 }));
  for (const id of [11, 12]) await done(follower.mutate('following.follow', { kind: 'league', id }));
  const quiet = quietNow();
  const settings = { lang: 'fr', digest: 'daily', quiet, hidesScores: false, showsPresence: false };
  await done(follower.mutate('notification.chooseSettings', settings));
  const kinds = { inApp: ['final'], push: ['final'], mail: ['final'] };
  for (const id of [11, 12])
    await done(follower.mutate('notification.choose', { kind: 'league', id, ...kinds }));
  const endpoint = 'https://fcm.googleapis.com/fcm/send/ada';
  await done(follower.mutate('notification.addDevice', { endpoint, keys: createDevice().keys }));
  await done(leaving.mutate('supervision.join', { kind: 'league', id: 11 }));
  const team = await done(
    leaving.mutate('team.register', {
      seasonId: 1,
      name: 'Zorblax',
      categoryId: 2,
      regionId: 1,
      city: null,
      organizationId: null,
    }),
  );
  const entry = { leagueId: 12, seasonId: 1, teamId: Number(team['id']), divisionId: null };
  await done(leaving.mutate('league.enterTeam', entry));
  const recorded = async (more: object): Promise<number> =>
    Number((await done(leaving.mutate('game.record', { ...anotherGame, ...result, ...more })))['id']);
  const hidden = await recorded({ homeGoals: 47, awayGoals: 38 });
  const second = { categoryId: 2, leagueId: 12, homeTeamId: 2, awayTeamId: 4 };
  const deleted = await recorded({ ...second, homeGoals: 46, awayGoals: 39 });
  const opened = { lang: 'fr', title: 'Grenouille', text: 'Une grenouille.', cid: null, lid: null };
  const topic = await done(leaving.mutate('forum.addTopic', opened));
  const other = await done(admin.mutate('forum.addTopic', { ...opened, title: 'Patins', text: 'Usagés.' }));
  const post = await done(
    admin.mutate('forum.addPost', { lang: 'fr', tid: Number(other['tid']), text: 'Une libellule.' }),
  );
  await site.settled();
  // One push for each game; they wait for the end of the quiet hours.
  await until(
    'both pushes',
    async () => (await site.pool.query('SELECT FROM notifications.pushes')).rowCount === 2,
  );
  // Marks the mails as being made.
  await site.pool.query('UPDATE notifications.notifications SET "mailId" = 1');
  return {
    ...site,
    db,
    accounts,
    admin,
    follower,
    leaving,
    done,
    openDataDir,
    ids: { team: Number(team['id']), hidden, deleted, topic: Number(topic['tid']), post: Number(post['id']) },
    dump: (now = new Date()) => makeDumps(db, openDataDir, () => undefined, now),
    stop: async () => {
      await site.stop();
      await rm(openDataDir, { recursive: true, force: true });
    },
  };
};
export type CopiesSite = Awaited<ReturnType<typeof startCopiesSite>>;
