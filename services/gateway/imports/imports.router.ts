import {
  addImportRows,
  answeredImport,
  beginImport,
  importListInput,
  importRightsInput,
  oneImport,
  rememberedColumnsInput,
} from '@rondelle/contracts/competition/imports.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { countImportAgainstLimits, countPreviewAgainstLimits } from '@rondelle/commands/write-limits.ts';
import { createConcurrencyLimiter } from '@rondelle/infra/concurrency-limiter.ts';
import { readSheetSeason } from '@rondelle/importer/sheets/read-leagues.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { router, signedInSomewhere } from '../trpc/trpc.ts';
import { previewsOf, writingOf } from '../writing/writer.ts';
import { withImports } from './import-tables.ts';
import type { Importing } from './importing.ts';
import { listImports } from './list-imports.ts';
import { namesOf, planOf } from './plan-import.ts';
import { rememberedFor } from './remembered.ts';
import { runNext, stateOf } from './run-import.ts';
import * as stored from './stored-imports.ts';

const supervisedLeagues = async (db: Db, memberId: string): Promise<ReadonlySet<number>> => {
  const found = await db
    .selectFrom('supervisions')
    .select('id')
    .where('memberId', '=', memberId)
    .where('kind', '=', 'league')
    .limit(10_000)
    .execute();
  return new Set(found.map(({ id }) => id));
};

/** More leagues than one member supervises in a season. */
const mostLeagues = 500;
const leaguesOf = async (db: Db, season: string, only: ReadonlySet<number>): Promise<readonly number[]> => {
  const found = await db
    .selectFrom('leagues as l')
    .innerJoin('seasons as s', 's.seasonId', 'l.seasonId')
    .select('l.leagueId')
    .where('s.slug', '=', season)
    .where('l.leagueId', 'in', [...only, 0])
    .limit(mostLeagues)
    .execute();
  return found.map(({ leagueId }) => leagueId);
};

/** For members who may import into all leagues, or into those that they supervise. */
const importer = signedInSomewhere('competition/import').use(async ({ ctx, getRawInput, next }) => {
  const { session, db } = ctx;
  const write = writingOf(ctx, session, await getRawInput());
  const only = session.everywhere ? null : await supervisedLeagues(db, session.memberId);
  const by: Importing = { write, only };
  return next({ ctx: { by, imports: withImports(db), memberId: session.memberId } });
});

/** How many rows count as one change for the preview limit. */
const rowsOfPreview = 100;

/** A spreadsheet of 20,000 rows takes tens of megabytes while it is read: a hundred at once would take gigabytes. */
const inLine = createConcurrencyLimiter({
  concurrency: 2,
  mostWaiting: 20,
  // The form queries again while an earlier query still runs.
  mostPerOwner: 4,
  full: () => new DomainError('request/too-many'),
});

/** For procedures that read a whole spreadsheet: counts its rows against the preview limit first. */
const wholeSheet = importer.input(answeredImport).use(async ({ ctx, input: { importId }, signal, next }) => {
  const { rows } = await stored.findImport(ctx.imports, ctx.memberId, importId);
  await countPreviewAgainstLimits({ db: ctx.db, session: ctx.session }, Math.ceil(rows / rowsOfPreview));
  return inLine(async () => {
    signal?.throwIfAborted();
    return next();
  }, ctx.memberId);
});

/** Imports of spreadsheets from the browser; the importer plans them like every other import. */
export const importsRouter = router({
  /** The member's previous decisions about a spreadsheet with these headings. */
  columns: importer.input(rememberedColumnsInput).query(({ ctx, input }) => rememberedFor(ctx.by, input)),
  /** The leagues of a season that the member may import into; null for all. */
  rights: importer.input(importRightsInput).query(async ({ ctx, input: { season } }) => {
    const { only } = ctx.by;
    return { leagues: only && (await leaguesOf(ctx.db, season, only)) };
  }),
  /** A season's imports, to resume or undo: the member's own, or all. */
  list: importer.input(importListInput).query(({ ctx, input }) => listImports(ctx.by, input)),
  begin: importer.input(beginImport).mutation(async ({ ctx, input }) => {
    const { importId, leagueId, rows, headings, columns, choices = null } = input;
    const season = await readSheetSeason(ctx.db, input.season);
    if (!season) throw new DomainError('season/unknown');
    const { only } = ctx.by;
    const isOwn = leagueId === null ? only?.size !== 0 : (only?.has(leagueId) ?? true);
    if (!isOwn) throw new DomainError('permission/denied');
    // A generated schedule has no columns.
    const decided = { headings, columns, choices, leagueId };
    if (columns.length > 0) await stored.rememberColumns(ctx.imports, ctx.memberId, decided);
    const { memberId } = ctx;
    await stored.begin(ctx.imports, { importId, memberId, seasonId: season.id, leagueId, rows });
    return stateOf(ctx.by, await stored.findImport(ctx.imports, memberId, importId));
  }),
  addRows: importer.input(addImportRows).mutation(async ({ ctx, input: { importId, from, rows } }) => {
    const found = await stored.findImport(ctx.imports, ctx.memberId, importId);
    if (from + rows.length > found.rows) throw new DomainError('request/invalid', 'rows');
    await countPreviewAgainstLimits(
      { db: ctx.db, session: ctx.session },
      Math.ceil(rows.length / rowsOfPreview),
    );
    // A finished import ignores rows that are sent again after a lost response.
    if (found.finishedAt === null) await stored.addRows(ctx.imports, found, { from, rows });
    return { sent: from + rows.length };
  }),
  /** Resolves the names of leagues and teams, and lists those that are unclear. */
  names: wholeSheet.mutation(({ ctx, input: { importId, answers }, signal }) =>
    namesOf(ctx.by, importId, answers, signal),
  ),
  plan: wholeSheet.mutation(({ ctx, input: { importId, answers }, signal }) =>
    planOf(ctx.by, previewsOf(ctx), importId, answers, signal),
  ),
  run: importer.input(oneImport).mutation(async ({ ctx, input: { importId } }) => {
    const { rows, answers } = await stored.findImport(ctx.imports, ctx.memberId, importId);
    // Games that the file does not have and that are cancelled or replaced are changes as well.
    const cancelled = answers.absent?.filter(({ what }) => what === 'cancel').length ?? 0;
    const replaced = answers.replaces?.length ?? 0;
    await countImportAgainstLimits(ctx.by.write, importId, rows + cancelled + replaced);
    return runNext(ctx.by, importId);
  }),
});
