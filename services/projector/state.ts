import { comparePositions, origin, type Position, seasonOf } from '@rondelle/contracts/log/event.ts';
import { allShards, type Shard } from '@rondelle/projections/views/engine/shards.ts';
import type { Entry } from '@rondelle/projections/views/engine/apply-events.ts';
import type { ClientBase, Pool } from 'pg';

/** The season id under which the version of the shared catalogue is stored. */
export const catalogueId = 0;

/** Position of the views. `generation` counts rebuilds: rows may change without the position. */
export type Checkpoint = { readonly position: Position; readonly generation: number };
export type ShardCheckpoint = Checkpoint & { readonly shard: Shard };
/** A checkpoint that this process may move as long as nobody else has begun a new term. */
export type Claim = ShardCheckpoint & { readonly term: number };
type Queryable = Pool | ClientBase;

/** The position of each shard, the catalogue's first. */
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

/** The least position of all shards: everything up to it is in the views. */
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

/** The position of the last event that touched each season; the catalogue's is under `catalogueId`. */
export type SeasonVersions = ReadonlyMap<number, Position>;

/** A season id outside 32 bits has no pages and so no version. */
const isVersioned = (seasonId: number): boolean => (seasonId | 0) === seasonId;

export const touchedBy = (events: readonly Entry[], into = new Map<number, Position>()) => {
  for (const event of events) {
    const seasonId = seasonOf(event) ?? catalogueId;
    if (isVersioned(seasonId)) into.set(seasonId, event.position);
  }
  return into;
};

/** Returns the versions that these seasons had before. */
export const writeSeasonVersions = async (
  db: ClientBase,
  versions: SeasonVersions,
): Promise<SeasonVersions> => {
  if (versions.size === 0) return versions;
  const { rows } = await db.query<{ seasonId: number; before: Position | null }>(
    `INSERT INTO season_versions ("seasonId", position) SELECT * FROM unnest($1::integer[], $2::bigint[])
     ON CONFLICT ("seasonId") DO UPDATE SET position = excluded.position
     RETURNING new."seasonId", old.position AS before`,
    [[...versions.keys()], [...versions.values()]],
  );
  return new Map(rows.map(({ seasonId, before }) => [seasonId, before ?? origin]));
};

export const readSeasonVersions = async (db: Queryable): Promise<SeasonVersions> => {
  const { rows } = await db.query<{ seasonId: number; position: Position }>(
    'SELECT "seasonId", position FROM season_versions',
  );
  return new Map(rows.map((row) => [row.seasonId, row.position]));
};

/** The version of a season's pages: the later of its own and the catalogue's. */
export const versionOf = (versions: SeasonVersions, seasonId: number): Position => {
  const own = versions.get(seasonId) ?? origin;
  const shared = versions.get(catalogueId) ?? origin;
  return comparePositions(own, shared) >= 0 ? own : shared;
};

/**
 * Thrown when another process moved a checkpoint: a projector that took the shard, or a rebuild that swapped tables.
 */
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

/** Moves all checkpoints or throws `CheckpointMoved`, so that a process that has lost a shard writes nothing more. */
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

/** Returns whether no other process has moved any of these checkpoints or begun a new term. */
export const areHeld = async (db: ClientBase, claims: readonly Claim[]): Promise<boolean> => {
  const { rowCount } = await db.query(`SELECT FROM checkpoints c, ${heldSql}`, heldValues(claims));
  return rowCount === claims.length;
};

/**
 * Returns whether nobody has begun a new term for the shard or swapped tables; if so, nobody can until the transaction
 * ends. Batches of the shard continue.
 */
export const holdTerm = async (db: ClientBase, { shard, generation, term }: Claim): Promise<boolean> => {
  const { rowCount } = await db.query({
    name: 'hold-term',
    text: 'SELECT FROM checkpoints WHERE shard = $1 AND generation = $2 AND term = $3 FOR KEY SHARE',
    values: [shard, generation, term],
  });
  return rowCount === 1;
};

/**
 * Must run in the transaction in which a rebuild swaps tables; the new generation notifies running projectors. With a
 * position, moves all shards there, because all views were replaced.
 */
export const settleCheckpoints = async (db: ClientBase, position: Position | null): Promise<void> => {
  await db.query('UPDATE checkpoints SET position = coalesce($1, position), generation = generation + 1', [
    position,
  ]);
};
