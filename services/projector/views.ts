import { origin } from '@rondelle/contracts/log/event.ts';
import type { AnyView } from '@rondelle/projections/views/engine/any-view.ts';
import { views as allViews } from '@rondelle/projections/views/registry.ts';
import type { ClientBase, Pool } from 'pg';
import { createTableSql, definitionOf, keySql, quoted } from './read-model/ddl.ts';
import { ensureCheckpoints, readCheckpoints } from './state.ts';

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

/** Thrown when a newer program has made the tables: this one would revert them. */
export class NewerViews extends Error {
  override name = 'NewerViews';

  constructor(view: string) {
    super(
      `the view ${view} in the database is newer than this program: start the program of the newest version`,
    );
  }
}

const assertNotNewer = (views: readonly AnyView[], states: ReadonlyMap<string, State>): void => {
  const newer = views.find(({ name, version }) => (states.get(name)?.version ?? 0) > version);
  if (newer) throw new NewerViews(newer.name);
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
 * Creates missing tables. Marks a view as outdated when it is new, or its table has another definition, unless no event
 * has been projected yet. Returns the names of all outdated views, which must be rebuilt (`rebuild`) before the
 * projector runs. Throws `NewerViews`.
 */
export const ensureViews = async (pool: Pool, views: readonly AnyView[] = allViews): Promise<string[]> => {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query("SELECT pg_advisory_xact_lock(hashtext('rondelle.ensure-views'))");
    await ensureCheckpoints(client);
    const isEmpty = (await readCheckpoints(client)).every(({ position }) => position === origin);
    const states = await readStates(client);
    assertNotNewer(views, states);
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

/**
 * For processes that only read views: throws `ViewsNotReady` while a projector still has to create or rebuild tables,
 * and `NewerViews` when a newer program has made them.
 */
export const assertViews = async (pool: Pool, views: readonly AnyView[] = allViews): Promise<void> => {
  const states = await readStates(pool);
  assertNotNewer(views, states);
  const waiting = views.filter((view) => {
    const state = states.get(view.name);
    return state?.status !== 'live' || state.version !== view.version;
  });
  if (waiting.length > 0)
    throw new ViewsNotReady(`views not made yet: ${waiting.map(({ name }) => name).join(', ')}`);
};
