import type { Position } from '@rondelle/contracts/log/event.ts';
import type { Concern } from '@rondelle/contracts/subjects.ts';
import type { AnyDerivedView, AnyView } from '@rondelle/projections/views/engine/any-view.ts';
import { type Shard, shardOfSeason } from '@rondelle/projections/views/engine/shards.ts';
import type { Key } from '@rondelle/projections/views/engine/view.ts';
import type { ClientBase, Pool } from 'pg';
import type { Dirty } from '../recompute.ts';
import { groupIn } from '../quarantine.ts';
import { readCheckpoints, type ShardCheckpoint } from '../state.ts';

type Queryable = Pool | ClientBase;

/** A group that some later views have to compute, with its notes. */
export type Noted = {
  readonly shard: Shard;
  /** The group's key as JSON, as in the notes. */
  readonly name: string;
  readonly group: Key;
  readonly seasonId: number;
  readonly views: readonly AnyDerivedView[];
  readonly notes: readonly string[];
};

const seasonOfGroup = (view: AnyDerivedView, group: Key): number =>
  Number(group[view.group.indexOf('seasonId')]);

/** Notes groups to compute later, within the transaction that changed their sources. */
export const noteLater = async (client: ClientBase, dirty: readonly Dirty[]): Promise<void> => {
  const all = dirty.flatMap(({ view, groups }) => [...groups.values()].map((group) => ({ view, group })));
  if (all.length === 0) return;
  await client.query({
    name: 'note-later',
    text: `INSERT INTO later_groups (shard, view, "group", position)
      SELECT n.shard, n.view, n.grp, c.position
      FROM unnest($1::text[], $2::text[], $3::text[]) AS n (shard, view, grp) JOIN checkpoints c ON c.shard = n.shard`,
    values: [
      all.map(({ view, group }) => shardOfSeason(seasonOfGroup(view, group))),
      all.map(({ view }) => view.name),
      all.map(({ group }) => JSON.stringify(group)),
    ],
  });
};

/**
 * The group of these shards that was noted first, with all notes of these views about it; null when there is none.
 * Leaves out groups that are `resting`.
 */
export const nextNotedGroup = async (
  client: ClientBase,
  shards: readonly Shard[],
  views: readonly AnyDerivedView[],
  resting: readonly string[],
): Promise<Noted | null> => {
  const { rows } = await client.query<{ shard: Shard; id: string; view: string; group: string }>({
    name: 'next-noted',
    text: `SELECT n.shard, n.id, n.view, n."group" FROM later_groups n
      JOIN (SELECT shard, "group" FROM later_groups
            WHERE shard = ANY ($1) AND view = ANY ($2) AND "group" <> ALL ($3) ORDER BY id LIMIT 1) AS first
      ON n.shard = first.shard AND n."group" = first."group"
      WHERE n.view = ANY ($2)`,
    values: [shards, views.map(({ name }) => name), resting],
  });
  const [first] = rows;
  const noted = views.filter(({ name }) => rows.some(({ view }) => view === name));
  const [view] = noted;
  if (!first || !view) return null;
  const group = groupIn(first.group);
  return {
    shard: first.shard,
    name: first.group,
    group,
    seasonId: seasonOfGroup(view, group),
    views: noted,
    notes: rows.map(({ id }) => id),
  };
};

/** Deletes the notes of a group that was computed or quarantined, within the same transaction. */
export const forgetNotes = async (client: ClientBase, { notes }: Pick<Noted, 'notes'>): Promise<void> => {
  await client.query('DELETE FROM later_groups WHERE id = ANY ($1)', [notes]);
};

/** The pages that a computed group concerns, besides those that depend on its whole season. */
export const concernsOf = ({ views, group, seasonId }: Noted): readonly Concern[] => {
  const categories = views.flatMap((view) => group[view.group.indexOf('categoryId')] ?? []);
  return [...new Set(categories)].map((id) => `ratings:${seasonId}:${Number(id)}` as const);
};

/** Notes that pages of a season have changed without an event, for gateways that miss the hint. */
export const noteComputed = async (client: ClientBase, noted: Noted): Promise<void> => {
  const topics = concernsOf(noted);
  await client.query('INSERT INTO operations.change_hints (topic) SELECT unnest($1::text[])', [
    topics.length > 0 ? topics : [`season:${noted.seasonId}`],
  ]);
};

/** Deletes the notes of views that a rebuild has replaced. */
export const forgetNotesOf = async (client: ClientBase, views: readonly string[]): Promise<void> => {
  await client.query('DELETE FROM later_groups WHERE view = ANY ($1)', [views]);
};

const namesOf = (views: readonly AnyView[]): readonly string[] => views.map(({ name }) => name);

/**
 * Counts the groups of these views still to be computed; notes of unknown views belong to another version of the
 * program.
 */
export const countNoted = async (db: Pool, views: readonly AnyView[]): Promise<number> => {
  const { rows } = await db.query<{ count: number }>(
    'SELECT count(DISTINCT (shard, "group"))::integer AS count FROM later_groups WHERE view = ANY ($1)',
    [namesOf(views)],
  );
  return rows[0]?.count ?? 0;
};

/** Returns whether groups of these views are still to be computed. */
export const hasNotedGroups = async (db: Pool, views: readonly AnyView[]): Promise<boolean> => {
  const { rowCount } = await db.query('SELECT FROM later_groups WHERE view = ANY ($1) LIMIT 1', [
    namesOf(views),
  ]);
  return (rowCount ?? 0) > 0;
};

/**
 * Returns the position of these deferred views in each shard. The notes are the lane's checkpoint: noted groups are
 * missing, and all others are as far as the shard.
 */
export const readLaterCheckpoints = async (
  db: Queryable,
  views: readonly AnyView[],
): Promise<readonly ShardCheckpoint[]> => {
  // Reads the notes first: those of a batch between the two queries then belong to a position that is read as well.
  const { rows } = await db.query<{ shard: string; position: Position }>(
    'SELECT shard, min(position) AS position FROM later_groups WHERE view = ANY ($1) GROUP BY shard',
    [namesOf(views)],
  );
  const missing = new Map(rows.map(({ shard, position }) => [shard, position]));
  const checkpoints = await readCheckpoints(db);
  return checkpoints.map((one) => ({ ...one, position: missing.get(one.shard) ?? one.position }));
};
