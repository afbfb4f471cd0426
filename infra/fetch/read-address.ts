import { type IncomingMessage, request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { useAgent } from 'request-filtering-agent';

/** Thrown when a URL cannot be read; `detail` is the HTTP status for `bad-status`. */
export class AddressError extends Error {
  override name = 'AddressError';
  readonly code:
    | 'address-refused'
    | 'unreachable'
    | 'bad-status'
    | 'too-many-redirects'
    | 'too-large'
    | 'too-slow';
  readonly detail: string;

  constructor(code: AddressError['code'], detail = '') {
    super(code);
    this.code = code;
    this.detail = detail;
  }
}

/** ETag and Last-Modified of a version, for conditional requests. */
export type Validator = { readonly etag?: string; readonly lastModified?: string };
export type AddressResponse = {
  /** Null when the content has not changed since the validator. */
  readonly body: Buffer | null;
  readonly validator: Validator;
};
export type AddressReader = (
  url: string,
  requested: { readonly mostBytes: number; readonly validator?: Validator | undefined },
) => Promise<AddressResponse>;
type Limits = {
  /** For tests, whose servers run on the local machine. */
  readonly allowsPrivate?: boolean;
  readonly longestMs?: number;
};

const mostRedirects = 3;
const longestHeader = 200;
const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

const requested = (url: string, before: URL | null): URL => {
  const parsed = URL.canParse(url, before?.href) ? new URL(url, before?.href) : null;
  const isWeb = parsed?.protocol === 'https:' || parsed?.protocol === 'http:';
  if (!parsed || !isWeb || parsed.username !== '' || parsed.password !== '')
    throw new AddressError('address-refused');
  // Refuses redirects from https to http.
  if (before?.protocol === 'https:' && parsed.protocol === 'http:') throw new AddressError('address-refused');
  return parsed;
};

const addressErrorOf = (error: unknown, signal: AbortSignal): AddressError => {
  if (error instanceof AddressError) return error;
  if (signal.aborted) return new AddressError('too-slow');
  const message = error instanceof Error ? error.message : '';
  // The library reports blocked addresses only in its message.
  return new AddressError(/is not allowed/u.test(message) ? 'address-refused' : 'unreachable');
};

const send = (url: URL, validator: Validator, signal: AbortSignal, allowsPrivate: boolean) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const overNet = url.protocol === 'https:' ? overHttps : overHttp;
    const headers = {
      'user-agent': 'Rondelle',
      // No compression, because a small compressed response could exceed the size limit once decompressed.
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

const bodyOf = async (response: IncomingMessage, mostBytes: number): Promise<Buffer> => {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of response) {
    bytes += part.length;
    if (bytes > mostBytes) throw new AddressError('too-large');
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
 * Reads URLs entered by users: http or https, never private network addresses (checked after name resolution), at most
 * three redirects, within limits of size and time. Throws `AddressError`.
 */
export const createAddressReader =
  ({ allowsPrivate = false, longestMs = 30_000 }: Limits = {}): AddressReader =>
  async (address, { mostBytes, validator = {} }) => {
    const signal = AbortSignal.timeout(longestMs);
    try {
      let url = requested(address, null);
      for (let hop = 0; ; hop += 1) {
        const response = await send(url, validator, signal, allowsPrivate);
        const { statusCode = 0, headers } = response;
        if (statusCode === 200) {
          const body = await bodyOf(response, mostBytes);
          return { body, validator: validatorIn(response) };
        }
        response.destroy();
        if (statusCode === 304) return { body: null, validator };
        if (!redirects.has(statusCode) || headers.location === undefined)
          throw new AddressError('bad-status', String(statusCode));
        if (hop === mostRedirects) throw new AddressError('too-many-redirects');
        url = requested(headers.location, url);
      }
    } catch (error) {
      throw addressErrorOf(error, signal);
    }
  };
