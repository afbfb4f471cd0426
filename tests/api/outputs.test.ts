import { duplicatesOutput } from '@rondelle/contracts/competition/history.outputs.ts';
import { leagueGamesOutput } from '@rondelle/contracts/competition/league.outputs.ts';
import * as seasons from '@rondelle/contracts/competition/season.outputs.ts';
import { languages } from '@rondelle/contracts/competition/vocabulary.ts';
import { choicesOutput, rulesetOutput } from '@rondelle/contracts/competition/writing.outputs.ts';
import { matchPath } from '@rondelle/contracts/site/routes.ts';
import {
  contactTicketOutput,
  supervisorsOutput,
} from '@rondelle/contracts/supervision/supervision.outputs.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { procedures } from '@rondelle/gateway/calls/procedures.ts';
import { z } from 'zod';
import { everyQuery } from './support/every-query.ts';
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
afterAll(() => site?.close());

/** Queries for the choices of forms: their results contain no paths. */
const pathless = new Set([
  'banner.shown',
  'catalogue.choices',
  'city.suggest',
  'forum.posts',
  'site.chain',
  'signInMethods.providers',
  // The small seasons name no venue.
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

/** Returns the first alternate-language path in an output. */
const otherPathIn = (value: unknown): string | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  if ('otherPath' in value && typeof value.otherPath === 'string') return value.otherPath;
  return Object.values(value)
    .map(otherPathIn)
    .find((path) => path !== undefined);
};

/** Contracts of queries that do not declare them, since REST does not offer them. */
const furtherContracts: Readonly<Record<string, z.ZodType>> = {
  'season.home': seasons.seasonHomeOutput,
  'season.highlights': seasons.seasonHighlightsOutput,
  'season.latestResults': seasons.latestResultsOutput,
  'season.liveScores': seasons.liveScoresOutput,
  'league.games': leagueGamesOutput,
  'catalogue.choices': choicesOutput,
  'ruleset.list': z.object({ rulesets: z.array(rulesetOutput) }),
  'history.duplicates': duplicatesOutput,
  'supervision.list': supervisorsOutput,
  'supervision.contactTicket': contactTicketOutput,
};

const contractOf = (path: string): z.ZodType => {
  const contract = procedures.find(({ name }) => name === path)?.output ?? furtherContracts[path];
  if (!contract) throw new Error(`no contract for ${path}`);
  return contract;
};

describe.each(languages)('in %s', (lang) => {
  test('every output has exactly the fields of its contract', async () => {
    for (const { path, input } of everyQuery(ids)) {
      const result = await site.call(path, { ...input, lang });
      expect(contractOf(path).parse(result), path).toEqual(result);
    }
  });

  test('every public output contains only JSON values', async () => {
    for (const { path, input } of everyQuery(ids)) {
      const result = await site.call(path, { ...input, lang });
      expect(JSON.parse(JSON.stringify(result)), path).toEqual(result);
    }
  });

  test('the alternate-language path in an output is the canonical path in the other language', async () => {
    const other = lang === 'fr' ? 'en' : 'fr';
    const queries = everyQuery(ids).flatMap((query) => {
      const { path, input } = query;
      if (path === 'league.table')
        return [query, { ...query, input: { ...input, did: ids.division('east') } }];
      return path === 'tournament.get' ? [query, { ...query, input: { ...input, cid: ids.cid } }] : [query];
    });
    const found: string[] = [];
    for (const { path, input } of queries) {
      const elsewhere = otherPathIn(await site.call(path, { ...input, lang }));
      if (elsewhere === undefined) continue;
      found.push(path);
      const there = await site.call(path, { ...input, lang: other });
      const ofTournament = path === 'tournament.get' && 'cid' in input;
      // The page builds the path of a tournament's category itself.
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
      'team.opponents',
      'team.stats',
      'tournament.get',
      'tournament.get',
      'venue.day',
      'venue.get',
    ]);
  });

  test('every path in an output is a page in the requested language', async () => {
    for (const { path, input } of everyQuery(ids)) {
      const paths = pathsIn(await site.call(path, { ...input, lang }));
      if (!pathless.has(path)) expect(paths.length, path).toBeGreaterThan(0);
      for (const page of paths)
        expect(matchPath(new URL(page, 'http://localhost').pathname)?.lang, `${path}: ${page}`).toBe(lang);
    }
  });
});

test('names are in the requested language, French by default', async () => {
  const { cid, rid } = ids;
  const query = { sid: '2024-2025', cid, rid };
  const french = await site.ask.league.table(query);
  const english = await site.ask.league.table({ ...query, lang: 'en' });
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

test('a season is found by its id or by its slug', async () => {
  const { id } = await site.ask.season.get({ sid: '2024-2025' });
  for (const { path, input } of everyQuery(ids)) {
    if (!('sid' in input)) continue;
    const bySlug = await site.call(path, input);
    expect(await site.call(path, { ...input, sid: id }), path).toEqual(bySlug);
    expect(await site.call(path, { ...input, sid: String(id) }), path).toEqual(bySlug);
  }
});

test('a team has the name that it had in the season', async () => {
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

test('a category that was renamed in one season has its general name in the others', async () => {
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

test('the menu is empty before the first season exists', async () => {
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
