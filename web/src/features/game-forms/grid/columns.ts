import { mentionsForfeit } from '@rondelle/contracts/competition/forfeit-words.ts';
import { maxGoals } from '@rondelle/contracts/competition/lists.ts';
import { m } from '../../../paraglide/messages.js';

/** Columns of the grid from left to right; field errors use the same names. */
export const columns = [
  'date',
  'time',
  'homeTeamId',
  'homeGoals',
  'awayTeamId',
  'awayGoals',
  'decidedIn',
  'homeFairPlay',
  'awayFairPlay',
] as const;
export type Column = (typeof columns)[number];

export const isColumn = (field: string | null): field is Column => columns.some((column) => column === field);

const labels = {
  date: m.field_date,
  time: m.field_time,
  homeTeamId: m.field_home_team,
  homeGoals: m.grid_home_goals,
  awayTeamId: m.field_away_team,
  awayGoals: m.grid_away_goals,
  decidedIn: m.grid_ending,
  homeFairPlay: m.grid_home_fair_play,
  awayFairPlay: m.grid_away_fair_play,
} as const satisfies Record<Column, () => string>;

/** Returns the heading of a column; on phones, it labels each cell. */
export const columnLabel = (column: Column): string => labels[column]();

const unreadGoals = ({ name }: { name: string }): string =>
  mentionsForfeit(name) ? m.grid_unread_forfeit({ name }) : m.grid_unread_goals({ name, max: maxGoals });

const unread = {
  date: m.grid_unread_date,
  time: m.grid_unread_time,
  homeTeamId: m.grid_unknown_team,
  homeGoals: unreadGoals,
  awayTeamId: m.grid_unknown_team,
  awayGoals: unreadGoals,
  decidedIn: m.grid_unread_ending,
  homeFairPlay: m.grid_unread_number,
  awayFairPlay: m.grid_unread_number,
} as const satisfies Record<Column, (inputs: { name: string }) => string>;

/** Returns the error for a pasted text that the column cannot hold. */
export const unreadWords = (column: Column, name: string): string => unread[column]({ name });
