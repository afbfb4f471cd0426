import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { pageNames, pages } from '@rondelle/contracts/site/pages/pages.ts';
import { isOfEverySeason, pathOf, pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { Content } from '@rondelle/infra/content/content.ts';
import {
  pagesOfSeason,
  type PathsOfPage,
  seasonsInSitemap,
} from '@rondelle/projections/queries/catalogue/sitemap.queries.ts';
import { pagesOfVenues } from '@rondelle/projections/queries/geography/venue-pages.queries.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
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

/** The protocol allows 50,000 URLs per file; each page has two. */
const mostPages = 25_000;
/** The latest seasons; crawlers find older ones through links. */
const mostSeasons = 25;

const named = pageNames.filter((name) => pages[name].isInSitemap);
const ofEverySeason = named.filter(isOfEverySeason);
const alone = named.filter((name) => !isOfEverySeason(name));

const inBoth = (of: (lang: Language) => string): PathsOfPage => ({ fr: of('fr'), en: of('en') });

/** Pages without a season: texts, posts, videos, playlists and forum topics. */
const ofSite = async (db: Db, { posts, videos, playlists }: Content): Promise<PathsOfPage[]> => [
  ...alone.map((name) => inBoth((lang) => pathOf(lang, name))),
  ...[...posts.keys()].map((slug) => inBoth((lang) => pathOf(lang, 'post', slug))),
  ...[...videos.keys()].map((vid) => inBoth((lang) => pathOf(lang, 'video', vid))),
  ...[...playlists.keys()].map((pid) => inBoth((lang) => pathOf(lang, 'playlist', pid))),
  ...(await topicsForSitemap(db)).map((topic) => inBoth((lang) => pathsIn(lang).topic(topic))),
];

const ofSeason = async (db: Db, slug: string): Promise<PathsOfPage[]> => [
  ...ofEverySeason.map((name) => inBoth((lang) => pathOf(lang, name, slug))),
  ...(await pagesOfVenues(db, slug)),
  ...(await pagesOfSeason(db, slug)),
];

/** One sitemap with everything, or an index of `site` and one file per season if it would be too large. */
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

/** One file of the index; null when it does not exist. */
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

/** Sitemaps with all public pages in both languages, for search engines. */
export const sitemap = async (app: FastifyInstance, options: SitemapOptions): Promise<void> => {
  // The sitemap lists the forum's topics too.
  cacheResponses(app, options.cache, { scopeOf: () => 'everything and forum' });
  app.get('/sitemap.xml', async (_request, reply) =>
    send(reply, await sitemapFor(options, options.origin())),
  );
  app.get<{ Params: { file: string } }>('/sitemaps/:file', async ({ params: { file } }, reply) => {
    const [, name] = /^(site|\d{4}-\d{4})\.xml$/.exec(file) ?? [];
    const xml = name === undefined ? null : await sitemapFile(options, options.origin(), name);
    return xml === null ? reply.callNotFound() : send(reply, xml);
  });
};
