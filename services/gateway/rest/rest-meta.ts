type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Days as `YYYY-MM-DD`. */
export type Deprecation = {
  readonly since: string;
  readonly until?: string;
  readonly instead?: string;
};

type Options = {
  /** Of what is answered (default: 200). */
  readonly status?: 201;
  /** By what the input calls a parameter: what the route calls it. The input's own name is understood too. */
  readonly names?: Readonly<Record<string, string>>;
  /** Parameters of the input that the route itself sets. */
  readonly fixed?: Readonly<Record<string, string>>;
  /** Whether the parameters stand in the address although the method has a body. */
  readonly inQuery?: true;
  /** Whether no token is needed, which goes without saying for public queries. */
  readonly isOpen?: true;
  /** Since when it should not be used any more, until when it answers, and the path of what replaces it. */
  readonly deprecated?: Deprecation;
  /** What a status of a refusal means here, where the document's general words say too little. */
  readonly refusals?: Readonly<Record<number, string>>;
};

/** A REST route of a procedure. */
export type RestMeta = Options & {
  readonly method: Method;
  /** Under `/api/v1`. `{name}` is a parameter of the input. */
  readonly path: string;
  /** For programmers, so in English only. */
  readonly summary: string;
};

/** `GET /teams/{eid}` and what it does. */
export const route = (address: `${Method} /${string}`, summary: string, options: Options = {}): RestMeta => {
  const [method, path] = address.split(' ') as [Method, string];
  return { ...options, method, path, summary };
};
