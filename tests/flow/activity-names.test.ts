import { activityOutput } from '@rondelle/contracts/competition/activity.outputs.ts';
import { presets } from '@rondelle/contracts/competition/ruleset-presets.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from './client.ts';
import { aGame, anotherGame, startWritingSite, type WritingSite } from './writing-site.ts';

let site: WritingSite;
let special: Client;
const sid = '2021-2022';
const league = { leagueId: 11, seasonId: 1 };

const latest = async (question: object = {}) => {
  const { entries } = activityOutput.parse(
    (await site.visitor.query('activity.list', { sid, ...question })).data,
  );
  return entries;
};

beforeAll(async () => {
  site = await startWritingSite();
  special = await site.member('Arbitre', 'specialSupervisor');
  expect((await special.mutate('game.record', aGame)).status).toBe(200);
  const deducted = { ...league, teamId: 3, points: 2, reason: 'league-decision' };
  expect((await special.mutate('league.deductPoints', deducted)).status).toBe(200);
});
afterAll(() => site?.stop());

test('names and links the team that a league change concerns, and the league of a game', async () => {
  const [deduction, game] = await latest();
  const { data } = await site.visitor.query<{ league: { name: string; path: string } }>('league.table', {
    sid,
    cid: 1,
    rid: 1,
  });
  expect(deduction?.subject.name).toBe(data.league.name);
  expect(deduction?.about).toMatchObject({ id: 3, name: expect.any(String) as string });
  expect(deduction?.about?.path).toContain('/e-3-');
  expect(game?.about).toMatchObject({ id: 11, name: data.league.name, path: data.league.path });
});

/** The fewest statements of several uncached attempts, because those of background jobs are counted too. */
const statementsFor = async (question: object): Promise<number> => {
  const counts: number[] = [];
  for (let i = 0; i < 5; i += 1) {
    const before = site.statements();
    await special.query('activity.list', { sid, ...question });
    counts.push(site.statements() - before);
  }
  return Math.min(...counts);
};

test('names many entries with as many queries as one', async () => {
  const few = await statementsFor({ kind: 'game' });
  for (let day = 1; day <= 20; day += 1)
    await special.mutate('game.record', {
      ...anotherGame,
      date: `2021-12-${String(day).padStart(2, '0')}`,
    });
  expect(await latest({ kind: 'game' })).toHaveLength(21);
  expect(await statementsFor({ kind: 'game', action: 'GameRecorded' })).toBeLessThanOrEqual(few);
});

const languagesOf = (name: string) => ({ fr: `${name} (fr)`, en: `${name} (en)` });
/** The names of the entries of one kind, in a language. */
const namesOf = async (lang: 'fr' | 'en', kind: string) =>
  (await latest({ lang, kind })).map(({ subject }) => [subject.id, subject.name, subject.path]);

test('names deleted teams, leagues and tournaments by their last name, without a link', async () => {
  const deleted = { reason: 'duplicate' };
  const listing = { seasonId: 1, name: 'Éphémères de Sorel', city: null, categoryId: 1, regionId: 1 };
  const team = (await special.mutate<{ id: number }>('team.register', listing)).data.id;
  const regionId = (await special.mutate<{ id: number }>('region.add', { name: languagesOf('Île') })).data.id;
  const added = await special.mutate<{ id: number }>('league.create', {
    seasonId: 1,
    categoryId: 1,
    regionId,
    name: languagesOf('Ligue d’un soir'),
    rulesetId: 1,
    rulesetVersion: 1,
  });
  const leagueId = added.data.id;
  await special.mutate('league.rename', { leagueId, seasonId: 1, name: languagesOf('Ligue d’un été') });
  expect((await special.mutate('league.delete', { leagueId, seasonId: 1, ...deleted })).status).toBe(200);
  expect((await special.mutate('team.delete', { teamId: team, ...deleted })).status).toBe(200);
  expect(await namesOf('en', 'league')).toContainEqual([leagueId, 'Ligue d’un été (en)', null]);
  expect(await namesOf('fr', 'league')).toContainEqual([leagueId, 'Ligue d’un été (fr)', null]);
  expect(await namesOf('fr', 'team')).toContainEqual([team, 'Éphémères de Sorel', null]);
});

test('names a ruleset by its rules, in the logs and in the history of a league', async () => {
  const admin = await site.member('Juge', 'masterAdmin');
  const { data: defined } = await admin.mutate<{ id: number }>('ruleset.define', { rules: presets.iihf });
  const { data: region } = await special.mutate<{ id: number }>('region.add', { name: languagesOf('Cap') });
  const { data: league } = await special.mutate<{ id: number }>('league.create', {
    seasonId: 1,
    categoryId: 1,
    regionId: region.id,
    name: languagesOf('Ligue du cap'),
    rulesetId: defined.id,
    rulesetVersion: 1,
  });
  const rules = { ...presets.nhl, points: { ...presets.nhl.points, win: 5 } };
  expect((await admin.mutate('ruleset.revise', { rulesetId: defined.id, rules })).code).toBeNull();
  const changed = { leagueId: league.id, seasonId: 1, rulesetId: defined.id, rulesetVersion: 2 };
  expect((await admin.mutate('league.changeRuleset', changed)).code).toBeNull();
  type Changes = { changes: { subject: object }[]; entries: { changes: object[] }[] };
  const { data: logs } = await admin.query<Changes>('admin.logs', { channel: 'ruleset' });
  expect(logs.changes[0]?.subject).toEqual({ id: defined.id, name: '5-2-1-1-0', path: null });
  const where = { sid: 1, cid: 1, rid: region.id };
  const { data: history } = await site.visitor.query<Changes>('history.league', where);
  const [before, after] = [`${defined.id}.1 iihf`, `${defined.id}.2 5-2-1-1-0`];
  expect(history.entries[0]?.changes).toEqual([{ field: 'ruleset', before, after }]);
});

test('names a deleted region and a deleted category, without links to their deleted pages', async () => {
  const admin = await site.member('Cartographe', 'admin');
  const deleted = { reason: 'duplicate' };
  const regionId = (await special.mutate<{ id: number }>('region.add', { name: languagesOf('Atlantide') }))
    .data.id;
  const categoryId = (await special.mutate<{ id: number }>('category.add', { name: languagesOf('M99') })).data
    .id;
  expect((await special.mutate('region.delete', { regionId, ...deleted })).status).toBe(200);
  expect((await special.mutate('category.delete', { categoryId, ...deleted })).status).toBe(200);
  const subjectOf = async (channel: string) =>
    (await admin.query<{ changes: { subject: object }[] }>('admin.logs', { channel })).data.changes[0]
      ?.subject;
  expect(await subjectOf('region')).toEqual({ id: regionId, name: 'Atlantide (fr)', path: null });
  expect(await subjectOf('category')).toEqual({ id: categoryId, name: 'M99 (fr)', path: null });
});

test('names a deleted city, organization and season, in the logs and in their own history', async () => {
  const admin = await site.member('Arpenteuse', 'masterAdmin');
  const deleted = { reason: 'duplicate' };
  const cityId = (
    await admin.mutate<{ id: number }>('city.add', { name: languagesOf('Ys'), regionId: 1, at: null })
  ).data.id;
  const organizationId = (
    await admin.mutate<{ id: number }>('organization.add', { name: languagesOf('AHM d’Ys'), cityId })
  ).data.id;
  const dates = { startsOn: '2019-09-01', endsOn: '2020-04-30' };
  const seasonId = (await admin.mutate<{ id: number }>('season.open', { slug: '2019-2020', ...dates })).data
    .id;
  expect((await admin.mutate('organization.delete', { organizationId, ...deleted })).code).toBeNull();
  expect((await admin.mutate('city.delete', { cityId, ...deleted })).code).toBeNull();
  expect((await admin.mutate('season.delete', { seasonId, ...deleted })).code).toBeNull();
  const subjectOf = async (channel: string) =>
    (await admin.query<{ changes: { subject: object }[] }>('admin.logs', { channel })).data.changes[0]
      ?.subject;
  expect(await subjectOf('city')).toEqual({ id: cityId, name: 'Ys (fr)', path: null });
  expect(await subjectOf('organization')).toEqual({ id: organizationId, name: 'AHM d’Ys (fr)', path: null });
  expect(await subjectOf('season')).toEqual({ id: seasonId, name: '2019-2020', path: null });
  type Replay = { steps: { entry: { subject: object }; facts: { field: string; after: unknown }[] }[] };
  const replayOf = async (stream: string) =>
    (await admin.query<Replay>('history.replay', { stream })).data.steps;
  const [added] = await replayOf(`organization-${organizationId}`);
  expect(added?.facts).toContainEqual(expect.objectContaining({ field: 'city', after: 'Ys (fr)' }));
  expect((await replayOf(`season-${seasonId}`)).at(-1)?.entry.subject).toEqual({
    id: seasonId,
    name: '2019-2020',
    path: null,
  });
});

test('names a deleted region in the history of a city that was in it', async () => {
  const admin = await site.member('Toponymiste', 'masterAdmin');
  const added = async (procedure: string, input: object) =>
    (await admin.mutate<{ id: number }>(procedure, input)).data.id;
  const regionId = await added('region.add', { name: languagesOf('Lémurie') });
  const cityId = await added('city.add', { name: languagesOf('Bourg'), regionId, at: null });
  const moved = { cityId, name: languagesOf('Bourg'), regionId: 1, at: null };
  expect((await admin.mutate('city.change', moved)).code).toBeNull();
  expect((await admin.mutate('region.delete', { regionId, reason: 'duplicate' })).code).toBeNull();
  type Replay = { steps: { entry: { changes: object[] } }[] };
  const { steps } = (await admin.query<Replay>('history.replay', { stream: `city-${cityId}` })).data;
  expect(steps.at(-1)?.entry.changes).toContainEqual(
    expect.objectContaining({ field: 'region', before: 'Lémurie (fr)' }),
  );
});

test('names a team from its first event on, which contains no name', async () => {
  const admin = await site.member('Greffière', 'masterAdmin');
  const listing = { seasonId: 1, name: 'Tardifs de Laval', city: null, categoryId: 1, regionId: 1 };
  const teamId = (await admin.mutate<{ id: number }>('team.register', listing)).data.id;
  const subjects = async () => {
    type Replay = { steps: { entry: { subject: object } }[] };
    const { steps } = (await admin.query<Replay>('history.replay', { stream: `team-${teamId}` })).data;
    return steps.map(({ entry }) => entry.subject);
  };
  const named = { id: teamId, name: 'Tardifs de Laval', path: expect.stringContaining('/e-') as string };
  expect(await subjects()).toEqual([named, named]);
  expect((await admin.mutate('team.delete', { teamId, reason: 'duplicate' })).code).toBeNull();
  expect((await subjects())[0]).toEqual({ ...named, path: null });
});

test('names the members whom decisions concern, for administrators', async () => {
  const admin = await site.member('Gardienne', 'admin');
  await site.member('Bruyant', 'member');
  const { members } = (await admin.query<{ members: { id: number }[] }>('member.list', { name: 'Bruyant' }))
    .data;
  const uid = members[0]?.id;
  expect((await admin.mutate('member.ban', { uid, because: 'other' })).status).toBe(200);
  const named = { subject: { id: uid, name: 'Bruyant', path: `/fr/u-${uid}-bruyant` } };
  const first = async (procedure: string, input: object, list: 'lines' | 'changes') =>
    (await admin.query<Record<typeof list, object[]>>(procedure, input)).data[list][0];
  // A ban does not wait for the views.
  await expect
    .poll(() => first('admin.activity', { kind: 'member' }, 'lines'))
    .toMatchObject({ change: named });
  expect(await first('admin.logs', { channel: 'member' }, 'changes')).toMatchObject(named);
  type Replay = { steps: { entry: object }[] };
  const { steps } = (await admin.query<Replay>('history.replay', { stream: `member-${uid}` })).data;
  expect(steps[0]?.entry).toMatchObject(named);
});
