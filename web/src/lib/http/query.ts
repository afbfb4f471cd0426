import type { Call } from '@rondelle/contracts/site/rendering.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { inferRouterInputs } from '@trpc/server';
import type { AppRouter } from './trpc.ts';

type Inputs = inferRouterInputs<AppRouter>;
/** A procedure's dotted path, such as `league.table`. */
export type ProcedurePath = {
  [R in keyof Inputs & string]: `${R}.${keyof Inputs[R] & string}`;
}[keyof Inputs & string];
export type InputOf<P extends ProcedurePath> = P extends `${infer R}.${infer Q}`
  ? R extends keyof Inputs
    ? Q extends keyof Inputs[R]
      ? Inputs[R][Q]
      : never
    : never
  : never;

export type Query = { readonly path: ProcedurePath; readonly input: unknown };

export const queryFor = <P extends ProcedurePath>(path: P, input: InputOf<P>): Query => ({ path, input });

/** The query key that `trpc.….useQuery` uses. */
export const keyOf = ({ path, input }: Query) => [path.split('.'), { input, type: 'query' }] as const;

/** Fetches a query into the cache unless fresh data is there. Rejects when the query fails. */
export const fetchQuery = (queries: QueryClient, call: Call, query: Query): Promise<unknown> =>
  queries.fetchQuery({
    queryKey: keyOf(query),
    queryFn: () => call(query.path, query.input),
    retry: false,
  });
