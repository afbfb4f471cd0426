import { isWhatIf } from './what-if-search.ts';
import { joinAddress, splitAddress } from './address.ts';
import { type PageName, pages } from './pages/pages.ts';
import { matchPath } from './routes.ts';
import { canonicalSearch } from './search-parameters.ts';

/** Names of the browser caches that make the site readable offline. */
export const copies = { pages: 'pages', answers: 'answers', files: 'files', shell: 'shell' } as const;

/** Pages that the service worker serves from its own copy; they list what is available offline. */
export const shellPages = ['offline', 'launch'] as const satisfies readonly PageName[];

/** Pages that browsers may store offline: public and independent of the reader. Unlisted pages are never stored. */
const offlinePages: ReadonlySet<PageName> = new Set<PageName>([
  'home',
  'season',
  'latestResults',
  'liveScores',
  'leaderboard',
  'forecasts',
  'ratings',
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

/** Further queries of these pages and of the forms that enter results. */
const others = [
  'site.menu',
  'season.get',
  'team.watched',
  'team.list',
  'league.table',
  'tournament.get',
  'game.get',
] as const;

const offlineProcedures: ReadonlySet<string> = new Set([
  ...others,
  ...[...offlinePages].flatMap((name) =>
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

/** Returns the canonical URL of a query, independent of the key order of its input. */
export const queryAddress = (procedure: string, input: unknown): string =>
  `${prefix}${procedure}?input=${encodeURIComponent(JSON.stringify(sorted(input)))}`;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Returns the cache key of the query response at an address; null when it must not be stored. */
export const queryCacheKey = (address: string): string | null => {
  const { path, search } = splitAddress(address);
  const procedure = path.startsWith(prefix) ? path.slice(prefix.length) : '';
  if (!offlineProcedures.has(procedure)) return null;
  const input = parsed(new URLSearchParams(search).get('input') ?? '');
  return input === undefined ? null : queryAddress(procedure, input);
};

/** Returns the cache key of the page at an address; null when it must not be stored. */
export const pageCacheKey = (address: string): string | null => {
  const { path, search } = splitAddress(address);
  const name = matchPath(path)?.page.page;
  if (!name || !offlinePages.has(name)) return null;
  // The number of possible scenarios is unlimited.
  if (isWhatIf(new URLSearchParams(search))) return null;
  return joinAddress(path, canonicalSearch(name, search));
};

/** Returns the path if the service worker serves it from its own copy; null otherwise. */
export const shellPageAt = (address: string): string | null => {
  const { path } = splitAddress(address);
  const name = matchPath(path)?.page.page;
  return shellPages.some((page) => page === name) ? path : null;
};
