import type { SheetChoices } from '@rondelle/contracts/competition/imports.ts';
import type { DateOrder } from '@rondelle/contracts/competition/sheet-columns.ts';

export const noChoices: SheetChoices = {
  dateOrder: null,
  scoreSides: null,
  scoreOrder: null,
  words: {},
  withoutGoals: false,
};

type Open = { readonly isOpen: boolean };
/** A question about a whole column, with an example from the file. `isOpen`: it has no answer yet. */
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
  );
