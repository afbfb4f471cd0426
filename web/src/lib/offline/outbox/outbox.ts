import { createListeners } from '../../state/listeners.ts';
import { newCommandId } from '../../http/new-command-id.ts';
import { signedInAs } from '../../member/signed-in.ts';
import type { Entry } from './entry.ts';
import { isWaiting, nextSeq, sentOver, withAdded, withoutChain, withoutUnsent } from './order.ts';
import { type Ended, type Sent, sendAll } from './send-all.ts';
import { changeEntries, readEntries } from './store.ts';
import { listenToOtherTabs } from './other-tabs.ts';
import { solve } from './solve.ts';
import { markWaiting } from '../waiting-mark.ts';

let entries: readonly Entry[] = [];
let ended: Ended = 'done';
let isRead = false;
const waitingListeners = createListeners();
const sentListeners = createListeners<Sent>();

const show = (next: readonly Entry[]): void => {
  entries = next;
  markWaiting(next.filter(isWaiting).length);
  waitingListeners.notify();
};

const refresh = async (): Promise<void> => {
  const stored = await readEntries();
  isRead = true;
  show(stored);
};
const notifyOtherTabs = listenToOtherTabs(() => void refresh().then(takeOverLater));

/** Waiting and remembered entries of all members; empty until the store was read. */
export const outboxEntries = (): readonly Entry[] => entries;

/** Returns whether the store was read. */
export const isOutboxRead = (): boolean => isRead;

/** Returns how the last attempt to send ended. */
export const lastEnded = (): Ended => ended;

export const onWaitingChange = waitingListeners.subscribe;

/** Calls `listener` with each entry that this tab has sent and its outcome. Returns the function that unsubscribes. */
export const onSent = sentListeners.subscribe;

const change = async (changing: (before: readonly Entry[]) => readonly Entry[]): Promise<void> => {
  // Updates the screen at once, then the store that outlasts the tab.
  show(changing(entries));
  show(await changeEntries(changing));
  notifyOtherTabs();
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
  sendAfter(wait);
  wait = Math.min(wait * 2, longest);
};

const sendAfter = (ms: number): void => {
  timer = setTimeout(() => void sendNow(), ms);
};

/** Another tab sends its own entries, unless it closes first. */
const takeOverLater = (): void => {
  if (timer === undefined && entries.some(isWaiting)) sendAfter(longest);
};

let queued: Promise<void> | null = null;
/** Sends waiting entries and retries until there is a response. Concurrent calls share one run. */
export const sendNow = (): Promise<void> => {
  clearTimeout(timer);
  timer = undefined;
  queued ??= Promise.resolve().then(async () => {
    ended = await sendAll({
      member: async () => {
        queued = null;
        return signedInAs();
      },
      solve,
      onSent: (sent) => {
        void refresh();
        sentListeners.notify(sent);
        notifyOtherTabs();
      },
    });
    queued = null;
    await refresh();
    later();
  });
  return queued;
};

/** Registers a background sync, which also sends after the tab is closed. Few browsers support it. */
const registerSync = async (): Promise<void> => {
  const registration = await navigator.serviceWorker?.getRegistration();
  const syncing = registration as { sync?: { register: (tag: string) => Promise<void> } } | undefined;
  await syncing?.sync?.register('outbox');
};

export type NewEntry = Omit<Entry, 'seq' | 'refusal' | 'answered'>;

/** Stores a change and sends it as soon as possible. Resolves once it is stored durably. */
export const addToOutbox = async (added: NewEntry): Promise<void> => {
  startOutbox();
  const entry: Entry = { ...added, seq: nextSeq(entries, Date.now()), refusal: null, answered: null };
  await change((before) => withAdded(before, entry));
  registerSync().catch(() => undefined);
  void sendNow();
};

/** Removes an entry that was sent elsewhere or is no longer wanted. */
export const dropEntry = (commandId: string): Promise<void> =>
  change((before) => before.filter((entry) => entry.commandId !== commandId));

/** Removes the last entry of a chain if it has certainly not been sent; returns whether it was removed. */
export const withdraw = async (commandId: string): Promise<boolean> => {
  let isWithdrawn = false;
  await change((before) => {
    const after = withoutUnsent(before, commandId);
    isWithdrawn = after !== before;
    return after;
  });
  return isWithdrawn;
};

/** Removes an entry and the later ones of its chain. */
export const discard = (entry: Entry): Promise<void> => change((before) => withoutChain(before, entry));

/** Sends a refused entry again; after a conflict, over the other change. */
export const sendAgain = async (entry: Entry): Promise<void> => {
  await change((before) => sentOver(before, entry, newCommandId()));
  void sendNow();
};

/** Removes all entries of a member who deletes their account. */
export const forgetEntriesOf = (owner: number | null): Promise<void> =>
  change((before) => before.filter((entry) => entry.owner !== owner));

let isStarted = false;
/** Reads the store, and sends whenever the connection returns or the tab becomes visible. */
export const startOutbox = (): void => {
  if (isStarted) return;
  isStarted = true;
  addEventListener('online', () => void sendNow());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void sendNow();
  });
  void refresh().then(sendNow);
};
