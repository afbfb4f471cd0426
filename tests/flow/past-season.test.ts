import { dayInQuebec } from '@rondelle/contracts/competition/quebec-day.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { daysFrom } from './days-from.ts';
import { aFixture, aGame, aResult, startWritingSite, type WritingSite } from './writing-site.ts';

const today = dayInQuebec(new Date().toISOString());
type Member = Awaited<ReturnType<WritingSite['member']>>;
type Game = { game: { status: string }; forecast: unknown; stakes: unknown };
let site: WritingSite;
let admin: Member;
let gameId: number;

const endSeasonOn = (day: string) =>
  site.write([
    {
      stream: 'season-1',
      event: { type: 'SeasonDatesChanged', data: { seasonId: 1, startsOn: '2021-08-01', endsOn: day } },
    },
  ]);

beforeAll(async () => {
  site = await startWritingSite();
  admin = await site.member('Fondatrice', 'admin');
  for (const date of ['2021-10-02', '2021-10-09', '2021-10-16', '2021-10-23'])
    expect((await admin.mutate('game.record', { ...aGame, date })).message).toBeNull();
  const { data, message } = await admin.mutate('game.schedule', { ...aFixture, date: '2022-03-12' });
  expect(message).toBeNull();
  gameId = Number(data['id']);
  await site.settled();
});
afterAll(async () => {
  await site?.stop();
});

const game = async () => (await site.visitor.query<Game>('game.get', { gid: gameId })).data;
const where = { sid: '2021-2022', cid: 1, rid: 1 };
type Table = { upcoming: { status: string }[]; league: object };
const table = async () => (await site.visitor.query<Table>('league.table', where)).data;
const forecast = async () =>
  (await site.visitor.query<{ teams?: unknown[] }>('league.forecast', where)).data.teams ?? [];

test('an unplayed game of a finished season has the status “no result” and no forecast', async () => {
  await endSeasonOn(daysFrom(today, -1));
  await site.settled();
  const page = await game();
  expect(page.game.status).toBe('noResult');
  expect(page.forecast).toBeNull();
  expect(page.stakes).toBeNull();
  const data = await table();
  expect(data.upcoming.map(({ status }) => status)).toEqual(['noResult']);
  expect(data.league).toMatchObject({ finals: 4, scheduled: 0 });
  expect(await forecast()).toEqual([]);
});

test('an unplayed game is scheduled until the end of the last day of its season', async () => {
  await endSeasonOn(today);
  await site.settled();
  expect((await game()).game.status).toBe('scheduled');
  expect((await table()).league).toMatchObject({ finals: 4, scheduled: 1 });
  expect(await forecast()).not.toEqual([]);
});

test('a result can still be recorded after the season', async () => {
  await endSeasonOn(daysFrom(today, -1));
  await site.settled();
  expect((await admin.mutate('game.recordResult', { gameId, seasonId: 1, ...aResult })).message).toBeNull();
  expect((await game()).game.status).toBe('final');
});
