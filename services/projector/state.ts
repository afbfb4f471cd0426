import { comparePositions, origin, type Position, seasonOf } from '@rondelle/contracts/log/event.ts';
import { allShards, type Shard } from '@rondelle/projections/engine/shards.ts';
import type { Entry } from '@rondelle/projections/engine/take.ts';
import type { ClientBase, Pool } from 'pg';

/** The season id under which the version of the shared catalogue is kept. */
export const catalogueId = 0;

/** How far the views have come. `generation` counts rebuilds: rows may have changed though the position has not. */
export type Checkpoint = { readonly position: Position; readonly generation: number };
export type ShardCheckpoint = Checkpoint & { readonly shard: Shard };
/** A checkpoint that this process may move: as long as nobody else has begun another term. */
export type Claim = ShardCheckpoint & { readonly term: number };
type Queryable = Pool | ClientBase;

/** How far each shard has come, the catalogue's first. */
export const readCheckpoints = async (db: Queryable): Promise<readonly ShardCheckpoint[]> => {
  const { rows } = await db.query<ShardCheckpoint>('SELECT shard, position, generation FROM checkpoints');
  const known = new Map(rows.map((row) => [row.shard, row]));
  return allShards.map((shard) => known.get(shard) ?? { shard, position: origin, generation: 0 });
};

export const leastOf = (checkpoints: readonly Checkpoint[]): Position =>
  checkpoints
    .map(({ position }) => position)
    .reduce((least, position) => (comparePositions(position, least) < 0 ? position : least));

export const furthestOf = (checkpoints: readonly Checkpoint[]): Position =>
  checkpoints
    .map(({ position }) => position)
    .reduce((most, position) => (comparePositions(position, most) > 0 ? position : most));

/** Where the shard is that has come the least far: everything up to there is in the views. */
export const readCheckpoint = async (db: Queryable): Promise<Checkpoint> => {
  const checkpoints = await readCheckpoints(db);
  return {
    position: leastOf(checkpoints),
    generation: Math.max(...checkpoints.map(({ generation }) => generation)),
  };
};

export const ensureCheckpoints = async (db: Queryable): Promise<void> => {
  await db.query(
    'INSERT INTO checkpoints (shard, position) SELECT unnest($1::text[]), 0 ON CONFLICT DO NOTHING',
    [allShards],
  );
};

/** Position of the last event that touched each season; the catalogue's under `catalogueId`. */
export type SeasonVersions = ReadonlyMap<number, Position>;

/** A season whose id does not fit has no pages, hence no version. */
const isVersioned = (seasonId: number): boolean => (seasonId | 0) === seasonId;

export const touchedBy = (events: readonly Entry[], into = new Map<number, Position>()) => {
  for (const event of events) {
    const seasonId = seasonOf(event) ?? catalogueId;
    if (isVersioned(seasonId)) into.set(seasonId, event.position);
  }
  return into;
};

export const writeSeasonVersions = async (db: ClientBase, versions: SeasonVersions): Promise<void> => {
  if (versions.size === 0) return;
  await db.query(
    `INSERT INTO season_versions ("seasonId", position) SELECT * FROM unnest($1::integer[], $2::bigint[])
     ON CONFLICT ("seasonId") DO UPDATE SET position = excluded.position`,
    [[...versions.keys()], [...versions.values()]],
  );
};

export const readSeasonVersions = async (db: Queryable): Promise<SeasonVersions> => {
  const { rows } = await db.query<{ seasonId: number; position: Position }>(
    'SELECT "seasonId", position FROM season_versions',
  );
  return new Map(rows.map((row) => [row.seasonId, row.position]));
};

/** What the bytes of a season's pages depend on: the season itself and the catalogue, whichever changed last. */
export const versionOf = (versions: SeasonVersions, seasonId: number): Position => {
  const own = versions.get(seasonId) ?? origin;
  const shared = versions.get(catalogueId) ?? origin;
  return comparePositions(own, shared) >= 0 ? own : shared;
};

/** Someone else moved a checkpoint: another projector that took the shard, or a rebuild that swapped the tables. */
export class CheckpointMoved extends Error {
  override name = 'CheckpointMoved';
}

const heldSql = `unnest($1::text[], $2::bigint[], $3::integer[], $4::integer[]) AS held (shard, position, generation, term)
  WHERE c.shard = held.shard AND c.position = held.position AND c.generation = held.generation AND c.term = held.term`;
const heldValues = (claims: readonly Claim[]): unknown[] => [
  claims.map(({ shard }) => shard),
  claims.map(({ position }) => position),
  claims.map(({ generation }) => generation),
  claims.map(({ term }) => term),
];

/** Moves all of them or fails: whoever has lost a shard, be it unknowingly, writes nothing more. */
export const moveCheckpoints = async (
  db: ClientBase,
  claims: readonly Claim[],
  to: Position,
): Promise<void> => {
  const { rowCount } = await db.query({
    name: 'move-checkpoints',
    text: `UPDATE checkpoints c SET position = $5 FROM ${heldSql}`,
    values: [...heldValues(claims), to],
  });
  if (rowCount !== claims.length) throw new CheckpointMoved(`the checkpoints are no longer before ${to}`);
};

/** Whether nobody else has moved any of them, or begun another term. */
export const areHeld = async (db: ClientBase, claims: readonly Claim[]): Promise<boolean> => {
  const { rowCount } = await db.query(`SELECT FROM checkpoints c, ${heldSql}`, heldValues(claims));
  return rowCount === claims.length;
};

/**
 * To be called within the transaction in which a rebuild swaps tables: whoever goes on from before notices. With a
 * position, all shards stand there afterwards: all views were replaced by ones that have come so far.
 */
export const settleCheckpoints = async (db: ClientBase, position: Position | null): Promise<void> => {
  await db.query('UPDATE checkpoints SET position = coalesce($1, position), generation = generation + 1', [
    position,
  ]);
};
