import { setTimeout as pause } from 'node:timers/promises';
import type { ImportCounts, ImportState } from '@rondelle/contracts/competition/imports.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { WriteServices } from '@rondelle/commands/writing.ts';
import { reserveIds } from '@rondelle/domain/ids.ts';
import { createWriter, type Pace } from '@rondelle/importer/apply/writer.ts';
import type { Rejection } from '@rondelle/importer/errors.ts';
import { prepareSheet, type SheetSite } from '@rondelle/importer/sheets/import-sheet.ts';
import { withIds } from '@rondelle/importer/sheets/with-ids.ts';
import { importLock } from '@rondelle/importer/store.ts';
import { leaguesOfAction } from '@rondelle/projections/queries/activity-log/leagues-of-action.queries.ts';
import { sql } from 'kysely';
import { withImports } from './import-tables.ts';
import { hiddenResults } from './hidden-results.ts';
import { holding } from './holding.ts';
import { catchUp, contextOf, countsOf, type Importing, mostListed, sheetOf } from './importing.ts';
import { refusedCells } from './refused-cells.ts';
import { replaceGames } from './replace-games.ts';
import { countRows, findImport, storeProgress, noteAttempt, type Stored } from './stored-imports.ts';

/** Rows per batch; after an interruption at most one batch is repeated. */
const rowsAtATime = 2_500;
/** No batch starts after this time. Several batches share one read of all rows, and the request still ends soon. */
const longestMs = 8_000;

const lockTimeoutMs = 8_000;

/** Events that an import writes before it waits for the views: a result saved meanwhile waits for no more. */
const eventsAtATime = 250;

/** Before it writes more, waits until the views include its previous games, and with them other members' writes. */
const paceOf = ({ log, views }: WriteServices, seasonId: number): Pace => ({
  events: eventsAtATime,
  rest: async () => void (await views.reach(seasonId, await log.head())),
});

/** Runs work under the lock of imports. Throws `views/behind` when another import holds it for over eight seconds. */
const withImportLock = async <T>({ db }: WriteServices, work: () => Promise<T>): Promise<T> => {
  const until = performance.now() + lockTimeoutMs;
  for (;;) {
    const done = await db.transaction().execute(async (tx) => {
      const { rows } = await sql<{
        held: boolean;
      }>`SELECT pg_try_advisory_xact_lock(${importLock}) AS held`.execute(tx);
      return rows[0]?.held ? { result: await work() } : null;
    });
    if (done) return done.result;
    if (performance.now() > until) throw new DomainError('views/behind');
    await pause(100);
  }
};

export const stateOf = async ({ write }: Importing, stored: Stored): Promise<ImportState> => ({
  importId: stored.importId,
  season: stored.season,
  createdAt: stored.createdAt,
  rows: stored.rows,
  sent: stored.finishedAt ? stored.rows : await countRows(withImports(write.db), stored.importId),
  done: stored.done,
  finished: stored.finishedAt !== null,
  counts: stored.counts,
  refused: [],
  leagues: stored.finishedAt ? await leaguesOfAction(write.db, write.lang, stored.importId) : [],
});

const sumOf = (one: ImportCounts, other: ImportCounts): ImportCounts => ({
  added: one.added + other.added,
  corrected: one.corrected + other.corrected,
  held: one.held + other.held,
  unchanged: one.unchanged + other.unchanged,
  refused: one.refused + other.refused,
});

const importNextBatch = async (by: Importing, importId: string): Promise<ImportState> => {
  const { write } = by;
  const { db, log, session, lang } = write;
  const imports = withImports(db);
  const stored = await findImport(imports, session.memberId, importId);
  if (stored.finishedAt) return stateOf(by, stored);
  // An interrupted batch may have been written; the views must include it before rows are compared with them.
  if (stored.done === 0 || stored.attempted > stored.done) await catchUp(write);
  if (stored.done === 0 && (await replaceGames(write, stored)) > 0) await catchUp(write);
  const sheet = await sheetOf(by, stored);
  if (sheet.rows.length < stored.rows) throw new DomainError('request/invalid', 'rows');
  const context = contextOf(write, importId);
  const site: SheetSite = {
    db,
    log,
    writer: holding(createWriter(log, context, paceOf(write, stored.seasonId)), {
      write,
      importId,
      isDry: false,
    }),
    reserve: (kind, count) => reserveIds(log, kind, count, context),
    catchUp: () => catchUp(write),
    lang,
    only: by.only,
    renews: true,
    hidden: await hiddenResults(by, sheet.season.id),
  };
  const { teams, bring } = await prepareSheet(site, sheet, stored.done);
  const answers = withIds(stored.answers, teams);
  const until = performance.now() + longestMs;
  const rejections: Rejection[] = [];
  let { done, counts } = stored;
  while (done < stored.rows) {
    const to = Math.min(done + rowsAtATime, stored.rows);
    await noteAttempt(imports, importId, to);
    const result = await bring(done, to);
    rejections.push(...result.rejections);
    counts = sumOf(counts, countsOf(result));
    done = to;
    await storeProgress(imports, stored, { done, counts, answers });
    write.wrote?.(stored.seasonId, await log.head());
    if (performance.now() > until) break;
  }
  const finished = done >= stored.rows;
  // Later rows refer to the teams just entered, and the last response should find the tables up to date.
  if (finished || teams.newTeams.length + teams.entering.length > 0)
    await catchUp(write).catch(() => undefined);
  return {
    importId,
    season: stored.season,
    createdAt: stored.createdAt,
    rows: stored.rows,
    sent: stored.rows,
    done,
    finished,
    counts,
    refused: refusedCells(rejections, lang, mostListed),
    leagues: finished ? await leaguesOfAction(db, lang, importId) : [],
  };
};

/** Imports the next rows. Repeating the call after a lost response resumes the import; no row is imported twice. */
export const runNext = (by: Importing, importId: string): Promise<ImportState> =>
  withImportLock(by.write, () => importNextBatch(by, importId));
