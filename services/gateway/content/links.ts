import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { type PageName, pageNames, pages } from '@rondelle/contracts/site/pages/pages.ts';
import { needsOnlySeason, split } from '@rondelle/contracts/site/pages/pattern.ts';
import { pathOf } from '@rondelle/contracts/site/paths.ts';

const isPage = (name: string): name is PageName => pageNames.some((known) => known === name);

/** The path of a page by its name; the home page when it does not exist or needs a season and there is none. */
const leadsTo = (lang: Language, name: string, season: string | null): string => {
  if (!isPage(name) || !needsOnlySeason(pages[name].path[lang])) return pathOf(lang, 'home');
  const isOfSeason = split(pages[name].path[lang])[0] === ':season';
  if (!isOfSeason) return pathOf(lang, name);
  return season === null ? pathOf(lang, 'home') : pathOf(lang, name, season);
};

/** Replaces links that name a page (`page:leagues`) by paths in the language and season. */
export const withPaths = (html: string, lang: Language, season: string | null): string =>
  html.replaceAll(
    /href="page:(\w+)(#[\w-]*)?"/g,
    (_, name: string, hash = '') => `href="${leadsTo(lang, name, season)}${hash}"`,
  );
