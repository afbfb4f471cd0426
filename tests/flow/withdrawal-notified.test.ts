import { dayInQuebec } from '@rondelle/contracts/competition/quebec-day.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '../support/until.ts';
import { daysFrom } from './days-from.ts';
import { anotherGame, startWritingSite, type WritingSite } from './writing-site.ts';

const today = dayInQuebec(new Date().toISOString());
type Member = Awaited<ReturnType<WritingSite['member']>>;
type Notification = { kinds: string[]; title: string; body: string; path: string };

let site: WritingSite;
let admin: Member;
let ofTeam: Member;
let ofOpponent: Member;
let supervisor: Member;
let quiet: Member;
let elsewhere: Member;

const done = async (who: Member, procedure: string, input: object): Promise<number> => {
  const { data, message } = await who.mutate(procedure, input);
  expect(message).toBeNull();
  return Number(data['position']);
};
const listOf = async (who: Member, lang = 'fr'): Promise<Notification[]> =>
  (await who.query<{ notifications: Notification[] }>('notification.list', { lang })).data.notifications;
const withdrawalsOf = async (who: Member, lang?: string) =>
  (await listOf(who, lang)).filter(({ title }) => /retire de la ligue|retour|withdraws|is back/.test(title));

beforeAll(async () => {
  site = await startWritingSite();
  admin = await site.member('Retirante', 'admin');
  ofTeam = await site.member('Partisane');
  ofOpponent = await site.member('Adversaire');
  supervisor = await site.member('Responsable', 'specialSupervisor');
  quiet = await site.member('Discrète');
  elsewhere = await site.member('Lointaine');
  await site.pool.query(`UPDATE seasons SET "startsOn" = '2021-08-01', "endsOn" = $1 WHERE "seasonId" = 1`, [
    daysFrom(today, 60),
  ]);
  await until(
    'the job for news',
    async () => (await site.pool.query('SELECT FROM notifications.cursors')).rowCount,
  );
  await ofTeam.mutate('following.follow', { kind: 'team', id: 1 });
  await ofTeam.mutate('following.follow', { kind: 'league', id: 11 });
  await ofOpponent.mutate('following.follow', { kind: 'team', id: 3 });
  await quiet.mutate('following.follow', { kind: 'team', id: 1 });
  await elsewhere.mutate('following.follow', { kind: 'team', id: 2 });
  await admin.mutate('following.follow', { kind: 'team', id: 1 });
  const none = { inApp: [], push: [], mail: [] };
  expect((await quiet.mutate('notification.choose', { kind: 'all', id: 0, ...none })).message).toBeNull();
  await done(supervisor, 'supervision.join', { kind: 'league', id: 11 });
  for (const time of ['10:00', '12:00', '14:00'])
    await done(admin, 'game.record', { ...anotherGame, date: '2021-11-20', time });
});
afterAll(async () => {
  await site?.stop();
});

test('a withdrawal and its undoing are each notified once to followers, opponents and supervisors', async () => {
  const withdrawal = { leagueId: 11, seasonId: 1, teamId: 1, treatment: 'void', reason: 'league-decision' };
  const position = await done(admin, 'league.withdrawTeam', withdrawal);
  await expect.poll(() => withdrawalsOf(ofTeam)).toHaveLength(1);
  expect((await withdrawalsOf(ofTeam))[0]).toMatchObject({
    kinds: ['calendar'],
    body: expect.stringContaining('aucun de ses matchs ne compte'),
  });
  expect((await withdrawalsOf(ofTeam, 'en'))[0]?.body).toContain('none of its games counts');
  await expect.poll(() => withdrawalsOf(ofOpponent)).toHaveLength(1);
  await expect.poll(() => withdrawalsOf(supervisor)).toHaveLength(1);
  // As if the program had ended between the notification and the removal of the job.
  await site.pool.query(`SELECT operations.add_job('news', $1)`, [String(position)]);
  await done(admin, 'history.undo', { position: String(position) });
  await expect.poll(() => withdrawalsOf(ofTeam)).toHaveLength(2);
  expect((await withdrawalsOf(ofTeam))[0]?.title).toMatch(/est de retour dans la ligue$/);
  await expect.poll(() => withdrawalsOf(supervisor)).toHaveLength(2);
  for (const who of [quiet, elsewhere, admin]) expect(await withdrawalsOf(who)).toEqual([]);
});
