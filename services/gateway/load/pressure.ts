import type { WorkQueue } from './queued-work.ts';

/** How long a queue must be busy for pressure to rise, in ms: a few concurrent readers cause none. */
const risesAfterMs = 2_000;
/** How long pressure lasts after a queue was busy, in ms; with less, the queue would fill again in each pause. */
const lastsMs = 30_000;

/** The load from readers' requests. */
export type Pressure = {
  /** Returns whether readers would wait for new pages. */
  readonly isHigh: () => boolean;
  /** Returns whether pages may be rendered in advance: any time without pressure, otherwise one after the other. */
  readonly hasRoom: () => boolean;
};

export const noPressure: Pressure = { isHigh: () => false, hasRoom: () => true };

/** The pressure on queues; must be polled several times a second. */
export const pressureOn = (
  queues: readonly Pick<WorkQueue, 'isBusy' | 'isIdle'>[],
  now = (): number => performance.now(),
): Pressure => {
  let busySince: number | null = null;
  let highUntil = -Infinity;
  const isHigh = () => {
    const at = now();
    const isBusy = queues.some((queue) => queue.isBusy());
    busySince = isBusy ? (busySince ?? at) : null;
    const isRising = busySince !== null && at - busySince >= risesAfterMs;
    if (isRising || (isBusy && at < highUntil)) highUntil = at + lastsMs;
    return at < highUntil;
  };
  return { isHigh, hasRoom: () => !isHigh() || queues.every(({ isIdle }) => isIdle()) };
};
