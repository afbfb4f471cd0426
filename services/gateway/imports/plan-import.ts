import { randomInt } from 'node:crypto';
import type { ImportPlan, SheetAnswers } from '@rondelle/contracts/competition/imports.ts';
import { inPreview } from '@rondelle/commands/preview/in-preview.ts';
import type { Previews } from '@rondelle/commands/preview/previews.ts';
import { createDryWriter, createWriter, type PlanWriter } from '@rondelle/importer/apply/writer.ts';
import { bringIn, type SheetSite } from '@rondelle/importer/sheets/bring-in.ts';
import { namesIn } from '@rondelle/importer/sheets/names-in.ts';
import { readSheetLeagues } from '@rondelle/importer/sheets/read-leagues.ts';
import type { Sheet } from '@rondelle/importer/sheets/sheet.ts';
import { changesOf } from '@rondelle/projections/preview/changes.queries.ts';
import { withImports } from './import-tables.ts';
import { catchUp, contextOf, countsOf, type Importing, mostListed, sheetOf } from './importing.ts';
import { queryOn } from './query-on.ts';
import { refusedCells } from './refused-cells.ts';
import { findImport, keepAnswers } from './stored-imports.ts';

/** Beyond it, what moves in the tables is not worked out beforehand. */
const mostPreviewed = 2_000;

/** Ids that nothing has; those of another preview at the same time are others. */
const unreserved = () => {
  let next = 1_100_000_000 + randomInt(30_000) * 30_000;
  return async (_kind: unknown, count: number): Promise<number> => {
    next += count;
    return next - count;
  };
};

type Corrected = ImportPlan['corrected'];
const partOf: Readonly<Record<string, Corrected[number]['parts'][number]>> = {
  RescheduleGame: 'when',
  CorrectGameTeams: 'teams',
  CorrectGamePlacement: 'stage',
};

/** Notes which lines correct what. */
const noting = (writer: PlanWriter, corrected: Corrected): PlanWriter => ({
  ...writer,
  write: async (plan) => {
    if (plan.kind === 'game' && !plan.isNew && plan.commands.length > 0 && corrected.length < mostListed)
      corrected.push({
        line: plan.origin.line,
        parts: [...new Set(plan.commands.map(({ type }) => partOf[type] ?? 'result'))],
      });
    return writer.write(plan);
  },
});

/** What is named in an import, and what has to be asked. */
export const namesOf = async (by: Importing, importId: string, answers: SheetAnswers) => {
  const { write, only } = by;
  const { db, lang, session } = write;
  const stored = await findImport(withImports(db), session.memberId, importId);
  const sheet = await sheetOf(by, { ...stored, answers });
  const leagues = await readSheetLeagues(queryOn(db), sheet.season.id, lang);
  return namesIn(
    sheet,
    leagues.filter(({ id }) => only?.has(id) ?? true),
  );
};

const dry = async (by: Importing, sheet: Sheet, importId: string) => {
  const corrected: Corrected = [];
  const site: SheetSite = {
    db: queryOn(by.write.db),
    log: by.write.log,
    writer: noting(createDryWriter(contextOf(by.write, importId)), corrected),
    reserve: unreserved(),
    catchUp: async () => undefined,
    lang: by.write.lang,
    only: by.only,
  };
  return { corrected, result: await bringIn(site, sheet) };
};

/** What the tables would be, where that can be worked out in time. */
const changesBy = (previews: Previews, by: Importing, sheet: Sheet, importId: string) =>
  inPreview(previews, by.write, async ({ log }, previewed) => {
    const site: SheetSite = {
      db: queryOn(by.write.db),
      log,
      writer: createWriter(log, contextOf(by.write, importId)),
      reserve: unreserved(),
      catchUp: async () => undefined,
      lang: by.write.lang,
      only: by.only,
    };
    await bringIn(site, sheet);
    return changesOf(previewed, by.write.lang);
  });

/** What an import would do: counted, each cell that is refused named, and what moves in the tables. Keeps the answers. */
export const planOf = async (
  by: Importing,
  previews: Previews,
  importId: string,
  answers: SheetAnswers,
): Promise<ImportPlan> => {
  const { write } = by;
  const { lang } = write;
  const imports = withImports(write.db);
  const stored = await findImport(imports, write.session.memberId, importId);
  await keepAnswers(imports, importId, answers);
  await catchUp(write);
  const sheet = await sheetOf(by, { ...stored, answers });
  const { corrected, result } = await dry(by, sheet, importId);
  const counts = countsOf(result);
  const moved = counts.added + counts.corrected;
  const changes = moved > 0 && moved <= mostPreviewed ? await changesBy(previews, by, sheet, importId) : null;
  const inOrder = result.rejections.toSorted((one, other) => one.line - other.line);
  return {
    counts,
    newTeams: result.teams.newTeams.map(({ name }) => name),
    entered: result.teams.entering.length,
    refused: refusedCells(inOrder, lang, mostListed),
    left: refusedCells(result.contradictions, lang, mostListed),
    leftCount: result.contradictions.length,
    deleted: result.deleted,
    corrected,
    changes,
  };
};
