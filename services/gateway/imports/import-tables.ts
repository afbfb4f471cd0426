import type {
  ImportCounts,
  SheetAnswers,
  SheetChoices,
  SheetRow,
} from '@rondelle/contracts/competition/imports.ts';
import type { SheetKind } from '@rondelle/contracts/competition/sheet-columns.ts';
import type { Db, Tables } from '@rondelle/projections/views/schema.ts';
import type { ColumnType, Generated, Kysely } from 'kysely';

/** A JSON column: inserted as text, selected as a value. */
type Json<T> = ColumnType<T, string | undefined, string>;

export type ImportTables = {
  'writing.imports': {
    importId: string;
    memberId: string;
    seasonId: number;
    leagueId: number | null;
    rows: number;
    done: Generated<number>;
    attempted: Generated<number>;
    answers: Json<Partial<SheetAnswers>>;
    counts: Json<ImportCounts>;
    createdAt: Generated<string>;
    finishedAt: string | null;
  };
  'writing.import_rows': { importId: string; from: number; rows: ColumnType<SheetRow[], string, string> };
  'writing.import_columns': {
    memberId: string;
    headings: Buffer;
    columns: ColumnType<(SheetKind | null)[], string, string>;
    choices: ColumnType<SheetChoices | null, string | null, string | null>;
    leagueId: number | null;
    usedAt: Generated<string>;
  };
};
export type ImportsDb = Kysely<Tables & ImportTables>;

export const withImports = (db: Db): ImportsDb => db.withTables<ImportTables>();
