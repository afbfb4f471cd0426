import { z } from 'zod';
import { changesOutput } from './preview.outputs.ts';
import { distinct, entityId, language, seasonSlug } from './vocabulary.ts';
import { sheetColumns, sheetKinds } from './sheet-columns.ts';

/** More is imported in several files, or by the command line. */
export const mostSheetRows = 20_000;
/** Rows of one request: well within the bounds of an input. */
export const mostRowsAtOnce = 500;

const importId = z.uuid();
const lang = language.default('fr');
const cell = z.string().max(200);
const text = z.string().max(200);

/** A game as a line of a spreadsheet says it, with what could be read made plain; anything else as it stands there. */
export const sheetRow = z.object({
  line: z.int().min(1).max(10_000_000),
  cells: z.array(cell).min(sheetColumns.length).max(sheetColumns.length),
});
export type SheetRow = z.output<typeof sheetRow>;

/** What people say of names that were not clear. */
export const sheetAnswers = z.object({
  /** The league of each text of a league or category; null leaves its rows out. */
  leagues: distinct(z.object({ text, leagueId: entityId.nullable() }), 200, (one) => one.text).default([]),
  /** A team that is there, `new` for one that is registered, `skip` where its games are left out. */
  teams: distinct(
    z.object({ leagueId: entityId, text, team: z.union([entityId, z.enum(['new', 'skip'])]) }),
    2_000,
    (one) => `${one.leagueId} ${one.text}`,
  ).default([]),
  /** Whether games that were deleted on the site are entered once more. */
  again: z.boolean().default(false),
});
export type SheetAnswers = z.output<typeof sheetAnswers>;

const columns = z.array(z.enum(sheetKinds).nullable()).max(100);
/** Those of all columns, with a tab between them: several may be the same, or empty. */
const headings = z.string().max(9_000);

export const rememberedColumnsInput = z.object({ lang, headings });
/** `leagueId`: of all rows; null where a column says it. */
export const beginImport = z.object({
  importId,
  season: seasonSlug,
  leagueId: entityId.nullable(),
  rows: z.int().min(1).max(mostSheetRows),
  headings,
  columns,
});
export const addImportRows = z.object({
  importId,
  /** Parts begin at multiples of their size: none lies over another. */
  from: z.int().min(0).max(mostSheetRows).multipleOf(mostRowsAtOnce),
  rows: z.array(sheetRow).min(1).max(mostRowsAtOnce),
});
export const oneImport = z.object({ lang, importId });
export const answeredImport = z.object({ lang, importId, answers: sheetAnswers });

const named = z.object({ id: z.int(), name: z.string() });
/** What a text may mean, the closest first; `sure` where nobody needs to be asked. */
const meaning = z.object({
  text: z.string(),
  rows: z.int(),
  sure: z.boolean(),
  found: named.nullable(),
  candidates: z.array(named),
});
export const importNames = z.object({
  leagues: z.array(meaning),
  teams: z.array(meaning.extend({ leagueId: z.int(), league: z.string() })),
  /** All leagues of the season, of those that are named with their teams. */
  choices: z.array(named.extend({ teams: z.array(named) })),
});
export type ImportNames = z.output<typeof importNames>;

const refusedCell = z.object({
  line: z.int(),
  column: z.enum(sheetColumns).nullable(),
  value: z.string(),
  message: z.string(),
});
export type RefusedCell = z.output<typeof refusedCell>;
const counts = z.object({ added: z.int(), corrected: z.int(), unchanged: z.int(), refused: z.int() });
export type ImportCounts = z.output<typeof counts>;

export const importPlan = z.object({
  counts,
  /** Teams that are registered, by name. */
  newTeams: z.array(z.string()),
  /** Teams that are entered in their league. */
  entered: z.int(),
  /** The first of them. */
  refused: z.array(refusedCell),
  /** What people have said otherwise on the site, which stands. */
  left: z.array(refusedCell),
  leftCount: z.int(),
  /** Rows of games that were deleted on the site. */
  deleted: z.int(),
  /** Lines that correct a game, and which parts of it. */
  corrected: z.array(
    z.object({ line: z.int(), parts: z.array(z.enum(['result', 'when', 'teams', 'stage'])) }),
  ),
  /** What moves in the tables; null where it is too much to work out beforehand. */
  changes: changesOutput.nullable(),
});
export type ImportPlan = z.output<typeof importPlan>;

export const importState = z.object({
  importId: z.string(),
  season: z.string(),
  createdAt: z.string(),
  rows: z.int(),
  sent: z.int(),
  done: z.int(),
  finished: z.boolean(),
  counts,
  /** Of the part that was just brought in. */
  refused: z.array(refusedCell),
});
export type ImportState = z.output<typeof importState>;
