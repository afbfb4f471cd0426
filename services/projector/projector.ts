import { comparePositions, type Position, type Recorded, seasonOf } from '@rondelle/contracts/log/event.ts';
import type { AnyView } from '@rondelle/projections/engine/any-view.ts';
import { planOf } from '@rondelle/projections/engine/plan.ts';
import { bucketsOf, catalogueShard, type Shard, seasonShards } from '@rondelle/projections/engine/shards.ts';
import type { PoolClient } from 'pg';
import type { ChangedRows } from './changed-topics.ts';
import { commit, itself } from './commit.ts';
import { isEvent, type LogEntry } from './log-reader.ts';
import { createGroupRows, type GroupRows } from './read-model/group-rows.ts';
import {
  catalogueParts,
  isOfCatalogue,
  type Routing,
  routingOf,
  seasonParts,
  shardOf,
} from './shards/routing.ts';
import { type Claim, leastOf, touchedBy } from './state.ts';

/** Events that are in the views, and what they changed there. */
export type Projected = { readonly events: readonly Recorded[]; readonly changed: readonly ChangedRows[] };

/** The shards held, on one connection, brought forward batch by batch. */
export type Projector = {
  /** Where each shard stands. */
  readonly claims: () => readonly Claim[];
  /** Where the shard stands that has come the least far. */
  readonly position: () => Position;
  /**
   * Brings the shards (all, or only these) past the entries: the catalogue in one transaction, then the seasons in
   * one; each with its rows, versions and checkpoints. Entries that a shard is past are left out. The catalogue,
   * where it is not among the shards, must be past them. Answers what is in the views now.
   */
  readonly project: (entries: readonly LogEntry[], only?: ReadonlySet<Shard>) => Promise<Projected>;
};

const nothing: Projected = { events: [], changed: [] };

const isBefore = (claim: Claim | undefined, position: Position): boolean =>
  claim !== undefined && comparePositions(claim.position, position) < 0;

/** Forgets, at the beginning of a transaction, what the catalogue's shard has written elsewhere since the last one. */
const watchCatalogue = (client: PoolClient, { movedByCatalogue }: Routing, rows: GroupRows) => {
  let seen: Position | null = null;
  return async (): Promise<void> => {
    const { rows: found } = await client.query<{ position: Position }>({
      name: 'where-the-catalogue-is',
      text: 'SELECT position FROM checkpoints WHERE shard = $1',
      values: [catalogueShard],
    });
    const position = found[0]?.position ?? null;
    if (position !== seen) rows.forget(movedByCatalogue);
    seen = position;
  };
};

/** For whoever holds the shards; each is written on this connection only. */
export const createProjector = (
  client: PoolClient,
  views: readonly AnyView[],
  held: readonly Claim[],
): Projector => {
  const routing = routingOf(planOf(views));
  const claims = new Map(held.map((claim) => [claim.shard, claim]));
  // Rows of other seasons are not looked at: they may be changing, and a group may span seasons.
  let buckets: readonly number[] = [];
  const rows = createGroupRows(itself, {
    bucketsOf: (table) => (routing.seasonTables.has(table) && buckets.length < seasonShards ? buckets : null),
  });
  const lookAt = (shards: Iterable<Shard>): void => {
    const now = bucketsOf(shards);
    if (now.join() !== buckets.join()) rows.forget();
    buckets = now;
  };
  const lookAtCatalogue = watchCatalogue(client, routing, rows);

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
    const changed = await commit(client, routing, {
      claims: [claim],
      parts: catalogueParts(routing, events),
      versions: touchedBy(shared),
      to,
      rows: createGroupRows(itself),
      alone: true,
    });
    rows.forget(routing.movedByCatalogue);
    moved([claim], to);
    return { events: shared, changed: [changed] };
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
    const parts = seasonParts(routing, events);
    const work = { claims: those, parts, versions: touchedBy(events), to, rows, alone: false };
    // Where the catalogue comes along, nobody else writes it.
    const changed = await (wanted.has(catalogueShard)
      ? commit(client, routing, work)
      : commit(client, routing, work, lookAtCatalogue));
    moved(those, to);
    return { events, changed: [changed] };
  };
  return {
    claims: () => [...claims.values()],
    position: () => leastOf([...claims.values()]),
    project: async (entries, only) => {
      const to = entries.at(-1)?.position;
      if (to === undefined) return nothing;
      const wanted = (shard: Shard) => only?.has(shard) ?? true;
      const shared = wanted(catalogueShard) ? await projectCatalogue(entries, to) : nothing;
      lookAt([...claims.keys()].filter(wanted));
      const behind = [...claims.values()].filter((claim) => wanted(claim.shard) && isBefore(claim, to));
      const own = await projectSeasons(entries, to, behind);
      return { events: [...shared.events, ...own.events], changed: [...shared.changed, ...own.changed] };
    },
  };
};
