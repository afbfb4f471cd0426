import { sql } from 'kysely';
import { createKeyedHash } from './keyed-hash.ts';
import type { AccountsDb } from './tables.ts';

const sweepEveryMs = 60_000;

/** A period is over at its end, or when the clock was set back so far that its end is later than any new period's. */
const isOver = sql`(known.until <= now() OR known.until > excluded.until + interval '1 minute')`;

export type Attempts = {
  /** Counts one more attempt under a name, across all gateways; returns the number of attempts within the period. */
  readonly count: (name: string, withinMs: number) => Promise<number>;
  readonly forget: (name: string) => Promise<void>;
  /** Subtracts one attempt. */
  readonly uncount: (name: string) => Promise<void>;
};

/**
 * Counters in the database, one atomic statement for each attempt. Names are stored as keyed hashes, so that the table
 * shows neither addresses nor accounts.
 */
export const createAttempts = (db: AccountsDb): Attempts => {
  const keyOf = createKeyedHash(db);
  let sweptAt = 0;
  const sweep = async () => {
    if (Date.now() - sweptAt < sweepEveryMs) return;
    sweptAt = Date.now();
    await db.deleteFrom('accounts.attempts').where('until', '<', sql<string>`now()`).execute();
  };
  return {
    count: async (name, withinMs) => {
      await sweep();
      const { rows } = await sql<{ count: number }>`
        INSERT INTO accounts.attempts AS known (key, count, until)
        VALUES (${await keyOf(name)}, 1, now() + ${withinMs} * interval '1 millisecond')
        ON CONFLICT (key) DO UPDATE SET
          count = CASE WHEN ${isOver} THEN 1 ELSE known.count + 1 END,
          until = CASE WHEN ${isOver} THEN excluded.until ELSE known.until END
        RETURNING count`.execute(db);
      return rows[0]?.count ?? 1;
    },
    forget: async (name) => {
      await db
        .deleteFrom('accounts.attempts')
        .where('key', '=', await keyOf(name))
        .execute();
    },
    uncount: async (name) => {
      await db
        .updateTable('accounts.attempts')
        .set({ count: sql<number>`greatest(count - 1, 0)` })
        .where('key', '=', await keyOf(name))
        .execute();
    },
  };
};
