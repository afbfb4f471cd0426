import { views } from '@rondelle/projections/views/registry.ts';
import { rebuild } from '@rondelle/projector/rebuild.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dumpViews } from './dump-views.ts';
import { startWritingSite, type WritingSite } from './writing-site.ts';

type Member = Awaited<ReturnType<WritingSite['member']>>;
let site: WritingSite;
let admin: Member;
beforeAll(async () => {
  site = await startWritingSite();
  admin = await site.member('Fondatrice', 'admin');
});
afterAll(() => site?.stop());

const languages = ['fr', 'en'] as const;
const listing = { seasonId: 1, categoryId: 1, regionId: 1, city: null };
/** Saves the team form. */
const change = async (teamId: number, values: object) => {
  const reply = await admin.mutate('team.change', { ...listing, teamId, ...values });
  expect(reply).toMatchObject({ status: 200, data: { upToDate: true } });
  return reply;
};
const instantNow = async () => {
  const { rows } = await site.pool.query('SELECT now()::timestamptz(3) AS at');
  return new Date(rows[0].at).toISOString();
};
const rest = async (path: string, query: Record<string, string>) => {
  const response = await fetch(`${site.url}/api/v1${path}?${new URLSearchParams(query)}`);
  expect(response.status, path).toBe(200);
  return await response.json();
};
/** The name of a team on its page and in its league's table, in both languages. */
const namesOf = async (teamId: number, known: Record<string, string> = {}) => {
  const names = languages.map(async (lang) => {
    const { team } = await rest(`/teams/${teamId}`, { lang, sid: '2021-2022', ...known });
    const { standings } = await rest('/league', { lang, sid: '2021-2022', cid: '1', rid: '1', ...known });
    const row = standings.find((one: { team: { id: number } }) => one.team.id === teamId);
    expect(row?.team.name).toBe(team.name);
    return team.name;
  });
  return Promise.all(names);
};

test("readers of each language see the name of a country's team in their language, under one address", async () => {
  await change(1, { name: 'Sweden 2', country: 'SE' });
  expect(await namesOf(1)).toEqual(['Suède 2', 'Sweden 2']);
  const french = await rest('/teams/1', { lang: 'fr', sid: '2021-2022' });
  const english = await rest('/teams/1', { lang: 'en', sid: '2021-2022' });
  expect(french.team).toMatchObject({ name: 'Suède 2', recordedName: 'Sweden 2', country: 'SE' });
  expect(english.team).toMatchObject({ name: 'Sweden 2', country: 'SE' });
  expect(english.team).not.toHaveProperty('recordedName');
  for (const { path, otherPath, statsPath } of [french.team, english.team])
    for (const address of [path, otherPath, statsPath]) expect(address).toContain('/e-1-sweden-2');
  expect(french.team.otherPath).toBe(english.team.path);
});

test('the list of teams is in the order of the names that readers see', async () => {
  await change(1, { name: 'Germany', country: 'DE' });
  await change(3, { name: 'Finland', country: 'FI' });
  const order = languages.map(async (lang) => {
    const { teams } = await rest('/teams/list', { lang, sid: '2021-2022', fcid: '1' });
    const ids = teams.map(({ id }: { id: number }) => id);
    return ids.indexOf(1) < ids.indexOf(3);
  });
  expect(await Promise.all(order)).toEqual([true, false]);
});

test('the form has the name as recorded, and the country', async () => {
  await change(1, { name: 'Sweden 2', country: 'SE' });
  const { data } = await admin.query('team.current', { lang: 'fr', id: 1 });
  expect(data).toMatchObject({ seasons: [{ seasonId: 1, name: 'Sweden 2', country: 'SE' }, {}] });
  const { data: choices } = await site.visitor.query('catalogue.choices', { lang: 'fr' });
  expect(choices.countries).toContainEqual({ id: 'SE', name: 'Suède' });
});

test("search finds a country's team by its name in either language", async () => {
  await change(1, { name: 'Sweden 2', country: 'SE' });
  for (const lang of languages)
    for (const query of ['suède', 'sweden', 'suede 2', 'swedne']) {
      const { data } = await site.visitor.query<unknown[]>('search.teams', { lang, sid: '2021-2022', query });
      expect(data, query).toMatchObject([{ id: 1, name: lang === 'fr' ? 'Suède 2' : 'Sweden 2' }]);
    }
});

test('a change that names no country retains it, and null removes it', async () => {
  await change(1, { name: 'Suède', country: 'SE' });
  await change(1, { name: 'Suède 3' });
  expect(await namesOf(1)).toEqual(['Suède 3', 'Sweden 3']);
  await change(1, { name: 'Suède 3', country: null });
  expect(await namesOf(1)).toEqual(['Suède 3', 'Suède 3']);
});

test('a country that is not listed is rejected', async () => {
  const reply = await admin.mutate('team.change', {
    ...listing,
    teamId: 1,
    name: 'Atlantide',
    country: 'XX',
  });
  expect(reply).toMatchObject({ status: 400, code: 'request/invalid', field: 'country' });
});

test('the history names the country in the language of the reader, and undoing the change removes it', async () => {
  await change(3, { name: 'Germany' });
  const before = await instantNow();
  const { position } = (await change(3, { name: 'Germany', country: 'DE' })).data;
  const after = await instantNow();
  const events = await Promise.all(
    languages.map(async (lang) => {
      const { data } = await site.visitor.query('history.event', { lang, event: position });
      return data;
    }),
  );
  const [french, english] = events;
  expect(JSON.stringify(french)).toContain('Allemagne');
  expect(JSON.stringify(english)).toContain('Germany');
  expect(JSON.stringify(english)).not.toContain('Allemagne');
  expect(await namesOf(3)).toEqual(['Allemagne', 'Germany']);

  await admin.mutate('history.undo', { position });
  expect(await namesOf(3)).toEqual(['Germany', 'Germany']);
  expect(await namesOf(3, { knownAt: before })).toEqual(['Germany', 'Germany']);
  expect(await namesOf(3, { knownAt: after })).toEqual(['Allemagne', 'Germany']);
});

test('a rebuild returns the same rows as live projection', async () => {
  await change(3, { name: 'États-Unis', country: 'US' });
  const live = await dumpViews(site.pool, views);
  expect(live['team_seasons']?.join('\n')).toMatch(/États-Unis.*,US\)/);
  await rebuild({ pool: site.pool, log: site.log });
  expect(await dumpViews(site.pool, views)).toEqual(live);
  expect(await namesOf(3)).toEqual(['États-Unis', 'United States']);
});
