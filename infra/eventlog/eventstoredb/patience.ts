import type { Readable } from 'node:stream';

/** Nothing came for so long that the connection counts as lost, open as it may look. */
export class NoResponseError extends Error {
  override name = 'NoAnswerError';

  constructor(ms: number) {
    super(`EventStoreDB did not answer for ${ms} ms`);
  }
}

/** A call that streams its answer. */
export type Call<T> = Readable & AsyncIterable<T> & { readonly cancel: () => void };

/**
 * Each answer of a call, as long as it keeps coming; the time that the reader takes does not count. The call is
 * cancelled when the reader leaves early. `ms` may be infinite.
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
    for await (const answer of call) {
      waiting = false;
      yield answer;
      waiting = true;
      timer?.refresh();
    }
  } finally {
    if (timer) clearTimeout(timer);
    // A late error of a call that was left belongs to nobody.
    call.on('error', () => undefined);
    call.cancel();
  }
}

/** The promise, or `NoAnswerError` after that many milliseconds. */
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
