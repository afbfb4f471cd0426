import { languages } from '@rondelle/contracts/competition/vocabulary.ts';
import type { PathsOfPage } from '@rondelle/projections/queries/catalogue/sitemap.queries.ts';

/** Paths without characters to escape. Old events may have other names; those have no page. */
const isPath = (path: string): boolean => /^[\w/-]+$/.test(path);

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const protocol = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** A page in each language, with links to its alternates. */
const urlsOf = (origin: string, paths: PathsOfPage): string[] => {
  const alternates = languages
    .map((lang) => `<xhtml:link rel="alternate" hreflang="${lang}-CA" href="${origin}${paths[lang]}"/>`)
    .join('');
  return languages.map((lang) => `<url><loc>${origin}${paths[lang]}</loc>${alternates}</url>`);
};

/** A sitemap of pages. */
export const urlset = (origin: string, pages: readonly PathsOfPage[]): string =>
  [
    declaration,
    `<urlset xmlns="${protocol}" xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...pages.filter(({ fr, en }) => isPath(fr) && isPath(en)).flatMap((paths) => urlsOf(origin, paths)),
    '</urlset>',
    '',
  ].join('\n');

/** A sitemap index, for when one file is too small. */
export const sitemapIndex = (origin: string, files: readonly string[]): string =>
  [
    declaration,
    `<sitemapindex xmlns="${protocol}">`,
    ...files.map((file) => `<sitemap><loc>${origin}/sitemaps/${file}.xml</loc></sitemap>`),
    '</sitemapindex>',
    '',
  ].join('\n');
