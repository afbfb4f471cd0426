import type { Pool } from 'pg';
import { addressesOf } from '../saturday/addresses.ts';
import { browserHeaders, type Load, ownAddress } from '../http.ts';
import type { LargestLeague } from '../largest-league.ts';
import { runProgram } from '../program.ts';
import { createMeter, type Meter, over, type Spent } from './meter.ts';

/** Kinds of addresses by their form. */
const kinds = {
  json: (path: string) => path.startsWith('/api/'),
  game: (path: string) => path.includes('/g-'),
  team: (path: string) => path.includes('/e-'),
  league: (path: string) => path.includes('/r-') && !path.includes('/e-'),
} as const;
export type Kind = keyof typeof kinds;

export type Cold = Readonly<Record<Kind, Spent>>;
/** A response from the cache: its cost for the site, and for the program that requests it. */
export type Cached = { readonly spent: Spent; readonly load: number };

const pagesOfKind = 120;
const [cachedPerSecond, cachedSeconds] = [1_500, 5];

const get = async (url: string): Promise<void> => {
  const response = await fetch(url, { headers: browserHeaders });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
};

const ofKind = async (
  meter: Meter,
  site: string,
  addresses: readonly string[],
  kind: Kind,
): Promise<Spent> => {
  const own = addresses.filter(kinds[kind]).slice(0, pagesOfKind);
  const urls = await Promise.all(own.map((path) => ownAddress(site + path)));
  return meter.each(urls.length, async () => {
    for (const url of urls) await get(url);
  });
};

/** Different pages and tables of a site that caches nothing, one after the other. */
export const measureCold = async (
  pool: Pool,
  { url, pid }: { readonly url: string; readonly pid: number },
  { slug }: Pick<LargestLeague, 'slug'>,
): Promise<Cold> => {
  const { pages, crawled } = await addressesOf(pool, slug, [], 8 * pagesOfKind);
  const addresses = [...pages, ...crawled];
  const meter = await createMeter(pool, pid);
  const one = (kind: Kind) => ofKind(meter, url, addresses, kind);
  return {
    json: await one('json'),
    game: await one('game'),
    team: await one('team'),
    league: await one('league'),
  };
};

/** One cached response, at a rate far below the capacity of the site, and as often as it can. */
export const measureCached = async (
  pool: Pool,
  pid: number,
  address: string,
): Promise<{ readonly steady: Cached; readonly full: Cached }> => {
  const url = await ownAddress(address);
  const runLoad = (rate: { readonly perSecond?: number }) =>
    runProgram<Load>('load', { url, seconds: cachedSeconds, headers: browserHeaders, ...rate });
  await runLoad({});
  const meter = await createMeter(pool, pid);
  const measure = async (rate: { readonly perSecond?: number }): Promise<Cached> => {
    let load: Load = { perSecond: 0, processorMs: 0 };
    const all = await meter.each(1, async () => {
      load = await runLoad(rate);
    });
    return { spent: over(all, load.perSecond * cachedSeconds), load: load.processorMs };
  };
  return { steady: await measure({ perSecond: cachedPerSecond }), full: await measure({}) };
};
