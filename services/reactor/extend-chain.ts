import { chainStart, type ChainHead, headAfter } from '@rondelle/infra/eventlog/chain.ts';
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { sql } from 'kysely';

/** After this long, the rest waits for the next run. */
const longestMs = 30_000;
const atATime = 2_000;

const lastHead = async (db: Db): Promise<ChainHead> => {
  const { rows } = await sql<ChainHead>`
    SELECT position, events::int, link FROM operations.log_chain ORDER BY events DESC LIMIT 1`.execute(db);
  return rows[0] ?? chainStart;
};

/**
 * Extends the chain with the events recorded since its last link; when several processes do so at once, one row is
 * stored.
 */
export const extendChain = async (db: Db, log: EventLog): Promise<void> => {
  const before = await lastHead(db);
  const start = performance.now();
  let head = before;
  for await (const entries of log.readAll(before.position, atATime)) {
    head = headAfter(head, entries);
    if (performance.now() - start > longestMs) break;
  }
  if (head.events === before.events) return;
  await sql`
    INSERT INTO operations.log_chain (events, position, link)
    VALUES (${head.events}, ${head.position}, ${head.link}) ON CONFLICT DO NOTHING`.execute(db);
};
