const first = 1_000;
const longest = 15_000;
/** A phone that has lost its network may wait for ever. */
const patience = 20_000;

const dataOf = (error: unknown): unknown =>
  error instanceof Error && 'data' in error ? error.data : undefined;

/** No answer came, or none of this server: whether the change was made is unknown. */
export const isLost = (error: unknown): boolean => !dataOf(error);

/** Ends after `ms`, when the browser is connected again, or when it is given up. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener('online', end);
    signal.addEventListener('abort', end);
  });

type Options = {
  /** Gives up waiting. */
  readonly signal: AbortSignal;
  /** Told each time that no answer came. */
  readonly onLost: () => void;
};

/**
 * Sends until the server answers, at once when the connection is back. What is sent carries its command's id, so that
 * it is recorded once however often it arrives. Rejects with the server's refusal, or when it is given up.
 */
export const untilAnswered = async <T>(
  send: (signal: AbortSignal) => Promise<T>,
  { signal, onLost }: Options,
): Promise<T> => {
  for (let wait = first; ; wait = Math.min(wait * 2, longest)) {
    try {
      return await send(AbortSignal.any([signal, AbortSignal.timeout(patience)]));
    } catch (error) {
      if (signal.aborted || !isLost(error)) throw error;
      onLost();
      await pause(wait, signal);
      if (signal.aborted) throw error;
    }
  }
};
