/** What one subscriber has not been told yet. Holds topics that it asked for only, so it never grows. */
export type Watch = {
  /** Resolves when there is something to tell; at once where there is already. Rejects when the signal aborts. */
  readonly next: (signal: AbortSignal) => Promise<void>;
  /** What there is to tell, and forgets it. */
  readonly take: () => { readonly topics: readonly string[]; readonly spreadMs: number };
  readonly stop: () => void;
};

/** Who follows what. */
export type Followers = {
  readonly watch: (topics: readonly string[]) => Watch;
  /** Tells those who follow a topic that it has changed. */
  readonly tell: (topic: string) => void;
  /** Too much has changed to be named: all who follow something in the seasons may be concerned. */
  readonly tellEverybody: () => void;
  readonly count: () => number;
};

/** Hints come in pieces; those of one moment are told as one. */
const gatherMs = 4;
/** So many may ask at once without being spread. */
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

/** What people write, and members' own topics, stand by themselves: nothing of the seasons changes with them. */
export const isOwn = (topic: string): boolean =>
  topic === 'forum' || /^(?:member|chat|room|topic):/.test(topic);

/** Entries that have something to tell, all woken at one moment. */
const createGathering = () => {
  let gathering: Set<Entry> | null = null;
  const release = () => {
    const told = gathering ?? new Set();
    gathering = null;
    for (const entry of told) entry.wake?.();
  };
  return {
    add: (entry: Entry): void => {
      if (gathering === null) setTimeout(release, gatherMs);
      gathering = (gathering ?? new Set<Entry>()).add(entry);
    },
    has: (entry: Entry): boolean => gathering?.has(entry) ?? false,
    remove: (entry: Entry): void => void gathering?.delete(entry),
  };
};
type Gathering = ReturnType<typeof createGathering>;

const untilTold = (entry: Entry, gathering: Gathering, signal: AbortSignal): Promise<void> => {
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
  const told = { topics: [...entry.pending], spreadMs: entry.spreadMs };
  entry.pending.clear();
  entry.spreadMs = 0;
  return told;
};

/** By topic. */
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
        next: (signal) => untilTold(entry, gathering, signal),
        take: () => takeFrom(entry),
        stop: () => {
          entries.delete(entry);
          gathering.remove(entry);
          table.remove(entry);
        },
      };
    },
    tell: (topic) => {
      const those = table.of(topic) ?? new Set<Entry>();
      for (const entry of those) note(entry, [topic], spreadFor(those.size));
    },
    tellEverybody: () => {
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
