import type { HeldChange } from '@rondelle/contracts/moderation/held.outputs.ts';
import type { ReviewOutput } from '@rondelle/contracts/moderation/moderation.outputs.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../flow/client.ts';
import { aGame, anotherGame, startWritingSite, type WritingSite } from '../flow/writing-site.ts';
import { type SheetRow, uploadTo } from './support/upload.ts';

// The season 2021-2022 is over: 2022-2023 is the ongoing one. Others recorded its results in league 11.

let site: WritingSite;
let admin: Client;
let registrar: Client;
let names: ReadonlyMap<number, string>;
beforeAll(async () => {
  site = await startWritingSite();
  admin = await site.member('Patronne', 'admin');
  registrar = await site.member('Registraire', 'specialSupervisor');
  expect((await admin.mutate('season.choose', { seasonId: 2 })).status).toBe(200);
  const { rows } = await site.pool.query('SELECT "teamId", name FROM team_seasons WHERE "seasonId" = 1');
  names = new Map(rows.map(({ teamId, name }) => [teamId, name]));
  await record(registrar, { date: '2021-10-01' });
});
afterAll(() => site?.stop());

const league11 = { season: '2021-2022', leagueId: 11 };
const record = (by: Client, change: object) => by.mutate('game.record', { ...anotherGame, ...change });
const gamesOn = async (date: string): Promise<number> =>
  (await site.pool.query('SELECT FROM games WHERE date = $1', [date])).rowCount ?? 0;
const openOf = async (by: Client): Promise<HeldChange[]> =>
  (await by.query<HeldChange[]>('moderation.ownHeld', { lang: 'fr' })).data.filter(
    ({ state }) => state === 'open',
  );
const decide = async (by: Client, decision: 'accept' | 'decline', changes: readonly HeldChange[]) => {
  const queue = (await by.query<ReviewOutput>('moderation.queue', { lang: 'fr' })).data.held;
  const seen = changes.map(({ id }) => ({
    id,
    revision: queue.find((one) => one.id === id)?.revision ?? 'none',
  }));
  const { data } = await by.mutate<{ decided: number; refused: readonly { message: string }[] }>(
    'moderation.decideHeld',
    { decision, changes: seen },
  );
  return data;
};
const sheet = (dates: readonly string[], homeGoals = '9'): SheetRow[] =>
  dates.map((date) => [date, names.get(1) ?? '', names.get(3) ?? '', homeGoals, '0']);

let regions = 80;
/** A league of the season that is over, which the client creates. */
const createLeague = async (by: Client, name: string): Promise<number> => {
  regions += 1;
  const { data } = await by.mutate('league.create', {
    seasonId: 1,
    categoryId: 1,
    regionId: await site.emptyRegion(regions, `Région ${regions}`),
    name: { fr: name, en: name },
    rulesetId: 1,
    rulesetVersion: 1,
  });
  return Number(data['id']);
};
const enterTeam = (by: Client, leagueId: number, teamId: number) =>
  by.mutate('league.enterTeam', { leagueId, seasonId: 1, teamId, divisionId: null });
const registerTeam = async (by: Client, leagueId: number, name: string): Promise<number> => {
  const listing = { seasonId: 1, name, categoryId: 1, regionId: 1, city: null };
  const teamId = Number((await by.mutate('team.register', listing)).data['id']);
  expect((await enterTeam(by, leagueId, teamId)).status).toBe(200);
  return teamId;
};

test('holds a new result in a finished league until somebody accepts it', async () => {
  const stranger = await site.member('Étrangère');
  const date = '2021-12-01';
  expect((await record(stranger, { date, homeGoals: 9 })).data).toMatchObject({ held: true, position: null });
  expect(await gamesOn(date)).toBe(0);
  const [held] = await openOf(stranger);
  expect(held).toMatchObject({ state: 'open', problem: null, subject: { path: null } });
  expect(held?.subject.name).toContain(names.get(1));
  expect(held?.changes[0]?.changes).toEqual(
    expect.arrayContaining([{ field: 'homeGoals', before: null, after: 9 }]),
  );
  expect(await decide(admin, 'accept', held ? [held] : [])).toEqual({ decided: 1, refused: [] });
  expect(await gamesOn(date)).toBe(1);
});

test('holds the result of a scheduled game in a finished league too', async () => {
  const stranger = await site.member('Calendrière');
  const { homeGoals, awayGoals, decidedIn, forfeitedBy, homeFairPlay, awayFairPlay, ...fixture } = aGame;
  const result = { homeGoals, awayGoals, decidedIn, forfeitedBy, homeFairPlay, awayFairPlay };
  const { data } = await stranger.mutate('game.schedule', { ...fixture, date: '2021-12-02' });
  expect(data['held']).toBe(false);
  const input = { gameId: Number(data['id']), seasonId: 1, ...result };
  expect((await stranger.mutate('game.recordResult', input)).data).toMatchObject({ held: true });
});

test('holds new rows of a spreadsheet, and uploading it again adds none', async () => {
  const stranger = await site.member('Téléverseuse');
  await stranger.mutate('supervision.join', { kind: 'league', id: 11 });
  const rows = sheet(['2021-12-10', '2021-12-11', '2021-12-12']);
  for (let n = 0; n < 2; n += 1) {
    const { plan, state } = await uploadTo(stranger, league11, rows);
    expect(plan.counts).toMatchObject({ added: 0, held: 3, refused: 0 });
    expect(state.counts).toMatchObject({ added: 0, held: 3, refused: 0 });
    expect(await openOf(stranger)).toHaveLength(3);
  }
  // Another score of the same games replaces the first.
  await uploadTo(stranger, league11, sheet(['2021-12-10', '2021-12-11', '2021-12-12'], '8'));
  const held = await openOf(stranger);
  expect(
    held.map(({ changes }) => changes[0]?.changes.find(({ field }) => field === 'homeGoals')?.after),
  ).toEqual([8, 8, 8]);
  expect(await gamesOn('2021-12-10')).toBe(0);
  // A declined result can be requested again.
  expect(await decide(admin, 'decline', held)).toEqual({ decided: 3, refused: [] });
  await uploadTo(stranger, league11, sheet(['2021-12-10', '2021-12-11', '2021-12-12'], '8'));
  const again = await openOf(stranger);
  expect(again).toHaveLength(3);
  expect(await decide(admin, 'accept', again)).toEqual({ decided: 3, refused: [] });
  expect(await gamesOn('2021-12-10')).toBe(1);
});

test('accepts only one of two held results of the same game', async () => {
  const [one, other] = [await site.member('Première'), await site.member('Deuxième')];
  const date = '2021-12-03';
  for (const by of [one, other]) expect((await record(by, { date })).data).toMatchObject({ held: true });
  const [first, second] = [await openOf(one), await openOf(other)];
  expect((await decide(admin, 'accept', first)).decided).toBe(1);
  expect((await decide(admin, 'accept', second)).refused).toHaveLength(1);
  expect((await openOf(other))[0]?.problem).toEqual(expect.any(String));
  // An acceptance that was cut off after it was recorded is repeated, and records nothing more.
  await site.pool.query(
    `UPDATE moderation.held_changes SET state = 'open', "claimedAt" = now() - interval '2 minutes' WHERE id = $1`,
    [first[0]?.id],
  );
  expect((await decide(admin, 'accept', first)).decided).toBe(1);
  expect(await gamesOn(date)).toBe(1);
});

test('records a newcomer’s games in an old season immediately when all teams are new', async () => {
  const newcomer = await site.member('Nouvelle');
  const leagueId = await createLeague(newcomer, 'Ligue de mon club');
  const [home, away] = [
    await registerTeam(newcomer, leagueId, 'Castors'),
    await registerTeam(newcomer, leagueId, 'Loutres'),
  ];
  const game = { leagueId, homeTeamId: home, awayTeamId: away };
  for (const date of ['2021-11-01', '2021-11-02'])
    expect((await record(newcomer, { ...game, date })).data).toMatchObject({ held: false });
  // A newcomer also records at once in an empty league of others.
  const empty = await createLeague(registrar, 'Ligue sans résultats');
  const teams = [
    await registerTeam(newcomer, empty, 'Hérons'),
    await registerTeam(newcomer, empty, 'Huards'),
  ];
  const there = { leagueId: empty, homeTeamId: teams[0], awayTeamId: teams[1], date: '2021-11-03' };
  expect((await record(newcomer, there)).data).toMatchObject({ held: false });
  // Results beside those of the first recorder wait.
  const second = await site.member('Seconde');
  expect((await record(second, { ...there, date: '2021-11-04' })).data).toMatchObject({ held: true });
});

test('holds results of others’ teams in an author’s league, and no accomplice can accept them', async () => {
  const [founder, accomplice] = [await site.member('Fonceuse'), await site.member('Complice')];
  const leagueId = await createLeague(founder, 'Ligue à soi');
  for (const by of [founder, accomplice])
    await by.mutate('supervision.join', { kind: 'league', id: leagueId });
  for (const teamId of [1, 3]) expect((await enterTeam(founder, leagueId, teamId)).status).toBe(200);
  const game = { leagueId, homeTeamId: 1, awayTeamId: 3 };
  expect((await record(founder, { ...game, date: '2021-12-04' })).data).toMatchObject({ held: true });
  expect((await record(accomplice, { ...game, date: '2021-12-05' })).data).toMatchObject({ held: true });
  expect((await decide(founder, 'accept', await openOf(accomplice))).decided).toBe(0);
  expect(await gamesOn('2021-12-05')).toBe(0);
});

test('holds a change that moves the member’s own result to a team of others', async () => {
  const mover = await site.member('Déménageuse');
  const leagueId = await createLeague(mover, 'Ligue de départ');
  const homeTeamId = await registerTeam(mover, leagueId, 'Renards');
  const awayTeamId = await registerTeam(mover, leagueId, 'Ratons');
  const { data } = await record(mover, { leagueId, homeTeamId, awayTeamId, date: '2021-12-06' });
  expect(data).toMatchObject({ held: false });
  await enterTeam(mover, leagueId, 1);
  const ofGame = { gameId: Number(data['id']), seasonId: 1, reason: 'typing-error' };
  const teams = { ...ofGame, homeTeamId, awayTeamId: 1 };
  expect((await mover.mutate('game.correctTeams', teams)).data).toMatchObject({ held: true });
});

test('records results immediately for an accepted supervisor, and for everybody in the ongoing season', async () => {
  const accepted = await site.member('Acceptée');
  await accepted.mutate('supervision.join', { kind: 'league', id: 11 });
  const { rows } = await site.pool.query('SELECT number FROM accounts.members WHERE id = $1', [accepted.id]);
  await admin.mutate('supervision.accept', { kind: 'league', id: 11, uid: rows[0].number });
  expect((await record(accepted, { date: '2021-12-07' })).data).toMatchObject({ held: false });
  await admin.mutate('season.choose', { seasonId: 1 });
  expect((await record(await site.member('Présente'), { date: '2021-12-08' })).data).toMatchObject({
    held: false,
  });
  await admin.mutate('season.choose', { seasonId: 2 });
});
