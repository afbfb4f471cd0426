import { languages } from '@rondelle/contracts/competition/vocabulary.ts';
import { matchPath } from '@rondelle/contracts/site/routes.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { procedures } from '@rondelle/gateway/procedures.ts';
import { everyQuery } from './support/every-question.ts';
import { openSite, type Site } from './support/site.ts';
import { addSupervisor, type Ids, idsIn, withSmallSeason } from './support/small-season.ts';
import { renameCategoryIn } from './support/commands.ts';

let site: Site;
let ids: Ids & { uid: number };
beforeAll(async () => {
  site = await openSite();
  await withSmallSeason((folder) => site.importFolder(folder));
  ids = { ...(await idsIn(site)), uid: await addSupervisor(site) };
});
afterAll(() => site.close());

/** What forms choose from leads nowhere. */
const pathless = new Set([
  'banner.shown',
  'catalogue.choices',
  'city.suggest',
  'forum.posts',
  'site.chain',
  'waysIn.providers',
  // The small seasons name no arena.
  'search.places',
  'forum.postsOf',
  'forum.topics',
  'redirect.category',
  'redirect.rivals',
  'site.online',
  'site.stats',
  'site.welcomeMessage',
  'site.links',
  'content.text',
  'content.surveys',
  'content.contactTicket',
  'redirect.team',
  'ruleset.list',
  'site.calls',
  'site.openData',
  'site.privacy',
  'supervision.contactTicket',
]);

const pathsIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    /path$/i.test(key) && key !== 'otherPath' && typeof inner === 'string' ? [inner] : pathsIn(inner),
  );
};

/** Where an answer says that the page about its thing is in the other language. */
const otherPathIn = (value: unknown): string | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  if ('otherPath' in value && typeof value.otherPath === 'string') return value.otherPath;
  return Object.values(value)
    .map(otherPathIn)
    .find((path) => path !== undefined);
};

/** What a visitor may ask; the rest is asked where members are tested. */
const publicQuestions = procedures
  .filter(({ type, permission }) => type === 'query' && permission === 'competition/read')
  .map(({ name }) => name);

test('every question that everyone may ask is asked here', () => {
  const asked = everyQuery(ids).map(({ path }) => path);
  expect(asked.toSorted()).toEqual(publicQuestions.toSorted());
});

describe.each(languages)('in %s', (lang) => {
  test('every answer has the fields of its contract, no more and no less', async () => {
    for (const { path, input, answer } of everyQuery(ids)) {
      const given = await site.call(path, { ...input, lang });
      expect(answer.parse(given), path).toEqual(given);
    }
  });

  test('every answer holds only what JSON can say', async () => {
    for (const { path, input } of everyQuery(ids)) {
      const given = await site.call(path, { ...input, lang });
      expect(JSON.parse(JSON.stringify(given)), path).toEqual(given);
    }
  });

  test('the page of a thing in the other language is where the other language has it', async () => {
    const other = lang === 'fr' ? 'en' : 'fr';
    const asked = everyQuery(ids).flatMap((question) => {
      const { path, input } = question;
      if (path === 'league.table')
        return [question, { ...question, input: { ...input, did: ids.division('east') } }];
      return path === 'tournament.get'
        ? [question, { ...question, input: { ...input, cid: ids.cid } }]
        : [question];
    });
    const found: string[] = [];
    for (const { path, input } of asked) {
      const elsewhere = otherPathIn(await site.call(path, { ...input, lang }));
      if (elsewhere === undefined) continue;
      found.push(path);
      const there = await site.call(path, { ...input, lang: other });
      const ofTournament = path === 'tournament.get' && 'cid' in input;
      // The path of a tournament's category is put together by the page.
      if (ofTournament) expect(elsewhere).toMatch(/\/t-\d+-[^/]+\/c-\d+-[^/]+$/);
      else expect(pathsIn(there), path).toContain(elsewhere);
      expect(otherPathIn(there)).not.toBe(elsewhere);
    }
    expect(found.toSorted()).toEqual([
      'category.get',
      'city.get',
      'league.table',
      'league.table',
      'organization.get',
      'region.get',
      'team.get',
      'team.stats',
      'tournament.get',
      'tournament.get',
    ]);
  });

  test('every path in an answer is a page in that language', async () => {
    for (const { path, input } of everyQuery(ids)) {
      const paths = pathsIn(await site.call(path, { ...input, lang }));
      if (!pathless.has(path)) expect(paths.length, path).toBeGreaterThan(0);
      for (const page of paths)
        expect(matchPath(new URL(page, 'http://localhost').pathname)?.lang, `${path}: ${page}`).toBe(lang);
    }
  });
});

test('names are in the language asked for, French unless another is', async () => {
  const { cid, rid } = ids;
  const question = { sid: '2024-2025', cid, rid };
  const french = await site.ask.league.table(question);
  const english = await site.ask.league.table({ ...question, lang: 'en' });
  expect([french.league.name, french.league.region.name, french.league.category.name]).toEqual([
    'Ligue de la Côte-Nord',
    'Côte-Nord',
    'M13 AAA',
  ]);
  expect([english.league.name, english.league.region.name, english.league.category.name]).toEqual([
    'North Shore League',
    'North Shore',
    'U13 AAA',
  ]);
  expect(english.league.path).toMatch(/^\/en\/2024-2025\/c-\d+-u13-aaa\/r-\d+-north-shore$/);
});

test('a season is found by its id as by its slug', async () => {
  const { id } = await site.ask.season.get({ sid: '2024-2025' });
  for (const { path, input } of everyQuery(ids)) {
    if (!('sid' in input)) continue;
    const bySlug = await site.call(path, input);
    expect(await site.call(path, { ...input, sid: id }), path).toEqual(bySlug);
    expect(await site.call(path, { ...input, sid: String(id) }), path).toEqual(bySlug);
  }
});

test('a team goes by the name that it had in the season', async () => {
  const eid = ids.team('baie');
  const before = await site.ask.team.get({ sid: '2023-2024', eid });
  const after = await site.ask.team.get({ sid: '2024-2025', eid });
  expect([before.team.name, after.team.name]).toEqual(['Baie-Comeau', 'Drakkar de Baie-Comeau']);
  expect(after.team.seasons.map(({ season, name }) => [season.slug, name])).toEqual([
    ['2023-2024', 'Baie-Comeau'],
  ]);
  const { history } = await site.ask.game.history({ gid: ids.game('g0') });
  expect(history[0]?.changes).toContainEqual({ field: 'homeTeam', before: null, after: 'Baie-Comeau' });
});

test('a category that was renamed in one season keeps its name in the others', async () => {
  const { id: past } = await site.ask.season.get({ sid: '2023-2024' });
  await renameCategoryIn(site, ids.cid, past, { fr: 'Pee-wee AAA', en: 'Peewee AAA' });
  const nameIn = async (season: string, lang: 'fr' | 'en') =>
    (await site.ask.site.nav({ season, lang })).categories[0]?.name;
  expect(await nameIn('2023-2024', 'fr')).toBe('Pee-wee AAA');
  expect(await nameIn('2023-2024', 'en')).toBe('Peewee AAA');
  expect(await nameIn('2024-2025', 'fr')).toBe('M13 AAA');
});

test('generated data are marked on every page, imported data are not', async () => {
  expect((await site.ask.site.nav({})).demo).toBe(false);
  const demo = await openSite();
  await withSmallSeason((folder) => demo.importFolder(folder, 'demo'));
  expect((await demo.ask.site.nav({})).demo).toBe(true);
  await demo.close();
});

test('before the first season the menu is empty', async () => {
  const empty = await openSite();
  expect(await empty.ask.site.nav({})).toEqual({
    currentSeason: null,
    ongoingSeason: null,
    seasons: [],
    regions: [],
    categories: [],
    counts: null,
    demo: false,
    elsewhere: { facebook: null, twitter: null },
    late: [],
  });
  await empty.close();
});
