import { isWhatIf } from './what-if-search.ts';
import { joinAddress, splitAddress } from './address.ts';
import { type PageName, pages } from './pages/pages.ts';
import { matchPath } from './routes.ts';
import { canonicalSearch } from './search-parameters.ts';

/** What a browser keeps of the site, to be read without a connection; the names of its caches. */
export const copies = { pages: 'pages', answers: 'answers', files: 'files', shell: 'shell' } as const;

/** Answered from the copy that comes with the worker: they say what there is without a connection. */
export const shellPages = ['offline', 'launch'] as const satisfies readonly PageName[];

/**
 * The pages that browsers may keep: public, the same for everybody, and of no single member. A page that is not listed
 * is never kept.
 */
const keptPages: ReadonlySet<PageName> = new Set<PageName>([
  'home',
  'season',
  'latestResults',
  'liveScores',
  'leaderboard',
  'forecasts',
  'enterResults',
  'leagues',
  'teams',
  'tournaments',
  'category',
  'region',
  'league',
  'team',
  'teamStats',
  'rivalry',
  'game',
  'tournament',
  'cities',
  'city',
  'organizations',
  'organization',
  'about',
  'faq',
  'instructions',
  'features',
  'roles',
]);

/** What else is asked for on these pages, and by the forms that enter results. */
const others = [
  'site.nav',
  'season.get',
  'team.watched',
  'team.list',
  'league.table',
  'tournament.get',
  'game.get',
] as const;

const keptProcedures: ReadonlySet<string> = new Set([
  ...others,
  ...[...keptPages].flatMap((name) =>
    Object.values(pages[name].queries ?? {}).flatMap(({ path, isPersonal }) => (isPersonal ? [] : path)),
  ),
]);

const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .sort(([one], [other]) => (one < other ? -1 : 1))
            .map(([name, inner]) => [name, sorted(inner)]),
        )
      : value;

const prefix = '/trpc/';

/** The one address of a query's answer, whatever the order in which its input was written. */
export const answerAddress = (procedure: string, input: unknown): string =>
  `${prefix}${procedure}?input=${encodeURIComponent(JSON.stringify(sorted(input)))}`;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Under which address the answer at a path and query is kept; null where it is not to be kept. */
export const keptAnswerAt = (address: string): string | null => {
  const { path, search } = splitAddress(address);
  const procedure = path.startsWith(prefix) ? path.slice(prefix.length) : '';
  if (!keptProcedures.has(procedure)) return null;
  const input = parsed(new URLSearchParams(search).get('input') ?? '');
  return input === undefined ? null : answerAddress(procedure, input);
};

/** Under which address the page at a path and query is kept; null where it is not to be kept. */
export const keptPageAt = (address: string): string | null => {
  const { path, search } = splitAddress(address);
  const name = matchPath(path)?.page.page;
  if (!name || !keptPages.has(name)) return null;
  // There is no end of what would be.
  if (isWhatIf(new URLSearchParams(search))) return null;
  return joinAddress(path, canonicalSearch(name, search));
};

/** Which of the worker’s own pages stands at a path; null elsewhere. */
export const shellPageAt = (address: string): string | null => {
  const { path } = splitAddress(address);
  const name = matchPath(path)?.page.page;
  return shellPages.some((page) => page === name) ? path : null;
};
