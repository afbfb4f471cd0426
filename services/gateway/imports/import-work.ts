import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { ImportPlan, ImportState, SheetAnswers } from '@rondelle/contracts/competition/imports.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { inPreview } from '@rondelle/commands/preview/in-preview.ts';
import type { Previews } from '@rondelle/commands/preview/previews.ts';
import type { Writing } from '@rondelle/commands/writing.ts';
import type { CommandContext } from '@rondelle/domain/new-events.ts';
import { reserveIds } from '@rondelle/domain/ids.ts';
import { createDryWriter, createWriter, type PlanWriter } from '@rondelle/importer/apply/writer.ts';
import { importLock } from '@rondelle/importer/store.ts';
import { type BroughtIn, bringIn, type SheetSite } from '@rondelle/importer/sheets/bring-in.ts';
import { namesIn, textKey } from '@rondelle/importer/sheets/names-in.ts';
import { readSheetLeagues, readSheetSeason } from '@rondelle/importer/sheets/read-leagues.ts';
import type { Sheet } from '@rondelle/importer/sheets/sheet.ts';
import { changesOf } from '@rondelle/projections/preview/changes.queries.ts';
import { sql } from 'kysely';
import { withImports } from './import-tables.ts';
import { queryOn } from './query-on.ts';
import { refusedCells } from './refused-cells.ts';
import {
  countRows,
  findImport,
  keepAnswers,
  keepProgress,
  noteAttempt,
  rowsOf,
  type Stored,
} from './stored-imports.ts';

/** Rows that one request brings in: it ends soon, and what was cut off is soon done again. */
const rowsPerRequest = 2_500;
/** Beyond it, what moves in the tables is not worked out beforehand. */
const mostPreviewed = 2_000;
const mostListed = 200;

/** Who imports, and which leagues they may bring games into; null for all. */
export type Importing = { readonly write: Writing; readonly only: ReadonlySet<number> | null };

const sheetOf = async ({ write: { db } }: Importing, stored: Stored): Promise<Sheet> => {
  const season = await readSheetSeason(queryOn(db), stored.season);
  if (!season) throw new DomainError('season/unknown');
  const { leagueId, answers, importId } = stored;
  return { season, leagueId, answers, rows: await rowsOf(withImports(db), importId) };
};

const attempts = 5;

/** Waits until the views hold what the log holds; fails with `views/behind` where that takes ten seconds. */
const catchUp = async ({ log, services }: Writing): Promise<void> => {
  const head = await log.head();
  for (let attempt = 1; attempt <= attempts; attempt += 1)
    if (await services.views.reach('everything', head)) return;
  throw new DomainError('views/behind');
};

const contextOf = ({ session }: Writing, correlationId: string): CommandContext => ({
  actor: { id: session.memberId, role: session.role },
  source: 'import',
  correlationId,
});

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

const countsOf = ({ counts: { game }, rejections }: BroughtIn) => ({
  added: game.added,
  corrected: game.corrected,
  unchanged: game.unchanged,
  refused: rejections.length,
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
  return { corrected, result: await bringIn(site, sheet, 0, sheet.rows.length) };
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
    await bringIn(site, sheet, 0, sheet.rows.length);
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

const patienceMs = 8_000;

/** One import at a time, whoever runs it; fails with `views/behind` where another one takes long. */
const alone = async <T>({ db }: Writing, work: () => Promise<T>): Promise<T> => {
  const until = performance.now() + patienceMs;
  for (;;) {
    const done = await db.transaction().execute(async (tx) => {
      const { rows } = await sql<{
        held: boolean;
      }>`SELECT pg_try_advisory_xact_lock(${importLock}) AS held`.execute(tx);
      return rows[0]?.held ? { answer: await work() } : null;
    });
    if (done) return done.answer;
    if (performance.now() > until) throw new DomainError('views/behind');
    await pause(100);
  }
};

/** Teams that were registered are answered by their ids from then on. */
const withIds = (answers: SheetAnswers, { teams: { newTeams } }: BroughtIn): SheetAnswers => ({
  ...answers,
  teams: answers.teams.map((one) => {
    const made = newTeams.find(
      ({ league, name }) => league.id === one.leagueId && textKey(name) === textKey(one.text),
    );
    return one.team === 'new' && made ? { ...one, team: made.id } : one;
  }),
});

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
});

const bringInNext = async (by: Importing, importId: string): Promise<ImportState> => {
  const { write } = by;
  const { db, log, session, lang } = write;
  const imports = withImports(db);
  const stored = await findImport(imports, session.memberId, importId);
  if (stored.finishedAt) return stateOf(by, stored);
  // What was cut off may have been written: it is known as soon as the views have it. What was noted is known.
  if (stored.done === 0 || stored.attempted > stored.done) await catchUp(write);
  const sheet = await sheetOf(by, stored);
  if (sheet.rows.length < stored.rows) throw new DomainError('request/invalid', 'rows');
  const context = contextOf(write, importId);
  const site: SheetSite = {
    db: queryOn(db),
    log,
    writer: createWriter(log, context),
    reserve: (kind, count) => reserveIds(log, kind, count, context),
    catchUp: () => catchUp(write),
    lang,
    only: by.only,
  };
  const to = Math.min(stored.done + rowsPerRequest, stored.rows);
  await noteAttempt(imports, importId, to);
  const result = await bringIn(site, sheet, stored.done, to);
  const [now, before] = [countsOf(result), stored.counts];
  const counts = {
    added: before.added + now.added,
    corrected: before.corrected + now.corrected,
    unchanged: before.unchanged + now.unchanged,
    refused: before.refused + now.refused,
  };
  await keepProgress(imports, stored, { done: to, counts, answers: withIds(stored.answers, result) });
  const head = await log.head();
  write.wrote?.(stored.seasonId, head);
  // Later rows name the teams that were entered; who has waited for the end finds the tables.
  const hasTeams = result.teams.newTeams.length + result.teams.entering.length > 0;
  if (hasTeams || to >= stored.rows) await catchUp(write).catch(() => undefined);
  return {
    importId,
    season: stored.season,
    createdAt: stored.createdAt,
    rows: stored.rows,
    sent: stored.rows,
    done: to,
    finished: to >= stored.rows,
    counts,
    refused: refusedCells(result.rejections, lang, mostListed),
  };
};

/** Brings the next rows in. Asked again after a cut connection it goes on where it was, and nothing comes twice. */
export const runNext = (by: Importing, importId: string): Promise<ImportState> =>
  alone(by.write, () => bringInNext(by, importId));
