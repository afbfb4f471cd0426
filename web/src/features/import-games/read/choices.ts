import type { SheetChoices } from '@rondelle/contracts/competition/imports.ts';
import type { Confirmation, DateOrder, SoleKind } from '@rondelle/contracts/competition/sheet-columns.ts';

export const noChoices: SheetChoices = {
  dateOrder: null,
  scoreSides: null,
  scoreOrder: null,
  words: {},
  withoutGoals: false,
  confirmed: [],
};

/** The confirmed questions with one more, or without it. */
export const confirmedWith = (
  { confirmed }: SheetChoices,
  one: Confirmation,
  isGiven: boolean,
): Confirmation[] => [...confirmed.filter((other) => other !== one), ...(isGiven ? [one] : [])];

type Open = { readonly isOpen: boolean };
/** A question about a whole column, with an example from the file. `isOpen`: not answered yet. */
export type Doubt = Open &
  (
    | {
        readonly of: 'date-order';
        readonly cell: string;
        readonly days: readonly string[];
        readonly orders: readonly DateOrder[];
      }
    | {
        readonly of: 'score-sides';
        readonly cell: string;
        readonly home: string;
        readonly away: string;
        readonly goals: readonly [string, string];
      }
    | { readonly of: 'score-days'; readonly count: number }
    | { readonly of: 'word'; readonly word: string; readonly text: string; readonly count: number }
    | { readonly of: 'goals'; readonly columns: readonly number[] }
    /** It is unclear which column of teams is at home; `teams` of the first game, in the order of the columns. */
    | { readonly of: 'sides'; readonly teams: readonly [string, string] }
    /** Several columns may hold the same value. */
    | { readonly of: 'same-kind'; readonly kind: SoleKind; readonly columns: readonly number[] }
    /** A second table stands beside the first and is not read. */
    | { readonly of: 'tables'; readonly columns: readonly number[] }
  );
