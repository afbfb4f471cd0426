import { request } from 'node:http';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { median } from './numbers.ts';
import { runProgram, startServer } from './program.ts';

/** Headers of a browser; the bare server then sends the same compressed bytes. */
export const browserHeaders = { 'accept-encoding': 'gzip, deflate, br' };
/** The number of measurements of both, and the seconds of each. */
type Effort = { readonly rounds: number; readonly seconds: number };

export type Hot = {
  readonly hotPerSecond: number;
  readonly barePerSecond: number;
  readonly overBare: number;
  readonly bytes: number;
};

/** Returns the bytes as they come over the wire, compressed. */
const fetchRaw = async (url: string) => {
  const outgoing = request(url, { headers: browserHeaders });
  outgoing.end();
  const [response] = (await once(outgoing, 'response')) as [import('node:http').IncomingMessage];
  const bytes = await buffer(response);
  if (response.statusCode !== 200) throw new Error(`${url} answers ${response.statusCode}`);
  return { bytes, headers: response.headers };
};

/** Requests a second, and milliseconds of a processor that the load itself took for each. */
export type Load = { readonly perSecond: number; readonly processorMs: number };

const requestsPerSecond = async (url: string, duration: number): Promise<number> =>
  (await runProgram<Load>('load', { url, seconds: duration, headers: browserHeaders })).perSecond;

/** Follows the redirect from a page's short address to its canonical one. */
export const ownAddress = async (url: string): Promise<string> => (await fetch(url)).url;

/** Requests per second of a cached page, and of a bare route that sends the same bytes: measured in turns, medians. */
export const measureHot = async (
  address: string,
  { rounds, seconds }: Effort = { rounds: 5, seconds: 3 },
): Promise<Hot> => {
  const url = await ownAddress(address);
  const { bytes, headers } = await fetchRaw(url);
  const input = ['content-type', 'content-encoding', 'etag', 'cache-control', 'vary'];
  const bare = await startServer('bare', {
    bytes: bytes.toString('base64'),
    headers: Object.fromEntries(input.flatMap((name) => (headers[name] ? [[name, headers[name]]] : []))),
  });
  const hots: number[] = [];
  const bares: number[] = [];
  try {
    for (const warm of [bare.url, url]) await requestsPerSecond(warm, 2);
    for (let round = 0; round < rounds; round += 1) {
      bares.push(await requestsPerSecond(bare.url, seconds));
      hots.push(await requestsPerSecond(url, seconds));
    }
  } finally {
    await bare.stop();
  }
  const [hotPerSecond, barePerSecond] = [median(hots), median(bares)];
  return { hotPerSecond, barePerSecond, overBare: hotPerSecond / barePerSecond, bytes: bytes.length };
};
