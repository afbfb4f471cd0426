import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { type PageName, pageNames, pages } from '@rondelle/contracts/site/pages/pages.ts';
import { needsOnlySeason, split } from '@rondelle/contracts/site/pages/pattern.ts';
import { pathOf } from '@rondelle/contracts/site/paths.ts';

const isPage = (name: string): name is PageName => pageNames.some((known) => known === name);

/** Where a link to a page by its name leads; home where there is no such page, or no season for it. */
const leadsTo = (lang: Language, name: string, season: string | null): string => {
  if (!isPage(name) || !needsOnlySeason(pages[name].path[lang])) return pathOf(lang, 'home');
  const isOfSeason = split(pages[name].path[lang])[0] === ':season';
  if (!isOfSeason) return pathOf(lang, name);
  return season === null ? pathOf(lang, 'home') : pathOf(lang, name, season);
};

/** The links of a text that name a page (`page:leagues`), as paths in its language, in the ongoing season. */
export const withPaths = (html: string, lang: Language, season: string | null): string =>
  html.replaceAll(
    /href="page:(\w+)(#[\w-]*)?"/g,
    (_, name: string, hash = '') => `href="${leadsTo(lang, name, season)}${hash}"`,
  );
