import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

const asksFor = (header: string, encoding: string): boolean =>
  header.split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });

/** Browsers send one of a few headers: their answers are remembered, and never more than these. */
const remembered = new Map<string, Encoding>();

/** The best encoding that an `Accept-Encoding` allows. */
export const encodingFor = (header: string | undefined): Encoding => {
  if (header === undefined) return 'identity';
  const known = remembered.get(header);
  if (known) return known;
  const encoding = encodings.find((candidate) => asksFor(header, candidate)) ?? 'identity';
  if (remembered.size < 100) remembered.set(header, encoding);
  return encoding;
};

/** Below this many bytes, compressing does not save a packet. */
export const worthCompressing = 1_000;

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/** Runs beside the main thread. */
export const compressed = (bytes: Buffer, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> =>
  encoding === 'gzip'
    ? asGzip(bytes, { level: 6 })
    : asBrotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 5,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      });
