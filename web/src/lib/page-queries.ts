import type { PageQuery, Subject } from '@rondelle/contracts/site/pages/entry.ts';
import { type PageName, pages, type Table } from '@rondelle/contracts/site/pages/pages.ts';
import { type QueryClient, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { getUntypedClient, type TRPCClientErrorLike } from '@trpc/client';
import type { Answers } from './answers.ts';
import { type InputOf, keyOf, type ProcedurePath, type Question } from './ask.ts';
import { type PageLocation, type PageOf, pageAt, usePage } from './page-location.ts';
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

const questionOf = (
  { path, input }: PageQuery<never>,
  page: unknown,
  ongoingSeason: string | null,
): Question | null => {
  const asked = input(page as never, ongoingSeason);
  // The table of pages is checked above.
  return asked === null ? null : { path: path as ProcedurePath, input: asked };
};

/** What one query of a page asks for, or null where it asks nothing. */
export const pageQuestion = <N extends PageName>(
  name: N,
  which: QueryName<N>,
  page: PageOf<N>,
  ongoingSeason: string | null = null,
): Question | null => {
  const query = pages[name].queries?.[which];
  return query ? questionOf(query, page, ongoingSeason) : null;
};

/** All that the page at a location asks for and shows. */
export const questionsShownAt = (location: PageLocation, ongoingSeason: string | null): readonly Question[] =>
  questionsAt(location, ongoingSeason, true);

/** What the page at a location asks for before it is shown; the menu, which every page asks for, is not in here. */
export const questionsAt = (
  location: PageLocation,
  ongoingSeason: string | null,
  withPersonal = false,
): readonly Question[] => {
  if (!location.page) return [];
  const page = pageAt(location, location.page.page) as never;
  return Object.values(pages[location.page.page].queries ?? {})
    .filter(({ when = () => true, isPersonal = false }) => when(page) && (withPersonal || !isPersonal))
    .flatMap((query) => questionOf(query, page, ongoingSeason) ?? []);
};

/** What a query of a page was answered, where the page at a location is that page. */
export const pageAnswer = <N extends PageName, Q extends QueryName<N>>(
  queries: QueryClient,
  location: PageLocation,
  name: N,
  which: Q,
): OutputOf<N, Q> | undefined => {
  if (location.page?.page !== name) return undefined;
  const question = pageQuestion(name, which, pageAt(location, name));
  return question ? queries.getQueryData(keyOf(question)) : undefined;
};

/** What is on the page at a location; null while it is not answered. */
export const subjectAt = (queries: QueryClient, location: PageLocation): Subject | null => {
  if (!location.page) return null;
  const { subject } = pages[location.page.page];
  const answer: unknown = pageAnswer(queries, location, location.page.page, 'main' as never);
  return subject && answer !== undefined ? subject(answer, pageAt(location, location.page.page)) : null;
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
  const question = pageQuestion(name, which, usePage(name), ongoingSeason);
  const client = getUntypedClient(trpc.useUtils().client);
  return useQuery<OutputOf<N, Q>, Failing>({
    ...options,
    enabled: question !== null && (options.enabled ?? true),
    queryKey: question ? keyOf(question) : [name, which],
    queryFn: () =>
      // The path names the procedure whose output is asked for.
      client.query(question?.path ?? '', question?.input) as Promise<OutputOf<N, Q>>,
  });
};
