import { randomUUID } from 'node:crypto';
import type { Shard } from '@rondelle/projections/views/engine/shards.ts';
import type { ClientBase, Pool, PoolClient } from 'pg';
import { withClient } from '../locks.ts';
import { pipelined } from '../read-model/pipeline.ts';

/**
 * How long a process may be silent before others take its shards, in ms. A takeover ends within five seconds of a stop.
 */
export const leaseMs = 2_500;

export type Holding = {
  readonly shard: Shard;
  readonly generation: number;
  /** The id of the living process that works on the shard; null when none does. */
  readonly holder: string | null;
};
export type ClusterState = {
  /** The number of living processes, including this one. */
  readonly alive: number;
  readonly holdings: readonly Holding[];
};

/** The name of a process's connections in `pg_stat_activity`, by which others can terminate them. */
const connectionName = (id: string): string => `rondelle projector ${id}`;

/** Runs the work on a connection that carries the process's name, so that others can terminate it. */
export const withMemberClient = <T>(
  { pool, id }: { readonly pool: Pool; readonly id: string },
  work: (client: PoolClient) => Promise<T>,
): Promise<T> =>
  withClient(pool, async (client) => {
    const { rows } = await client.query<{ application_name: string }>('SHOW application_name');
    const naming = "SELECT set_config('application_name', $1, false)";
    await client.query(naming, [connectionName(id)]);
    const result = await pipelined(client, () => work(client));
    await client.query(naming, [rows[0]?.application_name ?? '']);
    return result;
  });

export const newMember = (): string => randomUUID();

/** Records a heartbeat. */
export const beat = async (client: ClientBase | Pool, id: string): Promise<void> => {
  await client.query({
    name: 'projector-beat',
    text: `INSERT INTO projectors (id, "seenAt") VALUES ($1, clock_timestamp())
      ON CONFLICT (id) DO UPDATE SET "seenAt" = excluded."seenAt"`,
    values: [id],
  });
};

const alive = `p."seenAt" > clock_timestamp() - make_interval(secs => ${leaseMs / 1_000})
  AND EXISTS (SELECT FROM pg_stat_activity a WHERE a.application_name = 'rondelle projector ' || p.id
    AND a.datname = current_database())`;

/** Counts processes with a recent heartbeat and a connection; a killed process has no connection. */
export const countAlive = async (client: ClientBase): Promise<number> => {
  const { rows } = await client.query<{ alive: number }>(
    `SELECT count(*)::integer AS alive FROM projectors p WHERE ${alive}`,
  );
  return rows[0]?.alive ?? 0;
};

const look = async (client: ClientBase, id: string): Promise<ClusterState> => {
  const { rows } = await client.query<Holding & { alive: number }>({
    name: 'projector-look',
    text: `WITH living AS MATERIALIZED (SELECT p.id FROM projectors p WHERE p.id = $1 OR (${alive}))
      SELECT c.shard, c.generation, l.id AS holder, (SELECT count(*)::integer FROM living) AS alive
      FROM checkpoints c LEFT JOIN living l ON l.id = c.holder`,
    values: [id],
  });
  return { alive: rows[0]?.alive ?? 1, holdings: rows };
};

/**
 * Terminates the connections of other processes with an expired heartbeat, and so their locks and transactions; deletes
 * the rows of those without connections. Excludes the caller: its own heartbeat may be late on a busy machine.
 */
const endSilent = async (client: ClientBase, id: string): Promise<void> => {
  await client.query({
    name: 'projector-end-silent',
    text: `WITH silent AS MATERIALIZED (
        SELECT p.id FROM projectors p
        WHERE p.id <> $1 AND p."seenAt" <= clock_timestamp() - make_interval(secs => ${leaseMs / 1_000})),
      cut AS MATERIALIZED (
        SELECT s.id, pg_terminate_backend(a.pid) FROM silent s
        JOIN pg_stat_activity a ON a.application_name = 'rondelle projector ' || s.id AND a.datname = current_database())
      DELETE FROM projectors p USING silent s WHERE p.id = s.id AND p.id NOT IN (SELECT id FROM cut)`,
    values: [id],
  });
};

/**
 * Records a heartbeat, ends silent processes, and returns the number of living processes and the holder of each shard.
 */
export const renewMembership = async (client: ClientBase, id: string): Promise<ClusterState> => {
  await beat(client, id);
  await endSilent(client, id);
  return look(client, id);
};

export const leave = async (client: ClientBase, id: string): Promise<void> => {
  await client.query('UPDATE checkpoints SET holder = NULL WHERE holder = $1', [id]);
  await client.query('DELETE FROM projectors WHERE id = $1', [id]);
};

/** The shards to release and those to claim, so that all processes hold about the same number. */
export const fairShare = (
  { alive, holdings }: ClusterState,
  held: readonly Shard[],
): { readonly surplus: readonly Shard[]; readonly wanted: readonly Shard[] } => {
  const share = Math.ceil(holdings.length / Math.max(1, alive));
  const free = holdings.filter(({ shard, holder }) => holder === null && !held.includes(shard));
  return {
    surplus: held.slice(share),
    wanted: free.map(({ shard }) => shard).slice(0, Math.max(0, share - held.length)),
  };
};
