type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Dates as `YYYY-MM-DD`; `instead` is the path of the replacement. */
export type Deprecation = {
  readonly since: string;
  readonly until?: string;
  readonly instead?: string;
};

type Options = {
  /** Status of a success (default: 200). */
  readonly status?: 201;
  /** Names of parameters in the route, by field of the input. The field's own name is accepted too. */
  readonly names?: Readonly<Record<string, string>>;
  /** Fields of the input that the route sets itself. */
  readonly fixed?: Readonly<Record<string, string>>;
  /** True when parameters go in the query although the method has a body. */
  readonly inQuery?: true;
  /** True when no token is needed; implied for public queries. */
  readonly isOpen?: true;
  /** Marks the route as deprecated. */
  readonly deprecated?: Deprecation;
  /** Descriptions of error statuses, where the general ones are not enough. */
  readonly errors?: Readonly<Record<number, string>>;
};

/** A REST route declared on a procedure (ADR 39). */
export type RestMeta = Options & {
  readonly method: Method;
  /** Path below `/api/v1`; `{name}` is a parameter. */
  readonly path: string;
  /** For programmers, so in English only. */
  readonly summary: string;
};

/** Declares a route, for example `GET /teams/{eid}`, with a summary. */
export const route = (address: `${Method} /${string}`, summary: string, options: Options = {}): RestMeta => {
  const [method, path] = address.split(' ') as [Method, string];
  return { ...options, method, path, summary };
};
