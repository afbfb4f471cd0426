import { comparePositions, origin, type Position } from '@rondelle/contracts/log/event.ts';
import type { ChangeHint } from '@rondelle/contracts/subjects.ts';
import type { PolledVersions, Telling } from '../response-cache/season-versions.ts';

/** What one subscriber has not been told yet. Holds topics that it asked for only, so it never grows. */
export type Watch = {
  /** Resolves when there is something to tell; at once where there is already. Rejects when the signal aborts. */
  readonly next: (signal: AbortSignal) => Promise<void>;
  /** What there is to tell, and forgets it. */
  readonly take: () => { readonly topics: readonly string[]; readonly spreadMs: number };
  readonly stop: () => void;
};

export type LiveHub = {
  readonly watch: (topics: readonly string[]) => Watch;
  readonly hear: (hint: ChangeHint) => void;
  /** Takes over what the database says of the seasons: a lost hint heals here. */
  readonly heal: (versions: PolledVersions) => Promise<void>;
  /** No view was behind this position when it was last looked: whoever is told it may go on from there. */
  readonly position: () => Position;
  /** Whether anything was heard in the last so many milliseconds; true where nobody listened for so long. */
  readonly heardWithin: (ms: number) => boolean;
  /** How many follow something. */
  readonly watchers: () => number;
};

export type HubOptions = {
  /** What changed after a position, closely; null where it is too much. */
  readonly changedAfter: (position: Position) => Promise<ReadonlySet<string> | null>;
  readonly onError: (error: unknown) => void;
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

/** A topic with all that may have changed with it: members' own stand by themselves. */
const isOwn = (topic: string): boolean => topic.startsWith('member:');
/** A topic that also changes without any event: no version tells of it. */
const isUnlogged = (topic: string): boolean => isOwn(topic) || topic === 'moderation';
/** Longer than a change is looked for that no hint told of. */
const rememberedMs = 120_000;

/** Tells those who follow something what has changed: one listener to all hints, and a table of who follows what. */
export const createLiveHub = ({ changedAfter, onError }: HubOptions): LiveHub => {
  const followers = new Map<string, Set<Entry>>();
  const entries = new Set<Entry>();
  const heard = new Map<number, Position>();
  const heardOwn = new Map<string, number>();
  let told = new Map<string, string>();
  let shared: string | null = null;
  let safe: Position = origin;
  let lastHeard = performance.now();
  let gathering: Set<Entry> | null = null;

  const release = () => {
    const told = gathering ?? new Set();
    gathering = null;
    for (const entry of told) entry.wake?.();
  };
  const tell = (those: Iterable<Entry>, topic: string | null, spreadMs: number) => {
    if (gathering === null) {
      gathering = new Set();
      setTimeout(release, gatherMs);
    }
    for (const entry of those) {
      for (const one of topic === null ? entry.topics.filter((own) => !isOwn(own)) : [topic])
        entry.pending.add(one);
      entry.spreadMs = Math.max(entry.spreadMs, spreadMs);
      if (entry.pending.size > 0) gathering.add(entry);
    }
  };
  const tellOf = (topic: string) => {
    const those = followers.get(topic);
    if (those) tell(those, topic, spreadFor(those.size));
  };
  /** Too much has changed to be named: all who follow something in the seasons may be concerned. */
  const tellEverybody = () => tell(entries, null, longestSpreadMs);

  const hear = ({ seasonIds, position, topics }: ChangeHint) => {
    lastHeard = performance.now();
    if (seasonIds === 'all') return tellEverybody();
    for (const id of seasonIds)
      if (comparePositions(position, heard.get(id) ?? origin) > 0) heard.set(id, position);
    if (topics === undefined) return seasonIds.length > 0 ? tellEverybody() : undefined;
    for (const id of seasonIds) tellOf(`season:${id}`);
    for (const topic of topics) {
      if (isUnlogged(topic)) heardOwn.set(topic, performance.now());
      tellOf(topic);
    }
  };
  /** Of what no event says, what no hint has told of since it changed. */
  const healTellings = (tellings: readonly Telling[], askedAt: number, isFirst: boolean) => {
    const known = told;
    told = new Map(tellings.map(({ topic, id }) => [topic, id]));
    for (const [topic, at] of heardOwn) if (askedAt - at > rememberedMs) heardOwn.delete(topic);
    if (isFirst) return;
    for (const { topic, id, agoMs } of tellings)
      if (known.get(topic) !== id && (heardOwn.get(topic) ?? -Infinity) < askedAt - agoMs) tellOf(topic);
  };
  const heal = async (versions: PolledVersions): Promise<void> => {
    const { seasons, catalogue, shared: now, safePosition, tellings, askedAt } = versions;
    const isFirst = shared === null;
    healTellings(tellings, askedAt, isFirst);
    const sharedNow = `${catalogue} ${now}`;
    if (!isFirst && shared !== sharedNow) tellEverybody();
    shared = sharedNow;
    const behind = seasons.filter(
      ({ id, position }) => comparePositions(position, heard.get(id) ?? origin) > 0,
    );
    const from = behind.map(({ id }) => heard.get(id)).filter((at) => at !== undefined);
    const newlyKnown = behind.filter(({ id }) => !heard.has(id));
    for (const { id, position } of behind) heard.set(id, position);
    safe = safePosition;
    if (isFirst || behind.length === 0) return;
    lastHeard = performance.now();
    const least = from.toSorted(comparePositions)[0];
    const topics =
      newlyKnown.length > 0 || least === undefined
        ? null
        : await changedAfter(least).catch((error: unknown) => {
            onError(error);
            return null;
          });
    if (topics === null) return tellEverybody();
    for (const topic of topics) tellOf(topic);
  };
  const watch = (topics: readonly string[]): Watch => {
    const entry: Entry = { topics, pending: new Set(), spreadMs: 0, wake: null };
    entries.add(entry);
    for (const topic of topics) {
      const those = followers.get(topic);
      if (those) those.add(entry);
      else followers.set(topic, new Set([entry]));
    }
    return {
      next: (signal) => {
        const { promise, resolve, reject } = Promise.withResolvers<void>();
        const abort = () => reject(signal.reason);
        if (signal.aborted) abort();
        else if (entry.pending.size > 0 && !gathering?.has(entry)) resolve();
        signal.addEventListener('abort', abort);
        entry.wake = resolve;
        return promise.finally(() => {
          entry.wake = null;
          signal.removeEventListener('abort', abort);
        });
      },
      take: () => {
        const told = { topics: [...entry.pending], spreadMs: entry.spreadMs };
        entry.pending.clear();
        entry.spreadMs = 0;
        return told;
      },
      stop: () => {
        entries.delete(entry);
        gathering?.delete(entry);
        for (const topic of topics) {
          const those = followers.get(topic);
          those?.delete(entry);
          if (those?.size === 0) followers.delete(topic);
        }
      },
    };
  };
  return {
    watch,
    hear,
    heal,
    position: () => safe,
    heardWithin: (ms) => performance.now() - lastHeard <= ms,
    watchers: () => entries.size,
  };
};
