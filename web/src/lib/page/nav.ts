import type { Language } from '@rondelle/contracts/competition/lists.ts';
import type { inferRouterOutputs } from '@trpc/server';
import { seasonOf, usePageLocation } from './page-location.ts';
import { type AppRouter, trpc } from '../http/trpc.ts';

/** Data of the menu of every page. */
export type Nav = inferRouterOutputs<AppRouter>['site']['menu'];

/** Input of the menu query; null selects the ongoing season. */
export const navInput = (lang: Language, season: string | null) => ({
  lang,
  ...(season !== null && { season }),
});

/**
 * Returns the menu of the URL's season, or of the ongoing one when the URL has none or an unknown one. Null while
 * loading.
 */
export const useNav = (): Nav | null => {
  const pageLocation = usePageLocation();
  const ofSeason = trpc.site.menu.useQuery(navInput(pageLocation.lang, seasonOf(pageLocation)));
  const ongoing = trpc.site.menu.useQuery(navInput(pageLocation.lang, null), {
    enabled: ofSeason.isError,
  });
  return ofSeason.data ?? ongoing.data ?? null;
};
