import type { LogChainOutput } from '@rondelle/contracts/competition/log-chain.outputs.ts';
import type { Position } from '@rondelle/contracts/log/event.ts';
import { sql } from 'kysely';
import type { Db } from '../../views/schema.ts';

const displayLimit = 100;

/** Returns the latest links of the public chain over the log, latest first. */
export const logChain = async (db: Db): Promise<LogChainOutput['heads']> => {
  const { rows } = await sql<LogChainOutput['heads'][number]>`
    SELECT events::int, position, link, at FROM operations.log_chain ORDER BY events DESC LIMIT ${displayLimit}`.execute(
    db,
  );
  return rows;
};

/** An event of the log: its number among the linked events, or its position in this log. */
export type CitedEvent = { readonly event: number } | { readonly position: Position };

type Link = { readonly events: number; readonly position: Position; readonly link: string };

/** Returns the last two stored links before an event whose positions are those of this log, latest first. */
export const linksBefore = async (db: Db, cited: CitedEvent): Promise<readonly Link[]> => {
  const before =
    'event' in cited
      ? sql`events < ${cited.event} ORDER BY events DESC`
      : sql`position::bigint < ${cited.position}::bigint ORDER BY position::bigint DESC`;
  const { rows } = await sql<Link>`
    SELECT events::int, position, link FROM operations.log_chain WHERE "isPlaced" AND ${before} LIMIT 2`.execute(
    db,
  );
  return rows;
};
