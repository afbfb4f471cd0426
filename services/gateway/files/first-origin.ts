import { type QueryExecutorProvider, sql } from 'kysely';

/**
 * Returns the first public address of the site. It identifies games in calendars and feeds for ever: with another
 * address, clients would treat every game as new. Records `publicUrl` if none is recorded; null without any.
 */
export const firstOrigin = async (
  db: QueryExecutorProvider,
  publicUrl: string | undefined,
): Promise<string | null> => {
  if (publicUrl !== undefined)
    await sql`INSERT INTO operations.first_origin (origin) VALUES (${publicUrl}) ON CONFLICT DO NOTHING`.execute(
      db,
    );
  const { rows } = await sql<{ origin: string }>`SELECT origin FROM operations.first_origin`.execute(db);
  return rows[0]?.origin ?? null;
};
