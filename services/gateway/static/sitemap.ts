import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { pageNames, pages } from '@rondelle/contracts/site/pages/pages.ts';
import { isOfEverySeason, pathOf, pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { Content } from '@rondelle/infra/content/content.ts';
import {
  pagesOfSeason,
  type PathsOfPage,
  seasonsInSitemap,
} from '@rondelle/projections/catalogue/sitemap.queries.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { topicsForSitemap } from '@rondelle/community/forum/sitemap-topics.ts';
import { cacheResponses } from '../response-cache/cache-responses.ts';
import type { ResponseCache } from '../response-cache/response-cache.ts';
import { sitemapIndex, urlset } from './sitemap-xml.ts';

type Sources = { readonly db: () => Db; readonly content: () => Content };
export type SitemapOptions = Sources & {
  readonly cache: ResponseCache;
  readonly origin: () => string;
};

/** The protocol allows 50,000 addresses a file; each page has two. */
const mostPages = 25_000;
/** The latest seasons: the older ones are found from them. */
const mostSeasons = 25;

const named = pageNames.filter((name) => pages[name].isInSitemap);
const ofEverySeason = named.filter(isOfEverySeason);
const alone = named.filter((name) => !isOfEverySeason(name));

const inBoth = (of: (lang: Language) => string): PathsOfPage => ({ fr: of('fr'), en: of('en') });

/** The pages that belong to no season: words, posts and videos, and what members write. */
const ofSite = async (db: Db, { posts, videos, playlists }: Content): Promise<PathsOfPage[]> => [
  ...alone.map((name) => inBoth((lang) => pathOf(lang, name))),
  ...[...posts.keys()].map((slug) => inBoth((lang) => pathOf(lang, 'post', slug))),
  ...[...videos.keys()].map((vid) => inBoth((lang) => pathOf(lang, 'video', vid))),
  ...[...playlists.keys()].map((pid) => inBoth((lang) => pathOf(lang, 'playlist', pid))),
  ...(await topicsForSitemap(db)).map((topic) => inBoth((lang) => pathsIn(lang).topic(topic))),
];

const ofSeason = async (db: Db, slug: string): Promise<PathsOfPage[]> => [
  ...ofEverySeason.map((name) => inBoth((lang) => pathOf(lang, name, slug))),
  ...(await pagesOfSeason(db, slug)),
];

/** Everything in one file; where that could not hold it, a list of files: `site` and one for each season. */
export const sitemapFor = async (
  { db, content }: Sources,
  origin: string,
  most = mostPages,
): Promise<string> => {
  const { slugs, pages: counted } = await seasonsInSitemap(db(), mostSeasons);
  const site = await ofSite(db(), content());
  const total = site.length + counted + slugs.length * ofEverySeason.length;
  if (total > most) return sitemapIndex(origin, ['site', ...slugs]);
  const bySeason: PathsOfPage[] = [];
  for (const slug of slugs) bySeason.push(...(await ofSeason(db(), slug)));
  return urlset(origin, [...site, ...bySeason].slice(0, mostPages));
};

/** One of those files; null where there is no such one. */
export const sitemapFile = async (
  { db, content }: Sources,
  origin: string,
  file: string,
): Promise<string | null> => {
  if (file === 'site') return urlset(origin, (await ofSite(db(), content())).slice(0, mostPages));
  try {
    return urlset(origin, (await ofSeason(db(), file)).slice(0, mostPages));
  } catch (error) {
    if (error instanceof DomainError && error.code === 'season/unknown') return null;
    throw error;
  }
};

const send = (reply: FastifyReply, xml: string) => reply.type('application/xml; charset=utf-8').send(xml);

/** The site’s pages in both languages, for search engines: seasons, leagues, tournaments, teams, texts. */
export const sitemap = async (app: FastifyInstance, options: SitemapOptions): Promise<void> => {
  cacheResponses(app, options.cache, { scopeOf: () => 'everything' });
  app.get('/sitemap.xml', async (_request, reply) =>
    send(reply, await sitemapFor(options, options.origin())),
  );
  app.get<{ Params: { file: string } }>('/sitemaps/:file', async ({ params: { file } }, reply) => {
    const [, name] = /^(site|\d{4}-\d{4})\.xml$/.exec(file) ?? [];
    const xml = name === undefined ? null : await sitemapFile(options, options.origin(), name);
    return xml === null ? reply.callNotFound() : send(reply, xml);
  });
};
