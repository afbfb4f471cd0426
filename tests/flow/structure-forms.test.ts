import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from './client.ts';
import { startWritingSite, type WritingSite } from './writing-site.ts';

let site: WritingSite;
let member: Client;
let other: Client;
beforeAll(async () => {
  site = await startWritingSite();
  [member, other] = await Promise.all([site.member('Ailier'), site.member('Centre')]);
});
afterAll(() => site?.stop());

const done = async (procedure: string, input: object): Promise<number> => {
  const reply = await member.mutate(procedure, input);
  expect(reply, procedure).toMatchObject({ status: 200, data: { upToDate: true } });
  return Number(reply.data['id']);
};
const of = { seasonId: 1, categoryId: 1, regionId: 1 };
const register = (name: string, change: object = {}) =>
  done('team.register', { ...of, name, city: null, ...change });
const name = (text: string) => ({ fr: text, en: `${text} (en)` });

test('enters all of several teams in a league or none', async () => {
  const leagueId = await done('league.create', {
    ...of,
    regionId: await site.emptyRegion(2, 'Laval'),
    name: name('Relève'),
    rulesetId: 1,
    rulesetVersion: 1,
  });
  const [one, two] = [await register('Zéphyrs'), await register('Aigles')];
  const stranger = await register('Autres', { categoryId: 2 });
  const about = { leagueId, seasonId: 1 };
  const teams = [one, two].map((teamId) => ({ teamId, divisionId: 1 }));
  const tooMany = [...teams, { teamId: stranger, divisionId: null }];
  expect(await member.mutate('league.enterTeams', { ...about, teams: tooMany })).toMatchObject({
    status: 422,
    code: 'team/other-category',
  });
  await done('league.enterTeams', { ...about, teams });
  const now = await member.query('league.current', { id: leagueId });
  expect(now.data).toMatchObject({
    name: { fr: 'Relève', en: 'Relève (en)' },
    season: { id: 1, slug: '2021-2022' },
    hasGames: false,
    maySupervise: false,
    teams: [
      { id: two, name: 'Aigles', divisionId: 1, hasPlayed: false },
      { id: one, name: 'Zéphyrs', divisionId: 1, hasPlayed: false },
    ],
  });
  expect((await site.visitor.query('league.current', { id: leagueId })).code).toBe('session/required');
});

test('a tournament’s form is saved as a whole or not at all', async () => {
  const days = { startsOn: '2022-01-07', endsOn: '2022-01-09' };
  const rules = { rulesetId: 1, rulesetVersion: 1 };
  const tournamentId = await done('tournament.create', {
    seasonId: 1,
    name: name('Coupe'),
    categoryIds: [1, 2],
    ...rules,
    ...days,
    city: 'Laval',
  });
  const about = { tournamentId, seasonId: 1 };
  const teamIds = [await register('Lynx'), await register('Harfangs')];
  await done('tournament.enterTeams', { ...about, categoryId: 1, group: 'A', teamIds });
  const edit = { ...about, name: name('Défi'), ...days, categoryIds: [2] };
  expect(await member.mutate('tournament.edit', edit)).toMatchObject({
    status: 409,
    code: 'tournament/category-has-teams',
    field: 'categoryIds',
  });
  const before = await member.query('tournament.current', { id: tournamentId });
  expect(before.data).toMatchObject({ name: name('Coupe'), city: 'Laval', categoryIds: [1, 2] });
  await done('tournament.edit', { ...edit, categoryIds: [1], endsOn: '2022-01-10' });
  const after = await member.query('tournament.current', { id: tournamentId });
  expect(after.data).toMatchObject({ name: name('Défi'), endsOn: '2022-01-10', categoryIds: [1] });
});

test('a conflict names the member who changed the same entity', async () => {
  const teamId = await register('Rapides');
  const seen = await member.query('team.current', { id: teamId });
  const ifRevision = String(seen.data['revision']);
  await other.mutate('team.change', { ...of, teamId, name: 'Rafales', city: null, ifRevision });
  const late = await member.mutate('team.change', {
    ...of,
    teamId,
    name: 'Torrents',
    city: null,
    ifRevision,
  });
  expect(late).toMatchObject({ status: 412, code: 'stream/conflict', conflict: { by: 'Centre' } });
  const now = await member.query('team.current', { id: teamId });
  expect(now.data).toMatchObject({ seasons: [{ name: 'Rafales', hasPlayed: false }] });
  expect(now.data['revision']).toBe((late.conflict as { revision: string }).revision);
});

test('a deleted entity cannot be changed', async () => {
  const teamId = await register('Éphémères');
  await done('team.delete', { teamId, reason: 'duplicate' });
  expect(await member.query('team.current', { id: teamId })).toMatchObject({
    status: 404,
    code: 'team/unknown',
  });
});
