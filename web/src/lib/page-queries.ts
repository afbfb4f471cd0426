import type { PageQuery, Subject } from '@rondelle/contracts/site/pages/entry.ts';
import { type AnyAsked, type PageName, pages, type Table } from '@rondelle/contracts/site/pages/pages.ts';
import { type QueryClient, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { getUntypedClient, type TRPCClientErrorLike } from '@trpc/client';
import type { Answers } from './answers.ts';
import { type InputOf, keyOf, type ProcedurePath, type Query } from './ask.ts';
import { anyPageAt, type PageLocation, locatedAt, usePageLocation } from './page-location.ts';
import { type AppRouter, trpc } from './trpc.ts';

type QueriesOf<N extends PageName> = NonNullable<Table[N]['queries']>;
/** Of a page that asks nothing the table knows no names: there any string would be one. */
type QueryName<N extends PageName> = string extends keyof QueriesOf<N> ? never : keyof QueriesOf<N> & string;
type PathOf<N extends PageName, Q extends QueryName<N>> = QueriesOf<N>[Q] extends { path: infer P }
  ? P
  : never;
type OutputAt<P> = P extends `${infer R}.${infer Q}`
  ? R extends keyof Answers
    ? Q extends keyof Answers[R]
      ? Answers[R][Q]
      : never
    : never
  : never;
type OutputOf<N extends PageName, Q extends QueryName<N>> = OutputAt<PathOf<N, Q>>;

/** What the procedures take and give, said of the table of pages: an entry that asks for anything else does not compile. */
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
    readonly subject?: (answer: OutputAt<PathOf<N, 'main' & QueryName<N>>>, page: never) => Subject;
  };
};
type Fits<T extends Checked> = T;
type CheckedName = keyof Fits<Table>;

const asQuery = (
  { path, input }: PageQuery<AnyAsked>,
  page: AnyAsked,
  ongoingSeason: string | null,
): Query | null => {
  const asked = input(page, ongoingSeason);
  // The table of pages is checked above.
  return asked === null ? null : { path: path as ProcedurePath, input: asked };
};

/** What one query of whatever page a location is at asks for; null where it has none of that name, or asks nothing. */
export const anyQueryAt = (
  location: PageLocation,
  which: string,
  ongoingSeason: string | null = null,
): Query | null => {
  const query = location.page && pages[location.page.page].queries?.[which];
  return query ? asQuery(query, anyPageAt(location), ongoingSeason) : null;
};

/** All that the page at a location asks for and shows. */
export const queriesShownAt = (location: PageLocation, ongoingSeason: string | null): readonly Query[] =>
  queriesAt(location, ongoingSeason, true);

/** What the page at a location asks for before it is shown; the menu, which every page asks for, is not in here. */
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

const answerAt = (queries: QueryClient, location: PageLocation, which: string): unknown => {
  const query = anyQueryAt(location, which);
  return query ? queries.getQueryData(keyOf(query)) : undefined;
};

/** What a query of a page was answered, where the page at a location is that page. */
export const pageAnswer = <N extends PageName, Q extends QueryName<N>>(
  queries: QueryClient,
  location: PageLocation,
  name: N,
  which: Q,
): OutputOf<N, Q> | undefined =>
  // The path of the query names the procedure whose output it is.
  location.page?.page === name
    ? (answerAt(queries, location, which) as OutputOf<N, Q> | undefined)
    : undefined;

/** What is on the page at a location; null while it is not answered. */
export const subjectAt = (queries: QueryClient, location: PageLocation): Subject | null => {
  if (!location.page) return null;
  const { subject } = pages[location.page.page];
  const answer = answerAt(queries, location, 'main');
  return subject && answer !== undefined ? subject(answer, anyPageAt(location)) : null;
};

type Failing = TRPCClientErrorLike<AppRouter>;
type Options<Output> = Omit<UseQueryOptions<Output, Failing>, 'queryKey' | 'queryFn'> & {
  readonly ongoingSeason?: string | null;
};

/** For page components: a query of their page, as its entry asks for it from the address. */
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
      // The path names the procedure whose output is asked for.
      client.query(query?.path ?? '', query?.input) as Promise<OutputOf<N, Q>>,
  });
};
