import { setTimeout as sleep } from 'node:timers/promises';
import { leaguePage } from '../../flow/gateway-site.ts';

export type ReadersTally = { answered: number; failed: number; slowestMs: number };

/** A reader at each address, who turns a page every few milliseconds until told to stop. */
export const startReaders = (urls: readonly string[]) => {
  const stopping = new AbortController();
  const read = async (url: string): Promise<ReadersTally> => {
    const tally: ReadersTally = { answered: 0, failed: 0, slowestMs: 0 };
    while (!stopping.signal.aborted) {
      const began = performance.now();
      const answer = await fetch(url + leaguePage).catch(() => null);
      await answer?.arrayBuffer().catch(() => null);
      if (answer?.status === 200) tally.answered += 1;
      else tally.failed += 1;
      tally.slowestMs = Math.max(tally.slowestMs, performance.now() - began);
      await sleep(10);
    }
    return tally;
  };
  const reading = urls.map(read);
  return {
    stop: () => {
      stopping.abort();
      return Promise.all(reading);
    },
  };
};
