import {
  addImportRows,
  answeredImport,
  beginImport,
  oneImport,
  rememberedColumnsInput,
} from '@rondelle/contracts/competition/imports.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { language } from '@rondelle/contracts/competition/vocabulary.ts';
import { takeForAction, takeForPreview } from '@rondelle/commands/write-limits.ts';
import { readSheetSeason } from '@rondelle/importer/sheets/read-leagues.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import { z } from 'zod';
import { router, signedInSomewhere } from '../trpc.ts';
import { previewsOf, writingOf } from '../writing/writer.ts';
import { withImports } from './import-tables.ts';
import type { Importing } from './importing.ts';
import { namesOf, planOf } from './plan-import.ts';
import { queryOn } from './query-on.ts';
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

/** For whoever may bring games into all leagues, or into those that they supervise. */
const importer = signedInSomewhere('competition/import').use(async ({ ctx, getRawInput, next }) => {
  const { session, db } = ctx;
  const write = writingOf(ctx, session, await getRawInput());
  const only = session.everywhere ? null : await supervisedLeagues(db, session.memberId);
  const by: Importing = { write, only };
  return next({ ctx: { by, imports: withImports(db), memberId: session.memberId } });
});

/** Spreadsheets that are brought in from the browser, planned by what plans every import. */
export const importsRouter = router({
  /** What the columns of a spreadsheet with these headings were said to hold. */
  columns: importer
    .input(rememberedColumnsInput)
    .query(({ ctx, input }) => stored.rememberedColumns(ctx.imports, ctx.memberId, input.headings)),
  /** A member's latest, for going on or undoing. */
  latest: importer
    .input(z.object({ lang: language.default('fr') }))
    .query(async ({ ctx }) =>
      Promise.all((await stored.latestImports(ctx.imports, ctx.memberId)).map((one) => stateOf(ctx.by, one))),
    ),
  begin: importer.input(beginImport).mutation(async ({ ctx, input }) => {
    const { importId, leagueId, rows, headings, columns } = input;
    const season = await readSheetSeason(queryOn(ctx.db), input.season);
    if (!season) throw new DomainError('season/unknown');
    const { only } = ctx.by;
    const isOwn = leagueId === null ? only?.size !== 0 : (only?.has(leagueId) ?? true);
    if (!isOwn) throw new DomainError('permission/denied');
    // What was drawn up has none.
    if (columns.length > 0) await stored.rememberColumns(ctx.imports, ctx.memberId, headings, columns);
    const { memberId } = ctx;
    await stored.begin(ctx.imports, { importId, memberId, seasonId: season.id, leagueId, rows });
    return stateOf(ctx.by, await stored.findImport(ctx.imports, memberId, importId));
  }),
  addRows: importer.input(addImportRows).mutation(async ({ ctx, input: { importId, from, rows } }) => {
    const found = await stored.findImport(ctx.imports, ctx.memberId, importId);
    if (from + rows.length > found.rows) throw new DomainError('request/invalid', 'rows');
    // What has been brought in to the end is sent again only by who has not heard of it.
    if (found.finishedAt === null) await stored.addRows(ctx.imports, importId, from, rows);
    return { sent: from + rows.length };
  }),
  /** What the names of leagues and teams mean, and which of them are not clear. */
  names: importer.input(answeredImport).mutation(async ({ ctx, input: { importId, answers } }) => {
    await takeForPreview({ db: ctx.db, session: ctx.session });
    return namesOf(ctx.by, importId, answers);
  }),
  plan: importer.input(answeredImport).mutation(async ({ ctx, input: { importId, answers } }) => {
    await takeForPreview({ db: ctx.db, session: ctx.session });
    return planOf(ctx.by, previewsOf(ctx), importId, answers);
  }),
  run: importer.input(oneImport).mutation(async ({ ctx, input: { importId } }) => {
    await takeForAction(ctx.by.write, importId);
    return runNext(ctx.by, importId);
  }),
});
