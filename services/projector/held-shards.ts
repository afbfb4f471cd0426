import type { Position } from '@rondelle/contracts/log/event.ts';
import type { AnyView } from '@rondelle/projections/views/engine/any-view.ts';
import { createQuarantine } from '@rondelle/projections/views/engine/quarantine.ts';
import { planOf } from '@rondelle/projections/views/engine/plan.ts';
import {
  bucketOfSeason,
  bucketsOf,
  catalogueShard,
  seasonShards,
} from '@rondelle/projections/views/engine/shards.ts';
import type { PoolClient } from 'pg';
import { liveNaming } from './commit.ts';
import type { LogReader } from './log-reader.ts';
import { createGroupRows } from './read-model/group-rows.ts';
import type { ReadModel } from './read-model/read-model.ts';
import { loadQuarantine } from './quarantine.ts';
import { type Routing, routingOf } from './shards/routing.ts';
import type { Claim } from './state.ts';

export type Source = {
  readonly client: PoolClient;
  readonly log: Pick<LogReader, 'readStream'>;
  /** True when slow views are computed after the batch (see `createLater`). */
  readonly defers?: boolean;
};

/** The shards held: their claims, the cached rows of their seasons, and their quarantine. */
export type HeldShards = Source & {
  readonly routing: Routing;
  readonly claims: ReadonlyMap<Claim['shard'], Claim>;
  readonly moveTo: (those: readonly Claim[], position: Position) => void;
  readonly ofSeasons: ReadModel;
  readonly ofAll: () => ReadModel;
  readonly readQuarantine: () => Promise<void>;
  readonly readQuarantineOnce: () => Promise<void>;
  /** Runs at the start of a transaction: reloads what another process's catalogue shard has written. */
  readonly lookAtCatalogue: () => Promise<void>;
  /** Must be called after the catalogue has changed. */
  readonly forgetMovedRows: () => void;
};

/** Returns a function to call at the start of a transaction; it runs `moved` when the catalogue has written since. */
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

const readModelsOf = (
  { client, log, defers = false }: Source,
  views: readonly AnyView[],
  held: readonly Claim[],
) => {
  const plan = planOf(views);
  const routing = routingOf(plan);
  // Rows of other seasons are not read: their shards may be changing them.
  const buckets = bucketsOf(held.map(({ shard }) => shard));
  const rows = createGroupRows(liveNaming, {
    bucketsOf: (table) => (routing.seasonTables.has(table) && buckets.length < seasonShards ? buckets : null),
  });
  const common = { client, plan, naming: liveNaming, quarantine: createQuarantine(), log, defers };
  const ofSeasons: ReadModel = {
    ...common,
    rows,
    isOwn: (seasonId) => seasonId === 0 || buckets.includes(bucketOfSeason(seasonId)),
  };
  const ofAll = (): ReadModel => ({ ...common, rows: createGroupRows(liveNaming), isOwn: () => true });
  return { routing, ofSeasons, ofAll };
};

export const createHeldShards = (
  source: Source,
  views: readonly AnyView[],
  held: readonly Claim[],
): HeldShards => {
  const claims = new Map(held.map((claim) => [claim.shard, claim]));
  const models = readModelsOf(source, views, held);
  const { routing, ofSeasons } = models;
  const forgetMovedRows = () => ofSeasons.rows.forget(routing.movedByCatalogue);
  // Reads the quarantine of all seasons, because the catalogue's shard quarantines groups of every season.
  const readAsides = async (): Promise<void> =>
    ofSeasons.quarantine.reset(await loadQuarantine(source.client));
  let isRead = false;
  return {
    ...source,
    ...models,
    claims,
    moveTo: (those, position) => {
      for (const claim of those) claims.set(claim.shard, { ...claim, position });
    },
    readQuarantine: readAsides,
    readQuarantineOnce: async () => {
      if (!isRead) await readAsides();
      isRead = true;
    },
    lookAtCatalogue: watchCatalogue(source.client, async () => {
      forgetMovedRows();
      await readAsides();
    }),
    forgetMovedRows,
  };
};
