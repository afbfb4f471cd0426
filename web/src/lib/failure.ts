/** What went wrong with a question, as the pages tell it. */
export type Failure =
  /** The thing asked for does not exist; `what` is `team`, `season`, … and `page` for an unknown path. */
  | { readonly kind: 'unknown'; readonly what: string }
  /** It was there and can come back: its history says who deleted it. */
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

/** Reads the domain's code from an error of the tRPC client (`data`) or of an in-process call (`cause`). */
export const failureOf = (error: unknown): Failure => {
  const code = [error, member(error, 'data'), member(member(error, 'shape'), 'data'), member(error, 'cause')]
    .map(codeIn)
    .find((found) => typeof found === 'string');
  // A page whose question makes no sense, such as a team against itself, is no page.
  if (code === 'request/invalid') return { kind: 'unknown', what: 'page' };
  return typeof code === 'string' && code.endsWith('/unknown')
    ? { kind: 'unknown', what: code.slice(0, -'/unknown'.length) }
    : { kind: 'failed' };
};
