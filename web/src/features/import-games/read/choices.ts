import type { DateOrder } from '../../../lib/cells/read-date.ts';
import type { ScoreOrder } from './score-days.ts';

/** Whose goals come first in a score such as « 5-1 ». */
export type ScoreSides = 'home-first' | 'away-first';

/** What a word of the file means for its games. */
export const wordMeanings = ['final', 'scheduled', 'postponed', 'cancelled', 'forfeit'] as const;
export type WordMeaning = (typeof wordMeanings)[number];

/** The user's decisions about what a file leaves open; null and absent ones are not decided. */
export type SheetChoices = {
  readonly dateOrder: DateOrder | null;
  readonly scoreSides: ScoreSides | null;
  readonly scoreOrder: ScoreOrder | null;
  /** By the word in plain letters. */
  readonly words: Readonly<Record<string, WordMeaning>>;
  /** Whether columns of numbers stay unread although the file then has no results. */
  readonly withoutGoals: boolean;
};

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
