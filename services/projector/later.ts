import type { AnyDerivedView, AnyView } from '@rondelle/projections/engine/any-view.ts';
import type { Groups } from '@rondelle/projections/engine/derive.ts';
import type { Shard } from '@rondelle/projections/engine/shards.ts';
import { shardOfSeason } from '@rondelle/projections/engine/shards.ts';
import type { Key } from '@rondelle/projections/engine/view.ts';
import type { ClientBase, Pool } from 'pg';
import { groupIn } from './set-aside.ts';

/** A group of a slow view, computed after the batch that changed its sources. */
export type LaterGroup = { readonly view: AnyDerivedView; readonly group: Key };
type Dirty = { readonly view: AnyDerivedView; readonly groups: Groups };

export const seasonOfGroup = ({ view, group }: LaterGroup): number =>
  Number(group[view.group.indexOf('seasonId')]);

/** Records groups to compute later, within the transaction that changed their sources. */
export const noteLater = async (client: ClientBase, dirty: readonly Dirty[]): Promise<void> => {
  const all = dirty.flatMap(({ view, groups }) => [...groups.values()].map((group) => ({ view, group })));
  if (all.length === 0) return;
  await client.query(
    `INSERT INTO later_groups (shard, view, "group") SELECT * FROM unnest($1::text[], $2::text[], $3::text[])
     ON CONFLICT DO NOTHING`,
    [
      all.map((one) => shardOfSeason(seasonOfGroup(one))),
      all.map(({ view }) => view.name),
      all.map(({ group }) => JSON.stringify(group)),
    ],
  );
};

/**
 * The next group to compute for these shards: first by the order of the views, then the oldest. Null when there is
 * none.
 */
export const nextLater = async (
  client: ClientBase,
  shards: readonly Shard[],
  views: readonly AnyDerivedView[],
): Promise<LaterGroup | null> => {
  const { rows } = await client.query<{ view: string; group: string }>(
    `SELECT view, "group" FROM later_groups WHERE shard = ANY ($1) AND view = ANY ($2)
     ORDER BY array_position($2::text[], view), id LIMIT 1`,
    [shards, views.map(({ name }) => name)],
  );
  const [next] = rows;
  const view = views.find(({ name }) => name === next?.view);
  return next && view ? { view, group: groupIn(next.group) } : null;
};

/** Deletes groups that were computed or set aside, within the same transaction. */
export const forgetLater = async (client: ClientBase, done: readonly LaterGroup[]): Promise<void> => {
  await client.query(
    `DELETE FROM later_groups l USING unnest($1::text[], $2::text[]) AS d (v, g)
     WHERE l.view = d.v AND l."group" = d.g`,
    [done.map(({ view }) => view.name), done.map(({ group }) => JSON.stringify(group))],
  );
};

/** Notes that a season's pages have changed without an event, for gateways that miss the hint. */
export const noteComputed = async (client: ClientBase, seasonId: number): Promise<void> => {
  await client.query('INSERT INTO operations.change_hints (topic) VALUES ($1)', [`season:${seasonId}`]);
};

/** Deletes the groups of views that a rebuild has replaced. */
export const forgetLaterOf = async (client: ClientBase, views: readonly string[]): Promise<void> => {
  await client.query('DELETE FROM later_groups WHERE view = ANY ($1)', [views]);
};

/** How many groups are still to be computed. */
export const countLater = async (db: Pool): Promise<number> => {
  const { rows } = await db.query<{ count: number }>('SELECT count(*)::integer AS count FROM later_groups');
  return rows[0]?.count ?? 0;
};

/**
 * Whether groups of these views are still to be computed; groups of unknown views belong to another version of the
 * program.
 */
export const isAnythingLater = async (db: Pool, views: readonly AnyView[]): Promise<boolean> => {
  const names = views.map(({ name }) => name);
  const { rowCount } = await db.query('SELECT FROM later_groups WHERE view = ANY ($1) LIMIT 1', [names]);
  return (rowCount ?? 0) > 0;
};
