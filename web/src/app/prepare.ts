import { joinAddress, splitAddress } from '@rondelle/contracts/site/address.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { Call, Prepared, PageRequest } from '@rondelle/contracts/site/rendering.ts';
import { aliasOf } from '@rondelle/contracts/site/routes.ts';
import type { QueryClient } from '@tanstack/react-query';
import { type Failure, failureOf } from '../lib/http/failure.ts';
import { addressOf, type PageLocation } from '../lib/page/page-location.ts';
import { canonicalPathOf } from './canonical-path.ts';
import { isDeletedGame, explainUnknown } from './deleted-entities.ts';
import { dehydrateQueries, scriptJson } from './hydration-state.ts';
import { pageLocationAt } from './page-location-at.ts';
import { prefetchQueries } from './prefetch.ts';
import { newQueryClient } from './query-client.ts';
import { scriptHashesAt } from './document.tsx';

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
  return failure.kind === 'unknown' ? explainUnknown(queries, call, pageLocation, failure) : failure;
};

const prepareWith = async (queries: QueryClient, request: PageRequest): Promise<Prepared> => {
  const { url, origin, call, posted, today } = request;
  const { path, search } = splitAddress(url);
  const pageLocation = pageLocationAt(path, search);
  const redirectTo = (to: string) => ({ redirect: joinAddress(to, search) });
  const alias = pageLocation.page === null ? redirectOf(path) : null;
  if (alias) return redirectTo(alias);
  const error: unknown = await prefetchQueries(queries, call, pageLocation).then(
    () => null,
    (reason: unknown) => reason ?? new Error('unknown'),
  );
  const failure = await failureAt(queries, call, pageLocation, error);
  if (failure && 'movedTo' in failure) return redirectTo(failure.movedTo);
  const own = failure === null ? canonicalPathOf(queries, pageLocation) : null;
  if (own !== null && own !== path) return redirectTo(own);
  const isDeleted = failure?.kind === 'deleted' || isDeletedGame(queries, pageLocation);
  const status = isDeleted ? 410 : failure ? statuses[failure.kind] : 200;
  const state = scriptJson({
    url: addressOf(pageLocation),
    origin,
    answers: dehydrateQueries(queries),
    failure,
    ...(posted && { posted }),
    ...(today && { today }),
  });
  return {
    status,
    scriptHashes: scriptHashesAt(pageLocation),
    ...(status === 500 && { error }),
    drawing: { url, state },
  };
};

/**
 * Runs all queries of a page, so that it can be drawn from its data alone. Status 404 for unknown paths and entities,
 * 410 for deleted ones, 403 and 503 where a query was refused or has to wait, 500 for failed queries. Paths with words
 * of the other language and non-canonical paths redirect.
 */
export const prepare = async (request: PageRequest): Promise<Prepared> => {
  const queries = newQueryClient();
  try {
    return await prepareWith(queries, request);
  } finally {
    queries.clear();
  }
};
