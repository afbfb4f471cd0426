/** Why a query failed, as pages show it. */
export type Failure =
  /** The requested entity does not exist; `what` is `team`, `season`, … or `page` for an unknown path. */
  | { readonly kind: 'unknown'; readonly what: string }
  /** The entity was deleted and can be restored; its history shows by whom. */
  | { readonly kind: 'deleted'; readonly what: string }
  | { readonly kind: 'failed' };

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

/** Reads the domain code from an error of the tRPC client (`data`) or of an in-process call (`cause`). */
export const failureOf = (error: unknown): Failure => {
  const code = [error, member(error, 'data'), member(member(error, 'shape'), 'data'), member(error, 'cause')]
    .map(codeIn)
    .find((found) => typeof found === 'string');
  // Invalid page parameters, such as a team against itself: the page does not exist.
  if (code === 'request/invalid') return { kind: 'unknown', what: 'page' };
  return typeof code === 'string' && code.endsWith('/unknown')
    ? { kind: 'unknown', what: code.slice(0, -'/unknown'.length) }
    : { kind: 'failed' };
};

export type QueryResult = { readonly data: unknown; readonly error: unknown; readonly isError: boolean };

/**
 * Whether a query has nothing to show. What was fetched before stays when the site does not answer a later request;
 * only a thing that does not exist any more makes way for the failure.
 */
export const hasFailed = <Q extends QueryResult>(query: Q): query is Q & { isError: true } =>
  query.isError && (query.data === undefined || failureOf(query.error).kind !== 'failed');
