import { refusalOf } from './refusal.ts';

const first = 1_000;
const longest = 15_000;
/** A phone that has lost its network may wait for ever. */
const patience = 20_000;

/** Why it is sent again: there is no connection, the site is catching up, or what is saved has no page yet. */
export type WaitingFor = 'connection' | 'views' | 'page';

/** What to wait for; null where the error is an answer. Where it is none of this server, what was made of it is unknown. */
const waitingFor = (error: unknown): WaitingFor | null => {
  const { code } = refusalOf(error);
  if (code === null) return 'connection';
  return code === 'views/behind' ? 'views' : null;
};

/** Whether it was saved, and the site does not show its page yet: the same, sent again, says where it is. */
const isWithoutPage = (answer: unknown): boolean =>
  typeof answer === 'object' &&
  answer !== null &&
  'path' in answer &&
  answer.path === null &&
  'upToDate' in answer &&
  answer.upToDate === false;

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
  /** Told each time that it will be sent again, and why. */
  readonly onWaiting: (reason: WaitingFor) => void;
};

/**
 * Sends until the server answers, at once when the connection is back, and again while the site catches up. What is sent
 * carries its command's id, so that it is recorded once however often it arrives. Rejects with the server's refusal, or
 * when it is given up before it is known to be recorded.
 */
export const untilAnswered = async <T>(
  send: (signal: AbortSignal) => Promise<T>,
  { signal, onWaiting }: Options,
): Promise<T> => {
  for (let wait = first; ; wait = Math.min(wait * 2, longest)) {
    try {
      const answer = await send(AbortSignal.any([signal, AbortSignal.timeout(patience)]));
      if (signal.aborted || !isWithoutPage(answer)) return answer;
      onWaiting('page');
      await pause(first, signal);
      if (signal.aborted) return answer;
    } catch (error) {
      const reason = waitingFor(error);
      if (signal.aborted || reason === null) throw error;
      onWaiting(reason);
      // The server itself has waited for its views.
      await pause(reason === 'views' ? first : wait, signal);
      if (signal.aborted) throw error;
    }
  }
};
