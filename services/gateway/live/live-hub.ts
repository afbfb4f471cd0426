import { comparePositions, origin, type Position } from '@rondelle/contracts/log/event.ts';
import type { ChangeHint } from '@rondelle/contracts/subjects.ts';
import type { PolledVersions, Telling } from '../response-cache/season-versions.ts';
import { createFollowers, isOwn, type Watch } from './followers.ts';

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

/** A topic that also changes without any event: no version tells of it. */
const isUnlogged = (topic: string): boolean => isOwn(topic) || topic === 'moderation';
/** Longer than a change is looked for that no hint told of. */
const rememberedMs = 120_000;

/** Of what no event says: what no hint has told of since it changed. */
const createUnlogged = (tell: (topic: string) => void) => {
  const heard = new Map<string, number>();
  let told = new Map<string, string>();
  return {
    hear: (topic: string): void => void heard.set(topic, performance.now()),
    heal: (tellings: readonly Telling[], askedAt: number, isFirst: boolean): void => {
      const known = told;
      told = new Map(tellings.map(({ topic, id }) => [topic, id]));
      for (const [topic, at] of heard) if (askedAt - at > rememberedMs) heard.delete(topic);
      if (isFirst) return;
      for (const { topic, id, agoMs } of tellings)
        if (known.get(topic) !== id && (heard.get(topic) ?? -Infinity) < askedAt - agoMs) tell(topic);
    },
  };
};

type Seasons = PolledVersions['seasons'];
/** Up to where each season was told of. */
const createHeardSeasons = () => {
  const heard = new Map<number, Position>();
  const isBehind = ({ id, position }: Pick<Seasons[number], 'id' | 'position'>) =>
    comparePositions(position, heard.get(id) ?? origin) > 0;
  return {
    hear: (id: number, position: Position): void => {
      if (isBehind({ id, position })) heard.set(id, position);
    },
    /** Takes over those that are further than was told; from where on, or null where one was not known at all. */
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

/** Tells those who follow something what has changed: one listener to all hints, and a table of who follows what. */
export const createLiveHub = ({ changedAfter, onError }: HubOptions): LiveHub => {
  const followers = createFollowers();
  const unlogged = createUnlogged(followers.tell);
  const heard = createHeardSeasons();
  let shared: string | null = null;
  let safe: Position = origin;
  let lastHeard = performance.now();

  const hear = ({ seasonIds, position, topics }: ChangeHint) => {
    lastHeard = performance.now();
    if (seasonIds === 'all') return followers.tellEverybody();
    for (const id of seasonIds) heard.hear(id, position);
    if (topics === undefined) return seasonIds.length > 0 ? followers.tellEverybody() : undefined;
    for (const id of seasonIds) followers.tell(`season:${id}`);
    for (const topic of topics) {
      if (isUnlogged(topic)) unlogged.hear(topic);
      followers.tell(topic);
    }
  };
  const topicsAfter = (position: Position) =>
    changedAfter(position).catch((error: unknown) => {
      onError(error);
      return null;
    });
  const heal = async (versions: PolledVersions): Promise<void> => {
    const isFirst = shared === null;
    unlogged.heal(versions.tellings, versions.askedAt, isFirst);
    const sharedNow = `${versions.catalogue} ${versions.shared}`;
    if (!isFirst && shared !== sharedNow) followers.tellEverybody();
    shared = sharedNow;
    const missed = heard.heal(versions.seasons);
    safe = versions.safePosition;
    if (isFirst || !missed) return;
    lastHeard = performance.now();
    const topics = missed.from === null ? null : await topicsAfter(missed.from);
    if (topics === null) return followers.tellEverybody();
    for (const topic of topics) followers.tell(topic);
  };
  return {
    watch: followers.watch,
    hear,
    heal,
    position: () => safe,
    heardWithin: (ms) => performance.now() - lastHeard <= ms,
    watchers: followers.count,
  };
};
