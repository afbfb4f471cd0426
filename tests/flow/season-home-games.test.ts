import { dayInQuebec } from '@rondelle/contracts/competition/quebec-day.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { daysFrom } from './days-from.ts';
import { aFixture, aGame, startWritingSite, type WritingSite } from './writing-site.ts';

const today = dayInQuebec(new Date().toISOString());
type Games = readonly { readonly id: number; readonly status: string }[];
type Home = {
  readonly live: Games;
  readonly latest: { readonly games: Games } | null;
  readonly upcoming: Games;
};

let site: WritingSite;
let admin: Awaited<ReturnType<WritingSite['member']>>;

beforeAll(async () => {
  site = await startWritingSite();
  admin = await site.member('Fondatrice', 'admin');
  await site.pool.query(`UPDATE seasons SET "startsOn" = '2021-08-01', "endsOn" = $1 WHERE "seasonId" = 1`, [
    daysFrom(today, 30),
  ]);
});
afterAll(async () => {
  await site?.stop();
});

const write = async (procedure: string, input: object): Promise<number> => {
  const { data, message } = await admin.mutate(procedure, input);
  expect(message).toBeNull();
  return Number(data['id']);
};
const ids = (games: Games | undefined) => games?.map(({ id }) => id);
const home = async () => {
  const { data } = await site.visitor.query<Home>('season.home', { lang: 'fr', sid: '2021-2022' });
  return { live: ids(data.live), latest: ids(data.latest?.games), upcoming: ids(data.upcoming) };
};

test('the home page of a season displays upcoming games, and the rest of the day after its first result', async () => {
  const first = await write('game.schedule', { ...aFixture, date: today, time: '09:00' });
  const later = await write('game.schedule', { ...aFixture, date: daysFrom(today, 7) });
  await write('game.start', { gameId: first, seasonId: 1 });
  expect(await home()).toEqual({ live: [first], latest: undefined, upcoming: [later] });

  const rest = await write('game.schedule', { ...aFixture, date: today, homeTeamId: 3, awayTeamId: 1 });
  const played = await write('game.record', { ...aGame, date: today, time: '08:00', again: true });
  const during = await home();
  expect(during.latest).toContain(rest);
  expect(during.latest).toContain(played);
  expect(during).toMatchObject({ live: [first], upcoming: [] });
});
