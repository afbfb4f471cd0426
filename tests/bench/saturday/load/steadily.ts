import { setTimeout as sleep } from 'node:timers/promises';

const lookEveryMs = 4;

/** Calls `act` so many times a second until the signal aborts, however long each call takes. */
export const steadily = async (
  perSecond: number,
  signal: AbortSignal,
  act: (number: number) => void,
): Promise<void> => {
  const begun = performance.now();
  for (let done = 0; !signal.aborted; await sleep(lookEveryMs)) {
    const due = Math.floor(((performance.now() - begun) * perSecond) / 1_000);
    for (; done < due; done += 1) act(done);
  }
};
