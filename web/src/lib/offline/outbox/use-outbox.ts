import { useEffect, useSyncExternalStore } from 'react';
import type { Entry } from './entry.ts';
import { isOutboxRead, outboxEntries, lastEnded, onWaitingChange, startOutbox } from './outbox.ts';
import type { Ended } from './send-all.ts';

const none: readonly Entry[] = [];

type Outbox = {
  readonly entries: readonly Entry[];
  readonly ended: Ended;
  /** False until the store was read. */
  readonly isRead: boolean;
};

/** Returns waiting and remembered entries in order, and how the last attempt to send ended. Empty on the server. */
export const useOutbox = (): Outbox => {
  useEffect(startOutbox, []);
  const entries = useSyncExternalStore(onWaitingChange, outboxEntries, () => none);
  const ended = useSyncExternalStore(onWaitingChange, lastEnded, (): Ended => 'done');
  const isRead = useSyncExternalStore(onWaitingChange, isOutboxRead, () => false);
  return { entries, ended, isRead };
};
