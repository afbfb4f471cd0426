import { withdrawalTreatments } from '@rondelle/contracts/competition/lists.ts';
import { dayInQuebec } from '@rondelle/contracts/competition/quebec-day.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { daysFrom } from './days-from.ts';
import { aFixture, aGame, startWritingSite, type WritingSite } from './writing-site.ts';

const today = dayInQuebec(new Date().toISOString());
type Member = Awaited<ReturnType<WritingSite['member']>>;
type Row = { team: { id: number }; gamesPlayed: number; points: number; rank: number; withdrawn?: string };
type Rivalry = {
  teams: { wins: number; losses: number }[];
  games: { id: number; status: string }[];
};
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

const sid = '2021-2022';
type Stats = {
  record: { gamesPlayed: number; wins: number; losses: number } | null;
  streaks: Record<'winning' | 'losing', { longest: { length: number } | null }>;
  feats: { biggestWin: { value: number } | null; highestScoring: { value: number } | null };
};
/** The site's statistics of a team's season. */
const countsOf = async (eid: number) => {
  const { data } = await site.visitor.query<Stats>('team.stats', { sid, eid });
  const page = await site.visitor.query<{ rivals: { team: { id: number } }[] }>('team.get', { sid, eid });
  const { record, streaks, feats } = data;
  return {
    record: record ? [record.gamesPlayed, record.wins, record.losses] : null,
    winning: streaks.winning.longest?.length ?? 0,
    losing: streaks.losing.longest?.length ?? 0,
    mostGoals: feats.highestScoring?.value ?? 0,
    rivals: page.data.rivals.map(({ team }) => team.id).toSorted((one, other) => one - other),
  };
};
const ratedTeams = async () => {
  const { rows } = await site.pool.query<{ teamId: number }>('SELECT "teamId" FROM ratings');
  return rows.map(({ teamId }) => teamId);
};

/** The games on the page of the league. */
const gamesOfLeague = async (change: object) => {
  type Page = { league: { scheduled: number }; latest: Card[]; upcoming: Card[] };
  const at = { sid: '2021-2022', cid: 1, rid: region, ...change };
  const { league, latest, upcoming } = (await site.visitor.query<Page>('league.table', at)).data;
  return { scheduled: league.scheduled, latest, upcoming };
};
/** The games and the record on the page of D. */
const gamesOfD = async (change: object) => {
  type Page = { latest: Card[]; upcoming: Card[]; record: { gamesPlayed: number } | null };
  const { data } = await site.visitor.query<Page>('team.get', { sid, eid: teams.d, ...change });
  return { latest: data.latest, upcoming: data.upcoming, record: data.record };
};

describe('a team that withdraws', () => {
  test('ranks last and is marked when its games are void, and its games remain readable', async () => {
    const before = await table();
    await withdraw('void');
    const after = await table();
    expect(after.at(-1)).toMatchObject({ team: { id: teams.d }, gamesPlayed: 0, rank: 4, withdrawn: 'void' });
    expect(await rowOf(teams.a)).toMatchObject({ gamesPlayed: 1, points: 2, rank: 1 });
    expect(await rowOf(teams.b)).toMatchObject({ gamesPlayed: 1, points: 0 });
    expect(await cardOf(gameIds.won)).toMatchObject({
      status: 'void',
      home: { goals: 5 },
      withdrew: [{ team: { id: teams.d }, on: today }],
    });
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

  test('has no record, streak, feat, rival or rating from void games, nor have its opponents', async () => {
    const before = await countsOf(teams.a);
    await expect.poll(ratedTeams).toContain(teams.d);
    expect(before).toMatchObject({ record: [2, 1, 1], mostGoals: 5, rivals: [teams.b, teams.d] });
    await withdraw('void');
    expect(await countsOf(teams.a)).toMatchObject({ record: [1, 1, 0], mostGoals: 1, rivals: [teams.b] });
    expect(await countsOf(teams.d)).toMatchObject({ record: null, winning: 0, losing: 0, rivals: [] });
    await expect.poll(ratedTeams).not.toContain(teams.d);
    const { data } = await site.visitor.query<Rivalry>('team.rivals', {
      sid: '2021-2022',
      eid1: teams.a,
      eid2: teams.d,
    });
    expect(data.teams.map(({ wins, losses }) => [wins, losses])).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect(data.games.map(({ id, status }) => [id, status])).toEqual([[gameIds.won, 'void']]);
    await done('league.returnTeam', about());
    expect(await countsOf(teams.a)).toEqual(before);
    await expect.poll(ratedTeams).toContain(teams.d);
  });

  test('retains its results and forfeits the remaining games', async () => {
    await withdraw('forfeitRest');
    expect(await countsOf(teams.c)).toMatchObject({ record: [1, 1, 0], winning: 1 });
    expect(await rowOf(teams.d)).toMatchObject({ gamesPlayed: 3, points: 2, withdrawn: 'forfeitRest' });
    expect(await rowOf(teams.c)).toMatchObject({ gamesPlayed: 1, points: 2 });
    expect(await cardOf(gameIds.toCome)).toMatchObject({
      status: 'final',
      forfeitedBy: 'away',
      home: { goals: 0 },
    });
  });

  test('retains its results, and the remaining games are cancelled', async () => {
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

  test('can be withdrawn by supervisors only, and is unchanged in the table as known before', async () => {
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
    const recordAt = async (instant: string) => {
      const page = await site.visitor.query<Stats>('team.get', { sid, eid: teams.d, knownAt: instant });
      return page.data.record?.gamesPlayed ?? 0;
    };
    expect(await recordAt(knownAt)).toBe(2);
    expect(await recordAt(new Date().toISOString())).toBe(0);
  });

  test.each(withdrawalTreatments)(
    'has the same games in its league as known at this instant as now: %s',
    async (by) => {
      await withdraw(by);
      const knownAt = new Date(Date.now() + 1_000).toISOString();
      expect(await gamesOfLeague({ knownAt })).toEqual(await gamesOfLeague({}));
      expect(await gamesOfD({ knownAt })).toEqual(await gamesOfD({}));
    },
  );

  test('has its record as known at an instant, however many other teams have withdrawn', async () => {
    await withdraw('void');
    const knownAt = Date.now();
    // Each query has its own instant, because results are cached.
    const gamesPlayed = async (later: number) => {
      const query = { sid, eid: teams.d, knownAt: new Date(knownAt + later).toISOString() };
      return (await site.visitor.query<Stats>('team.get', query)).data.record?.gamesPlayed ?? 0;
    };
    expect(await gamesPlayed(1)).toBe(0);
    await site.pool.query(
      `INSERT INTO league_entry_history SELECT l.* FROM generate_series(1, 600) AS n, LATERAL jsonb_populate_record(
         NULL::league_entry_history, (SELECT to_jsonb(h) FROM league_entry_history h
           WHERE h."leagueId" = $1 AND h."teamId" = $2 ORDER BY revision DESC LIMIT 1)
         || jsonb_build_object('leagueId', n % 3, 'teamId', 100000 + n)) AS l`,
      [leagueId, teams.d],
    );
    expect(await gamesPlayed(2)).toBe(0);
    await site.pool.query('DELETE FROM league_entry_history WHERE "teamId" > 100000');
  });
});
