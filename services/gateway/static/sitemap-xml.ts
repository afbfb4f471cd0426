import { languages } from '@rondelle/contracts/competition/vocabulary.ts';
import type { PathsOfPage } from '@rondelle/projections/catalogue/sitemap.queries.ts';

/** Nothing in these needs escaping; what an old event has named otherwise has no page. */
const isPath = (path: string): boolean => /^[\w/-]+$/.test(path);

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const protocol = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** A page once in each language, each time with where the other one is. */
const urlsOf = (origin: string, paths: PathsOfPage): string[] => {
  const alternates = languages
    .map((lang) => `<xhtml:link rel="alternate" hreflang="${lang}-CA" href="${origin}${paths[lang]}"/>`)
    .join('');
  return languages.map((lang) => `<url><loc>${origin}${paths[lang]}</loc>${alternates}</url>`);
};

/** A file of pages. */
export const urlset = (origin: string, pages: readonly PathsOfPage[]): string =>
  [
    declaration,
    `<urlset xmlns="${protocol}" xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...pages.filter(({ fr, en }) => isPath(fr) && isPath(en)).flatMap((paths) => urlsOf(origin, paths)),
    '</urlset>',
    '',
  ].join('\n');

/** A file of files, where one could not hold all. */
export const sitemapIndex = (origin: string, files: readonly string[]): string =>
  [
    declaration,
    `<sitemapindex xmlns="${protocol}">`,
    ...files.map((file) => `<sitemap><loc>${origin}/sitemaps/${file}.xml</loc></sitemap>`),
    '</sitemapindex>',
    '',
  ].join('\n');
