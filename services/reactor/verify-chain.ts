import { chainStart, headAfter } from '@rondelle/infra/eventlog/chain.ts';
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { sql } from 'kysely';

type Noted = { readonly events: number; readonly position: string; readonly link: string };
/** `broken`: the first stored link that the log does not reproduce; null when all match. */
export type Verified = { readonly events: number; readonly heads: number; readonly broken: Noted | null };

/**
 * Recomputes the chain over the whole log and compares it with every stored link. Positions are not compared: a copied
 * log has others, until the next run of `extendChain` stores them.
 */
export const verifyChain = async (db: Db, log: EventLog): Promise<Verified> => {
  const { rows } = await sql<Noted>`
    SELECT events::int, position, link FROM operations.log_chain ORDER BY events`.execute(db);
  const noted = new Map(rows.map((row) => [row.events, row]));
  let head = chainStart;
  for await (const entries of log.readAll(chainStart.position))
    for (const entry of entries) {
      const next = headAfter(head, [entry]);
      const recorded = next === head ? undefined : noted.get(next.events);
      head = next;
      if (recorded && recorded.link !== head.link)
        return { events: head.events, heads: rows.length, broken: recorded };
    }
  // The log ends before a stored link.
  const broken = rows.find(({ events }) => events > head.events) ?? null;
  return { events: head.events, heads: rows.length, broken };
};
