import { shortened } from '@rondelle/contracts/shortened.ts';
import type { QueryClient } from '@tanstack/react-query';
import { TRPCClientError } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { joinAddress, splitAddress } from '@rondelle/contracts/site/address.ts';
import { aliasOf } from '@rondelle/contracts/site/routes.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import { isWhatIf } from '@rondelle/contracts/site/what-if-search.ts';
import type { Call, Rendered, RenderRequest } from '@rondelle/contracts/site/rendering.ts';
import { renderToString } from 'react-dom/server';
import { type Failure, failureOf } from '../lib/failure.ts';
import type { Head } from '../lib/head.ts';
import { loadPartsAfterPage } from '../lib/after-page.ts';
import { inLanguage } from '../lib/lang.ts';
import { addressOf, type PageLocation } from '../lib/page-location.ts';
import { trpc } from '../lib/trpc.ts';
import { App } from './App.tsx';
import { isDeletedGame, whatBecameOf } from './deleted-things.ts';
import { documentOf, scriptHashesAt } from './document.tsx';
import { keepAnswers } from './kept-answers.ts';
import { alternatePathOf } from './alternate-path.ts';
import { canonicalPathOf } from './canonical-path.ts';
import { pageLocationAt } from './page-location-at.ts';
import { prefetchPage } from './prefetch.ts';
import { newQueryClient } from './query-client.ts';
import './styles.ts';

/** Search engines cut off longer descriptions. */
const longestDescription = 200;

/** Rendering never fetches: parts whose data was not prefetched show their loading state. */
const silentClient = trpc.createClient({
  links: [
    () => () => observable((observer) => observer.error(new TRPCClientError('rendering does not fetch'))),
  ],
});

const redirectOf = (path: string): string | null => {
  const alone = /^\/(fr|en)\/?$/.exec(path);
  if (alone) return pathsIn(alone[1] === 'en' ? 'en' : 'fr').home();
  return aliasOf(path);
};

const statuses = {
  unknown: 404,
  deleted: 410,
  refused: 403,
  busy: 503,
  failed: 500,
} as const satisfies Record<Failure['kind'], number>;

/** Returns why the page cannot be shown; for an unknown entity, whether it was deleted or moved. */
const failureAt = async (queries: QueryClient, call: Call, pageLocation: PageLocation, error: unknown) => {
  if (pageLocation.page === null) return { kind: 'unknown', what: 'page' } as const;
  if (error === null) return null;
  const failure = failureOf(error);
  return failure.kind === 'unknown' ? whatBecameOf(queries, call, pageLocation, failure) : failure;
};

/**
 * Renders the whole document of a page in the language of its path. Status 404 for unknown paths and entities, 410 for
 * deleted ones, 403 and 503 where a query was refused or has to wait, 500 for failed queries. Paths with words of the other language and non-canonical paths redirect. Equal
 * data renders equal bytes.
 */
export const render = async (request: RenderRequest): Promise<Rendered> => {
  const { url, origin, call, manifest, posted, today } = request;
  const { path, search } = splitAddress(url);
  const pageLocation = pageLocationAt(path, search);
  const redirect = pageLocation.page === null ? redirectOf(path) : null;
  if (redirect) return { status: 302, body: '', redirect: joinAddress(redirect, search) };
  const queries = newQueryClient();
  const error: unknown = await prefetchPage(queries, call, pageLocation).then(
    () => null,
    (reason: unknown) => reason ?? new Error('unknown'),
  );
  const found = await failureAt(queries, call, pageLocation, error);
  if (found && 'movedTo' in found) {
    queries.clear();
    return { status: 302, body: '', redirect: joinAddress(found.movedTo, search) };
  }
  const failure: Failure | null = found;
  const isGone = failure?.kind === 'deleted' || isDeletedGame(queries, pageLocation);
  const own = failure === null ? canonicalPathOf(queries, pageLocation) : null;
  if (own !== null && own !== path) {
    queries.clear();
    return { status: 302, body: '', redirect: joinAddress(own, search) };
  }
  await loadPartsAfterPage();
  const body = inLanguage(pageLocation.lang, () => {
    let head: Head | null = null;
    const collectHead = ({ title, description }: Head) => {
      head = { title, description: shortened(description, longestDescription) };
    };
    const crests = new Map<string, string>();
    const html = renderToString(
      <App
        queries={queries}
        client={silentClient}
        origin={origin}
        failure={failure}
        posted={posted ?? null}
        server={{
          path,
          search: pageLocation.search,
          collectHead,
          collectCrest: (key, markup) => crests.set(key, markup),
        }}
      />,
    );
    const state = {
      url: addressOf(pageLocation),
      origin,
      answers: keepAnswers(queries),
      failure,
      ...(posted && { posted }),
      ...(today && { today }),
    };
    return documentOf({
      html,
      crests,
      head,
      pageLocation,
      otherPath: alternatePathOf(queries, pageLocation),
      origin,
      manifest,
      state,
      indexed: failure === null && !isGone && !isWhatIf(new URLSearchParams(pageLocation.search)),
    });
  });
  queries.clear();
  const status = isGone ? 410 : failure ? statuses[failure.kind] : 200;
  return { status, body, scriptHashes: scriptHashesAt(pageLocation), ...(status === 500 && { error }) };
};
