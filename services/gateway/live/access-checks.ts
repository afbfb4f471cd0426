import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';

/** A session that follows a room. */
export type Followed = { readonly sessionId: string; readonly chatid: number };
export type AccessChecks = {
  /** Returns whether the session may follow the room at a time after the call. */
  readonly check: (followed: Followed) => Promise<boolean>;
  readonly stop: () => void;
};
type Options = {
  /** Returns the followers who still have access, as `session room` keys. */
  readonly stillFollowing: (followed: readonly Followed[]) => Promise<ReadonlySet<string>>;
  readonly onError: (error: unknown) => void;
  readonly retryMs: number;
};
type Waiting = Followed & { readonly resolve: (may: boolean) => void };

/**
 * Checks all concurrent requests of followers with one query, one query at a time. While the database does not respond,
 * they wait: no news is sent without a check.
 */
export const createAccessChecks = ({ stillFollowing, onError, retryMs }: Options): AccessChecks => {
  let waiting: Waiting[] = [];
  let checking: Promise<void> | null = null;
  const ended = new AbortController();
  const resolveChecks = async (checks: readonly Waiting[]) => {
    const may = await stillFollowing(checks);
    for (const { sessionId, chatid, resolve } of checks) resolve(may.has(`${sessionId} ${chatid}`));
  };
  const checkAll = async () => {
    while (waiting.length > 0 && !ended.signal.aborted) {
      // All followers of a room that are woken together request a check within this turn of the event loop.
      await turn();
      const checks = waiting;
      waiting = [];
      await resolveChecks(checks).catch(async (error: unknown) => {
        onError(error);
        waiting = checks.concat(waiting);
        await sleep(retryMs, undefined, { ref: false });
      });
    }
    for (const { resolve } of waiting) resolve(false);
    waiting = [];
    checking = null;
  };
  return {
    check: async (followed) => {
      if (ended.signal.aborted) return false;
      const { promise, resolve } = Promise.withResolvers<boolean>();
      waiting.push({ ...followed, resolve });
      checking ??= checkAll();
      return promise;
    },
    stop: () => {
      ended.abort();
      for (const { resolve } of waiting) resolve(false);
    },
  };
};
