import { comparePositions, type Position, seasonOf } from '@rondelle/contracts/log/event.ts';
import type { AnyView } from '@rondelle/projections/views/engine/any-view.ts';
import type { Quarantined } from '@rondelle/projections/views/engine/quarantine.ts';
import { catalogueShard } from '@rondelle/projections/views/engine/shards.ts';
import type { Entry } from '@rondelle/projections/views/engine/apply-events.ts';
import { nothingRetried } from './batch.ts';
import { type Committed, commit } from './commit.ts';
import { createHeldShards, type HeldShards, type Source } from './held-shards.ts';
import { isEvent, type LogEntry } from './log-reader.ts';
import { catalogueParts, isOfCatalogue, seasonParts, shardOf } from './shards/routing.ts';
import {
  quarantinedOf,
  recordRetries,
  readQuarantine,
  type QuarantineRow,
  shardOfItem,
} from './quarantine.ts';
import { type Claim, leastOf, touchedBy } from './state.ts';
import { waitingOf } from './waiting.ts';

/** Projected events and their changes in the views. */
export type Projected = { readonly events: readonly Entry[] } & Committed;

/** Projects the held shards batch by batch, on one connection. */
export type Projector = {
  /** The claim of each held shard, with its position. */
  readonly claims: () => readonly Claim[];
  /** The least position of the held shards. */
  readonly position: () => Position;
  /**
   * Projects the entries: the catalogue in one transaction, then the seasons in one, each with its rows, quarantine,
   * versions and checkpoints. Skips entries before a shard's position. When another process holds the catalogue's
   * shard, that shard must already be past the entries. Returns the projected events and their changes.
   */
  readonly project: (entries: readonly LogEntry[]) => Promise<Projected>;
  /** Retries the quarantined items of the held shards; calls `isChosen` only for those. Returns the changes. */
  readonly retry: (isChosen: (one: QuarantineRow) => boolean) => Promise<Committed>;
};

const nothing: Projected = { events: [], changed: [], quarantined: [], released: [], before: new Map() };

const isBefore = (claim: Claim | undefined, position: Position): boolean =>
  claim !== undefined && comparePositions(claim.position, position) < 0;

const mergeProjected = (all: readonly Projected[]): Projected => ({
  events: all.flatMap(({ events }) => events),
  changed: all.flatMap(({ changed }) => changed),
  quarantined: all.flatMap(({ quarantined }) => quarantined),
  released: all.flatMap(({ released: backAgain }) => backAgain),
  before: new Map(all.flatMap(({ before }) => [...before])),
});

const projectCatalogue = async (
  held: HeldShards,
  entries: readonly LogEntry[],
  to: Position,
): Promise<Projected> => {
  const { routing, claims } = held;
  const claim = claims.get(catalogueShard);
  if (!claim) return nothing;
  const events = entries
    .filter(isEvent)
    .filter((event) => isBefore(claim, event.position) && isOfCatalogue(routing, event));
  // Without events of its own, the catalogue's checkpoint moves along with the seasons'.
  if (events.length === 0) return nothing;
  const shared = events.filter((event) => seasonOf(event) === null);
  const work = { claims: [claim], events, versions: touchedBy(shared), to, alone: true };
  const partsOf = (some: readonly Entry[]) => catalogueParts(routing, some);
  const committed = await commit(
    held.ofAll(),
    { ...work, partsOf, retried: nothingRetried },
    held.readQuarantine,
  );
  held.forgetMovedRows();
  held.moveTo([claim], to);
  return { events: shared, ...committed };
};

const projectSeasons = async (
  held: HeldShards,
  entries: readonly LogEntry[],
  to: Position,
): Promise<Projected> => {
  const { routing, claims } = held;
  const those = [...claims.values()].filter((claim) => isBefore(claim, to));
  if (those.length === 0) return nothing;
  const wanted = new Set(those.map(({ shard }) => shard));
  const events = entries.filter(isEvent).filter((event) => {
    const shard = shardOf(event);
    return shard !== catalogueShard && wanted.has(shard) && isBefore(claims.get(shard), event.position);
  });
  const work = { claims: those, events, versions: touchedBy(events), to, alone: false };
  const partsOf = (some: readonly Entry[]) => seasonParts(routing, some);
  // When the catalogue's shard is held here, no other process writes it.
  const beforehand = wanted.has(catalogueShard) ? held.readQuarantineOnce : held.lookAtCatalogue;
  const committed = await commit(held.ofSeasons, { ...work, partsOf, retried: nothingRetried }, beforehand);
  held.moveTo(those, to);
  return { events, ...committed };
};

/** Retries one item in its own transaction, so that an error does not affect the others. */
const retryOne = async (held: HeldShards, item: Quarantined): Promise<Committed> => {
  const { routing, claims, client, log } = held;
  const claim = claims.get(shardOfItem(item));
  if (!claim) return nothing;
  const isShared = claim.shard === catalogueShard;
  const parts = isShared ? catalogueParts(routing, []) : seasonParts(routing, []);
  const retried = { waiting: await waitingOf(log, parts, item, claim.position), groups: [item] };
  const work = { claims: [claim], events: [], partsOf: () => parts, retried, versions: new Map() };
  const beforehand = async () => {
    await held.readQuarantine();
    await recordRetries(client, [item]);
  };
  return commit(
    isShared ? held.ofAll() : held.ofSeasons,
    { ...work, to: claim.position, alone: isShared },
    beforehand,
  );
};

/** For the holder of the shards: only this connection may write them, except the views that are computed later. */
export const createProjector = (
  source: Source,
  views: readonly AnyView[],
  claims: readonly Claim[],
): Projector => {
  const held = createHeldShards(source, views, claims);
  return {
    claims: () => [...held.claims.values()],
    position: () => leastOf([...held.claims.values()]),
    project: async (entries) => {
      const to = entries.at(-1)?.position;
      if (to === undefined) return nothing;
      const shared = await projectCatalogue(held, entries, to);
      return mergeProjected([shared, await projectSeasons(held, entries, to)]);
    },
    retry: async (isChosen) => {
      const done: Projected[] = [];
      for (const one of await readQuarantine(source.client))
        if (held.claims.has(one.shard) && isChosen(one))
          done.push({ events: [], ...(await retryOne(held, quarantinedOf(one))) });
      return mergeProjected(done);
    },
  };
};
