/** What a game of a spreadsheet is sent as, in this order. */
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
  'homePenaltyMinutes',
  'awayPenaltyMinutes',
  'venue',
  'city',
  'number',
  'league',
] as const;
export type SheetColumn = (typeof sheetColumns)[number];

/** What a column of a spreadsheet can hold: a score is both sides' goals, an ending may name who defaulted. */
export const sheetKinds = [...sheetColumns, 'score'] as const;
export type SheetKind = (typeof sheetKinds)[number];
