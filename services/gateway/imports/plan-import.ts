import { randomInt } from 'node:crypto';
import type { ImportPlan, SheetAnswers } from '@rondelle/contracts/competition/imports.ts';
import { inPreview } from '@rondelle/commands/preview/in-preview.ts';
import type { Previews } from '@rondelle/commands/preview/previews.ts';
import { createDryWriter, createWriter } from '@rondelle/importer/apply/writer.ts';
import { importSheet, type SheetSite } from '@rondelle/importer/sheets/import-sheet.ts';
import { hidingFrom } from '@rondelle/importer/sheets/hidden-results.ts';
import { namesIn } from '@rondelle/importer/sheets/names-in.ts';
import { readSheetLeagues } from '@rondelle/importer/sheets/read-leagues.ts';
import type { Sheet } from '@rondelle/importer/sheets/sheet.ts';
import { changesOf } from '@rondelle/projections/queries/preview/changes.queries.ts';
import { unclearGames } from './unclear-games.ts';
import { withImports } from './import-tables.ts';
import { hiddenResults } from './hidden-results.ts';
import { holding } from './holding.ts';
import { catchUp, contextOf, countsOf, type Importing, mostListed, sheetOf } from './importing.ts';
import { namedGames } from './named-games.ts';
import { noPlannedGames, noting } from './planned-games.ts';
import { refusedCells } from './refused-cells.ts';
import { findImport, storeAnswers } from './stored-imports.ts';

/** Most games and teams for which the plan includes changes in the standings. */
const mostPreviewed = 2_000;

/** Issues ids above all real ones; random, so that concurrent previews do not share them. */
const unreserved = () => {
  let next = 1_100_000_000 + randomInt(30_000) * 30_000;
  return async (_kind: unknown, count: number): Promise<number> => {
    next += count;
    return next - count;
  };
};

/** The names in an import and the questions that they raise. */
export const namesOf = async (
  by: Importing,
  importId: string,
  answers: SheetAnswers,
  signal?: AbortSignal,
) => {
  const { write, only } = by;
  const { db, lang, session } = write;
  const stored = await findImport(withImports(db), session.memberId, importId);
  const sheet = await sheetOf(by, { ...stored, answers });
  const leagues = await readSheetLeagues(db, sheet.season.id, lang);
  return namesIn(
    sheet,
    leagues.filter(({ id }) => only?.has(id) ?? true),
    signal,
  );
};

const dry = async (by: Importing, sheet: Sheet, importId: string, signal?: AbortSignal) => {
  const noted = noPlannedGames();
  const hidden = await hiddenResults(by, sheet.season.id);
  const site: SheetSite = {
    db: by.write.db,
    log: by.write.log,
    writer: noting(
      holding(createDryWriter(contextOf(by.write, importId)), { write: by.write, importId, isDry: true }),
      noted,
    ),
    reserve: unreserved(),
    catchUp: async () => undefined,
    lang: by.write.lang,
    only: by.only,
    renews: true,
    hidden,
    signal,
  };
  return { noted, result: await importSheet(site, sheet), isHidden: hidingFrom(hidden) };
};

/** The changes in the standings that an import would cause. */
const changesBy = (previews: Previews, by: Importing, sheet: Sheet, importId: string) =>
  inPreview(previews, by.write, async ({ log }, previewed) => {
    const site: SheetSite = {
      db: by.write.db,
      log,
      writer: holding(createWriter(log, contextOf(by.write, importId)), {
        write: by.write,
        importId,
        isDry: true,
      }),
      reserve: unreserved(),
      catchUp: async () => undefined,
      lang: by.write.lang,
      only: by.only,
      renews: true,
      hidden: await hiddenResults(by, sheet.season.id),
    };
    await importSheet(site, sheet);
    return changesOf(previewed, by.write.lang);
  });

/** The effects of an import: counts, refused cells, and changes in the standings. Stores the answers for the run. */
export const planOf = async (
  by: Importing,
  previews: Previews,
  importId: string,
  answers: SheetAnswers,
  signal?: AbortSignal,
): Promise<ImportPlan> => {
  const { write } = by;
  const { lang } = write;
  const imports = withImports(write.db);
  const stored = await findImport(imports, write.session.memberId, importId);
  await storeAnswers(imports, importId, answers);
  await catchUp(write);
  const sheet = await sheetOf(by, { ...stored, answers });
  const { noted, result, isHidden } = await dry(by, sheet, importId, signal);
  const counts = countsOf(result);
  const { newTeams, entering } = result.teams;
  const moved = counts.added + counts.corrected + newTeams.length + entering.length;
  const changes = moved > 0 && moved <= mostPreviewed ? await changesBy(previews, by, sheet, importId) : null;
  // Questions about games have a list of their own.
  const others = result.rejections.filter(({ reason }) => reason !== 'unclear-game');
  const inOrder = others.toSorted((one, other) => one.line - other.line);
  return {
    counts: { ...counts, refused: counts.refused - (result.rejections.length - others.length) },
    newTeams: newTeams.map(({ name }) => name),
    entered: entering.length,
    refused: refusedCells(inOrder, lang, mostListed),
    left: refusedCells(result.contradictions, lang, mostListed),
    leftCount: result.contradictions.length,
    deleted: result.deleted,
    ...(await unclearGames(result, { db: write.db, lang, newTeams, isHidden, seasonId: stored.seasonId })),
    ...(await namedGames(noted, { db: write.db, lang, newTeams })),
    changes,
  };
};
