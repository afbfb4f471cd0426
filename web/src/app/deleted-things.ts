import type { QueryClient } from '@tanstack/react-query';
import type { Answers } from '../lib/answers.ts';
import type { Call } from '@rondelle/contracts/site/rendering.ts';
import { fetchAnswer, keyOf, type Query } from '../lib/ask.ts';
import { type Failure, failureOf } from '../lib/failure.ts';
import type { PageLocation } from '../lib/page-location.ts';
import { anyQueryAt, subjectAt } from '../lib/page-queries.ts';

type Unknown = Extract<Failure, { kind: 'unknown' }>;

/** The query that says what has become of the page's thing. Games need no asking: their page says it. */
const historyAt = (location: PageLocation, what: string): Query | null =>
  location.page?.page === what ? anyQueryAt(location, 'history') : null;

/**
 * What has become of what is not found: deleted, then its history is among the answers, for the page to show; or a
 * league that is of another category or region now, then it says where.
 */
export const whatBecameOf = async (
  queries: QueryClient,
  call: Call,
  pageLocation: PageLocation,
  unknown: Unknown,
): Promise<Failure | { readonly movedTo: string }> => {
  const query = historyAt(pageLocation, unknown.what);
  if (!query) return unknown;
  try {
    const history = (await fetchAnswer(queries, call, query)) as Answers['history']['league'];
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

/** A deleted game keeps its page, with its history. */
export const isDeletedGame = (queries: QueryClient, pageLocation: PageLocation): boolean =>
  subjectAt(queries, pageLocation)?.isDeleted === true;
