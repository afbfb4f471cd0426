import type { PostedForm } from '@rondelle/contracts/site/rendering.ts';
import type { QueryClient } from '@tanstack/react-query';
import { keyOf, type Query } from '../lib/ask.ts';
import type { Failure } from '../lib/failure.ts';

type KeptAnswer = Query & { readonly data: unknown };
/** What the server leaves in the page for the browser to go on from. */
export type KeptState = {
  /** Path, and what its page knows of the query, of the place that it rendered. */
  readonly url: string;
  /** The public address of the site. */
  readonly origin: string;
  readonly answers: readonly KeptAnswer[];
  readonly failure: Failure | null;
  readonly posted?: PostedForm;
};

/** The cache's answers, without instants: the same data gives the same bytes. */
export const keepAnswers = (queries: QueryClient): KeptAnswer[] =>
  queries
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.status === 'success')
    .map(({ queryKey, state }) => {
      const [path, { input }] = queryKey as readonly [string[], { input: unknown }];
      return { path: path.join('.') as Query['path'], input, data: state.data };
    });

/** `seenAt`: when the page was, where it is a copy. */
export const restoreAnswers = (
  queries: QueryClient,
  answers: readonly KeptAnswer[],
  seenAt: number | null,
): void => {
  for (const { data, ...query } of answers)
    queries.setQueryData(keyOf(query), data, seenAt === null ? {} : { updatedAt: seenAt });
};

/** JSON that can stand inside a script element: no `<` can end it or open a comment. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
