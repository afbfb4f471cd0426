import type { inferRouterOutputs } from '@trpc/server';
import { seasonOf, usePlace } from './place.ts';
import { questions } from './questions.ts';
import { type AppRouter, trpc } from './trpc.ts';

/** The season's menu, which every page needs. */
export type Nav = inferRouterOutputs<AppRouter>['site']['nav'];

/** The menu of the URL's season; of the ongoing one where the URL names none or an unknown one. Null while loading. */
export const useNav = (): Nav | null => {
  const place = usePlace();
  const ofSeason = trpc.site.nav.useQuery(questions.nav(place.lang, seasonOf(place)));
  const ongoing = trpc.site.nav.useQuery(questions.nav(place.lang, null), { enabled: ofSeason.isError });
  return ofSeason.data ?? ongoing.data ?? null;
};
