import { m } from '../../../paraglide/messages.js';

/** What a line of the grid holds, from left to right; faults name their field by the same words. */
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
  date: m.game_form_date,
  time: m.game_form_time,
  homeTeamId: m.game_form_home,
  homeGoals: m.grid_home_goals,
  awayTeamId: m.game_form_away,
  awayGoals: m.grid_away_goals,
  decidedIn: m.grid_ending,
  homeFairPlay: m.grid_home_fair_play,
  awayFairPlay: m.grid_away_fair_play,
} as const satisfies Record<Column, () => string>;

/** What stands above the column, and before each of its cells on a phone. */
export const columnLabel = (column: Column): string => labels[column]();

const unread = {
  date: m.grid_unread_date,
  time: m.grid_unread_time,
  homeTeamId: m.grid_unknown_team,
  homeGoals: m.grid_unread_number,
  awayTeamId: m.grid_unknown_team,
  awayGoals: m.grid_unread_number,
  decidedIn: m.grid_unread_ending,
  homeFairPlay: m.grid_unread_number,
  awayFairPlay: m.grid_unread_number,
} as const satisfies Record<Column, (inputs: { name: string }) => string>;

/** Why a pasted text is nothing that the column can hold. */
export const unreadWords = (column: Column, name: string): string => unread[column]({ name });
