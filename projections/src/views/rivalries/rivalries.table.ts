import { date, int, nullable, type RowOf, table } from '../engine/table.ts';

/** Totals of two teams against each other in a season; `lo` is the team with the lower id. */
export const rivalriesTable = table(
  'rivalries',
  {
    seasonId: int,
    teamLo: int,
    teamHi: int,
    games: int,
    ties: int,
    loWins: int,
    hiWins: int,
    loLosses: int,
    hiLosses: int,
    /** Losses in overtime or a shoot-out; `loLosses` are regulation losses and forfeits. */
    loOvertimeLosses: int,
    hiOvertimeLosses: int,
    loGoals: int,
    hiGoals: int,
    /** The longest run of wins by one team against the other, and the id of that team. */
    longestRun: int,
    longestRunTeamId: nullable(int),
    lastGameId: int,
    lastDate: date,
  },
  {
    key: ['seasonId', 'teamLo', 'teamHi'],
    indexes: [
      ['teamLo', 'teamHi'],
      ['teamHi', 'seasonId'],
      ['teamLo', 'seasonId'],
    ],
  },
);
export type RivalryRow = RowOf<typeof rivalriesTable>;
