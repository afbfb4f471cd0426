import { callErrorOf } from './call-error.ts';

const first = 1_000;
const longest = 15_000;
/** Timeout of a request, in ms: on a lost network, a phone might wait forever. */
const patience = 20_000;

/** Why a request is resent: no connection, the views are behind, or the saved entity has no page yet. */
export type WaitingFor = 'connection' | 'views' | 'page';

/**
 * Returns what to wait for; null when the error is a response. Without a response, it is unknown whether the change was
 * recorded.
 */
const waitingFor = (error: unknown): WaitingFor | null => {
  const { code } = callErrorOf(error);
  if (code === null) return 'connection';
  return code === 'views/behind' ? 'views' : null;
};

/**
 * Returns whether the change was saved but its page is not available yet: resending the same command returns the path
 * later.
 */
const isWithoutPage = (response: unknown): boolean =>
  typeof response === 'object' &&
  response !== null &&
  'path' in response &&
  response.path === null &&
  'upToDate' in response &&
  response.upToDate === false;

/** Resolves after `ms`, when the browser is online again, or on abort. */
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
  /** Aborts waiting. */
  readonly signal: AbortSignal;
  /** Called before each resend with the reason. */
  readonly onWaiting: (reason: WaitingFor) => void;
};

/**
 * Sends until the server responds: at once when the connection returns, and again while the views are behind. Each
 * request has the same command id, so that the server records it once. Rejects with the domain error, or on abort
 * before the change is known to be recorded.
 */
export const retryUntilResponse = async <T>(
  send: (signal: AbortSignal) => Promise<T>,
  { signal, onWaiting }: Options,
): Promise<T> => {
  for (let wait = first; ; wait = Math.min(wait * 2, longest)) {
    try {
      const response = await send(AbortSignal.any([signal, AbortSignal.timeout(patience)]));
      if (signal.aborted || !isWithoutPage(response)) return response;
      onWaiting('page');
      await pause(first, signal);
      if (signal.aborted) return response;
    } catch (error) {
      const reason = waitingFor(error);
      if (signal.aborted || reason === null) throw error;
      onWaiting(reason);
      // The server has already waited for its views, so the delay does not grow.
      await pause(reason === 'views' ? first : wait, signal);
      if (signal.aborted) throw error;
    }
  }
};
