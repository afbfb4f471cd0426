import { newCommandId } from '../new-command-id.ts';
import { signedInAs } from '../signed-in.ts';
import type { Entry } from './entry.ts';
import { isWaiting, nextSeq, sentOver, withAdded, withoutChain, withoutUnsent } from './order.ts';
import { type Ended, type Sent, sendAll } from './send-all.ts';
import { changeEntries, readEntries } from './store.ts';
import { listenToOthers } from './tell-others.ts';
import { markWaiting } from './waiting-mark.ts';

let entries: readonly Entry[] = [];
let ended: Ended = 'done';
let isRead = false;
const listeners = new Set<() => void>();
const sentListeners = new Set<(sent: Sent) => void>();

const show = (next: readonly Entry[]): void => {
  entries = next;
  markWaiting(next.filter(isWaiting).length);
  for (const listener of listeners) listener();
};

const refresh = async (): Promise<void> => {
  const kept = await readEntries();
  isRead = true;
  show(kept);
};
const tellOthers = listenToOthers(() => void refresh());

/** What waits in this browser and what was sent last, whoever it is of; empty until it was read. */
export const keptEntries = (): readonly Entry[] => entries;

/** Whether it is known what waits. */
export const isOutboxRead = (): boolean => isRead;

/** How the last attempt to send has ended. */
export const lastEnded = (): Ended => ended;

export const onWaitingChange = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Called with each change that this tab has sent, and what became of it. */
export const onSent = (listener: (sent: Sent) => void) => {
  sentListeners.add(listener);
  return () => void sentListeners.delete(listener);
};

const change = async (changing: (before: readonly Entry[]) => readonly Entry[]): Promise<void> => {
  // At once on the screen, and then where it outlasts the tab.
  show(changing(entries));
  show(await changeEntries(changing));
  tellOthers();
};

const first = 1_000;
const longest = 15_000;
let wait = first;
let timer: ReturnType<typeof setTimeout> | undefined;

const later = (): void => {
  if (ended !== 'unanswered') {
    wait = first;
    return;
  }
  timer = setTimeout(() => void sendNow(), wait);
  wait = Math.min(wait * 2, longest);
};

let queued: Promise<void> | null = null;
/** Sends what waits, and again as long as there is no answer; several calls are one. */
export const sendNow = (): Promise<void> => {
  clearTimeout(timer);
  queued ??= Promise.resolve().then(async () => {
    ended = await sendAll({
      member: async () => {
        queued = null;
        return signedInAs();
      },
      onSent: (sent) => {
        void refresh();
        for (const listener of sentListeners) listener(sent);
        tellOthers();
      },
    });
    queued = null;
    await refresh();
    later();
  });
  return queued;
};

/** Has the worker send it as well, also when this tab is closed by then; few browsers can. */
const askWorkerToSend = async (): Promise<void> => {
  const registration = await navigator.serviceWorker?.getRegistration();
  const syncing = registration as { sync?: { register: (tag: string) => Promise<void> } } | undefined;
  await syncing?.sync?.register('outbox');
};

export type NewEntry = Omit<Entry, 'seq' | 'refusal' | 'answered'>;

/** Keeps a change until it is answered, and sends it as soon as it can be. Resolves once it outlasts the tab. */
export const keepForLater = async (added: NewEntry): Promise<void> => {
  startOutbox();
  const entry: Entry = { ...added, seq: nextSeq(entries, Date.now()), refusal: null, answered: null };
  await change((before) => withAdded(before, entry));
  askWorkerToSend().catch(() => undefined);
  void sendNow();
};

/** A change that was answered elsewhere, or is no longer wanted. */
export const dropEntry = (commandId: string): Promise<void> =>
  change((before) => before.filter((entry) => entry.commandId !== commandId));

/** Takes the last change of a chain back if it has surely not gone out; answers whether it had not. */
export const takeBack = async (commandId: string): Promise<boolean> => {
  let isTaken = false;
  await change((before) => {
    const after = withoutUnsent(before, commandId);
    isTaken = after !== before;
    return after;
  });
  return isTaken;
};

/** A change, and all that was said of the same thing after it. */
export const discard = (entry: Entry): Promise<void> => change((before) => withoutChain(before, entry));

/** Sends a refused change again: over what somebody else has changed, where that is why. */
export const sendAgain = async (entry: Entry): Promise<void> => {
  await change((before) => sentOver(before, entry, newCommandId()));
  void sendNow();
};

/** All that a member has made and not sent: whoever deletes an account leaves nothing of it here. */
export const forgetEntriesOf = (owner: number | null): Promise<void> =>
  change((before) => before.filter((entry) => entry.owner !== owner));

let isStarted = false;
/** Reads what waits, and sends it whenever the connection comes back or the tab is looked at. */
export const startOutbox = (): void => {
  if (isStarted) return;
  isStarted = true;
  addEventListener('online', () => void sendNow());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void sendNow();
  });
  void refresh().then(sendNow);
};
