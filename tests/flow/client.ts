import { randomUUID } from 'node:crypto';
import type { SessionKind } from '@rondelle/members/accounts/tables.ts';
import { openBody } from '@rondelle/web/src/lib/http/open-envelope.ts';

/** The origin of a browser: behind their proxy, the sites of these tests use https. */
export const originOf = (url: string): string => url.replace('http:', 'https:');

type Fields = Record<string, unknown>;
type Reply<Data> = {
  readonly status: number;
  /** The data of a response; empty after an error. */
  readonly data: Data;
  readonly code: string | null;
  readonly field: string | null;
  readonly message: string | null;
  readonly conflict: unknown;
  readonly headers: Headers;
};
type Body<Data> = {
  result?: { data: Data };
  error?: {
    message: string;
    data: { domainCode: string | null; field: string | null; conflict: unknown };
  };
};

const read = async <Data>(response: Response): Promise<Reply<Data>> => {
  const body = (await openBody((await response.json()) as Body<Data>)) as Body<Data>;
  const error = body.error;
  return {
    status: response.status,
    data: body.result?.data ?? ({} as Data),
    code: error?.data.domainCode ?? null,
    field: error?.data.field ?? null,
    message: error?.message ?? null,
    conflict: error?.data.conflict ?? null,
    headers: response.headers,
  };
};

/** A client that sends requests over HTTP, with a session when there is a token. */
export const clientOf = (url: string, token: string | null, kind: SessionKind = 'site') => {
  const identity: Record<string, string> =
    token === null
      ? {}
      : kind === 'site'
        ? { cookie: `session=${token}` }
        : { authorization: `Bearer ${token}` };
  return {
    token,
    query: async <Data = Fields>(procedure: string, input: object) =>
      read<Data>(
        await fetch(`${url}/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`, {
          headers: identity,
        }),
      ),
    /** Calls a mutation with a new command id, unless the input has one. */
    mutate: async <Data = Fields>(procedure: string, input: object) =>
      read<Data>(
        await fetch(`${url}/trpc/${procedure}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin: originOf(url), ...identity },
          body: JSON.stringify({ commandId: randomUUID(), ...input }),
        }),
      ),
  };
};
export type Client = ReturnType<typeof clientOf>;
