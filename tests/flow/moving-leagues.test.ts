import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, clientOf } from './client.ts';
import { startUnhintedGateway } from './second-gateway.ts';
import { startWritingSite, type WritingSite } from './writing-site.ts';

let site: WritingSite;
let member: Client;
let regionId: number;
/** A region without leagues. */
let free: number;
beforeAll(async () => {
  site = await startWritingSite();
  const keeper = await site.member('Gardien', 'superAdmin');
  member = await site.member('Ailier', 'admin');
  const region = await keeper.mutate('region.add', { name: { fr: 'Estrie', en: 'Estrie' } });
  regionId = Number(region.data['id']);
  const other = await keeper.mutate('region.add', { name: { fr: 'Gaspésie', en: 'Gaspé' } });
  free = Number(other.data['id']);
});
afterAll(() => site?.stop());

const name = (text: string) => ({ fr: text, en: text });
const rules = { rulesetId: 1, rulesetVersion: 1 };
const done = async (procedure: string, input: object) => {
  const reply = await member.mutate(procedure, input);
  expect(reply, procedure).toMatchObject({ status: 200, data: { upToDate: true } });
  return reply.data as { id: number; path: string; revision: string; position: string };
};
type Change = {
  action: string;
  position: string;
  changes: { field: string; before: unknown; after: unknown }[];
};
const at = (cid: number, rid: number) => ({ sid: '2021-2022', cid, rid });
const table = (cid: number, rid: number) => site.visitor.query('league.table', at(cid, rid));
const rest = (cid: number, rid: number) =>
  fetch(`${site.url}/api/v1/league?sid=2021-2022&cid=${cid}&rid=${rid}`);

test('a league moves to another region with its teams, and all paths follow', async () => {
  const created = await done('league.create', {
    seasonId: 1,
    categoryId: 2,
    regionId,
    name: name('Ligue de l’Estrie'),
    ...rules,
  });
  const about = { leagueId: created.id, seasonId: 1 };
  const team = await done('team.register', {
    seasonId: 1,
    categoryId: 2,
    regionId,
    name: 'Phénix',
    city: null,
  });
  await done('league.enterTeam', { ...about, teamId: team.id, divisionId: null });
  // Requests the old path first, so that its response is cached.
  expect((await rest(2, regionId)).status).toBe(200);
  expect((await rest(2, free)).status).toBe(404);

  const moved = await done('league.edit', {
    ...about,
    name: name('Ligue de la Gaspésie'),
    categoryId: 2,
    regionId: free,
  });
  expect(moved.path).not.toBe(created.path);
  expect((await rest(2, regionId)).status).toBe(404);
  expect((await rest(2, free)).status).toBe(200);
  const { data } = await table(2, free);
  expect(data.league).toMatchObject({
    id: created.id,
    name: 'Ligue de la Gaspésie',
    path: moved.path,
    region: { id: free },
  });
  const region = await site.visitor.query('region.get', { sid: '2021-2022', rid: free });
  expect(JSON.stringify(region.data)).toContain('Ligue de la Gaspésie');
  const before = await site.visitor.query('region.get', { sid: '2021-2022', rid: regionId });
  expect(JSON.stringify(before.data)).not.toContain('Ligue de la Gaspésie');

  const history = await site.visitor.query('history.league', at(2, free));
  const [latest] = history.data.entries as Change[];
  expect(latest).toMatchObject({
    action: 'LeagueMoved',
    changes: [{ field: 'region', before: 'Estrie', after: 'Gaspésie' }],
  });
  // The history is found at the old path and links to the new one.
  const old = await site.visitor.query('history.league', at(2, regionId));
  expect(old.data).toMatchObject({ deleted: false, subject: { id: created.id, path: moved.path } });

  expect((await member.mutate('history.undo', { position: latest?.position })).status).toBe(200);
  expect((await table(2, regionId)).data.league).toMatchObject({
    id: created.id,
    name: 'Ligue de la Gaspésie',
  });
  expect((await table(2, free)).code).toBe('league/unknown');
});

test('a league with teams keeps its category: the whole form is refused with the field', async () => {
  const league = await table(2, regionId);
  const { id } = league.data.league as { id: number };
  const edit = { leagueId: id, seasonId: 1, name: name('Autre'), categoryId: 1, regionId };
  expect(await member.mutate('league.edit', edit)).toMatchObject({
    status: 409,
    code: 'league/category-has-teams',
    field: 'categoryId',
  });
  expect((await table(2, regionId)).data.league).toMatchObject({ name: 'Ligue de la Gaspésie' });
});

test('a league does not move to the category and region of another one, or to unknown ones', async () => {
  const empty = await done('league.create', {
    seasonId: 1,
    categoryId: 1,
    regionId,
    name: name('Vide'),
    ...rules,
  });
  const edit = { leagueId: empty.id, seasonId: 1, name: name('Vide'), categoryId: 1 };
  expect(await member.mutate('league.edit', { ...edit, regionId: 1 })).toMatchObject({
    status: 409,
    code: 'league/place-taken',
    field: 'regionId',
  });
  expect(await member.mutate('league.edit', { ...edit, regionId: 999 })).toMatchObject({
    code: 'region/unknown',
    field: 'regionId',
  });
  expect(await member.mutate('league.edit', { ...edit, categoryId: 999, regionId })).toMatchObject({
    code: 'category/unknown',
    field: 'categoryId',
  });
  // A league that does not move can be renamed.
  await done('league.edit', { ...edit, name: name('Encore vide'), regionId });
});

test('an undo does not move a league back when another one has its former category and region', async () => {
  const one = await done('league.create', {
    seasonId: 2,
    categoryId: 2,
    regionId,
    name: name('Première'),
    ...rules,
  });
  const about = { leagueId: one.id, seasonId: 2 };
  const moved = await done('league.edit', {
    ...about,
    name: name('Première'),
    categoryId: 2,
    regionId: free,
  });
  await done('league.create', { seasonId: 2, categoryId: 2, regionId, name: name('Seconde'), ...rules });
  expect(await member.mutate('history.undo', { position: moved.position })).toMatchObject({
    status: 409,
    code: 'league/place-taken',
  });
});

const leagueIn = (rid: number, text: string) => ({
  seasonId: 2,
  categoryId: 1,
  regionId: rid,
  name: name(text),
  ...rules,
});
const newRegion = async (text: string) => (await done('region.add', { name: name(text) })).id;

describe('a path', () => {
  const conflict = { status: 409, code: 'league/place-taken' };

  test('belongs to one league only; a second one is refused in both languages, with the field', async () => {
    const rid = await newRegion('Abitibi');
    await done('league.create', leagueIn(rid, 'Première'));
    const refused = await member.mutate('league.create', { ...leagueIn(rid, 'Seconde'), lang: 'fr' });
    expect(refused).toMatchObject({ ...conflict, field: 'regionId' });
    expect(refused.message).toBe('une autre ligue de cette catégorie existe déjà dans cette région');
    const { message } = await member.mutate('league.create', { ...leagueIn(rid, 'Second'), lang: 'en' });
    expect(message).toBe('this region already has another league of this category');
    // The name of a league does not affect its path.
    const { id, path } = await done('league.create', { ...leagueIn(rid, 'Première'), categoryId: 2 });
    const renamed = await done('league.rename', { leagueId: id, seasonId: 2, name: name('Autre') });
    expect(renamed.path).toBe(path);
  });

  test('is assigned to one of many concurrent requests, even at two gateways', async () => {
    const second = await startUnhintedGateway(site, 200);
    try {
      const other = clientOf(second.url, member.token);
      const rid = await newRegion('Témiscamingue');
      const replies = await Promise.all(
        Array.from({ length: 12 }, (_, n) =>
          (n % 2 === 0 ? member : other).mutate('league.create', leagueIn(rid, `Ligue ${n}`)),
        ),
      );
      expect(replies.map(({ status, code }) => code ?? String(status)).toSorted()).toEqual([
        '200',
        ...Array.from({ length: 11 }, () => 'league/place-taken'),
      ]);
      const season = { slug: '2029-2030', startsOn: '2029-08-01', endsOn: '2030-06-30' };
      const seasons = await Promise.all(
        [member, other, member, other].map((who) => who.mutate('season.open', season)),
      );
      expect(seasons.map(({ code }) => code ?? 'opened').toSorted()).toEqual([
        'opened',
        ...Array.from({ length: 3 }, () => 'season/already-opened'),
      ]);
    } finally {
      await second.close();
    }
  });

  test('is not restored with its league once another league has it', async () => {
    const rid = await newRegion('Outaouais');
    const { id: leagueId } = await done('league.create', leagueIn(rid, 'Ancienne'));
    const deletion = await done('league.delete', { leagueId, seasonId: 2, reason: 'other' });
    const { id: later } = await done('league.create', leagueIn(rid, 'Nouvelle'));
    const restoring = await member.mutate('league.restore', { leagueId, seasonId: 2 });
    expect(restoring).toMatchObject({ ...conflict, field: 'leagueId' });
    expect(await member.mutate('history.undo', { position: deletion.position })).toMatchObject(conflict);
    await done('league.delete', { leagueId: later, seasonId: 2, reason: 'duplicate' });
    await done('league.restore', { leagueId, seasonId: 2 });
    expect((await site.visitor.query('league.table', { sid: '2022-2023', cid: 1, rid })).data).toMatchObject({
      league: { id: leagueId },
    });
  });

  test('is not returned to a restored season once another season has it', async () => {
    const season = { slug: '2030-2031', startsOn: '2030-08-01', endsOn: '2031-06-30' };
    const { id: seasonId } = await done('season.open', season);
    const deletion = await done('season.delete', { seasonId, reason: 'typing-error' });
    await done('season.open', season);
    const known = { status: 409, code: 'season/already-opened' };
    expect(await member.mutate('season.restore', { seasonId })).toMatchObject({
      ...known,
      field: 'seasonId',
    });
    expect(await member.mutate('history.undo', { position: deletion.position })).toMatchObject(known);
  });

  test('contains the id of a team or a tournament, so that two with the same name have different paths', async () => {
    const team = { seasonId: 1, categoryId: 1, regionId, name: 'Jumeaux', city: null };
    const days = { startsOn: '2022-02-04', endsOn: '2022-02-06', city: null };
    const tournament = { seasonId: 1, name: name('Carnaval'), categoryIds: [1], ...rules, ...days };
    for (const [procedure, output] of [
      ['team.register', team],
      ['tournament.create', tournament],
    ] as const) {
      const [one, two] = [await done(procedure, output), await done(procedure, output)];
      expect(one.path).not.toBe(two.path);
    }
  });
});

test('a retry moves a league once', async () => {
  const one = await done('league.create', {
    seasonId: 2,
    categoryId: 1,
    regionId,
    name: name('Une fois'),
    ...rules,
  });
  const commandId = randomUUID();
  const edit = {
    commandId,
    leagueId: one.id,
    seasonId: 2,
    name: name('Une fois'),
    categoryId: 2,
    regionId: 999,
  };
  const there = { ...edit, categoryId: 1, regionId };
  expect((await member.mutate('league.edit', edit)).status).not.toBe(200);
  expect((await member.mutate('league.edit', { ...there, name: name('Deux') })).status).toBe(200);
  expect((await member.mutate('league.edit', { ...there, name: name('Deux') })).status).toBe(200);
  const { data } = await site.visitor.query('history.league', { sid: '2022-2023', cid: 1, rid: regionId });
  expect((data.entries as Change[]).map(({ action }) => action)).toEqual(['LeagueRenamed', 'LeagueCreated']);
});

test('a tournament’s city is changed with its form, displayed, in its history and undone', async () => {
  const days = { startsOn: '2022-01-07', endsOn: '2022-01-09' };
  const created = await done('tournament.create', {
    seasonId: 1,
    name: name('Coupe'),
    categoryIds: [1],
    ...rules,
    ...days,
    city: 'Laval',
  });
  const edit = { tournamentId: created.id, seasonId: 1, name: name('Coupe'), ...days, categoryIds: [1] };
  const cityNow = async () =>
    ((await site.visitor.query('tournament.get', { tid: created.id })).data.tournament as { city: unknown })
      .city;
  await done('tournament.edit', edit);
  expect(await cityNow()).toBe('Laval');
  const changed = await done('tournament.edit', { ...edit, city: 'Magog' });
  expect(await cityNow()).toBe('Magog');
  const { data } = await site.visitor.query('history.tournament', { tid: created.id });
  expect((data.entries as Change[])[0]).toMatchObject({
    action: 'TournamentCityChanged',
    changes: [{ field: 'city', before: 'Laval', after: 'Magog' }],
  });
  expect((await member.mutate('history.undo', { position: changed.position })).status).toBe(200);
  expect(await cityNow()).toBe('Laval');
  await done('tournament.edit', { ...edit, city: null });
  expect(await cityNow()).toBeNull();
  expect(await member.mutate('tournament.edit', { ...edit, city: 'x'.repeat(121) })).toMatchObject({
    code: 'request/invalid',
    field: 'city',
  });
});
