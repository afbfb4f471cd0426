import { setTimeout as pause } from 'node:timers/promises';
import type { ChangeHint } from '@rondelle/contracts/subjects.ts';
import type { HintBus } from '@rondelle/domain/ports/hint-bus.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import { holds, readCheckpoints } from './checkpoints.ts';

type Hints = Pick<HintBus, 'listen'>;
type Waiting = { readonly hint: ChangeHint; readonly until: number };

const lookEveryMs = 20;
/** Longer waits are left to the poll of the versions, which asks the same database. */
const longestMs = 10_000;

/**
 * Hints for those who read from a replica: each is passed on when what it tells of can be read there. Passed on at once,
 * it would drop a page that the next reader then gets as old from the replica, and that would be kept under the new
 * version.
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
        // While it can't be asked, hints wait; the poll tells of a database that is away.
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
