import type { QueryClient } from '@tanstack/react-query';
import type { Call } from '@rondelle/contracts/site/rendering.ts';
import { queryFor, fetchQuery } from '../lib/http/query.ts';
import { failureOf } from '../lib/http/failure.ts';
import { type Nav, navInput } from '../lib/page/nav.ts';
import { type PageLocation, seasonOf } from '../lib/page/page-location.ts';
import { queriesAt } from '../lib/page/page-queries.ts';
import { loadPage } from './pages.ts';

/** Waits for all, also after a failure, then rejects with the first one. */
const allOrFirstFailure = async (works: readonly Promise<unknown>[]): Promise<void> => {
  const results = await Promise.allSettled(works);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
};

/**
 * Fetches the menu of the URL's season. For an unknown season, fetches that of the ongoing one: the page reports the
 * error.
 */
const fetchNav = async (queries: QueryClient, call: Call, { lang }: PageLocation, season: string | null) => {
  const nav = (slug: string | null) => fetchQuery(queries, call, queryFor('site.menu', navInput(lang, slug)));
  try {
    return (await nav(season)) as Nav;
  } catch (error) {
    if (season === null || failureOf(error).kind !== 'unknown') throw error;
    return (await nav(null)) as Nav;
  }
};

/** Fetches the menu and all queries of a page. Waits for all of them, then rejects with the first failure. */
export const prefetchQueries = async (
  queries: QueryClient,
  call: Call,
  pageLocation: PageLocation,
): Promise<void> => {
  const nav = await fetchNav(queries, call, pageLocation, seasonOf(pageLocation));
  const fetches = queriesAt(pageLocation, nav.ongoingSeason?.slug ?? null).map((query) =>
    fetchQuery(queries, call, query),
  );
  await allOrFirstFailure(fetches);
};

/** Loads all that a page needs to render at once: its component, its menu and its queries. */
export const prefetchPage = async (
  queries: QueryClient,
  call: Call,
  pageLocation: PageLocation,
): Promise<void> => {
  const { page } = pageLocation;
  await allOrFirstFailure([
    ...(page ? [loadPage(page.page)] : []),
    prefetchQueries(queries, call, pageLocation),
  ]);
};
