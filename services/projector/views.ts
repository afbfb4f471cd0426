import type { AnyView } from '@rondelle/projections/engine/any-view.ts';
import { views as allViews } from '@rondelle/projections/registry.ts';
import type { ClientBase, Pool } from 'pg';
import { createTableSql, definitionOf, keySql, quoted } from './read-model/ddl.ts';
import { ensureCheckpoint, readCheckpoint } from './state.ts';

type State = {
  readonly name: string;
  readonly version: number;
  readonly definition: string;
  readonly status: string;
};

const readStates = async (client: ClientBase): Promise<ReadonlyMap<string, State>> => {
  const { rows } = await client.query<State>('SELECT name, version, definition, status FROM view_state');
  return new Map(rows.map((row) => [row.name, row]));
};

export const noteView = async (
  client: ClientBase,
  view: AnyView,
  status: 'live' | 'outdated',
): Promise<void> => {
  await client.query(
    `INSERT INTO view_state (name, version, definition, status) VALUES ($1, $2, $3, $4)
     ON CONFLICT (name) DO UPDATE SET version = excluded.version, definition = excluded.definition,
       status = excluded.status, changed_at = now()`,
    [view.name, view.version, definitionOf(view.table), status],
  );
};

const createTable = async (client: ClientBase, { table }: AnyView): Promise<void> => {
  await client.query(`DROP TABLE IF EXISTS ${quoted(table.name)}`);
  await client.query([createTableSql(table), ...keySql(table)].join('; '));
};

const ensureView = async (client: ClientBase, view: AnyView, state: State | undefined, isEmpty: boolean) => {
  const same = state?.version === view.version && state.definition === definitionOf(view.table);
  if (same) return;
  if (isEmpty || !state) await createTable(client, view);
  await noteView(client, view, isEmpty ? 'live' : 'outdated');
};

/**
 * Makes the tables that are missing. A view that is new, or declared differently from what its table holds, is marked
 * as outdated unless no event has been projected yet. Answers the names of all outdated views: `rebuild` them before
 * the projector runs.
 */
export const ensureViews = async (pool: Pool, views: readonly AnyView[] = allViews): Promise<string[]> => {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query("SELECT pg_advisory_xact_lock(hashtext('rondelle.ensure-views'))");
    await ensureCheckpoint(client);
    const isEmpty = (await readCheckpoint(client)).position === '0';
    const states = await readStates(client);
    for (const view of views) await ensureView(client, view, states.get(view.name), isEmpty);
    const after = await readStates(client);
    await client.query('COMMIT');
    return views.map(({ name }) => name).filter((name) => after.get(name)?.status === 'outdated');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
};
