import { date, int, nullable, type RowOf, table } from '../engine/table.ts';

/** What two teams did against each other in a season; `lo` is the team with the lower id. */
export const rivalriesTable = table(
  'rivalries',
  {
    season_id: int,
    team_lo: int,
    team_hi: int,
    games: int,
    ties: int,
    lo_wins: int,
    hi_wins: int,
    lo_losses: int,
    hi_losses: int,
    /** Losses in overtime or a shoot-out; `lo_losses` are regulation losses only. */
    lo_overtime_losses: int,
    hi_overtime_losses: int,
    lo_goals: int,
    hi_goals: int,
    /** The longest run of wins by one team against the other, and whose it is. */
    longest_run: int,
    longest_run_team_id: nullable(int),
    last_game_id: int,
    last_date: date,
  },
  {
    key: ['season_id', 'team_lo', 'team_hi'],
    indexes: [
      ['team_lo', 'team_hi'],
      ['team_hi', 'season_id'],
      ['team_lo', 'season_id'],
    ],
  },
);
export type RivalryRow = RowOf<typeof rivalriesTable>;
