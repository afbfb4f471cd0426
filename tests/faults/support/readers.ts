import { setTimeout as sleep } from 'node:timers/promises';
import { leaguePage } from '../../flow/gateway-site.ts';

export type ReadersTally = { answered: number; failed: number; slowestMs: number };

/** A reader for each URL that requests a page every few milliseconds until it is stopped. */
export const startReaders = (urls: readonly string[]) => {
  const stopping = new AbortController();
  const tallies = urls.map((): ReadersTally => ({ answered: 0, failed: 0, slowestMs: 0 }));
  const read = async (url: string, tally: ReadersTally): Promise<ReadersTally> => {
    while (!stopping.signal.aborted) {
      const began = performance.now();
      const response = await fetch(url + leaguePage).catch(() => null);
      await response?.arrayBuffer().catch(() => null);
      if (response?.status === 200) tally.answered += 1;
      else tally.failed += 1;
      tally.slowestMs = Math.max(tally.slowestMs, performance.now() - began);
      await sleep(10);
    }
    return tally;
  };
  const reading = tallies.map((tally, at) => read(urls[at] ?? '', tally));
  return {
    /** The running totals, one for each URL. */
    tallies,
    stop: () => {
      stopping.abort();
      return Promise.all(reading);
    },
  };
};
