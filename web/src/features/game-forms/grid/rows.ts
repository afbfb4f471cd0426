import type { Decision, ForfeitSide } from '@rondelle/contracts/competition/lists.ts';
import { newCommandId } from '../../../lib/http/new-command-id.ts';
import type { FieldError } from '../../../lib/http/call-error.ts';
import type { Column } from './columns.ts';

/** The server’s error for a row; `there` is the path of the recorded game when the row may duplicate it. */
type CallError = FieldError & { readonly there?: string | null };

/** One row of the grid, as typed or pasted. */
export type Row = {
  /** Makes a retry idempotent: the server records a command id only once. */
  readonly commandId: string;
  readonly date: string;
  readonly time: string;
  /** Team names as pasted, retained until a team is chosen. */
  readonly home: string;
  readonly away: string;
  readonly homeTeamId: string;
  readonly awayTeamId: string;
  readonly homeGoals: string;
  readonly awayGoals: string;
  readonly decidedIn: Decision;
  readonly forfeitedBy: ForfeitSide | '';
  readonly homeFairPlay: string;
  readonly awayFairPlay: string;
  /** Pasted texts that their column cannot hold, retained until the cell is filled in. */
  readonly unread: Readonly<Partial<Record<Column, string>>>;
  /** Path for a saved row: the game's page, or the list of held changes when a second person must accept it. */
  readonly saved: { readonly path: string; readonly isHeld: boolean } | null;
  readonly refused: CallError | null;
  /** True to record the game even if a game of these teams on that day is already recorded. */
  readonly again: boolean;
};

const nothing: Omit<Row, 'commandId'> = {
  date: '',
  time: '',
  home: '',
  away: '',
  homeTeamId: '',
  awayTeamId: '',
  homeGoals: '',
  awayGoals: '',
  decidedIn: 'regulation',
  forfeitedBy: '',
  homeFairPlay: '',
  awayFairPlay: '',
  unread: {},
  saved: null,
  refused: null,
  again: false,
};

export const emptyRow = (date = ''): Row => ({ ...nothing, date, commandId: newCommandId() });

export const emptyRows = (count: number, date: string): Row[] =>
  Array.from({ length: count }, () => emptyRow(date));

/** Completes a row from a stored draft: the draft may be from a version with fewer columns. */
export const restoredRow = (stored: Row): Row => ({
  ...nothing,
  ...stored,
  saved: typeof stored.saved === 'string' ? { path: stored.saved, isHeld: false } : stored.saved,
  refused: typeof stored.refused === 'string' ? { field: null, message: stored.refused } : stored.refused,
});

const texts = ['home', 'away', 'homeTeamId', 'awayTeamId', 'homeGoals', 'awayGoals'] as const;
const others = ['forfeitedBy', 'homeFairPlay', 'awayFairPlay'] as const;

/** Returns whether a row has no content; date and time alone do not count. */
export const isEmpty = (row: Row): boolean =>
  [...texts, ...others].every((name) => row[name] === '') && Object.keys(row.unread).length === 0;

/** Returns a changed row with a new command id, so that the server does not treat it as a retry. */
export const changed = (row: Row, changes: Partial<Row>): Row => ({
  ...row,
  unread: Object.fromEntries(Object.entries(row.unread).filter(([column]) => !(column in changes))),
  again: false,
  ...changes,
  commandId: newCommandId(),
  refused: null,
});
