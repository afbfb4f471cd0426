import { createHash } from 'node:crypto';
import {
  type ImportCounts,
  importCounts,
  type SheetAnswers,
  type SheetChoices,
  type SheetRow,
  sheetAnswers,
} from '@rondelle/contracts/competition/imports.ts';
import type { SheetKind } from '@rondelle/contracts/competition/sheet-columns.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { lockMember } from '@rondelle/members/accounts/lock-member.ts';
import { sql } from 'kysely';
import { assertBounded, boundImports } from './bound-imports.ts';
import type { ImportsDb } from './import-tables.ts';

/** Kinds of spreadsheets whose columns are remembered for a member. */
const mostRemembered = 100;

/** A member's decisions about a spreadsheet with these headings. `leagueId`: the league of all its games. */
type Decided = {
  readonly headings: string;
  readonly columns: readonly (SheetKind | null)[];
  readonly choices: SheetChoices | null;
  readonly leagueId: number | null;
};

export type Begun = {
  readonly importId: string;
  readonly memberId: string;
  readonly seasonId: number;
  readonly leagueId: number | null;
  readonly rows: number;
};

/** Stores a new import; does nothing when the id exists. */
export const begin = (db: ImportsDb, begun: Begun): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await lockMember(tx, begun.memberId);
    await tx
      .insertInto('writing.imports')
      .values(begun)
      .onConflict((conflict) => conflict.column('importId').doNothing())
      .execute();
    await boundImports(tx, begun);
  });

export type Stored = Begun & {
  readonly season: string;
  readonly done: number;
  /** The row up to which an import was started. Rows between `done` and this may have been written. */
  readonly attempted: number;
  readonly answers: SheetAnswers;
  readonly counts: ImportCounts;
  readonly createdAt: string;
  readonly finishedAt: string | null;
};

/** Reads the stored JSON of an import. */
export const withCounts = <Row extends { readonly answers: unknown; readonly counts: unknown }>(
  row: Row,
) => ({
  ...row,
  answers: sheetAnswers.parse(row.answers),
  counts: importCounts.parse(row.counts),
});

/** An import of the member. Throws `request/invalid` when it does not exist. */
export const findImport = async (db: ImportsDb, memberId: string, importId: string): Promise<Stored> => {
  const found = await db
    .selectFrom('writing.imports as i')
    .innerJoin('seasons as s', 's.seasonId', 'i.seasonId')
    .selectAll('i')
    .select('s.slug as season')
    .where('importId', '=', importId)
    .where('memberId', '=', memberId)
    .executeTakeFirst();
  if (!found) throw new DomainError('request/invalid', 'importId');
  return withCounts(found);
};

type Part = { readonly from: number; readonly rows: readonly SheetRow[] };

/**
 * Stores rows from an index on; rows sent again replace the earlier ones. Throws `import/too-large` beyond the limits
 * of a member, and `request/invalid` when the import was deleted meanwhile. The lock makes concurrent parts count
 * one after the other.
 */
export const addRows = (db: ImportsDb, { memberId, importId }: Begun, { from, rows }: Part): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await lockMember(tx, memberId);
    await findImport(tx, memberId, importId);
    const part = JSON.stringify(rows);
    await tx
      .insertInto('writing.import_rows')
      .values({ importId, from, rows: part })
      .onConflict((conflict) => conflict.columns(['importId', 'from']).doUpdateSet({ rows: part }))
      .execute();
    await assertBounded(tx, importId);
    await boundImports(tx, { memberId, importId });
  });

/** All stored rows, in the order of the file. */
export const rowsOf = async (db: ImportsDb, importId: string): Promise<readonly SheetRow[]> => {
  const parts = await db
    .selectFrom('writing.import_rows')
    .select('rows')
    .where('importId', '=', importId)
    .orderBy('from')
    .limit(1_000)
    .execute();
  return parts.flatMap(({ rows }) => rows);
};

export const countRows = async (db: ImportsDb, importId: string): Promise<number> => {
  const { rows } = await sql<{ sent: number }>`SELECT coalesce(sum(jsonb_array_length(rows)), 0)::int AS sent
    FROM writing.import_rows WHERE "importId" = ${importId}`.execute(db);
  return rows[0]?.sent ?? 0;
};

export const storeAnswers = async (db: ImportsDb, importId: string, answers: SheetAnswers): Promise<void> => {
  await db
    .updateTable('writing.imports')
    .set({ answers: JSON.stringify(answers) })
    .where('importId', '=', importId)
    .where('done', '=', 0)
    .execute();
};

export const noteAttempt = async (db: ImportsDb, importId: string, attempted: number): Promise<void> => {
  await db.updateTable('writing.imports').set({ attempted }).where('importId', '=', importId).execute();
};

type Progress = { readonly done: number; readonly counts: ImportCounts; readonly answers: SheetAnswers };

/** Records the progress. A finished import no longer needs its rows, so they are deleted. */
export const storeProgress = async (
  db: ImportsDb,
  { importId, rows }: Stored,
  { done, counts, answers }: Progress,
): Promise<void> => {
  await db
    .updateTable('writing.imports')
    .set({
      done,
      counts: JSON.stringify(counts),
      answers: JSON.stringify(answers),
      ...(done >= rows && { finishedAt: sql<string>`now()` }),
    })
    .where('importId', '=', importId)
    .execute();
  if (done >= rows) await db.deleteFrom('writing.import_rows').where('importId', '=', importId).execute();
};

/** Hashes the headings, ignoring case; the same headings in the same order mean the same columns. */
const hashOf = (headings: string): Buffer => createHash('sha256').update(headings.toLowerCase()).digest();

export const rememberColumns = async (
  db: ImportsDb,
  memberId: string,
  { headings, columns, choices, leagueId }: Decided,
): Promise<void> => {
  const decided = {
    columns: JSON.stringify(columns),
    choices: choices === null ? null : JSON.stringify(choices),
    leagueId,
  };
  await db
    .insertInto('writing.import_columns')
    .values({ memberId, headings: hashOf(headings), ...decided })
    .onConflict((conflict) =>
      conflict.columns(['memberId', 'headings']).doUpdateSet({ ...decided, usedAt: sql`now()` }),
    )
    .execute();
  await sql`DELETE FROM writing.import_columns WHERE "memberId" = ${memberId} AND headings IN (
    SELECT headings FROM writing.import_columns WHERE "memberId" = ${memberId}
    ORDER BY "usedAt" DESC OFFSET ${mostRemembered})`.execute(db);
};

/** The member's decisions about a spreadsheet with these headings; null when there was none. */
export const rememberedColumns = async (
  db: ImportsDb,
  memberId: string,
  headings: string,
): Promise<Omit<Decided, 'headings'> | null> =>
  (await db
    .selectFrom('writing.import_columns')
    .select(['columns', 'choices', 'leagueId'])
    .where('memberId', '=', memberId)
    .where('headings', '=', hashOf(headings))
    .executeTakeFirst()) ?? null;
