import type { Language } from '../competition/lists.ts';
import { type PageName, pageNames, type PatternOf, pages } from './pages/pages.ts';
import {
  type Argument,
  type ArgumentsOf,
  builderOf,
  type Named,
  needsOnlySeason,
  type Pattern,
  split,
} from './pages/pattern.ts';

export type { Named } from './pages/pattern.ts';

type Plain = { readonly [N in PageName]: (...values: ArgumentsOf<PatternOf<N>>) => string };
type TeamPlace = { readonly category: Named; readonly region: Named; readonly team: Named };
type OfTeam = (season: string, place: TeamPlace) => string;
export type Paths = Omit<Plain, 'team' | 'teamStats'> & {
  readonly team: OfTeam;
  readonly teamStats: OfTeam;
  /** Not a page of the application: only a site without a mail server has it. */
  readonly inbox: () => string;
};

const inbox: Readonly<Record<Language, Pattern>> = { fr: '/courriels', en: '/mails' };

/** A page's path from what its pattern takes, in the pattern's order. */
export const pathOf = (lang: Language, name: PageName, ...values: readonly Argument[]): string =>
  `/${lang}${builderOf(pages[name].path[lang])(...values)}`;

/** Whether a page is of a season, and every season has it. */
export const isOfEverySeason = (name: PageName): boolean => {
  const pattern = pages[name].path.fr;
  return split(pattern)[0] === ':season' && needsOnlySeason(pattern);
};

/** The same page of another season where every season has one; else that season's home. */
export const pathInSeason = (lang: Language, name: PageName | undefined, season: string): string =>
  pathOf(lang, name && isOfEverySeason(name) ? name : 'season', season);

const buildersIn = (lang: Language): Paths => {
  const builders = pageNames.map((name) => {
    const build = builderOf(pages[name].path[lang]);
    return [name, (...values: Argument[]) => `/${lang}${build(...values)}`];
  });
  // The table's types and its patterns say the same.
  const plain = Object.fromEntries(builders) as Plain;
  return {
    ...plain,
    team: (season, { category, region, team }) => plain.team(season, category, region, team),
    teamStats: (season, { category, region, team }) => plain.teamStats(season, category, region, team),
    inbox: () => `/${lang}${inbox[lang]}`,
  };
};

const paths = { fr: buildersIn('fr'), en: buildersIn('en') } satisfies Record<Language, Paths>;

/** Builds the path of every page. `lang` decides the words; the names given should be in that language. */
export const pathsIn = (lang: Language): Paths => paths[lang];
