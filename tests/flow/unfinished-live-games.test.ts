import { dayInQuebec } from '@rondelle/contracts/competition/quebec-day.ts';
import { createDb } from '@rondelle/infra/postgres/pool.ts';
import type { Tables } from '@rondelle/projections/views/schema.ts';
import { closeLeftGames } from '@rondelle/reactor/live-games/close-left-games.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { daysFrom } from './days-from.ts';
import { aFixture, startWritingSite, type WritingSite } from './writing-site.ts';

const today = dayInQuebec(new Date().toISOString());
const hourMs = 3_600_000;
const noHints = { publish: () => undefined };
type Member = Awaited<ReturnType<WritingSite['member']>>;
type Scores = { date: string; live: { id: number }[]; games: { id: number; status: string }[] };

let site: WritingSite;
let keeper: Member;
let admin: Member;
let supervisor: Member;

beforeAll(async () => {
  site = await startWritingSite();
  keeper = await site.member('Gardienne');
  admin = await site.member('Fondatrice', 'admin');
  supervisor = await site.member('Responsable', 'supervisor');
  await supervisor.mutate('supervision.join', { kind: 'league', id: 11, seasonId: 1 });
  await site.pool.query(`UPDATE seasons SET "startsOn" = '2021-08-01', "endsOn" = $1 WHERE "seasonId" = 1`, [
    daysFrom(today, 30),
  ]);
});
afterAll(async () => {
  await site?.stop();
});

const scheduleOn = async (date: string, more: object = {}): Promise<number> => {
  const { data, message } = await admin.mutate('game.schedule', { ...aFixture, date, ...more });
  expect(message).toBeNull();
  return Number(data['id']);
};
const start = async (gameId: number): Promise<void> => {
  expect((await keeper.mutate('game.start', { gameId, seasonId: 1 })).message).toBeNull();
};
const score = { seasonId: 1, homeGoals: 2, awayGoals: 1, period: 2 };
const statusOf = async (gameId: number) =>
  (await site.visitor.query<{ game: { status: string } }>('game.get', { gid: gameId })).data.game.status;
const scores = async () =>
  (await site.visitor.query<Scores>('season.liveScores', { lang: 'fr', sid: '2021-2022' })).data;
const close = async (later = 0) => {
  await closeLeftGames(createDb<Tables>(site.pool), site.log, noHints, Date.now() + later);
  await site.settled();
};
const notesOf = async (who: Member) =>
  (
    await who.query<{ notifications: { title: string; path: string; kinds: string[] }[] }>(
      'notification.list',
      { lang: 'fr' },
    )
  ).data.notifications.filter(({ kinds }) => kinds[0] === 'supervision');

test('a live game of an earlier day is excluded from the games “now” and from the day of the live scores', async () => {
  const old = await scheduleOn(daysFrom(today, -54));
  const ofToday = await scheduleOn(today, { time: '18:30', homeTeamId: 3, awayTeamId: 1 });
  await start(old);
  await keeper.mutate('game.changeLiveScore', { gameId: old, ...score });
  const listed = await scores();
  expect(listed.date).toBe(today);
  expect(listed.live).toEqual([]);
  expect(listed.games.map(({ id }) => id)).toEqual([ofToday]);
  const home = await site.visitor.query<{ live: unknown[] }>('season.home', { lang: 'fr', sid: '2021-2022' });
  expect(home.data.live).toEqual([]);
});

test('a game that started late on the day before continues after midnight', async () => {
  const late = await scheduleOn(daysFrom(today, -1), { time: '22:45' });
  await start(late);
  expect((await scores()).live.map(({ id }) => id)).toEqual([late]);
  expect((await keeper.mutate('game.stop', { gameId: late, seasonId: 1 })).message).toBeNull();
});

test('closes a live game as not finished three hours after its last update, and not before', async () => {
  const left = await scheduleOn(today, { time: '10:00' });
  await start(left);
  await keeper.mutate('game.changeLiveScore', { gameId: left, ...score });
  await close(3 * hourMs - 60_000);
  expect(await statusOf(left)).toBe('live');
  await close(3 * hourMs + 60_000);
  expect(await statusOf(left)).toBe('unfinished');
  const listed = await scores();
  expect(listed.live).toEqual([]);
  expect(listed.games.find(({ id }) => id === left)?.status).toBe('unfinished');
  const { data } = await site.visitor.query<{ history: { action: string }[] }>('game.get', { gid: left });
  expect(data.history[0]?.action).toBe('GameLeftUnfinished');

  await close();
  await close();
  for (const notified of [keeper, supervisor]) {
    const own = (await notesOf(notified)).filter(({ path }) => path.endsWith(`/g-${left}`));
    expect(own.map(({ title }) => title)).toEqual([expect.stringContaining('Pas terminé')]);
  }
  expect(await notesOf(admin)).toEqual([]);

  const end = { gameId: left, seasonId: 1, homeGoals: 4, awayGoals: 2, decidedIn: 'regulation' };
  const rest = { forfeitedBy: null, homeFairPlay: null, awayFairPlay: null };
  expect((await supervisor.mutate('game.recordResult', { ...end, ...rest })).message).toBeNull();
  expect(await statusOf(left)).toBe('final');
});

test('a scorekeeper can continue an unfinished game after hours, and the closing can be undone', async () => {
  const left = await scheduleOn(today, { time: '13:00' });
  await start(left);
  await close(4 * hourMs);
  expect(await statusOf(left)).toBe('unfinished');
  const goal = await keeper.mutate('game.changeLiveScore', { gameId: left, ...score });
  expect(goal.message).toBeNull();
  expect(await statusOf(left)).toBe('live');
  await close(4 * hourMs);
  const { data } = await site.visitor.query<{ history: { position: string }[] }>('game.get', { gid: left });
  const undone = await admin.mutate('history.undo', { position: data.history[0]?.position });
  expect(undone.message).toBeNull();
  expect(await statusOf(left)).toBe('live');
});
