import { comparePositions, type Position, seasonOf } from '@rondelle/contracts/log/event.ts';
import type { AnyView } from '@rondelle/projections/engine/any-view.ts';
import { type Aside, createAsides } from '@rondelle/projections/engine/asides.ts';
import { planOf } from '@rondelle/projections/engine/plan.ts';
import {
  bucketOfSeason,
  bucketsOf,
  catalogueShard,
  seasonShards,
} from '@rondelle/projections/engine/shards.ts';
import type { Entry } from '@rondelle/projections/engine/take.ts';
import type { PoolClient } from 'pg';
import { nothingRetried } from './batch.ts';
import { type Committed, commit, itself } from './commit.ts';
import { isEvent, type LogEntry, type LogReader } from './log-reader.ts';
import { createGroupRows } from './read-model/group-rows.ts';
import type { ReadModel } from './read-model/read-model.ts';
import { catalogueParts, isOfCatalogue, routingOf, seasonParts, shardOf } from './shards/routing.ts';
import { asideOf, loadAsides, noteTried, readSetAside, type SetAside, shardOfAside } from './set-aside.ts';
import { type Claim, leastOf, touchedBy } from './state.ts';
import { waitingOf } from './waiting.ts';

/** Events that are in the views, and what they changed there. */
export type Projected = { readonly events: readonly Entry[] } & Committed;

/** The shards held, on one connection, brought forward batch by batch. */
export type Projector = {
  /** Where each shard stands. */
  readonly claims: () => readonly Claim[];
  /** Where the shard stands that has come the least far. */
  readonly position: () => Position;
  /**
   * Brings the shards past the entries: the catalogue in one transaction, then the seasons in one; each with its rows,
   * what is set aside, versions and checkpoints. Entries that a shard is past are left out. The catalogue, where it is
   * not among the shards, must be past them. Answers what is in the views now.
   */
  readonly project: (entries: readonly LogEntry[]) => Promise<Projected>;
  /** Tries again what of the shards held is set aside and chosen; answers what has changed by that. */
  readonly retry: (isChosen: (one: SetAside) => boolean) => Promise<Committed>;
};

const nothing: Projected = { events: [], changed: [], setAside: [], backAgain: [] };

const isBefore = (claim: Claim | undefined, position: Position): boolean =>
  claim !== undefined && comparePositions(claim.position, position) < 0;

/** Calls `moved`, at the beginning of a transaction, when the catalogue's shard has written since the last one. */
const watchCatalogue = (client: PoolClient, moved: () => Promise<void>) => {
  let seen: Position | null = null;
  return async (): Promise<void> => {
    const { rows: found } = await client.query<{ position: Position }>({
      name: 'where-the-catalogue-is',
      text: 'SELECT position FROM checkpoints WHERE shard = $1',
      values: [catalogueShard],
    });
    const position = found[0]?.position ?? null;
    if (position !== seen) await moved();
    seen = position;
  };
};

const together = (all: readonly Projected[]): Projected => ({
  events: all.flatMap(({ events }) => events),
  changed: all.flatMap(({ changed }) => changed),
  setAside: all.flatMap(({ setAside }) => setAside),
  backAgain: all.flatMap(({ backAgain }) => backAgain),
});

/** For whoever holds the shards; each is written on this connection only. */
export const createProjector = (
  { client, log }: { readonly client: PoolClient; readonly log: Pick<LogReader, 'readStream'> },
  views: readonly AnyView[],
  held: readonly Claim[],
): Projector => {
  const plan = planOf(views);
  const routing = routingOf(plan);
  const claims = new Map(held.map((claim) => [claim.shard, claim]));
  const catalogueOf = (events: readonly Entry[]) => catalogueParts(routing, events);
  const seasonsOf = (events: readonly Entry[]) => seasonParts(routing, events);
  // Rows of other seasons are not looked at: they may be changing.
  const buckets = bucketsOf(claims.keys());
  const rows = createGroupRows(itself, {
    bucketsOf: (table) => (routing.seasonTables.has(table) && buckets.length < seasonShards ? buckets : null),
  });
  const asides = createAsides();
  const common = { client, plan, naming: itself, asides, log };
  const ofSeasons: ReadModel = {
    ...common,
    rows,
    isOwn: (seasonId) => seasonId === 0 || buckets.includes(bucketOfSeason(seasonId)),
  };
  const ofAll = (): ReadModel => ({ ...common, rows: createGroupRows(itself), isOwn: () => true });

  // The catalogue's shard sets groups of every season aside.
  const readAsides = async (): Promise<void> => asides.reset(await loadAsides(client));
  const lookAtCatalogue = watchCatalogue(client, async () => {
    rows.forget(routing.movedByCatalogue);
    await readAsides();
  });
  let isRead = false;
  const readAsidesOnce = async (): Promise<void> => {
    if (!isRead) await readAsides();
    isRead = true;
  };

  const moved = (those: readonly Claim[], position: Position): void => {
    for (const claim of those) claims.set(claim.shard, { ...claim, position });
  };
  const projectCatalogue = async (entries: readonly LogEntry[], to: Position): Promise<Projected> => {
    const claim = claims.get(catalogueShard);
    if (!claim) return nothing;
    const events = entries
      .filter(isEvent)
      .filter((event) => isBefore(claim, event.position) && isOfCatalogue(routing, event));
    // Where nothing has happened to it, it comes along with the seasons.
    if (events.length === 0) return nothing;
    const shared = events.filter((event) => seasonOf(event) === null);
    const work = { claims: [claim], events, versions: touchedBy(shared), to, alone: true };
    const committed = await commit(
      ofAll(),
      { ...work, partsOf: catalogueOf, retried: nothingRetried },
      readAsides,
    );
    rows.forget(routing.movedByCatalogue);
    moved([claim], to);
    return { events: shared, ...committed };
  };
  const projectSeasons = async (
    entries: readonly LogEntry[],
    to: Position,
    those: readonly Claim[],
  ): Promise<Projected> => {
    if (those.length === 0) return nothing;
    const wanted = new Set(those.map(({ shard }) => shard));
    const events = entries.filter(isEvent).filter((event) => {
      const shard = shardOf(event);
      return shard !== catalogueShard && wanted.has(shard) && isBefore(claims.get(shard), event.position);
    });
    const work = { claims: those, events, versions: touchedBy(events), to, alone: false };
    // Where the catalogue comes along, nobody else writes it.
    const beforehand = wanted.has(catalogueShard) ? readAsidesOnce : lookAtCatalogue;
    const committed = await commit(
      ofSeasons,
      { ...work, partsOf: seasonsOf, retried: nothingRetried },
      beforehand,
    );
    moved(those, to);
    return { events, ...committed };
  };

  /** One thing in a transaction of its own: what the database refuses stays as it is, and the others are tried. */
  const retryOne = async (aside: Aside): Promise<Committed> => {
    const claim = claims.get(shardOfAside(aside));
    if (!claim) return nothing;
    const isShared = claim.shard === catalogueShard;
    const parts = isShared ? catalogueParts(routing, []) : seasonParts(routing, []);
    const retried = { waiting: await waitingOf(log, parts, aside, claim.position), groups: [aside] };
    const work = { claims: [claim], events: [], partsOf: () => parts, retried, versions: new Map() };
    const beforehand = async () => {
      await readAsides();
      await noteTried(client, [aside]);
    };
    return commit(
      isShared ? ofAll() : ofSeasons,
      { ...work, to: claim.position, alone: isShared },
      beforehand,
    );
  };
  return {
    claims: () => [...claims.values()],
    position: () => leastOf([...claims.values()]),
    project: async (entries) => {
      const to = entries.at(-1)?.position;
      if (to === undefined) return nothing;
      const shared = await projectCatalogue(entries, to);
      const behind = [...claims.values()].filter((claim) => isBefore(claim, to));
      return together([shared, await projectSeasons(entries, to, behind)]);
    },
    retry: async (isChosen) => {
      const done: Projected[] = [];
      for (const one of await readSetAside(client))
        if (isChosen(one)) done.push({ events: [], ...(await retryOne(asideOf(one))) });
      return together(done);
    },
  };
};
