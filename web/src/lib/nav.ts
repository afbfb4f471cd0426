import type { Language } from '@rondelle/contracts/competition/lists.ts';
import type { inferRouterOutputs } from '@trpc/server';
import { seasonOf, usePageLocation } from './page-location.ts';
import { type AppRouter, trpc } from './trpc.ts';

/** The season's menu, which every page needs. */
export type Nav = inferRouterOutputs<AppRouter>['site']['nav'];

/** The input of the menu of a season, or of the ongoing one. */
export const navInput = (lang: Language, season: string | null) => ({
  lang,
  ...(season !== null && { season }),
});

/** The menu of the URL's season; of the ongoing one where the URL names none or an unknown one. Null while loading. */
export const useNav = (): Nav | null => {
  const pageLocation = usePageLocation();
  const ofSeason = trpc.site.nav.useQuery(navInput(pageLocation.lang, seasonOf(pageLocation)));
  const ongoing = trpc.site.nav.useQuery(navInput(pageLocation.lang, null), {
    enabled: ofSeason.isError,
  });
  return ofSeason.data ?? ongoing.data ?? null;
};
