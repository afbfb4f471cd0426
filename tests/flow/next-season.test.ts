import { randomUUID } from 'node:crypto';
import type { CarriedLeagueOutput, CarryPlan } from '@rondelle/contracts/competition/next-season.ts';
import type { LeagueOutput } from '@rondelle/contracts/competition/league.outputs.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWritingSite, type WritingSite } from './writing-site.ts';

let site: WritingSite;
beforeAll(async () => {
  site = await startWritingSite();
});
afterAll(() => site?.stop());

const entriesOf = async (leagueId: number) =>
  (
    await site.pool.query<{ teamId: number }>(
      'SELECT "teamId" FROM league_entries WHERE "leagueId" = $1 ORDER BY "teamId"',
      [leagueId],
    )
  ).rows.map(({ teamId }) => teamId);

const placeOf = async (leagueId: number) =>
  (
    await site.pool.query<{ categoryId: number; regionId: number }>(
      'SELECT "categoryId", "regionId" FROM leagues WHERE "leagueId" = $1',
      [leagueId],
    )
  ).rows[0] ?? expect.fail('no such league');

test('a league is carried into a new season once, with its teams and supervisors, and undone as a whole', async () => {
  const admin = await site.member('Organisatrice', 'specialSupervisor');
  const volunteer = await site.member('Bénévole');
  const accepted = await site.member('Acceptée');
  for (const who of [volunteer, accepted]) await who.mutate('supervision.join', { kind: 'league', id: 21 });
  const { rows: numbers } = await site.pool.query('SELECT number FROM accounts.members WHERE id = $1', [
    accepted.id,
  ]);
  await admin.mutate('supervision.accept', { kind: 'league', id: 21, uid: numbers[0].number });
  const opened = await admin.mutate<{ id: number }>('season.open', {
    slug: '2023-2024',
    startsOn: '2023-09-01',
    endsOn: '2024-04-30',
  });
  const input = { lang: 'fr', sid: '2022-2023', to: '2023-2024' };
  const plan = (await admin.query<CarryPlan>('season.carryPlan', input)).data;
  expect(
    plan.leagues.map(({ id, teams, supervisors, isThere }) => [id, teams.length, supervisors, isThere]),
  ).toEqual([
    [21, 3, 2, false],
    [22, 3, 0, false],
  ]);
  const carry = { actionId: randomUUID(), leagueId: 21, seasonId: opened.data.id, supervisors: true };
  expect((await volunteer.mutate('season.carryLeague', carry)).code).toBe('permission/denied');
  const { data } = await admin.mutate<CarriedLeagueOutput>('season.carryLeague', carry);
  expect(await entriesOf(data.leagueId)).toEqual([1, 3, 5]);
  const { categoryId, regionId } = await placeOf(data.leagueId);
  const carried = await admin.query<LeagueOutput>('league.table', {
    lang: 'fr',
    sid: '2023-2024',
    cid: categoryId,
    rid: regionId,
  });
  expect(carried.data.league.seasons.map(({ season }) => season.slug)).toEqual(['2022-2023', '2021-2022']);
  // As after a lost response.
  const again = await admin.mutate<CarriedLeagueOutput>('season.carryLeague', carry);
  expect(again.data).toEqual(data);
  const now = (await admin.query<CarryPlan>('season.carryPlan', input)).data;
  expect(now.leagues.map(({ isThere }) => isThere)).toEqual([true, false]);
  const { rows } = await site.pool.query(
    'SELECT "memberId", accepted FROM supervisions WHERE kind = $1 AND id = $2 ORDER BY since',
    ['league', data.leagueId],
  );
  expect(rows).toEqual([
    { memberId: volunteer.id, accepted: false },
    { memberId: accepted.id, accepted: true },
  ]);
  const root = await site.member('Patronne', 'masterAdmin');
  const undone = await root.mutate<{ finished: boolean; refused: unknown[] }>('history.undoTogether', {
    correlationId: data.correlationId,
  });
  expect(undone.data).toMatchObject({ finished: true, refused: [] });
  expect(await entriesOf(data.leagueId)).toEqual([]);
});

test('a league is carried over without the teams that have moved to another category', async () => {
  const admin = await site.member('Surclasseuse', 'masterAdmin');
  const slug = '2024-2025';
  const dates = { startsOn: '2024-09-01', endsOn: '2025-04-30' };
  const seasonId = (await admin.mutate<{ id: number }>('season.open', { slug, ...dates })).data.id;
  const categoryId = (
    await admin.mutate<{ id: number }>('category.add', { name: { fr: 'M15 AAA', en: 'U15 AAA' } })
  ).data.id;
  const listing = { teamId: 3, seasonId, name: 'Équipe 3', categoryId, regionId: 1, city: null };
  expect((await admin.mutate('team.change', listing)).code).toBeNull();
  const carry = { actionId: randomUUID(), leagueId: 21, seasonId, supervisors: false };
  const { data, code } = await admin.mutate<CarriedLeagueOutput>('season.carryLeague', carry);
  expect([code, data.teams, data.left]).toEqual([null, 2, ['Équipe 3']]);
  expect(await entriesOf(data.leagueId)).toEqual([1, 5]);
});

test('a division of a league links to the same one in the seasons whose league has it', async () => {
  const admin = await site.member('Divisionnaire', 'masterAdmin');
  const { rows } = await site.pool.query<{
    leagueId: number;
    seasonId: number;
    slug: string;
    teamId: number;
  }>(
    `SELECT l."leagueId", l."seasonId", s.slug, min(e."teamId") AS "teamId"
     FROM leagues l JOIN seasons s USING ("seasonId") JOIN league_entries e USING ("leagueId")
     WHERE ("categoryId", "regionId") = (SELECT "categoryId", "regionId" FROM leagues WHERE "leagueId" = 21)
     GROUP BY 1, 2, 3 ORDER BY s.slug`,
  );
  const [before, after] = rows;
  if (!before || !after) return expect.fail('the league has one season');
  const moveTo = async ({ leagueId, seasonId, teamId }: typeof before) => {
    const move = { leagueId, seasonId, teamId, divisionId: 1 };
    expect((await admin.mutate('league.moveTeam', move)).code).toBeNull();
  };
  const { categoryId: cid, regionId: rid } = await placeOf(21);
  const pathBefore = async () => {
    const input = { lang: 'fr', sid: after.slug, cid, rid, did: 1 };
    const { data } = await admin.query<LeagueOutput>('league.table', input);
    return data.league.seasons.find(({ season }) => season.slug === before.slug)?.path;
  };
  await moveTo(after);
  expect(await pathBefore()).toMatch(new RegExp(`^/fr/${before.slug}/c-\\d+-[^/]+/r-\\d+-[^/]+$`));
  await moveTo(before);
  expect(await pathBefore()).toMatch(new RegExp(`^/fr/${before.slug}/.+/d-1-[a-z0-9-]+$`));
});
