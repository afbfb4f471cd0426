/** One subscriber's pending changes. They can only be topics that it follows, so the set stays bounded. */
export type Watch = {
  /** Resolves when changes are pending, at once if there are any. Rejects when the signal aborts. */
  readonly next: (signal: AbortSignal) => Promise<void>;
  /** Returns the pending changes and clears them. */
  readonly take: () => { readonly topics: readonly string[]; readonly spreadMs: number };
  readonly stop: () => void;
};

/** The followers of topics. */
export type Followers = {
  readonly watch: (topics: readonly string[]) => Watch;
  /** Notifies the followers of a topic. */
  readonly notify: (topic: string) => void;
  /** Notifies all followers of season data, for when it is unknown what changed. */
  readonly notifyEverybody: () => void;
  readonly count: () => number;
};

/** The least time between two waves of changes, in ms; hints that come sooner wait for the next one. */
const gatherMs = 4;
/** Up to this many followers query at once after a change; more of them get a random delay. */
const crowd = 100;
const longestSpreadMs = 200;

const spreadFor = (listeners: number): number =>
  listeners <= crowd ? 0 : Math.min(longestSpreadMs, Math.ceil(listeners / 10));

type Entry = {
  readonly topics: readonly string[];
  readonly pending: Set<string>;
  spreadMs: number;
  wake: (() => void) | null;
};

/** Returns whether a topic is independent of the seasons: members' posts and chats, and their own topics. */
export const isOwn = (topic: string): boolean =>
  topic === 'forum' || /^(?:member|chat|room|topic):/.test(topic);

/** Wakes followers with pending changes in waves; the first hint after a pause wakes them at once. */
const createGathering = () => {
  let gathering: Set<Entry> | null = null;
  let releasedAt = -Infinity;
  const release = () => {
    releasedAt = performance.now();
    const woken = gathering ?? new Set();
    gathering = null;
    for (const entry of woken) entry.wake?.();
  };
  return {
    add: (entry: Entry): void => {
      if (gathering === null) {
        if (performance.now() - releasedAt < gatherMs) setTimeout(release, gatherMs);
        else setImmediate(release);
      }
      gathering = (gathering ?? new Set<Entry>()).add(entry);
    },
    has: (entry: Entry): boolean => gathering?.has(entry) ?? false,
    remove: (entry: Entry): void => void gathering?.delete(entry),
  };
};
type Gathering = ReturnType<typeof createGathering>;

const untilWoken = (entry: Entry, gathering: Gathering, signal: AbortSignal): Promise<void> => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const abort = () => reject(signal.reason);
  if (signal.aborted) abort();
  else if (entry.pending.size > 0 && !gathering.has(entry)) resolve();
  signal.addEventListener('abort', abort);
  entry.wake = resolve;
  return promise.finally(() => {
    entry.wake = null;
    signal.removeEventListener('abort', abort);
  });
};

const takeFrom = (entry: Entry) => {
  const changes = { topics: [...entry.pending], spreadMs: entry.spreadMs };
  entry.pending.clear();
  entry.spreadMs = 0;
  return changes;
};

/** Followers by topic. */
const createTable = () => {
  const byTopic = new Map<string, Set<Entry>>();
  return {
    of: (topic: string): ReadonlySet<Entry> | undefined => byTopic.get(topic),
    add: (entry: Entry): void => {
      for (const topic of entry.topics) {
        const those = byTopic.get(topic);
        if (those) those.add(entry);
        else byTopic.set(topic, new Set([entry]));
      }
    },
    remove: (entry: Entry): void => {
      for (const topic of entry.topics) {
        const those = byTopic.get(topic);
        those?.delete(entry);
        if (those?.size === 0) byTopic.delete(topic);
      }
    },
  };
};

export const createFollowers = (): Followers => {
  const entries = new Set<Entry>();
  const table = createTable();
  const gathering = createGathering();
  const note = (entry: Entry, topics: readonly string[], spreadMs: number) => {
    for (const topic of topics) entry.pending.add(topic);
    entry.spreadMs = Math.max(entry.spreadMs, spreadMs);
    if (entry.pending.size > 0) gathering.add(entry);
  };
  return {
    watch: (topics) => {
      const entry: Entry = { topics, pending: new Set(), spreadMs: 0, wake: null };
      entries.add(entry);
      table.add(entry);
      return {
        next: (signal) => untilWoken(entry, gathering, signal),
        take: () => takeFrom(entry),
        stop: () => {
          entries.delete(entry);
          gathering.remove(entry);
          table.remove(entry);
        },
      };
    },
    notify: (topic) => {
      const those = table.of(topic) ?? new Set<Entry>();
      for (const entry of those) note(entry, [topic], spreadFor(those.size));
    },
    notifyEverybody: () => {
      for (const entry of entries)
        note(
          entry,
          entry.topics.filter((topic) => !isOwn(topic)),
          longestSpreadMs,
        );
    },
    count: () => entries.size,
  };
};
