import { setTimeout as pause } from 'node:timers/promises';
import type { ChangeHint } from '@rondelle/contracts/subjects.ts';
import type { HintBus } from '@rondelle/contracts/ports/hint-bus.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { holds, readCheckpoints } from './checkpoints.ts';

type Hints = Pick<HintBus, 'listen'>;
type Waiting = { readonly hint: ChangeHint; readonly until: number };

const lookEveryMs = 20;
/** After this time, the poll of versions in the same database finds the change. */
const longestMs = 10_000;

/**
 * Delays hints until the replica includes their change. A hint passed on too early would drop a cached page, and the
 * next reader would get the old rows from the replica, cached under the new version.
 */
export const hintsBehind = (read: () => Db, hints: Hints): Hints => ({
  listen: (listener) => {
    const stopping = new AbortController();
    let waiting: Waiting[] = [];
    let looking = false;

    const look = async (): Promise<void> => {
      const checkpoints = await readCheckpoints(read());
      const reached = waiting.filter(({ hint }) => holds(checkpoints, hint));
      waiting = waiting.filter((one) => !reached.includes(one) && one.until > Date.now());
      if (!stopping.signal.aborted) for (const { hint } of reached) listener.hear(hint);
    };
    const lookUntilNone = async (): Promise<void> => {
      if (looking) return;
      looking = true;
      while (waiting.length > 0 && !stopping.signal.aborted) {
        // Hints wait while the replica can't be queried; the poll reports that error.
        await look().catch(() => undefined);
        if (waiting.length > 0)
          await pause(lookEveryMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
      looking = false;
    };
    const stop = hints.listen({
      hear: (hint) => {
        waiting.push({ hint, until: Date.now() + longestMs });
        void lookUntilNone();
      },
      missed: listener.missed,
    });
    return () => {
      stopping.abort();
      stop();
    };
  },
});
