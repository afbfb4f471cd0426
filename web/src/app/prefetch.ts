import type { QueryClient } from '@tanstack/react-query';
import type { Call } from '@rondelle/contracts/site/rendering.ts';
import { ask, fetchAnswer } from '../lib/ask.ts';
import { failureOf } from '../lib/failure.ts';
import type { Nav } from '../lib/nav.ts';
import { type Place, seasonOf } from '../lib/place.ts';
import { questions } from '../lib/questions.ts';
import { loadPage } from './pages.ts';
import { questionsAt } from './routes/routes.ts';

/** The menu of the URL's season; where that season is unknown the page says so, under the ongoing season's menu. */
const fetchNav = async (queries: QueryClient, call: Call, { lang }: Place, season: string | null) => {
  const nav = (slug: string | null) => fetchAnswer(queries, call, ask('site.nav', questions.nav(lang, slug)));
  try {
    return (await nav(season)) as Nav;
  } catch (error) {
    if (season === null || failureOf(error).kind !== 'unknown') throw error;
    return (await nav(null)) as Nav;
  }
};

/**
 * Everything that a place needs to be rendered at once: its component, its menu and its answers. Rejects with the
 * first failure, when all have come or failed.
 */
export const prefetchPlace = async (queries: QueryClient, call: Call, place: Place): Promise<void> => {
  const answers = async () => {
    const nav = await fetchNav(queries, call, place, seasonOf(place));
    const asked = questionsAt(place, nav).map((question) => fetchAnswer(queries, call, question));
    return Promise.all(asked);
  };
  const component = place.page ? loadPage(place.page.page) : null;
  const results = await Promise.allSettled([component, answers()]);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
};
