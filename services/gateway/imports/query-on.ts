import type { Db } from '@rondelle/projections/schema.ts';
import { CompiledQuery } from 'kysely';
import type { Pool } from 'pg';

/** Plain queries, as importers ask them, on a gateway's database. */
export const queryOn = (db: Db): Pick<Pool, 'query'> => {
  const query = (text: string, values: readonly unknown[] = []) =>
    db.executeQuery(CompiledQuery.raw(text, [...values]));
  // Of all the ways to ask a pool, importers know this one.
  return { query } as unknown as Pick<Pool, 'query'>;
};
