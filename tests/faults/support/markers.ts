import { setTimeout as sleep } from 'node:timers/promises';
import type { EventLog } from '@rondelle/domain/ports/event-log.ts';
import { result } from '../../flow/gateway-site.ts';
import { createWriter } from '../../flow/histories/writer.ts';

/** The league that no writer touches: its first team's wins are counted. */
const league = '/api/v1/league?lang=fr&sid=2022-2023&cid=1&rid=1';
type League = { readonly standings?: readonly { readonly team: { id: number }; readonly wins: number }[] };

const winsAt = async (url: string): Promise<number> => {
  const answer = await fetch(url + league, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
  const body = (await answer?.json().catch(() => null)) as League | null;
  return body?.standings?.find(({ team }) => team.id === 1)?.wins ?? -1;
};

export type Markers = {
  /** Records a win; answers when the log has it. */
  readonly append: () => Promise<void>;
  /** Milliseconds until every one of these gateways shows all wins recorded so far. */
  readonly untilShown: (urls: readonly string[], limitMs?: number) => Promise<number>;
};

/** Results whose way to the page is timed. */
export const createMarkers = (log: EventLog): Markers => {
  const write = createWriter(log);
  let wins = 0;
  return {
    append: async () => {
      await write([result(900_000_000 + wins + 1, 4, 2)]);
      wins += 1;
    },
    untilShown: async (urls, limitMs = 30_000) => {
      const began = performance.now();
      for (;;) {
        const shown = await Promise.all(urls.map(winsAt));
        const took = performance.now() - began;
        if (shown.every((count) => count === wins)) return took;
        if (took > limitMs)
          throw new Error(`after ${Math.round(took)} ms ${shown.join()} of ${wins} wins are shown`);
        await sleep(10);
      }
    },
  };
};
