import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { compressed, denselyCompressed, type Encoding, worthCompressing } from './encoding.ts';

/** Alternating names and values, the fastest form for `writeHead`. */
export type FlatHeaders = readonly string[];

export type Variant = {
  readonly bytes: Buffer;
  readonly etag: string;
  readonly headers: FlatHeaders;
  readonly unchangedHeaders: FlatHeaders;
};

/** A response as bytes, in the encodings requested so far. */
export type FinishedResponse = {
  readonly status: number;
  readonly body: Buffer;
  readonly headers: FlatHeaders;
  readonly etag: string;
  readonly variants: Map<Encoding, Variant>;
};

type SentHeaders = Readonly<Record<string, string | number | string[] | undefined>>;

/** Headers that differ by variant or by connection. */
const ownHeaders = new Set(['content-length', 'content-encoding', 'etag', 'vary', 'connection', 'date']);

const flat = (headers: SentHeaders): FlatHeaders =>
  Object.entries(headers)
    .filter(([name, value]) => value !== undefined && !ownHeaders.has(name.toLowerCase()))
    .flatMap(([name, value]) => [name, String(value)]);

/** Builds a response with a strong etag, derived from its bytes. */
export const finish = (status: number, headers: SentHeaders, body: Buffer): FinishedResponse => ({
  status,
  body,
  headers: flat(headers),
  etag: createHash('sha256').update(body).digest('base64url').slice(0, 27),
  variants: new Map(),
});

const variantOf = (response: FinishedResponse, encoding: Encoding, bytes: Buffer): Variant => {
  const etag = encoding === 'identity' ? `"${response.etag}"` : `"${response.etag}-${encoding}"`;
  const unchangedHeaders = [...response.headers, 'etag', etag, 'vary', 'accept-encoding'];
  const encoded = encoding === 'identity' ? [] : ['content-encoding', encoding];
  const headers = [...unchangedHeaders, ...encoded, 'content-length', String(bytes.length)];
  return { bytes, etag, headers, unchangedHeaders };
};

/** The response in an encoding, compressed on the first call. Stays uncompressed when compression does not help. */
export const inEncoding = async (response: FinishedResponse, wanted: Encoding): Promise<Variant> => {
  const ready = response.variants.get(wanted);
  if (ready) return ready;
  const bytes =
    wanted === 'identity' || response.body.length < worthCompressing
      ? response.body
      : await compressed(response.body, wanted);
  const encoding = bytes.length < response.body.length ? wanted : 'identity';
  const variant = variantOf(response, encoding, encoding === 'identity' ? response.body : bytes);
  response.variants.set(wanted, variant);
  return variant;
};

/**
 * Replaces the Brotli bytes by smaller ones. They keep their etag, since they decode to the same bytes and no ranges are
 * served: readers who have the others still get 304.
 */
export const compressAgain = async (response: FinishedResponse): Promise<void> => {
  const { bytes: before = response.body } = response.variants.get('br') ?? {};
  // No client accepted Brotli yet, or its bytes are not smaller.
  if (before === response.body) return;
  const bytes = await denselyCompressed(response.body);
  response.variants.set('br', variantOf(response, 'br', bytes));
};

/** Returns whether `If-None-Match` contains this etag; weak comparison as in RFC 9110, 13.1.2. */
const names = (header: string, etag: string): boolean =>
  header === etag ||
  header === '*' ||
  header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag);

/** Returns whether the client already has these bytes. */
export const isUnchanged = (request: IncomingMessage, status: number, { etag }: Variant): boolean => {
  const had = request.headers['if-none-match'];
  return had !== undefined && status === 200 && names(had, etag);
};

/** Sends the bytes, or 304 when the client has them, with the headers of the variant and more. */
export const send = (
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  variant: Variant,
  more: FlatHeaders = [],
): void => {
  const headersOf = (own: FlatHeaders) => (more.length > 0 ? [...own, ...more] : own) as string[];
  if (isUnchanged(request, status, variant)) {
    response.writeHead(304, headersOf(variant.unchangedHeaders)).end();
    return;
  }
  response.writeHead(status, headersOf(variant.headers));
  if (request.method === 'HEAD') response.end();
  else response.end(variant.bytes);
};
