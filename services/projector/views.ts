import { viewsSchema } from '@rondelle/infra/postgres/views-schema.ts';
import type { AnyView } from '@rondelle/projections/views/engine/any-view.ts';
import { views as allViews } from '@rondelle/projections/views/registry.ts';
import type { ClientBase, Pool } from 'pg';
import { createTableSql, definitionOf, dropTableSql, keySql } from './read-model/ddl.ts';
import { haveEvents, lockViewsSql, otherSchemas } from './other-views.ts';
import { ensureCheckpoints } from './state.ts';
import { stateTablesSql } from './state-tables.ts';

type State = {
  readonly name: string;
  readonly version: number;
  readonly definition: string;
  readonly status: string;
};

const readStates = async (client: ClientBase | Pool): Promise<ReadonlyMap<string, State>> => {
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
       status = excluded.status, "changedAt" = now()`,
    [view.name, view.version, definitionOf(view.table), status],
  );
};

const createTable = async (client: ClientBase, { table }: AnyView): Promise<void> => {
  await client.query([dropTableSql(table.name), createTableSql(table), ...keySql(table)].join('; '));
};

const ensureView = async (client: ClientBase, view: AnyView, state: State | undefined, isEmpty: boolean) => {
  const same = state?.version === view.version && state.definition === definitionOf(view.table);
  if (same) return;
  if (isEmpty || !state) await createTable(client, view);
  await noteView(client, view, isEmpty ? 'live' : 'outdated');
};

const hasSchema = async (db: ClientBase | Pool): Promise<boolean> => {
  const { rows } = await db.query<{ exists: boolean }>('SELECT to_regnamespace($1) IS NOT NULL AS exists', [
    viewsSchema,
  ]);
  return rows[0]?.exists === true;
};

/**
 * Creates this version's schema and its missing tables. Marks a view as outdated when its table has another definition
 * or is new, unless no event has been projected yet, by this version or by another one. Returns the names of all
 * outdated views, which must be rebuilt (`rebuild`) before the projector runs.
 */
export const ensureViews = async (pool: Pool, views: readonly AnyView[] = allViews): Promise<string[]> => {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(lockViewsSql);
    if (!(await hasSchema(client))) await client.query(`CREATE SCHEMA ${viewsSchema}; ${stateTablesSql}`);
    await ensureCheckpoints(client);
    const isEmpty = !(await haveEvents(client, [viewsSchema, ...(await otherSchemas(client))]));
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

/** Thrown when tables of views are missing or outdated. */
export class ViewsNotReady extends Error {
  override name = 'ViewsNotReady';
}

/** For processes that only read views: throws `ViewsNotReady` while a projector still has to make their tables. */
export const assertViews = async (pool: Pool, views: readonly AnyView[] = allViews): Promise<void> => {
  const states = (await hasSchema(pool)) ? await readStates(pool) : new Map<string, State>();
  const waiting = views.filter((view) => {
    const state = states.get(view.name);
    return state?.status !== 'live' || state.version !== view.version;
  });
  if (waiting.length > 0)
    throw new ViewsNotReady(`views not made yet: ${waiting.map(({ name }) => name).join(', ')}`);
};
