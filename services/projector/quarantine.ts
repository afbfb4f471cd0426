import {
  type Quarantined,
  type Quarantine,
  type Cause,
  isStream,
} from '@rondelle/projections/views/engine/quarantine.ts';
import { catalogueShard, type Shard, shardOfSeason } from '@rondelle/projections/views/engine/shards.ts';
import type { Key } from '@rondelle/projections/views/engine/view.ts';
import type { ClientBase, Pool } from 'pg';

/** A quarantined item, as administrators see it. */
export type QuarantineRow = {
  readonly id: string;
  readonly views: string;
  readonly seasonId: string;
  readonly thing: string;
  readonly shard: Shard;
  readonly position: string | null;
  readonly revision: string | null;
  readonly waiting: number;
  readonly since: string;
  readonly cause: Cause['code'];
  readonly detail: string;
  readonly topics: readonly string[];
  readonly attempts: number;
  readonly triedAt: string;
  readonly retryAskedAt: string | null;
};
type Queryable = Pool | ClientBase;

const columns = `id, views, "seasonId", thing, shard, position, revision, waiting, since, cause, detail,
  topics, attempts, "triedAt", "retryAskedAt"`;

/** Returns all quarantined items, in an order that does not depend on when they were recorded. */
export const readQuarantine = async (db: Queryable): Promise<readonly QuarantineRow[]> => {
  const { rows } = await db.query<QuarantineRow>(
    `SELECT ${columns} FROM set_aside ORDER BY "seasonId", thing COLLATE "C", views COLLATE "C"`,
  );
  return rows;
};

const isKey = (value: unknown): value is Key =>
  Array.isArray(value) && value.every((part) => typeof part === 'string' || typeof part === 'number');

/** Parses the stored key of a group. */
export const groupIn = (thing: string): Key => {
  const key: unknown = JSON.parse(thing);
  if (!isKey(key)) throw new Error(`${thing} is no key of a group`);
  return key;
};

const isPart = (views: string): views is 'catalogue' | 'season' | 'activity' =>
  views === 'catalogue' || views === 'season' || views === 'activity';

export const quarantinedOf = (row: QuarantineRow): Quarantined => {
  const { views, thing, position, revision, waiting, since, topics, cause: code, detail } = row;
  const common = { thing, since, topics, seasonId: Number(row.seasonId), cause: { code, detail } };
  if (position === null || revision === null || !isPart(views))
    return { ...common, views, group: groupIn(thing) };
  const isHopeless = code === 'event/unreadable' || code === 'event/not-applied';
  return { ...common, views, position, revision, waiting, shadow: isHopeless ? null : undefined };
};

export const loadQuarantine = async (db: Queryable): Promise<readonly Quarantined[]> =>
  (await readQuarantine(db)).map(quarantinedOf);

const longestDetail = 500;
const plain = (text: string): string =>
  text.replaceAll('\0', '�').toWellFormed().slice(0, longestDetail).toWellFormed();

/** One line for the log of the process. */
export const logLineOf = ({ views, seasonId, thing, cause }: Quarantined): string =>
  plain(`${thing} (${views}, season ${seasonId}): ${cause.code}, ${cause.detail}`);

/** Returns the shard that retries the item. */
export const shardOfItem = ({ views, seasonId }: Quarantined): Shard =>
  views === 'catalogue' || seasonId === 0 ? catalogueShard : shardOfSeason(seasonId);

const valuesOf = (item: Quarantined): Readonly<Record<string, unknown>> => ({
  views: item.views,
  seasonId: item.seasonId,
  thing: plain(item.thing),
  shard: shardOfItem(item),
  position: isStream(item) ? item.position : null,
  revision: isStream(item) ? item.revision : null,
  waiting: isStream(item) ? item.waiting : 0,
  since: item.since,
  cause: item.cause.code,
  detail: plain(item.cause.detail),
  topics: item.topics,
});

const putSql = `
  INSERT INTO set_aside AS s (views, "seasonId", thing, shard, position, revision, waiting, since, cause, detail, topics)
  SELECT v.views, v."seasonId", v.thing, v.shard, v.position, v.revision, v.waiting, coalesce(v.since, now()), v.cause,
    v.detail, coalesce(v.topics, '{}')
  FROM jsonb_to_recordset($1::jsonb) AS v (views text, "seasonId" bigint, thing text, shard text, position bigint,
    revision bigint, waiting integer, since timestamptz, cause text, detail text, topics text[])
  ON CONFLICT (views, "seasonId", thing) DO UPDATE SET position = excluded.position, revision = excluded.revision,
    waiting = excluded.waiting, since = CASE WHEN excluded.position IS NULL THEN s.since ELSE excluded.since END, cause = excluded.cause, detail = excluded.detail,
    topics = excluded.topics`;

/** Saves the changes within the caller's transaction, so that readers see the rows and their gaps together. */
export const saveQuarantine = async (
  client: ClientBase,
  asides: Quarantine,
): Promise<ReturnType<Quarantine['takeChanges']>> => {
  const { put, removed } = asides.takeChanges();
  if (removed.length > 0)
    await client.query(
      `DELETE FROM set_aside USING unnest($1::text[], $2::bigint[], $3::text[]) AS g (v, s, t)
       WHERE views = g.v AND "seasonId" = g.s AND thing = g.t`,
      [
        removed.map(({ views }) => views),
        removed.map(({ seasonId }) => seasonId),
        removed.map(({ thing }) => plain(thing)),
      ],
    );
  if (put.length > 0) await client.query(putSql, [JSON.stringify(put.map(valuesOf))]);
  return { put, removed };
};

/** Replaces the quarantine after a rebuild, because the rebuild has retried all items. */
export const replaceQuarantine = async (client: ClientBase, asides: Quarantine): Promise<void> => {
  const all = asides.all();
  await client.query(
    `DELETE FROM set_aside WHERE (views, "seasonId", thing) NOT IN
       (SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[]))`,
    [
      all.map(({ views }) => views),
      all.map(({ seasonId }) => seasonId),
      all.map(({ thing }) => plain(thing)),
    ],
  );
  await recordRetries(client, all);
  if (all.length > 0) await client.query(putSql, [JSON.stringify(all.map(valuesOf))]);
};

/** Records that these items were retried, and clears an administrator's request to retry them. */
export const recordRetries = async (client: ClientBase, asides: readonly Quarantined[]): Promise<void> => {
  if (asides.length === 0) return;
  await client.query(
    `UPDATE set_aside SET attempts = attempts + 1, "triedAt" = now(), "retryAskedAt" = NULL
     FROM unnest($1::text[], $2::bigint[], $3::text[]) AS g (v, s, t)
     WHERE views = g.v AND "seasonId" = g.s AND thing = g.t`,
    [
      asides.map(({ views }) => views),
      asides.map(({ seasonId }) => seasonId),
      asides.map(({ thing }) => plain(thing)),
    ],
  );
};

/** Number of quarantined items, and the time of the first one. */
export type QuarantineCount = { readonly count: number; readonly since: string | null };
export const countQuarantined = async (db: Queryable): Promise<QuarantineCount> => {
  const { rows } = await db.query<QuarantineCount>(
    'SELECT count(*)::integer AS count, min(since) AS since FROM set_aside',
  );
  return rows[0] ?? { count: 0, since: null };
};

export const hasQuarantined = async (db: Queryable): Promise<boolean> => {
  const { rowCount } = await db.query('SELECT FROM set_aside LIMIT 1');
  return (rowCount ?? 0) > 0;
};

/** Returns whether an administrator has requested a retry in these shards. */
export const isRetryRequested = async (db: Queryable, shards: readonly Shard[]): Promise<boolean> => {
  const { rowCount } = await db.query(
    'SELECT FROM set_aside WHERE "retryAskedAt" IS NOT NULL AND shard = ANY ($1) LIMIT 1',
    [shards],
  );
  return (rowCount ?? 0) > 0;
};
