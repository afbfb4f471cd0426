import type { QueryClient } from '@tanstack/react-query';
import type { Outputs } from '../lib/http/outputs.ts';
import type { Call } from '@rondelle/contracts/site/rendering.ts';
import { fetchQuery, keyOf, type Query } from '../lib/http/query.ts';
import { type Failure, failureOf } from '../lib/http/failure.ts';
import type { PageLocation } from '../lib/page/page-location.ts';
import { anyQueryAt, subjectAt } from '../lib/page/page-queries.ts';

type Unknown = Extract<Failure, { kind: 'unknown' }>;

/** Returns the history query of an entity that was not found. Deleted games need none: their page still loads. */
const historyAt = (location: PageLocation, what: string): Query | null =>
  location.page?.page === what ? anyQueryAt(location, 'history') : null;

/**
 * Explains an `unknown` failure from the entity's history. Returns `deleted` when it was deleted, and leaves the
 * history in the query cache for the page; returns `movedTo` for a league that moved to another category or region;
 * otherwise returns the failure itself.
 */
export const explainUnknown = async (
  queries: QueryClient,
  call: Call,
  pageLocation: PageLocation,
  unknown: Unknown,
): Promise<Failure | { readonly movedTo: string }> => {
  const query = historyAt(pageLocation, unknown.what);
  if (!query) return unknown;
  try {
    const history = (await fetchQuery(queries, call, query)) as Outputs['history']['league'];
    if (history.deleted) return { kind: 'deleted', what: unknown.what };
    const { kind, subject } = history;
    const isElsewhere = subject.path !== '' && !pageLocation.path.startsWith(subject.path);
    if (kind === 'league' && isElsewhere) return { movedTo: subject.path };
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind !== 'unknown') return failure;
  }
  queries.removeQueries({ queryKey: keyOf(query) });
  return unknown;
};

/** Returns whether the page is that of a deleted game: this page still exists and shows the game's history. */
export const isDeletedGame = (queries: QueryClient, pageLocation: PageLocation): boolean =>
  subjectAt(queries, pageLocation)?.isDeleted === true;
