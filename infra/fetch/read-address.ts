import { type IncomingMessage, request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { useAgent } from 'request-filtering-agent';

/** Why an address was not read; `detail` says the status where that is the reason. */
export class AddressFault extends Error {
  override name = 'AddressFault';
  readonly fault:
    | 'address-refused'
    | 'unreachable'
    | 'bad-status'
    | 'too-many-redirects'
    | 'too-large'
    | 'too-slow';
  readonly detail: string;

  constructor(fault: AddressFault['fault'], detail = '') {
    super(fault);
    this.fault = fault;
    this.detail = detail;
  }
}

/** What a server says of a version, to be asked whether it still holds. */
export type Validator = { readonly etag?: string; readonly lastModified?: string };
export type ReadAnswer = {
  /** Null where it is what the validator stands for. */
  readonly body: Buffer | null;
  readonly validator: Validator;
};
export type AddressReader = (
  url: string,
  asked: { readonly mostBytes: number; readonly validator?: Validator | undefined },
) => Promise<ReadAnswer>;
type Limits = {
  /** For tests, whose servers are on the machine itself. */
  readonly allowsPrivate?: boolean;
  readonly longestMs?: number;
};

const mostRedirects = 3;
const longestHeader = 200;
const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

const asked = (url: string, before: URL | null): URL => {
  const parsed = URL.canParse(url, before?.href) ? new URL(url, before?.href) : null;
  const isWeb = parsed?.protocol === 'https:' || parsed?.protocol === 'http:';
  if (!parsed || !isWeb || parsed.username !== '' || parsed.password !== '')
    throw new AddressFault('address-refused');
  // What was asked for in secret is not read in the open.
  if (before?.protocol === 'https:' && parsed.protocol === 'http:') throw new AddressFault('address-refused');
  return parsed;
};

const faultOf = (error: unknown, signal: AbortSignal): AddressFault => {
  if (error instanceof AddressFault) return error;
  if (signal.aborted) return new AddressFault('too-slow');
  const message = error instanceof Error ? error.message : '';
  // The library has no code of its own for what it does not let through.
  return new AddressFault(/is not allowed/u.test(message) ? 'address-refused' : 'unreachable');
};

const send = (url: URL, validator: Validator, signal: AbortSignal, allowsPrivate: boolean) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const overNet = url.protocol === 'https:' ? overHttps : overHttp;
    const headers = {
      'user-agent': 'Rondelle',
      // Packed small, an answer of any size would come within the bound.
      'accept-encoding': 'identity',
      ...(validator.etag !== undefined && { 'if-none-match': validator.etag }),
      ...(validator.lastModified !== undefined && { 'if-modified-since': validator.lastModified }),
    };
    const agent = useAgent(url.href, {
      allowPrivateIPAddress: allowsPrivate,
      allowMetaIPAddress: allowsPrivate,
      keepAlive: false,
    });
    try {
      overNet(url, { agent, headers, signal }).on('response', resolve).on('error', reject).end();
    } catch (error) {
      reject(error);
    }
  });

const bodyOf = async (answer: IncomingMessage, mostBytes: number): Promise<Buffer> => {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of answer) {
    bytes += part.length;
    if (bytes > mostBytes) throw new AddressFault('too-large');
    parts.push(part);
  }
  return Buffer.concat(parts);
};

const short = (value: string | undefined): string | undefined =>
  value !== undefined && value.length <= longestHeader ? value : undefined;
const validatorIn = ({ headers }: IncomingMessage): Validator => {
  const [etag, lastModified] = [short(headers.etag), short(headers['last-modified'])];
  return { ...(etag !== undefined && { etag }), ...(lastModified !== undefined && { lastModified }) };
};

/**
 * Reads addresses that people have typed: over the web, never one of the machine's own network (names are looked at once
 * they are resolved), at most three redirects, within so many bytes and seconds. Fails with an `AddressFault`.
 */
export const createAddressReader =
  ({ allowsPrivate = false, longestMs = 30_000 }: Limits = {}): AddressReader =>
  async (address, { mostBytes, validator = {} }) => {
    const signal = AbortSignal.timeout(longestMs);
    try {
      let url = asked(address, null);
      for (let hop = 0; ; hop += 1) {
        const answer = await send(url, validator, signal, allowsPrivate);
        const { statusCode = 0, headers } = answer;
        if (statusCode === 200) {
          const body = await bodyOf(answer, mostBytes);
          return { body, validator: validatorIn(answer) };
        }
        answer.destroy();
        if (statusCode === 304) return { body: null, validator };
        if (!redirects.has(statusCode) || headers.location === undefined)
          throw new AddressFault('bad-status', String(statusCode));
        if (hop === mostRedirects) throw new AddressFault('too-many-redirects');
        url = asked(headers.location, url);
      }
    } catch (error) {
      throw faultOf(error, signal);
    }
  };
