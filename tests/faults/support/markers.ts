import { setTimeout as sleep } from 'node:timers/promises';
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import { result } from '../../flow/gateway-site.ts';
import { recordable } from '../../flow/histories/writer.ts';

/** A league in which no writer records games: the wins of its first team are counted. */
const league = '/api/v1/league?lang=fr&sid=2022-2023&cid=1&rid=1';
type League = { readonly standings?: readonly { readonly team: { id: number }; readonly wins: number }[] };

const winsAt = async (url: string): Promise<number> => {
  const response = await fetch(url + league, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
  const body = (await response?.json().catch(() => null)) as League | null;
  return body?.standings?.find(({ team }) => team.id === 1)?.wins ?? -1;
};

export type Markers = {
  /** Records a win; resolves when it is in the log. */
  readonly append: () => Promise<void>;
  /** Like `append`, but retries the same event while the log recovers, as writers retry a command. */
  readonly appendPatiently: () => Promise<void>;
  /** Milliseconds until all of these gateways show all wins recorded so far. */
  readonly untilShown: (urls: readonly string[]) => Promise<number>;
};

/** The timeout for anything that must come: only a failure takes that long. */
const limitMs = 120_000;

/** Results that are timed from the log to the page. */
export const createMarkers = (log: EventLog): Markers => {
  let wins = 0;
  const next = () => {
    const { stream, event } = result(900_000_000 + wins + 1, 4, 2);
    const recorded = recordable(event);
    return async () => {
      await log.append(stream, [recorded], 'none');
      wins += 1;
    };
  };
  return {
    append: () => next()(),
    appendPatiently: async () => {
      const append = next();
      for (const end = Date.now() + limitMs; ; await sleep(20)) {
        try {
          return await append();
        } catch (error) {
          if (Date.now() > end) throw error;
        }
      }
    },
    untilShown: async (urls) => {
      const began = performance.now();
      for (;;) {
        const counts = await Promise.all(urls.map(winsAt));
        const took = performance.now() - began;
        if (counts.every((count) => count === wins)) return took;
        if (took > limitMs)
          throw new Error(`after ${Math.round(took)} ms ${counts.join()} of ${wins} wins are shown`);
        await sleep(10);
      }
    },
  };
};
