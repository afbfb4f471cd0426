import { columnOfField } from './game-fields.ts';
import { countFields } from './result-counts.ts';

/** The cells of a spreadsheet game, in the order in which they are sent. */
export const sheetColumns = [
  'date',
  'time',
  'home',
  'away',
  'homeGoals',
  'awayGoals',
  'decidedIn',
  'forfeitedBy',
  'homeFairPlay',
  'awayFairPlay',
  ...countFields,
  'venue',
  'city',
  'number',
  'league',
  'stage',
  'group',
  /** `final`, `scheduled`, `postponed` or `cancelled`; empty when the goals decide. */
  'status',
] as const;
export type SheetColumn = (typeof sheetColumns)[number];

const keyColumns: ReadonlyMap<SheetColumn, string> = new Map([
  ['home', 'home_team_key'],
  ['away', 'away_team_key'],
  ['league', 'league_key'],
]);
/** The cells by the columns of games.csv that hold the same values. */
export const sheetColumnOf: ReadonlyMap<string, SheetColumn> = new Map(
  sheetColumns.map((column) => [keyColumns.get(column) ?? columnOfField(column), column]),
);

/**
 * Kinds of values in a spreadsheet column. `score` has both teams' goals in one cell; `decidedIn` may name the side
 * that forfeited. `side` states for each row whether its first team is at home: « D », « V », "@".
 */
export const sheetKinds = [...sheetColumns, 'score', 'side'] as const;
export type SheetKind = (typeof sheetKinds)[number];

/** How a date in digits is written: `8/3/2025` day first, `3/8/2025` month first, `25-03-08` year first. */
export const dateOrders = ['day-first', 'month-first', 'year-first'] as const;
export type DateOrder = (typeof dateOrders)[number];

/** The team whose goals come first in a score such as « 5-1 ». */
export const scoreSides = ['home-first', 'away-first'] as const;
export type ScoreSides = (typeof scoreSides)[number];

/** Date that a spreadsheet made of « 2-1 »: February 1, as in Canada, or January 2, as in France. */
export const scoreOrders = ['month-day', 'day-month'] as const;
export type ScoreOrder = (typeof scoreOrders)[number];

/** Kinds that only one column of a sheet can hold, though its headings may fit several. */
export const soleKinds = ['date', 'time', 'home', 'away', 'score', 'homeGoals', 'awayGoals'] as const;
export type SoleKind = (typeof soleKinds)[number];
/** The user's confirmations about the columns of a sheet: which team is at home, or which column holds a value. */
export const confirmations = [...soleKinds, 'sides', 'tables'] as const;
export type Confirmation = (typeof confirmations)[number];

/** Meanings of a word of a spreadsheet for its games. */
export const wordMeanings = ['final', 'scheduled', 'postponed', 'cancelled', 'forfeit'] as const;
export type WordMeaning = (typeof wordMeanings)[number];
/** Upper bound on unknown words to ask about; a column with more holds remarks, not statuses. */
export const mostWords = 8;
