import { DomainError } from '@rondelle/contracts/errors.ts';
import { sql } from 'kysely';
import type { ImportsDb } from './import-tables.ts';

/** Unfinished imports stored for a member; starting another deletes the oldest. Finished ones stay, to be undone. */
const mostImports = 5;
/** Rows of a member in unfinished imports: three of the largest files. */
const mostRows = 60_000;
/**
 * Bytes of a member in unfinished imports, as stored. The largest file of games takes about 3 MB, and 20,000 rows of
 * nothing but long texts would take more than 100.
 */
const mostBytes = 24 * 1024 * 1024;

/**
 * Deletes a member's unfinished imports beyond the limits: first those that were only previewed, the oldest first, then
 * those that have begun to run; never the current one.
 */
export const boundImports = async (
  tx: ImportsDb,
  { memberId, importId }: { readonly memberId: string; readonly importId: string },
): Promise<void> => {
  await sql`
    DELETE FROM writing.imports WHERE "memberId" = ${memberId} AND "importId" <> ${importId} AND "importId" IN (
      SELECT "importId" FROM (
        SELECT "importId", row_number() OVER kept AS imports, sum(rows) OVER kept AS rows,
          sum((SELECT coalesce(sum(pg_column_size(r.rows)), 0) FROM writing.import_rows r
            WHERE r."importId" = i."importId")) OVER kept AS bytes
        FROM writing.imports i WHERE "memberId" = ${memberId} AND "finishedAt" IS NULL
        WINDOW kept AS (ORDER BY "importId" = ${importId} DESC, done > 0 DESC, "createdAt" DESC, "importId")) held
      WHERE imports > ${mostImports} OR rows > ${mostRows} OR bytes > ${mostBytes})`.execute(tx);
};

/** Throws `import/too-large` when an import alone exceeds the limits of a member. */
export const assertBounded = async (tx: ImportsDb, importId: string): Promise<void> => {
  const { rows } = await sql<{ bytes: string }>`SELECT coalesce(sum(pg_column_size(rows)), 0) AS bytes
    FROM writing.import_rows WHERE "importId" = ${importId}`.execute(tx);
  if (Number(rows[0]?.bytes ?? 0) > mostBytes) throw new DomainError('import/too-large');
};
