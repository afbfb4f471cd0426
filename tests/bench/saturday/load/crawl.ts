import { setTimeout as sleep } from 'node:timers/promises';
import type { Plan } from '../plan.ts';
import type { Get } from './client.ts';
import type { Tally } from './tally.ts';

/** The number of an address that no reader has. */
const crawler = 199;

/** Reads deep pages as a search engine does: one at a time, at a steady pace. */
export const crawl = async (
  get: Get,
  { crawled: pages, size }: Pick<Plan, 'crawled' | 'size'>,
  tally: Tally,
  signal: AbortSignal,
): Promise<void> => {
  for (let at = 0; !signal.aborted; at += 1) {
    const begun = performance.now();
    tally.count(await get(pages[at % pages.length] ?? '/', crawler));
    await sleep(Math.max(0, 1_000 / size.crawledPerSecond - (performance.now() - begun)));
  }
};
