import type { inferRouterOutputs } from '@trpc/server';
import { seasonOf, usePageLocation } from './page-location.ts';
import { questions } from './questions.ts';
import { type AppRouter, trpc } from './trpc.ts';

/** The season's menu, which every page needs. */
export type Nav = inferRouterOutputs<AppRouter>['site']['nav'];

/** The menu of the URL's season; of the ongoing one where the URL names none or an unknown one. Null while loading. */
export const useNav = (): Nav | null => {
  const pageLocation = usePageLocation();
  const ofSeason = trpc.site.nav.useQuery(questions.nav(pageLocation.lang, seasonOf(pageLocation)));
  const ongoing = trpc.site.nav.useQuery(questions.nav(pageLocation.lang, null), {
    enabled: ofSeason.isError,
  });
  return ofSeason.data ?? ongoing.data ?? null;
};
