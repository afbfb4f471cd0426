import type { Readable } from 'node:stream';

/** No response arrived in time; the connection counts as lost, even if it looks open. */
export class NoResponseError extends Error {
  override name = 'NoResponseError';

  constructor(ms: number) {
    super(`EventStoreDB did not answer for ${ms} ms`);
  }
}

/** A call with a streamed response. */
export type Call<T> = Readable & AsyncIterable<T> & { readonly cancel: () => void };

/**
 * Yields the messages of a call and throws when none arrives for `ms`; time spent by the consumer does not count.
 * Cancels the call when the consumer stops early. `ms` may be infinite.
 */
export async function* eachWithin<T>(call: Call<T>, ms: number): AsyncGenerator<T> {
  let waiting = true;
  const giveUp = () => {
    if (!waiting) return;
    call.destroy(new NoResponseError(ms));
    call.cancel();
  };
  const timer = Number.isFinite(ms) ? setTimeout(giveUp, ms) : null;
  try {
    for await (const message of call) {
      waiting = false;
      yield message;
      waiting = true;
      timer?.refresh();
    }
  } finally {
    if (timer) clearTimeout(timer);
    // Ignores late errors of a finished call.
    call.on('error', () => undefined);
    call.cancel();
  }
}

/** Returns the promise's result, or throws `NoResponseError` after `ms`. */
export const within = async <T>(promise: Promise<T>, ms: number): Promise<T> => {
  if (!Number.isFinite(ms)) return promise;
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new NoResponseError(ms)), ms);
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
};
