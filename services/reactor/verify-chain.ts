import { chainStart, headAfter } from '@rondelle/infra/eventlog/chain.ts';
import type { EventLog } from '@rondelle/domain/ports/event-log.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import { sql } from 'kysely';

type Noted = { readonly events: number; readonly position: string; readonly link: string };
/** `broken`: the first link that the log does not give, null where it gives all. */
export type Verified = { readonly events: number; readonly heads: number; readonly broken: Noted | null };

/** Links all events of the log anew, and compares with every link that was noted. */
export const verifyChain = async (db: Db, log: EventLog): Promise<Verified> => {
  const { rows } = await sql<Noted>`
    SELECT events::int, position, link FROM operations.log_chain ORDER BY events`.execute(db);
  const noted = new Map(rows.map((row) => [row.events, row]));
  let head = chainStart;
  for await (const entries of log.readAll(chainStart.position))
    for (const entry of entries) {
      const next = headAfter(head, [entry]);
      const said = next === head ? undefined : noted.get(next.events);
      head = next;
      if (said && (said.link !== head.link || said.position !== head.position))
        return { events: head.events, heads: rows.length, broken: said };
    }
  // A log that ends before a link was taken from.
  const broken = rows.find(({ events }) => events > head.events) ?? null;
  return { events: head.events, heads: rows.length, broken };
};
