import type { Decision, ForfeitSide } from '@rondelle/contracts/competition/lists.ts';
import { newCommandId } from '../../../lib/new-command-id.ts';
import type { Fault } from '../../../lib/refusal.ts';
import type { Column } from './columns.ts';

/** Why the server did not take a row; the page of the game that is there already, where that is why. */
type Refusal = Fault & { readonly there?: string | null };

/** One line of the grid, as it was typed or pasted. */
export type Row = {
  /** What is recorded under this id is recorded once. */
  readonly commandId: string;
  readonly date: string;
  readonly time: string;
  /** As they were pasted; the form of a name that no team has is kept until a team is chosen. */
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
  /** What was pasted into a column that cannot hold it; kept until the cell is filled in. */
  readonly unread: Readonly<Partial<Record<Column, string>>>;
  /** The game’s page once it is saved. */
  readonly saved: string | null;
  readonly refused: Refusal | null;
  /** It is meant although a game of these teams is there on that day. */
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

/** A row as it was kept in this browser, perhaps when the grid had fewer columns. */
export const restoredRow = (kept: Row): Row => ({
  ...nothing,
  ...kept,
  refused: typeof kept.refused === 'string' ? { field: null, message: kept.refused } : kept.refused,
});

const texts = ['home', 'away', 'homeTeamId', 'awayTeamId', 'homeGoals', 'awayGoals'] as const;
const others = ['forfeitedBy', 'homeFairPlay', 'awayFairPlay'] as const;

/** A date alone is no game. */
export const isEmpty = (row: Row): boolean =>
  [...texts, ...others].every((name) => row[name] === '') && Object.keys(row.unread).length === 0;

/** A changed row is another game to the server: it must not be taken for the one that was sent before. */
export const changed = (row: Row, changes: Partial<Row>): Row => ({
  ...row,
  unread: Object.fromEntries(Object.entries(row.unread).filter(([column]) => !(column in changes))),
  again: false,
  ...changes,
  commandId: newCommandId(),
  refused: null,
});
