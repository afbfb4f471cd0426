import type { Db } from '@rondelle/projections/views/schema.ts';
import { CompiledQuery } from 'kysely';
import type { Pool } from 'pg';

/** A gateway's database behind the one method of `pg` pools that the importer uses. */
export const queryOn = (db: Db): Pick<Pool, 'query'> => {
  const query = (text: string, values: readonly unknown[] = []) =>
    db.executeQuery(CompiledQuery.raw(text, [...values]));
  // The importer calls only this overload of `query`.
  return { query } as unknown as Pick<Pool, 'query'>;
};
