import { z } from 'zod';
import { occasion, result } from './game.events.ts';
import { crestChoice } from '../crest/crest-choice.ts';
import { absentAnswers, gameAnswers, planQuestions } from './import-questions.ts';
import { offStatuses, stages } from './lists.ts';
import { changesOutput } from './preview.outputs.ts';
import { distinct, entityId, language, seasonSlug } from './vocabulary.ts';
import {
  confirmations,
  dateOrders,
  mostWords,
  scoreOrders,
  scoreSides,
  sheetColumns,
  sheetKinds,
  type SheetKind,
  wordMeanings,
} from './sheet-columns.ts';

/** Upper bound per import; larger data needs several files or the command-line import. */
export const mostSheetRows = 20_000;
/** Upper bound on the team names per file that the user is asked about. */
export const mostSheetAnswers = 2_000;
/** Upper bound on the games that a published schedule replaces. */
const mostReplaced = 1_000;
/** Rows per request, well below the input size limit. */
export const mostRowsAtOnce = 500;

const importId = z.uuid();
const lang = language.default('fr');
const cell = z.string().max(200);
const text = z.string().max(200);

/** One spreadsheet line as a game. Recognised values are normalised; other values are sent as they are. */
export const sheetRow = z.object({
  line: z.int().min(1).max(10_000_000),
  cells: z.array(cell).min(sheetColumns.length).max(sheetColumns.length),
});
export type SheetRow = z.output<typeof sheetRow>;

/** The user's decisions about ambiguous names. */
export const sheetAnswers = z.object({
  /** The league for each league or category text; null skips its rows. */
  leagues: distinct(z.object({ text, leagueId: entityId.nullable() }), 200, (one) => one.text).default([]),
  /** An existing team, `new` to register one, or `skip` to leave out its games. */
  teams: distinct(
    z.object({ leagueId: entityId, text, team: z.union([entityId, z.enum(['new', 'skip'])]) }),
    mostSheetAnswers,
    (one) => `${one.leagueId} ${one.text}`,
  ).default([]),
  /** True to enter games again that were deleted on the site. */
  again: z.boolean().default(false),
  games: gameAnswers.optional(),
  absent: absentAnswers.optional(),
  /** Upcoming games of the league that a published schedule replaces. */
  replaces: distinct(entityId, mostReplaced, (gameId) => gameId).optional(),
});
export type SheetAnswers = z.output<typeof sheetAnswers>;

const columns = z.array(z.enum(sheetKinds).nullable()).max(100);
/** All column headings joined by tabs; headings may repeat or be empty. */
const headings = z.string().max(9_000);

/** The user's decisions about the columns as a whole; null where there was nothing to decide. */
const sheetChoices = z.object({
  dateOrder: z.enum(dateOrders).nullable(),
  scoreSides: z.enum(scoreSides).nullable(),
  scoreOrder: z.enum(scoreOrders).nullable(),
  words: z
    .record(z.string().max(80), z.enum(wordMeanings))
    .refine((words) => Object.keys(words).length <= mostWords),
  withoutGoals: z.boolean(),
  confirmed: z.array(z.enum(confirmations)).max(confirmations.length).default([]),
});
export type SheetChoices = z.output<typeof sheetChoices>;

export const importRightsInput = z.object({ lang, season: seasonSlug });
export const rememberedColumnsInput = z.object({ lang, headings, season: seasonSlug });
/** The member's last decisions about a file with these headings; the league only in its own season. */
export type RememberedColumns = {
  readonly columns: readonly (SheetKind | null)[];
  readonly choices: SheetChoices | null;
  readonly league: { readonly id: number; readonly name: string } | null;
};
/** `leagueId`: league of all rows; null when a column names it. */
export const beginImport = z.object({
  importId,
  season: seasonSlug,
  leagueId: entityId.nullable(),
  rows: z.int().min(1).max(mostSheetRows),
  headings,
  columns,
  choices: sheetChoices.exactOptional(),
});
export const addImportRows = z.object({
  importId,
  /** Parts start at multiples of their size, so that they never overlap. */
  from: z.int().min(0).max(mostSheetRows).multipleOf(mostRowsAtOnce),
  rows: z.array(sheetRow).min(1).max(mostRowsAtOnce),
});
export const oneImport = z.object({ lang, importId });
export const answeredImport = z.object({ lang, importId, answers: sheetAnswers });

const named = z.object({ id: z.int(), name: z.string() });
/** Candidates for a text, closest first; `sure` when the user need not be asked. */
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
  /** All leagues of the season; those that the file names come with their teams. */
  choices: z.array(named.extend({ teams: z.array(named) })),
});
export type ImportNames = z.output<typeof importNames>;

const refusedCell = z.object({
  line: z.int(),
  column: z.enum(sheetColumns).nullable(),
  value: z.string(),
  message: z.string(),
  /** The line that the message refers to, numbered like `line`. */
  otherLine: z.int().nullable(),
});
export type RefusedCell = z.output<typeof refusedCell>;
export const importCounts = z.object({
  added: z.int(),
  corrected: z.int(),
  /** Corrections that wait for a second person. */
  held: z.int().default(0),
  unchanged: z.int(),
  refused: z.int(),
});
export type ImportCounts = z.output<typeof importCounts>;

const namedTeam = z.object({
  name: z.string(),
  recordedName: z.string().exactOptional(),
  crest: crestChoice.exactOptional(),
});
/** A game as it stands before or after an import. */
const plannedGame = z.object({
  ...occasion.shape,
  league: z.string(),
  stage: z.enum(stages),
  home: namedTeam,
  away: namedTeam,
  result: result.nullable(),
  /** Status of a game that is not played on its day; null otherwise. */
  off: z.enum(offStatuses).nullable(),
});

export const importPlan = z.object({
  counts: importCounts,
  /** Names of the teams that will be registered. */
  newTeams: z.array(z.string()),
  /** Number of teams that will be entered in their league. */
  entered: z.int(),
  /** The first refused cells. */
  refused: z.array(refusedCell),
  /** Values that differ from what people entered on the site; the site's values stay. */
  left: z.array(refusedCell),
  leftCount: z.int(),
  /** Number of rows about games that were deleted on the site. */
  deleted: z.int(),
  ...planQuestions,
  /** The first new games, as the import would record them. */
  added: z.array(z.object({ line: z.int(), ...plannedGame.shape })),
  /** The first lines that correct a game, with the game before and after, and its corrected parts. */
  corrected: z.array(
    z.object({
      line: z.int(),
      parts: z.array(z.enum(['result', 'when', 'teams', 'stage', 'cancellation'])),
      before: plannedGame,
      after: plannedGame,
    }),
  ),
  /** Effects on tables; null when the import is too large to preview. */
  changes: changesOutput.nullable(),
});
export type PlannedGame = z.output<typeof plannedGame>;
export type ImportPlan = z.output<typeof importPlan>;

export const importState = z.object({
  importId: z.string(),
  season: z.string(),
  createdAt: z.string(),
  rows: z.int(),
  sent: z.int(),
  done: z.int(),
  finished: z.boolean(),
  counts: importCounts,
  /** Refused cells of the last part only. */
  refused: z.array(refusedCell),
  /** Only for a finished import: the leagues whose games it added or corrected, with how many; most games first. */
  leagues: z.array(z.object({ id: z.int(), name: z.string(), path: z.string(), games: z.int() })),
});
export type ImportState = z.output<typeof importState>;

/** `before`: `older` of the page before. `all` is for those who may undo the imports of others. */
export const importListInput = z.object({
  lang: language.default('fr'),
  season: seasonSlug,
  of: z.enum(['mine', 'all']).default('mine'),
  before: importId.optional(),
});
export type ImportListInput = z.output<typeof importListInput>;
export const importList = z.object({
  imports: z.array(
    importState.extend({
      isUndone: z.boolean(),
      /** The member who imported it; null for the reader's own. */
      by: z.object({ name: z.string(), path: z.string().nullable() }).nullable(),
    }),
  ),
  older: z.string().nullable(),
});
export type ImportList = z.output<typeof importList>;
