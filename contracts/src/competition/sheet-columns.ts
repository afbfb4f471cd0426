import { countFields } from './lists.ts';

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

/**
 * What a spreadsheet column can hold. `score` has both teams' goals in one cell; `decidedIn` may name the side that
 * forfeited.
 */
export const sheetKinds = [...sheetColumns, 'score'] as const;
export type SheetKind = (typeof sheetKinds)[number];
