import type { PostedForm } from '@rondelle/contracts/site/rendering.ts';
import type { QueryClient } from '@tanstack/react-query';
import { openEnvelope } from '../lib/http/open-envelope.ts';
import { keyOf, type Query } from '../lib/http/query.ts';
import type { Failure } from '../lib/http/failure.ts';

/** `data`: in its envelope where JSON cannot hold it. */
type DehydratedQuery = Query & { readonly data: unknown };
/** State that the server puts into the document for hydration. */
export type HydrationState = {
  /** Path and known search parameters of the rendered page. */
  readonly url: string;
  /** Public origin of the site. */
  readonly origin: string;
  readonly answers: readonly DehydratedQuery[];
  readonly failure: Failure | null;
  /** The fixed day of the site; absent when it follows the clock. */
  readonly today?: string;
  readonly posted?: PostedForm;
};

/** Serializes the query cache without timestamps, so that equal data gives equal bytes. */
export const dehydrateQueries = (queries: QueryClient): DehydratedQuery[] =>
  queries
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.status === 'success')
    .map(({ queryKey, state }) => {
      const [path, { input }] = queryKey as readonly [string[], { input: unknown }];
      return { path: path.join('.') as Query['path'], input, data: state.data };
    });

/** Fills the query cache. `seenAt`: when a copy of the page was made, in ms since the epoch; null for a fresh page. */
export const hydrateQueries = async (
  queries: QueryClient,
  dehydrated: readonly DehydratedQuery[],
  seenAt: number | null,
): Promise<void> => {
  for (const { data, ...query } of dehydrated) {
    const output = await openEnvelope(data);
    queries.setQueryData(keyOf(query), output, seenAt === null ? {} : { updatedAt: seenAt });
  }
};

/** JSON that is safe inside a script element: no `<` can end it or open a comment. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
