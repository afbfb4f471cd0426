/** Cause of a failed query, as pages show it. */
export type Failure =
  /** The requested entity does not exist; `what` is `team`, `season`, … or `page` for an unknown path. */
  | { readonly kind: 'unknown'; readonly what: string }
  /** The entity was deleted and can be restored; its history shows by whom. */
  | { readonly kind: 'deleted'; readonly what: string }
  /** The site refuses, also on a retry; `message` is its reason in the reader's language, when there is one. */
  | { readonly kind: 'refused'; readonly code: string; readonly message: string }
  /**
   * The site responded that it cannot serve the request now, with its reason: too many requests, or its own failure.
   */
  | { readonly kind: 'busy'; readonly message: string }
  /** There was no response, or none that can be read. */
  | { readonly kind: 'failed' };

/** Returns whether the entity does not exist, so that its history may explain why. */
export const isMissing = ({ kind }: Failure): boolean => kind === 'unknown' || kind === 'deleted';

const codeIn = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return undefined;
  if ('domainCode' in value) return value.domainCode;
  if ('name' in value && value.name === 'DomainError' && 'code' in value) return value.code;
  return undefined;
};

const member = (value: unknown, name: 'data' | 'cause' | 'shape') =>
  typeof value === 'object' && value !== null && name in value
    ? (value as Record<typeof name, unknown>)[name]
    : undefined;

/** Codes of errors after which the same request may succeed later. */
const temporary = new Set(['request/too-many', 'views/behind', 'account/provider-unavailable']);

const statusIn = (value: unknown): number =>
  typeof value === 'object' && value !== null && 'httpStatus' in value ? Number(value.httpStatus) : 0;

const messageIn = (error: unknown): string =>
  error instanceof Error && member(error, 'data') !== undefined ? error.message : '';

/**
 * Returns the meaning of an error of the tRPC client (`data`) or of an in-process call (`cause`): the only place that
 * decides what a page shows of it, and with `isWorthRetrying` whether the request is repeated.
 */
export const failureOf = (error: unknown): Failure => {
  const data = member(error, 'data');
  const code = [error, data, member(member(error, 'shape'), 'data'), member(error, 'cause')]
    .map(codeIn)
    .find((found) => typeof found === 'string');
  // Invalid page parameters, such as a team against itself: the page does not exist.
  if (code === 'request/invalid') return { kind: 'unknown', what: 'page' };
  if (typeof code === 'string' && code.endsWith('/unknown'))
    return { kind: 'unknown', what: code.slice(0, -'/unknown'.length) };
  const message = messageIn(error);
  if (statusIn(data) >= 500 || (typeof code === 'string' && temporary.has(code)))
    return { kind: 'busy', message };
  return typeof code === 'string' && code !== '' ? { kind: 'refused', code, message } : { kind: 'failed' };
};

/** Returns whether the same request may succeed a moment later. */
export const isWorthRetrying = (error: unknown): boolean => {
  const { kind } = failureOf(error);
  return kind === 'failed' || kind === 'busy';
};

export type QueryResult = { readonly data: unknown; readonly error: unknown; readonly isError: boolean };

/**
 * Returns whether a query has nothing to show. Fetched data stays when a later request gets no response; it is replaced
 * by the failure only when the entity no longer exists or is refused now.
 */
export const hasFailed = <Q extends QueryResult>(query: Q): query is Q & { isError: true } =>
  query.isError && (query.data === undefined || !isWorthRetrying(query.error));
