import type { PageQuery, Subject } from '@rondelle/contracts/site/pages/entry.ts';
import {
  type AnyPageParams,
  type PageName,
  pages,
  type Table,
} from '@rondelle/contracts/site/pages/pages.ts';
import { type QueryClient, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { getUntypedClient, type TRPCClientErrorLike } from '@trpc/client';
import type { Outputs } from '../http/outputs.ts';
import { type InputOf, keyOf, type ProcedurePath, type Query } from '../http/query.ts';
import { anyPageAt, type PageLocation, locatedAt, usePageLocation } from './page-location.ts';
import { type AppRouter, trpc } from '../http/trpc.ts';

type QueriesOf<N extends PageName> = NonNullable<Table[N]['queries']>;
/** Never for pages without queries, because their type would accept any string. */
type QueryName<N extends PageName> = string extends keyof QueriesOf<N> ? never : keyof QueriesOf<N> & string;
type PathOf<N extends PageName, Q extends QueryName<N>> = QueriesOf<N>[Q] extends { path: infer P }
  ? P
  : never;
type OutputAt<P> = P extends `${infer R}.${infer Q}`
  ? R extends keyof Outputs
    ? Q extends keyof Outputs[R]
      ? Outputs[R][Q]
      : never
    : never
  : never;
type OutputOf<N extends PageName, Q extends QueryName<N>> = OutputAt<PathOf<N, Q>>;

/**
 * Checks the table of pages against the procedures' inputs and outputs: an entry that does not match does not compile.
 */
type Checked = {
  readonly [N in PageName]: {
    readonly queries?: string extends keyof QueriesOf<N>
      ? unknown
      : {
          readonly [Q in QueryName<N>]: {
            readonly path: ProcedurePath;
            readonly input: (page: never, season: never) => InputOf<PathOf<N, Q> & ProcedurePath> | null;
          };
        };
    readonly subject?: (data: OutputAt<PathOf<N, 'main' & QueryName<N>>>, page: never) => Subject;
  };
};
type Fits<T extends Checked> = T;
type CheckedName = keyof Fits<Table>;

const asQuery = (
  { path, input }: PageQuery<AnyPageParams>,
  page: AnyPageParams,
  ongoingSeason: string | null,
): Query | null => {
  const queryInput = input(page, ongoingSeason);
  // `Checked` checks the table's paths.
  return queryInput === null ? null : { path: path as ProcedurePath, input: queryInput };
};

/** Returns the query with this name of the page at a location; null when the page has none, or skips it. */
export const anyQueryAt = (
  location: PageLocation,
  which: string,
  ongoingSeason: string | null = null,
): Query | null => {
  const query = location.page && pages[location.page.page].queries?.[which];
  return query ? asQuery(query, anyPageAt(location), ongoingSeason) : null;
};

/** Returns all queries of the page at a location, including personal ones. */
export const displayedQueriesAt = (location: PageLocation, ongoingSeason: string | null): readonly Query[] =>
  queriesAt(location, ongoingSeason, true);

/** Returns the queries to prefetch for the page at a location, without the menu's query, common to all pages. */
export const queriesAt = (
  location: PageLocation,
  ongoingSeason: string | null,
  withPersonal = false,
): readonly Query[] => {
  if (!location.page) return [];
  const page = anyPageAt(location);
  return Object.values(pages[location.page.page].queries ?? {})
    .filter(({ when = () => true, isPersonal = false }) => when(page) && (withPersonal || !isPersonal))
    .flatMap((query) => asQuery(query, page, ongoingSeason) ?? []);
};

const dataAt = (queries: QueryClient, location: PageLocation, which: string): unknown => {
  const query = anyQueryAt(location, which);
  return query ? queries.getQueryData(keyOf(query)) : undefined;
};

/** Returns the cached data of a page's query; undefined when the location is on another page or without data. */
export const pageData = <N extends PageName, Q extends QueryName<N>>(
  queries: QueryClient,
  location: PageLocation,
  name: N,
  which: Q,
): OutputOf<N, Q> | undefined =>
  // The query's path determines its output type.
  location.page?.page === name ? (dataAt(queries, location, which) as OutputOf<N, Q> | undefined) : undefined;

/** Returns the entity of the page at a location; null while its data is missing. */
export const subjectAt = (queries: QueryClient, location: PageLocation): Subject | null => {
  if (!location.page) return null;
  const { subject } = pages[location.page.page];
  const data = dataAt(queries, location, 'main');
  return subject && data !== undefined ? subject(data, anyPageAt(location)) : null;
};

type Failing = TRPCClientErrorLike<AppRouter>;
type Options<Output> = Omit<UseQueryOptions<Output, Failing>, 'queryKey' | 'queryFn'> & {
  readonly ongoingSeason?: string | null;
};

/** For page components: runs a query of their page with the input that the page's entry derives from the URL. */
export const usePageQuery = <N extends CheckedName, Q extends QueryName<N>>(
  name: N,
  which: Q,
  { ongoingSeason = null, ...options }: Options<OutputOf<N, Q>> = {},
) => {
  const location = usePageLocation();
  const query = anyQueryAt(locatedAt(location, name), which, ongoingSeason);
  const client = getUntypedClient(trpc.useUtils().client);
  return useQuery<OutputOf<N, Q>, Failing>({
    ...options,
    enabled: query !== null && (options.enabled ?? true),
    queryKey: query ? keyOf(query) : [name, which],
    queryFn: () =>
      // The query's path determines its output type.
      client.query(query?.path ?? '', query?.input) as Promise<OutputOf<N, Q>>,
  });
};
