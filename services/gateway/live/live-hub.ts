import { randomUUID } from 'node:crypto';
import { comparePositions, origin, type Position } from '@rondelle/contracts/log/event.ts';
import { type ChangeHint, namedTopics } from '@rondelle/contracts/subjects.ts';
import type { PolledVersions, ChangedTopic } from '../response-cache/season-versions.ts';
import { createFollowers, isOwn, type Watch } from './followers.ts';
import { createPace } from './pace.ts';

export type LiveHub = {
  /** Random id of this gateway (see `LiveChange`). */
  readonly gateway: string;
  readonly watch: (topics: readonly string[]) => Watch;
  readonly hear: (hint: ChangeHint) => void;
  /** Applies the polled versions, and notifies of changes whose hint was lost. */
  readonly heal: (versions: PolledVersions) => Promise<void>;
  /** A position that all views had reached at the last poll. A client that has it may resume from there. */
  readonly position: () => Position;
  /** Returns whether a hint came within so many ms; also true when the gateway has not been running that long. */
  readonly heardWithin: (ms: number) => boolean;
  /** Number of subscriptions. */
  readonly watchers: () => number;
};

export type HubOptions = {
  /** The topics that changed after a position; null when there are too many. */
  readonly changedAfter: (position: Position) => Promise<ReadonlySet<string> | null>;
  readonly onError: (error: unknown) => void;
};

/** Returns whether a topic also changes without an event, so that no season version covers it. */
const isUnlogged = (topic: string): boolean => isOwn(topic) || topic === 'moderation';
/** How long topics of hints are stored; longer than the poll looks back for missed ones. */
const rememberedMs = 120_000;

/** Recovers lost hints of topics without events: notifies of polled changes without a hint. */
const createUnlogged = (notify: (topic: string) => void) => {
  const heard = new Map<string, number>();
  let latest = new Map<string, string>();
  return {
    hear: (topic: string): void => void heard.set(topic, performance.now()),
    heal: (changedTopics: readonly ChangedTopic[], polledAt: number, isFirst: boolean): void => {
      const known = latest;
      latest = new Map(changedTopics.map(({ topic, id }) => [topic, id]));
      for (const [topic, at] of heard) if (polledAt - at > rememberedMs) heard.delete(topic);
      if (isFirst) return;
      for (const { topic, id, agoMs } of changedTopics)
        if (known.get(topic) !== id && (heard.get(topic) ?? -Infinity) < polledAt - agoMs) notify(topic);
    },
  };
};

type Seasons = PolledVersions['seasons'];
/** The position up to which each season's followers were notified. */
const createHeardSeasons = () => {
  const heard = new Map<number, Position>();
  const isBehind = ({ id, position }: Pick<Seasons[number], 'id' | 'position'>) =>
    comparePositions(position, heard.get(id) ?? origin) > 0;
  return {
    hear: (id: number, position: Position): void => {
      if (isBehind({ id, position })) heard.set(id, position);
    },
    /**
     * Stores newer positions. Returns the earliest position replaced: null for a new season, undefined for none.
     */
    heal: (seasons: Seasons): { readonly from: Position | null } | undefined => {
      const behind = seasons.filter(isBehind);
      const from = behind.map(({ id }) => heard.get(id) ?? null);
      for (const { id, position } of behind) heard.set(id, position);
      if (behind.length === 0) return undefined;
      const known = from.filter((at) => at !== null);
      return { from: known.length < from.length ? null : (known.toSorted(comparePositions)[0] ?? null) };
    },
  };
};

/** Minimum interval between notifications of a whole season's followers; its cached page is no older than this. */
const seasonEveryMs = 1_000;

/** Listens to all change hints and notifies subscribers by topic. */
export const createLiveHub = ({ changedAfter, onError }: HubOptions): LiveHub => {
  const followers = createFollowers();
  const notifySeason = createPace(seasonEveryMs, followers.notify);
  const unlogged = createUnlogged(followers.notify);
  const heard = createHeardSeasons();
  let shared: string | null = null;
  let safe: Position = origin;
  let lastHeard = performance.now();

  const hear = ({ seasonIds, position, ...what }: ChangeHint) => {
    lastHeard = performance.now();
    if (seasonIds === 'all') return followers.notifyEverybody();
    for (const id of seasonIds) heard.hear(id, position);
    const topics = namedTopics(what);
    if (topics === undefined) return seasonIds.length > 0 ? followers.notifyEverybody() : undefined;
    for (const id of seasonIds) notifySeason(`season:${id}`);
    for (const topic of topics) {
      if (isUnlogged(topic)) unlogged.hear(topic);
      followers.notify(topic);
    }
  };
  const topicsAfter = (position: Position) =>
    changedAfter(position).catch((error: unknown) => {
      onError(error);
      return null;
    });
  const heal = async (versions: PolledVersions): Promise<void> => {
    const isFirst = shared === null;
    unlogged.heal(versions.changedTopics, versions.polledAt, isFirst);
    const sharedNow = `${versions.catalogue} ${versions.shared}`;
    if (!isFirst && shared !== sharedNow) followers.notifyEverybody();
    shared = sharedNow;
    const missed = heard.heal(versions.seasons);
    safe = versions.safePosition;
    if (isFirst || !missed) return;
    lastHeard = performance.now();
    const topics = missed.from === null ? null : await topicsAfter(missed.from);
    if (topics === null) return followers.notifyEverybody();
    for (const topic of topics) followers.notify(topic);
  };
  return {
    gateway: randomUUID(),
    watch: followers.watch,
    hear,
    heal,
    position: () => safe,
    heardWithin: (ms) => performance.now() - lastHeard <= ms,
    watchers: followers.count,
  };
};
