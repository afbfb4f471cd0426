import { expect, test } from 'vitest';
import { readSources } from './rules/modules.ts';

/** Code that holds data for longer than a request, in a process or in a browser. */
const holdsData = /new LRUCache|caches\.open\(|cacheName:|(?:local|session)Storage\.setItem\(|openDB[<(]/u;
/** Code that registers a route. */
const registersRoute = /\b(?:app|kept|scope)\.(?:get|route)(?:<.*>)?\((?!key\))|\.register\(fastifyStatic/u;

/** Each holder, and how a policy, an erasure or a deletion reaches it. */
const holders: Readonly<Record<string, string>> = {
  'infra/content/post-markdown.ts': 'posts under the names of their members: another name is another key',
  'services/gateway/banners/banner-files.ts': 'pictures of administrators; no results, no members',
  'services/gateway/live/missed-changes.ts': 'topics that changed; no data',
  'services/gateway/response-cache/cached-responses.ts':
    'dropped by the version of the season; tests/attacks/copies',
  'services/gateway/response-cache/encoding.ts': 'headers of requests',
  'services/gateway/response-cache/last-changes.ts': 'when things changed; no data',
  'services/gateway/response-cache/remembered.ts': 'menus; dropped with the responses that show them',
  'services/gateway/simulations/remember-briefly.ts':
    'under the facts that it is made from; shown only as the policy allows',
  'services/gateway/simulations/simulator.ts':
    'under the games that it is made from; shown only as the policy allows',
  'web/src/app/timing/timing-open.ts': 'that a panel is open',
  'web/src/app/worker/cache-ahead.ts': 'when pages were kept, under the last decision',
  'web/src/features/offline/use-copies.ts': 'reads what the worker has',
  'web/src/lib/state/display.ts': 'own settings',
  'web/src/lib/forms/drafts.ts': 'own drafts',
  'web/src/lib/state/stored-filters.ts': 'own filters of administration pages',
  'web/src/lib/member/cached-me.ts': 'the member’s own account, as long as they are logged in',
  'web/src/lib/member/merge-teams.ts': 'own number',
  'web/src/lib/member/my-teams.ts': 'ids of teams',
  'web/src/lib/offline/outbox/store.ts': 'own changes that wait',
  'web/src/lib/offline/waiting-mark.ts': 'how many own changes wait',
  'web/src/lib/forms/shared-game.ts': 'a game that the reader has shared, until the form is open',
  'web/src/lib/state/tour-state.ts': 'a step of the tour',
  'web/src/worker/copies-of-pages.ts': 'dropped by the worker with the next response; older-copies.test.ts',
  'web/src/worker/files.ts': 'files of a build',
  'web/src/worker/older-copies.ts': 'the instant of the last decision',
  'web/src/worker/shell-pages.ts': 'pages without data',
};

/** Each file with routes, and whether the copies that it makes are in the list of tests/attacks/support/copies.ts. */
const routed: Readonly<Record<string, string>> = {
  'services/gateway/banners/banner-files.ts': 'no results, no members',
  'services/gateway/embeds/oembed.ts': 'listed',
  'services/gateway/files/files-over-http.ts': 'listed',
  'services/gateway/health/health.ts': 'never stored',
  'services/gateway/membership/inbox-page.ts': 'never stored; a local site only',
  'services/gateway/membership/mail-links.ts': 'never stored',
  'services/gateway/membership/reader-pages.ts': 'never stored',
  'services/gateway/membership/sign-in-routes.ts': 'never stored',
  'services/gateway/health/metrics.ts': 'never stored',
  'services/gateway/rest/rest-over-http.ts': 'listed',
  'services/gateway/ssr/pages.ts': 'listed',
  'services/gateway/static/assets.ts': 'files of a build',
  'services/gateway/static/dump-files.ts': 'listed',
  'services/gateway/static/media.ts': 'files of editors',
  'services/gateway/static/robots.ts': 'no data',
  'services/gateway/static/sitemap.ts': 'listed',
};

const isProduct = (path: string): boolean => !path.startsWith('tests/') && !/\.test\.tsx?$/u.test(path);
const filesWith = (pattern: RegExp, within = ''): string[] =>
  [...readSources()]
    .filter(([path, text]) => isProduct(path) && path.startsWith(within) && pattern.test(text))
    .map(([path]) => path)
    .toSorted();

test('lists each file that holds data across requests, with the way in which a decision reaches it', () => {
  expect(filesWith(holdsData)).toEqual(Object.keys(holders).toSorted());
});

test('lists each file with routes, and whether tests cover its copies', () => {
  expect(filesWith(registersRoute, 'services/gateway/')).toEqual(Object.keys(routed).toSorted());
});
