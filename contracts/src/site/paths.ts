import type { Language } from '../competition/lists.ts';
import { type EventInStream, eventName } from '../log/event-name.ts';
import { remembered } from '../remembered.ts';
import { joinAddress } from './address.ts';
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
  /** Page of one change; the address outlives the server. */
  readonly event: (season: string, event: EventInStream) => string;
  readonly team: OfTeam;
  readonly teamStats: OfTeam;
  /** Not a page of the application; exists only on sites without a mail server. */
  readonly inbox: () => string;
};

const inbox: Readonly<Record<Language, Pattern>> = { fr: '/courriels', en: '/mails' };

/** Returns the path of a page from the arguments of its pattern. */
export const pathOf = (lang: Language, name: PageName, ...values: readonly Argument[]): string =>
  `/${lang}${builderOf(pages[name].path[lang])(...values)}`;

/** Returns true when the page exists for every season. */
export const isOfEverySeason = (name: PageName): boolean => {
  const pattern = pages[name].path.fr;
  return split(pattern)[0] === ':season' && needsOnlySeason(pattern);
};

/** Pages of a category and of a region: they exist in every season, as the lists of a season do. */
const ofEverySeason: ReadonlySet<PageName> = new Set<PageName>(['category', 'region']);
/** Search parameters that have the same meaning in every season. */
const commonParameters: ReadonlySet<string> = new Set(['category', 'region', 'by', 'show', 'place']);

type CurrentPage = { readonly lang: Language; readonly path: string; readonly search: string };

/**
 * Returns the same page in another season, with its category, if it exists in every season; otherwise the page of its
 * category, or the season's home page.
 */
export const pathInSeason = (
  { lang, path, search }: CurrentPage,
  name: PageName | undefined,
  season: string,
): string => {
  const [, , ...rest] = split(path);
  const hasCounterpart = name !== undefined && (isOfEverySeason(name) || ofEverySeason.has(name));
  const segments = hasCounterpart ? rest : rest.filter((segment) => segment.startsWith('c-')).slice(0, 1);
  const query = new URLSearchParams(
    [...new URLSearchParams(search)].filter(([key]) => hasCounterpart && commonParameters.has(key)),
  );
  return joinAddress([`/${lang}`, season, ...segments].join('/'), query.toString());
};

/** Returns builders for the paths of all pages in a language; the names passed in should be in that language. */
export const pathsIn = remembered((lang: Language): Paths => {
  const builders = pageNames.map((name) => {
    const build = builderOf(pages[name].path[lang]);
    return [name, (...values: Argument[]) => `/${lang}${build(...values)}`];
  });
  // The types of the table correspond to its patterns.
  const plain = Object.fromEntries(builders) as Plain;
  return {
    ...plain,
    team: (season, { category, region, team }) => plain.team(season, category, region, team),
    teamStats: (season, { category, region, team }) => plain.teamStats(season, category, region, team),
    event: (season, event) => joinAddress(plain.activity(season), `event=${eventName(event)}`),
    inbox: () => `/${lang}${inbox[lang]}`,
  };
});
