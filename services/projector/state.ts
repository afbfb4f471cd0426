import {
  comparePositions,
  origin,
  type Position,
  type Recorded,
  seasonOf,
} from '@rondelle/contracts/log/event.ts';
import type { ClientBase, Pool } from 'pg';

/** The one shard that there is so far: all seasons. */
export const shard = 'all';
/** The season id under which the version of the shared catalogue is kept. */
export const catalogueId = 0;

/** How far the views have come. `generation` counts rebuilds: rows may have changed though the position has not. */
export type Checkpoint = { readonly position: Position; readonly generation: number };
export type Failure = {
  readonly position: Position;
  readonly message: string;
  readonly attempts: number;
  readonly failedAt: string;
};
type Queryable = Pool | ClientBase;

export const readCheckpoint = async (db: Queryable): Promise<Checkpoint> => {
  const { rows } = await db.query<Checkpoint>(
    'SELECT position, generation FROM checkpoints WHERE shard = $1',
    [shard],
  );
  return rows[0] ?? { position: origin, generation: 0 };
};

export const ensureCheckpoint = async (db: Queryable): Promise<void> => {
  await db.query('INSERT INTO checkpoints (shard, position) VALUES ($1, 0) ON CONFLICT DO NOTHING', [shard]);
};

/** Position of the last event that touched each season; the catalogue's under `catalogueId`. */
export type SeasonVersions = ReadonlyMap<number, Position>;

export const touchedBy = (events: readonly Recorded[], into = new Map<number, Position>()) => {
  for (const event of events) into.set(seasonOf(event) ?? catalogueId, event.position);
  return into;
};

export const writeSeasonVersions = async (db: ClientBase, versions: SeasonVersions): Promise<void> => {
  if (versions.size === 0) return;
  await db.query(
    `INSERT INTO season_versions (season_id, position) SELECT * FROM unnest($1::integer[], $2::bigint[])
     ON CONFLICT (season_id) DO UPDATE SET position = excluded.position`,
    [[...versions.keys()], [...versions.values()]],
  );
};

export const readSeasonVersions = async (db: Queryable): Promise<SeasonVersions> => {
  const { rows } = await db.query<{ season_id: number; position: Position }>(
    'SELECT season_id, position FROM season_versions',
  );
  return new Map(rows.map((row) => [row.season_id, row.position]));
};

/** What the bytes of a season's pages depend on: the season itself and the catalogue, whichever changed last. */
export const versionOf = (versions: SeasonVersions, seasonId: number): Position => {
  const own = versions.get(seasonId) ?? origin;
  const shared = versions.get(catalogueId) ?? origin;
  return comparePositions(own, shared) >= 0 ? own : shared;
};

/** Someone else moved the checkpoint: another projector, or a rebuild that swapped the tables. */
export class CheckpointMoved extends Error {
  override name = 'CheckpointMoved';
}

export const moveCheckpoint = async (db: ClientBase, from: Checkpoint, to: Position): Promise<void> => {
  const { rowCount } = await db.query(
    'UPDATE checkpoints SET position = $1 WHERE shard = $2 AND position = $3 AND generation = $4',
    [to, shard, from.position, from.generation],
  );
  if (rowCount !== 1) throw new CheckpointMoved(`the checkpoint is no longer at ${from.position}`);
};

/** Why the views stand still, or null while they do not. */
export const readFailure = async (db: Queryable): Promise<Failure | null> => {
  const { rows } = await db.query<Failure>(
    'SELECT position, message, attempts, failed_at AS "failedAt" FROM projector_failures WHERE shard = $1',
    [shard],
  );
  return rows[0] ?? null;
};

export const recordFailure = async (db: Queryable, position: Position, message: string): Promise<void> => {
  await db.query(
    `INSERT INTO projector_failures AS f (shard, position, message, attempts) VALUES ($1, $2, $3, 1)
     ON CONFLICT (shard) DO UPDATE SET message = excluded.message, failed_at = now(), position = excluded.position,
       attempts = CASE WHEN f.position = excluded.position THEN f.attempts + 1 ELSE 1 END`,
    [shard, position, message],
  );
};

export const clearFailure = async (db: Queryable): Promise<void> => {
  await db.query('DELETE FROM projector_failures WHERE shard = $1', [shard]);
};
