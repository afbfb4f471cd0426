import { copies, pageCacheKey, queryCacheKey, queryAddress } from '@rondelle/contracts/site/copies.ts';
import { copiesFromName } from '@rondelle/contracts/site/copies-from.ts';
import { seenAtName } from '@rondelle/contracts/site/seen-at.ts';
import { CacheExpiration } from 'workbox-expiration';
import type { RouteHandlerCallback } from 'workbox-core/types.js';
import { NetworkFirst, type NetworkFirstOptions } from 'workbox-strategies';
import { expiring } from './expiring.ts';
import { applyDecision } from './older-copies.ts';
import { isResult, stateIn } from './own-responses.ts';

const fortnight = 14 * 86_400;
const bounds = {
  pages: { maxEntries: 80, maxAgeSeconds: fortnight },
  answers: { maxEntries: 300, maxAgeSeconds: fortnight },
} as const;
/** Maximum wait for the network when there is a copy, as for a reader in an arena. */
const patienceSeconds = 4;

const addressOf = ({ url }: Request): string => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

/** Also excludes responses of a gateway that does not know the last decision yet. */
const mayStore = async (response: Response): Promise<boolean> =>
  response.status === 200 &&
  !response.redirected &&
  !/no-store/.test(response.headers.get('cache-control') ?? '') &&
  (await applyDecision(response));

/** Headers that describe the transfer, not the stored copy. */
const transportHeaders = ['content-encoding', 'content-length', 'etag', 'vary'];

/** The response as it is stored: with the instant at which it was fetched. */
const stamped = (body: string, headers: Headers): Response => {
  const stored = new Headers(headers);
  for (const name of transportHeaders) stored.delete(name);
  stored.set(seenAtName, new Date().toISOString());
  return new Response(body, { headers: stored });
};

type HydrationState = {
  readonly answers?: readonly { readonly path: string; readonly input: unknown; readonly data: unknown }[];
};
const expiration = new CacheExpiration(copies.answers, bounds.answers);

/** Stores the query results of a page as well, because links load the page without its document. */
const storeResultsIn = async (body: string, response: Response): Promise<void> => {
  const state = JSON.parse(stateIn(body) ?? '{}') as HydrationState;
  const cache = await caches.open(copies.answers);
  const stored = (state.answers ?? []).flatMap(({ path, input, data }) => {
    const address = queryCacheKey(queryAddress(path, input));
    return address === null ? [] : [{ address, body: JSON.stringify({ result: { data } }) }];
  });
  const headers = new Headers({
    'content-type': 'application/json',
    date: response.headers.get('date') ?? new Date().toUTCString(),
  });
  const decided = response.headers.get(copiesFromName);
  if (decided !== null) headers.set(copiesFromName, decided);
  for (const { address, body: result } of stored) {
    await cache.put(address, stamped(result, headers));
    await expiration.updateTimestamp(new URL(address, location.origin).href);
  }
  await expiration.expireEntries();
};

/** Removes the copy of a page or a result that was deleted or is no longer permitted. */
const dropUnavailable = (name: string, addressIn: (address: string) => string | null) => ({
  fetchDidSucceed: async ({ request, response }: { request: Request; response: Response }) => {
    const address = addressIn(addressOf(request));
    if (address !== null && [401, 403, 404, 410].includes(response.status))
      await (await caches.open(name)).delete(address);
    return response;
  },
});

/** Any response can carry a later decision, which drops older copies. */
const dropsOlderCopies = {
  fetchDidSucceed: async ({ response }: { response: Response }) => {
    await applyDecision(response);
    return response;
  },
};

const keyIn = (addressIn: (address: string) => string | null) => ({
  cacheKeyWillBeUsed: async ({ request }: { request: Request }) =>
    addressIn(addressOf(request)) ?? request.url,
});

/** From the network, else the last copy of the page, marked with the instant of its fetch. */
export const pagesStrategy = new NetworkFirst({
  cacheName: copies.pages,
  networkTimeoutSeconds: patienceSeconds,
  matchOptions: { ignoreVary: true },
  plugins: [
    keyIn(pageCacheKey),
    dropUnavailable(copies.pages, pageCacheKey),
    dropsOlderCopies,
    {
      cacheWillUpdate: async ({ response }) => {
        if (!(await mayStore(response)) || !response.headers.get('content-type')?.startsWith('text/html'))
          return null;
        const body = await response.clone().text();
        if (stateIn(body) === null) return null;
        await storeResultsIn(body, response);
        return stamped(body, response.headers);
      },
      cachedResponseWillBeUsed: async ({ cachedResponse }) => {
        if (!cachedResponse) return cachedResponse;
        const seenAt = cachedResponse.headers.get(seenAtName) ?? '';
        const body = (await cachedResponse.text()).replace(
          '<head>',
          `<head><meta name="${seenAtName}" content="${seenAt}">`,
        );
        return new Response(body, { headers: cachedResponse.headers });
      },
    },
    expiring(bounds.pages),
  ],
});

const queryOptions = {
  cacheName: copies.answers,
  matchOptions: { ignoreVary: true },
  plugins: [
    keyIn(queryCacheKey),
    dropUnavailable(copies.answers, queryCacheKey),
    dropsOlderCopies,
    {
      cacheWillUpdate: async ({ response }) => {
        if (!(await mayStore(response))) return null;
        const body = await response.clone().text();
        return isResult(body) ? stamped(body, response.headers) : null;
      },
    },
    expiring(bounds.answers),
  ],
} satisfies NetworkFirstOptions;

/** From the network, else the last result of the query, with the instant of its fetch. */
const queriesStrategy = new NetworkFirst({ ...queryOptions, networkTimeoutSeconds: patienceSeconds });
/** After a known change, waits for the network as long as there is a connection. */
const freshQueriesStrategy = new NetworkFirst(queryOptions);

export const handleQuery: RouteHandlerCallback = (params) => {
  const isFresh = params.request.headers.get('cache-control') === 'no-cache';
  return (isFresh ? freshQueriesStrategy : queriesStrategy).handle(params);
};

const freshMs = 30 * 60_000;
/** Timeout of a page that is fetched ahead, so that it does not delay the next ones or a new worker. */
const aheadTimeoutMs = 30_000;

/** Caches pages ahead, except those fetched a short while ago. Each by itself, because one may fail. */
export const cachePages = async (addresses: readonly string[], event: ExtendableEvent): Promise<void> => {
  const cache = await caches.open(copies.pages);
  for (const address of addresses) {
    const key = pageCacheKey(address);
    if (key === null) continue;
    const seenAt = (await cache.match(key))?.headers.get(seenAtName);
    if (seenAt && Date.now() - Date.parse(seenAt) < freshMs) continue;
    // Without a session, so that the server can send its cached response.
    const request = new Request(key, {
      credentials: 'omit',
      headers: { accept: 'text/html' },
      signal: AbortSignal.timeout(aheadTimeoutMs),
    });
    await Promise.allSettled(pagesStrategy.handleAll({ request, event }));
  }
};

/** Deletes all stored pages and results, so that nothing remains of a member who logs out. */
export const forgetCopies = async (): Promise<void> => {
  for (const name of [copies.pages, copies.answers]) await caches.delete(name);
  await expiration.delete();
};
