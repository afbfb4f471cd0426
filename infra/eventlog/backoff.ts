import { setTimeout as sleep } from 'node:timers/promises';

/** 100 ms, doubling up to 5 s. */
export const backoffMs = (failures: number): number => Math.min(5_000, 100 * 2 ** Math.min(failures, 10));

/** Sleeps; resolves early when the signal aborts. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { signal }).catch(() => undefined);
