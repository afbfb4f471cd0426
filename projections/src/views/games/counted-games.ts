import { countsOf } from '@rondelle/contracts/competition/game.events.ts';
import { countFields } from '@rondelle/contracts/competition/result-counts.ts';
import type { GameRow } from './games.table.ts';

/** The columns that ratings and forecasts read. All read the same ones, so that a projector reads a category once. */
export const ratedColumns = [
  'gameId',
  'leagueId',
  'homeTeamId',
  'awayTeamId',
  'date',
  'status',
  'forfeitedBy',
  'homeGoals',
  'awayGoals',
  'decidedIn',
] as const satisfies readonly (keyof GameRow)[];

/** The columns that tables, streaks, records and counts read. All read the same ones, for the same reason. */
export const countedColumns = [
  ...ratedColumns,
  'seasonId',
  'categoryId',
  'teamLo',
  'teamHi',
  'stage',
  'groupName',
  'time',
  'homeFairPlay',
  'awayFairPlay',
  ...countFields,
] as const satisfies readonly (keyof GameRow)[];
/** The columns of a game that count. */
export type CountedGame = Pick<GameRow, (typeof countedColumns)[number]>;

/** Columns that every goal of a live game changes. */
const withoutLiveScore = {
  homeGoals: null,
  awayGoals: null,
  decidedIn: null,
  period: null,
  homeFairPlay: null,
  awayFairPlay: null,
  ...countsOf({}),
  revision: 0,
} satisfies Partial<GameRow>;

/**
 * A game as tables, streaks, records, ratings and forecasts see it: a live score counts nowhere before the end of its
 * game, so that a goal recomputes nothing.
 */
export const asCounted = <Game extends Pick<GameRow, 'status'>>(game: Game): Game =>
  game.status === 'live' ? { ...game, ...withoutLiveScore } : game;
