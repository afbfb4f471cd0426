import { dayInQuebec } from '@rondelle/contracts/competition/quebec-day.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { daysFrom } from './days-from.ts';
import { aFixture, aGame, startWritingSite, type WritingSite } from './writing-site.ts';

const today = dayInQuebec(new Date().toISOString());
type Member = Awaited<ReturnType<WritingSite['member']>>;
type Row = { team: { id: number }; gamesPlayed: number; points: number; rank: number; withdrawn?: string };
type Card = { id: number; status: string; forfeitedBy: string | null };

let site: WritingSite;
let admin: Member;
let member: Member;
let gameIds: { won: number; lost: number; toCome: number };
let leagueId: number;
let teams: { a: number; b: number; c: number; d: number };
let region = 100;

const reason = 'league-decision';
const done = async (procedure: string, input: object): Promise<number> => {
  const { data, message } = await admin.mutate(procedure, input);
  expect(message).toBeNull();
  return Number(data['id']);
};

beforeAll(async () => {
  site = await startWritingSite();
  admin = await site.member('Fondatrice', 'admin');
  member = await site.member('Membre');
  await site.pool.query(`UPDATE seasons SET "startsOn" = '2021-08-01', "endsOn" = $1 WHERE "seasonId" = 1`, [
    daysFrom(today, 60),
  ]);
});
afterAll(async () => {
  await site?.stop();
});

/** Four teams: D has won 5–0 and lost 0–9, and has one game to come; A has won against B. */
beforeEach(async () => {
  region = await site.emptyRegion(region + 1, `Région ${region}`);
  const name = { fr: 'Essai', en: 'Trial' };
  const of = { seasonId: 1, categoryId: 1, regionId: region };
  leagueId = await done('league.create', { ...of, name, rulesetId: 1, rulesetVersion: 1 });
  const register = (text: string) => done('team.register', { ...of, name: text, city: null });
  teams = { a: await register('A'), b: await register('B'), c: await register('C'), d: await register('D') };
  const entered = Object.values(teams).map((teamId) => ({ teamId, divisionId: null }));
  await done('league.enterTeams', { leagueId, seasonId: 1, teams: entered });
  const play = (home: number, away: number, homeGoals: number, awayGoals: number) =>
    done('game.record', { ...aGame, leagueId, homeTeamId: home, awayTeamId: away, homeGoals, awayGoals });
  await play(teams.a, teams.b, 1, 0);
  const won = await play(teams.d, teams.a, 5, 0);
  const lost = await play(teams.b, teams.d, 9, 0);
  const next = { ...aFixture, leagueId, homeTeamId: teams.c, awayTeamId: teams.d, date: daysFrom(today, 8) };
  gameIds = { won, lost, toCome: await done('game.schedule', next) };
});

const about = () => ({ leagueId, seasonId: 1, teamId: teams.d });
const withdraw = (treatment: string) => done('league.withdrawTeam', { ...about(), treatment, reason });
const table = async () => {
  const { data } = await site.visitor.query<{ standings: Row[] }>('league.table', {
    sid: '2021-2022',
    cid: 1,
    rid: region,
  });
  return data.standings;
};
const rowOf = async (teamId: number) => (await table()).find(({ team }) => team.id === teamId);
const cardOf = async (gid: number) =>
  (await site.visitor.query<{ game: Card }>('game.get', { gid })).data.game;
const file = async () => (await fetch(`${site.url}/api/v1/games/${gameIds.toCome}`)).text();

describe('a team that withdraws', () => {
  test('with void games stands last, is marked, and its games stay readable', async () => {
    const before = await table();
    await withdraw('void');
    const after = await table();
    expect(after.at(-1)).toMatchObject({ team: { id: teams.d }, gamesPlayed: 0, rank: 4, withdrawn: 'void' });
    expect(await rowOf(teams.a)).toMatchObject({ gamesPlayed: 1, points: 2, rank: 1 });
    expect(await rowOf(teams.b)).toMatchObject({ gamesPlayed: 1, points: 0 });
    expect(await cardOf(gameIds.won)).toMatchObject({ status: 'final' });
    expect(await cardOf(gameIds.toCome)).toMatchObject({ status: 'cancelled' });
    expect(await file()).toContain('"cancelled"');
    const { data } = await site.visitor.query<{ teams?: { team: { id: number } }[] }>('league.forecast', {
      sid: '2021-2022',
      cid: 1,
      rid: region,
    });
    expect((data.teams ?? []).map(({ team }) => team.id)).not.toContain(teams.d);
    await done('league.returnTeam', about());
    expect(await table()).toEqual(before);
    expect(await cardOf(gameIds.toCome)).toMatchObject({ status: 'scheduled' });
  });

  test('keeps its results and loses the rest by forfeit', async () => {
    await withdraw('forfeitRest');
    expect(await rowOf(teams.d)).toMatchObject({ gamesPlayed: 3, points: 2, withdrawn: 'forfeitRest' });
    expect(await rowOf(teams.c)).toMatchObject({ gamesPlayed: 1, points: 2 });
    expect(await cardOf(gameIds.toCome)).toMatchObject({
      status: 'final',
      forfeitedBy: 'away',
      home: { goals: 0 },
    });
  });

  test('keeps its results, and only the rest is cancelled', async () => {
    const before = (await table()).map(({ team, points, rank }) => [team.id, points, rank]);
    await withdraw('cancelRest');
    const after = (await table()).map(({ team, points, rank }) => [team.id, points, rank]);
    expect(after).toEqual(before);
    expect(await cardOf(gameIds.toCome)).toMatchObject({ status: 'cancelled' });
  });

  test('is previewed, and undone as a whole by one event', async () => {
    const before = await table();
    const previewed = await admin.mutate('preview.changes', {
      procedure: 'league.withdrawTeam',
      input: { ...about(), treatment: 'void', reason },
    });
    expect(previewed.message).toBeNull();
    expect(JSON.stringify(previewed.data)).toContain('"D"');
    expect(await table()).toEqual(before);
    const { data } = await admin.mutate('league.withdrawTeam', { ...about(), treatment: 'void', reason });
    expect((await admin.mutate('history.undo', { position: data['position'] })).message).toBeNull();
    expect(await table()).toEqual(before);
  });

  test('is withdrawn by supervisors only, and the table of the instant before has it', async () => {
    const refused = await member.mutate('league.withdrawTeam', { ...about(), treatment: 'void', reason });
    expect(refused.code).toBe('permission/denied');
    const before = await table();
    const knownAt = new Date().toISOString();
    await withdraw('void');
    const { data } = await site.visitor.query<{ standings: Row[] }>('league.table', {
      sid: '2021-2022',
      cid: 1,
      rid: region,
      knownAt,
    });
    const pointsOf = (rows: readonly Row[]) => rows.map(({ team, points }) => [team.id, points]);
    expect(pointsOf(data.standings)).toEqual(pointsOf(before));
  });
});
