import { randomUUID } from 'node:crypto';
import type { SessionKind } from '@rondelle/members/accounts/tables.ts';

/** Where a browser says that it is: the sites of these tests are https to people, behind a proxy. */
export const originOf = (url: string): string => url.replace('http:', 'https:');

type Fields = Record<string, unknown>;
type Reply<Data> = {
  readonly status: number;
  /** What a procedure or call has answered; empty where it refused. */
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
  const body = (await response.json()) as Body<Data>;
  const fault = body.error;
  return {
    status: response.status,
    data: body.result?.data ?? ({} as Data),
    code: fault?.data.domainCode ?? null,
    field: fault?.data.field ?? null,
    message: fault?.message ?? null,
    conflict: fault?.data.conflict ?? null,
    headers: response.headers,
  };
};

/** Somebody who asks and writes over HTTP, logged in where there is a token. */
export const clientOf = (url: string, token: string | null, kind: SessionKind = 'site') => {
  const identity: Record<string, string> =
    token === null
      ? {}
      : kind === 'site'
        ? { cookie: `session=${token}` }
        : { authorization: `Bearer ${token}` };
  return {
    token,
    ask: async <Data = Fields>(procedure: string, input: object) =>
      read<Data>(
        await fetch(`${url}/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`, {
          headers: identity,
        }),
      ),
    /** With a command id of its own, unless the input has one. */
    tell: async <Data = Fields>(procedure: string, input: object) =>
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
