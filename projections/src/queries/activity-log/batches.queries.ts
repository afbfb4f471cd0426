import type { StreamKind } from '@rondelle/contracts/log/streams.ts';
import { sql } from 'kysely';
import type { Db } from '../../views/schema.ts';

/** Consecutive events that one program, or one member through it, recorded within an hour. */
export type Batch = {
  /** Positions of its last and its first event. */
  readonly last: string;
  readonly first: string;
  readonly source: string;
  readonly from: string;
  readonly to: string;
  readonly kinds: readonly { readonly kind: StreamKind; readonly action: string; readonly events: number }[];
};
type Last = { readonly position: string; readonly source: string; readonly recordedAt: string };

const sources = new Set(['import', 'demo']);
/** Returns whether events of a source come in batches, which are displayed as one entry. */
export const isOfPrograms = (source: string): boolean => sources.has(source);

/** Returns the position before the batch: the last event of another source or actor, or more than an hour older. */
const startOf = async (db: Db, { position, source, recordedAt }: Last): Promise<string> => {
  const row = await db
    .selectFrom('activity_log')
    .select('position')
    .where('position', '<', position)
    .where(
      sql<boolean>`(source <> ${source} OR "recordedAt" < ${recordedAt}::timestamptz - interval '1 hour'
        OR "actorId" <> (SELECT "actorId" FROM activity_log WHERE position = ${position}))`,
    )
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.position ?? '0';
};

/** Returns the batch that ends with an event; limited to one kind of entity with `kind`. */
export const batchBefore = async (db: Db, last: Last, kind: StreamKind | null): Promise<Batch> => {
  const start = await startOf(db, last);
  const { rows } = await sql<Batch['kinds'][number] & { first: string; from: string }>`
    SELECT kind, action, count(*)::int AS events, min(position)::text AS first, min("recordedAt") AS "from"
    FROM activity_log
    WHERE position > ${start} AND position <= ${last.position}
      AND ${kind === null ? sql`true` : sql`kind = ${kind}`}
    GROUP BY kind, action ORDER BY events DESC, kind, action LIMIT 30`.execute(db);
  const least = rows.reduce((a, b) => (BigInt(b.first) < BigInt(a) ? b.first : a), last.position);
  const from = rows.reduce((a, b) => (b.from < a ? b.from : a), last.recordedAt);
  const kinds = rows.map((row) => ({ kind: row.kind, action: row.action, events: row.events }));
  return { last: last.position, first: least, source: last.source, from, to: last.recordedAt, kinds };
};
