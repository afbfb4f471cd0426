import { files, type FileName, fileAddress } from '@rondelle/contracts/site/files.ts';
import { openDataPrefix } from '@rondelle/contracts/site/open-data.ts';
import { readManifests } from '@rondelle/infra/open-data/read-manifests.ts';
import { restRoutes } from '@rondelle/gateway/rest/routes.ts';
import { everyQuery } from '../../api/support/every-query.ts';
import { restAddress } from '../../api/support/rest-address.ts';
import type { Ids } from '../../api/support/small-season.ts';
import type { CopiesSite, Mark } from './copies-site.ts';

const sid = '2021-2022';

/**
 * Data that the site derives and serves, or holds, more than once. A decision — a category that shows less, an
 * erasure, a deletion — reaches each of them.
 */
export type Copies = {
  readonly what: string;
  /** The source of a copy, and its invalidation. */
  readonly made: string;
  /** The longest time that a copy may outlive a decision. */
  readonly longest: string;
  /** The marks of a copy before a decision: without one, its test cannot fail. */
  readonly bears: readonly Mark[];
  /** The addresses of the copies, as somebody may have noted them before the decision. */
  readonly addresses: (site: CopiesSite) => Promise<readonly string[]> | readonly string[];
};

const idsOf = ({ ids, leaving }: CopiesSite): Ids & { uid: number } => ({
  cid: 1,
  rid: 1,
  tid: 1,
  ciid: 1,
  oid: 1,
  uid: leaving.number,
  team: (key) => ({ baie: 1, sept: 3, port: 5, havre: ids.team })[key],
  game: () => ids.hidden,
  division: () => 1,
});

/** Each public query about the marks: by itself, and about the other games, teams and topics. */
export const queriesOf = (site: CopiesSite) => {
  const { ids } = site;
  const own = idsOf(site);
  const inputs = everyQuery(own, sid).map(({ path, input }) => ({ path, input }));
  const words = ['zorbla', 'grenouill', 'quasa'].flatMap((query) =>
    ['search.all', 'search.autocomplete', 'search.teams'].map((path) => ({ path, input: { sid, query } })),
  );
  const second = { sid, cid: 2, rid: 1 };
  const more = [
    ...['league.table', 'league.games', 'league.moves', 'league.forecast'].map((path) => ({
      path,
      input: second,
    })),
    { path: 'history.league', input: { ...second, include: 'games' } },
    { path: 'game.get', input: { gid: ids.deleted } },
    { path: 'game.history', input: { gid: ids.deleted } },
    { path: 'team.list', input: { sid, cid: 2 } },
    { path: 'team.get', input: { sid, eid: ids.team } },
    { path: 'history.team', input: { eid: ids.team } },
    { path: 'forum.topic', input: { tid: ids.topic } },
    { path: 'forum.topic', input: { tid: ids.topic + 1 } },
    { path: 'forum.topics', input: { query: 'grenouill' } },
    { path: 'forum.topics', input: { query: 'libellul' } },
    { path: 'game.list', input: { sid, latest: 50 } },
  ];
  return [...inputs, ...words, ...more];
};

const trpcAddress = (path: string, input: object): string =>
  `/trpc/${path}?input=${encodeURIComponent(JSON.stringify({ lang: 'fr', ...input }))}`;

const filesOf = ({ ids }: CopiesSite): readonly string[] => {
  const [first, second] = [1, 2].map((cid) => ({ sid, cid, rid: 1 }));
  const values: Readonly<Record<FileName, readonly object[]>> = {
    table: [first ?? {}, second ?? {}],
    groups: [{ sid, tid: 1 }],
    leaders: [{ sid, cid: 1 }],
    games: [{ sid, latest: 50 }, first ?? {}],
    stats: [{ eid: 1 }],
    calendar: [{ sid, latest: 50 }, first ?? {}],
    results: [{ sid, latest: 50 }, first ?? {}],
    forum: [{}],
    tableimage: [first ?? {}],
    teamimage: [{ sid, eid: 1 }],
    gameimage: [{ gid: ids.hidden }],
    keepcode: [{ gid: ids.hidden }],
  };
  return Object.entries(files).flatMap(([name, formats]) =>
    formats.flatMap((format) =>
      values[name as FileName].map((one) => fileAddress('fr', name as FileName, format, { ...one })),
    ),
  );
};

/** Binary files, whose bytes must differ once the policy has changed. */
export const isOfBytes = (address: string): boolean => /\.(png|xlsx)\?/u.test(address);

const embedded = (path: string) => `/oembed?url=${encodeURIComponent(`https://rondelle.example${path}`)}`;
const untilTheHint = 'the hint of the change; where it is lost, two seconds';

const ofHistory =
  /\/trpc\/(history\.|activity\.|game\.history|user\.get)|\/users\/|\/history\b|\/activity\b|\/events\/|history\.(csv|json)$/u;
/**
 * The history of a deleted entity is public, so that it can be restored, and the page of a deleted game displays it as
 * it was, marked as deleted: there, a deletion removes nothing.
 */
export const isHistory = (address: string, text: string): boolean =>
  ofHistory.test(address) || text.includes('"deleted":true');

export const copies: readonly Copies[] = [
  {
    what: 'outputs of public queries',
    made: 'from the views as shown; the response cache drops them with the version of their season',
    longest: untilTheHint,
    bears: ['score', 'game', 'team', 'member', 'topic', 'post'],
    addresses: (site) => queriesOf(site).map(({ path, input }) => trpcAddress(path, input)),
  },
  {
    what: 'responses of REST',
    made: 'from the same outputs, cached apart',
    longest: untilTheHint,
    bears: ['score', 'game', 'team', 'member', 'topic', 'post'],
    addresses: (site) =>
      restRoutes
        .filter(({ isPublic, method }) => isPublic && method === 'GET')
        .flatMap((route) =>
          queriesOf(site)
            .filter(({ path }) => path === route.procedure)
            .map(({ input }) => restAddress(route, { lang: 'fr', ...input })),
        ),
  },
  {
    what: 'spreadsheets, calendars, feeds and pictures',
    made: 'from the same outputs, cached apart; other sites and programs ask again',
    longest: untilTheHint,
    bears: ['score', 'game', 'team', 'topic', 'post'],
    addresses: filesOf,
  },
  {
    what: 'pages, also embedded ones, their titles for other sites, and sitemaps',
    made: 'from the same outputs, cached apart; one in demand is sent for two more seconds, except after a policy',
    longest: 'two seconds',
    bears: ['score', 'game', 'team', 'topic'],
    addresses: ({ ids }) => [
      '/fr/2021-2022',
      '/fr/2021-2022/c-1-m11/r-1-montreal',
      `/fr/2021-2022/g-${ids.hidden}`,
      `/fr/2021-2022/g-${ids.deleted}`,
      '/fr/embed/2021-2022/c-1-m11/r-1-montreal',
      embedded(`/fr/2021-2022/c-2-m12/r-1-montreal/e-${ids.team}-zorblax`),
      '/sitemap.xml',
      '/sitemaps/site.xml',
      '/sitemaps/2021-2022.xml',
    ],
  },
  {
    what: 'dumps of open data',
    made: 'by a job, as files; the gateway refuses those that show more than a policy, and the job removes them',
    longest: 'a policy: none; a deletion: until the job, an hour',
    bears: ['score', 'game', 'team'],
    addresses: async ({ openDataDir }) =>
      (await readManifests(openDataDir)).flatMap(({ season, date, files: written }) =>
        [...written.map(({ name }) => name), 'manifest.json'].map(
          (name) => `${openDataPrefix}/${season}/${date}/${name}`,
        ),
      ),
  },
];
