import { leaguesOutput, navOutput } from '@rondelle/contracts/competition/season.outputs.ts';
import { type Language, languages } from '@rondelle/contracts/competition/vocabulary.ts';
import { pageNames, pages } from '@rondelle/contracts/site/pages/pages.ts';
import { isOfEverySeason, pathOf } from '@rondelle/contracts/site/paths.ts';
import type { FastifyInstance } from 'fastify';
import { cacheResponses } from '../response-cache/cache-responses.ts';
import type { ResponseCache } from '../response-cache/response-cache.ts';
import type { Call } from '@rondelle/contracts/site/rendering.ts';

export type SitemapOptions = {
  readonly cache: ResponseCache;
  readonly call: Call;
  readonly origin: () => string;
};

/** The protocol allows 50,000 addresses a file. */
const mostUrls = 50_000;
/** The latest seasons: the older ones are found from them. */
const mostSeasons = 25;

const named = pageNames.filter((name) => pages[name].isInSitemap);
const ofEverySeason = named.filter(isOfEverySeason);
const alone = named.filter((name) => !isOfEverySeason(name));

const leaguePaths = async (call: Call, lang: Language, sid: string): Promise<string[]> => {
  const { categories } = leaguesOutput.parse(await call('league.list', { lang, sid }));
  return categories.flatMap(({ leagues }) => leagues.map(({ path }) => path));
};

const pathsOf = async (call: Call, lang: Language): Promise<string[]> => {
  const { seasons } = navOutput.parse(await call('site.nav', { lang }));
  const found = alone.map((name) => pathOf(lang, name));
  for (const { slug } of seasons.slice(0, mostSeasons)) {
    found.push(...ofEverySeason.map((name) => pathOf(lang, name, slug)));
    found.push(...(await leaguePaths(call, lang, slug)));
  }
  return found;
};

/** Nothing in these needs escaping; what an old event has named otherwise has no page. */
const isPath = (path: string): boolean => /^[a-z0-9/-]+$/.test(path);

const sitemapOf = (origin: string, paths: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths
      .filter(isPath)
      .slice(0, mostUrls)
      .map((path) => `<url><loc>${origin}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

/** The whole file, for the site at an address. */
export const sitemapFor = async (call: Call, origin: string): Promise<string> => {
  const paths = await Promise.all(languages.map((lang) => pathsOf(call, lang)));
  return sitemapOf(origin, paths.flat());
};

/** The seasons' pages and leagues in both languages, for search engines. */
export const sitemap = async (app: FastifyInstance, options: SitemapOptions): Promise<void> => {
  cacheResponses(app, options.cache, { scopeOf: () => 'everything' });
  app.get('/sitemap.xml', async (_request, reply) =>
    reply.type('application/xml; charset=utf-8').send(await sitemapFor(options.call, options.origin())),
  );
};
