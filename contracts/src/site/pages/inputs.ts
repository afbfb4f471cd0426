import type { Language } from '../../competition/lists.ts';
import { endOfDayInQuebec } from '../../competition/quebec-day.ts';
import { day, instant, oneOf, position } from '../url-values.ts';

/** Removes undefined members, so that the same query always has the same URL and cache key. */
export const withoutUndefined = <T extends object>(input: T) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };

type OfSeason = { readonly lang: Language; readonly season: string };
type OfCategory = OfSeason & { readonly categoryId: number | null };

export const inLanguage = ({ lang }: { readonly lang: Language }) => ({ lang });
export const inSeason = ({ lang, season }: OfSeason) => ({ lang, sid: season });
export const inCategory = (page: OfCategory) =>
  withoutUndefined({ ...inSeason(page), cid: page.categoryId ?? undefined });

/** `knownAt` is an instant; `knownOn`, which forms send, means the end of that day in Quebec. */
export const asOfSearch = { playedBy: day, knownOn: day, knownAt: instant };
type AsOf = { readonly [K in keyof typeof asOfSearch]?: string };
export const asOf = ({ playedBy, knownOn, knownAt }: AsOf) => ({
  playedBy,
  knownAt: knownOn === undefined ? knownAt : endOfDayInQuebec(knownOn),
});

export const historySearch = { include: oneOf(['games']), before: position };
type OfHistory = { readonly include?: 'games'; readonly before?: string };
export const ofHistory = ({ include, before }: OfHistory) => ({ include, before });
/** Returns true when the page shows the history of its entity. */
export const isHistory = ({ values }: { readonly values: { readonly view?: string } }): boolean =>
  values.view === 'history';
