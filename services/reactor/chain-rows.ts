import { type ChainHead, storedEvery } from '@rondelle/infra/eventlog/chain.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { sql } from 'kysely';

/** A link as it was stored. `isPlaced`: its position is one of this log, not of a log that was copied. */
export type StoredLink = ChainHead & { readonly isPlaced: boolean };

/** Returns the last two links before the first gap and the first link that is not placed, latest first. */
export const lastPlaced = async (db: Db): Promise<readonly ChainHead[]> => {
  const { rows } = await sql<ChainHead>`
    WITH links AS (
      SELECT *, events - lag(events, 1, 0::bigint) OVER (ORDER BY events) AS gap FROM operations.log_chain
    ), broken AS (SELECT min(events) AS events FROM links WHERE NOT "isPlaced" OR gap > ${storedEvery})
    SELECT links.events::int, position, link FROM links, broken
    WHERE links.events < broken.events OR broken.events IS NULL
    ORDER BY links.events DESC LIMIT 2`.execute(db);
  return rows;
};

/** Returns the stored links after a head, oldest first. */
export const laterLinks = async (db: Db, { events }: ChainHead): Promise<readonly StoredLink[]> => {
  const { rows } = await sql<StoredLink>`
    SELECT events::int, position, link, "isPlaced" FROM operations.log_chain WHERE events > ${events}
    ORDER BY events`.execute(db);
  return rows;
};

/** Stores links. A link that is already stored gets its position in this log, unless the link differs. */
export const storeLinks = async (db: Db, heads: readonly ChainHead[]): Promise<void> => {
  if (heads.length === 0) return;
  await sql`
    INSERT INTO operations.log_chain AS stored (events, position, link)
    SELECT * FROM unnest(${heads.map(({ events }) => events)}::bigint[], ${heads.map(({ position }) => position)}::text[],
      ${heads.map(({ link }) => link)}::text[])
    ON CONFLICT (events) DO UPDATE SET position = excluded.position, "isPlaced" = true
    WHERE stored.link = excluded.link`.execute(db);
};

/** Marks all links as not placed: their positions are those of another log. */
export const misplaceAll = async (db: Db): Promise<void> => {
  await sql`UPDATE operations.log_chain SET "isPlaced" = false WHERE "isPlaced"`.execute(db);
};
