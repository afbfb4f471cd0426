import {
  confirmations,
  decisions,
  forfeitSides,
  gameSides,
  gameStatuses,
  stages,
} from '@rondelle/contracts/competition/vocabulary.ts';
import {
  bool,
  date,
  int,
  nullable,
  oneOf,
  position,
  type RowOf,
  table,
  text,
  timestamp,
} from '../engine/table.ts';

const columns = {
  game_id: int,
  season_id: int,
  category_id: int,
  league_id: nullable(int),
  tournament_id: nullable(int),
  /** `league-5`, `tournament-3`, or `interleague-{season}-{category}`. */
  competition: text,
  stage: oneOf(stages),
  group_name: nullable(text),
  date,
  time: nullable(text),
  venue: nullable(text),
  city: nullable(text),
  home_team_id: int,
  away_team_id: int,
  /** The two teams in the order of their ids: what a rivalry is found by. */
  team_lo: int,
  team_hi: int,
  status: oneOf(gameStatuses),
  home_goals: nullable(int),
  away_goals: nullable(int),
  decided_in: nullable(oneOf(decisions)),
  forfeited_by: nullable(oneOf(forfeitSides)),
  home_fair_play: nullable(int),
  away_fair_play: nullable(int),
  /** Of a game that is being played, as text: `1`, `2`, `3`, `overtime` or `shootout`. */
  period: nullable(text),
  /** Of a game with a result: what is said of it, and by which team's side. */
  confirmation: nullable(oneOf(confirmations)),
  confirmation_by: nullable(oneOf(gameSides)),
  source_key: nullable(text),
  /** Of the game's stream: what a correction names as the version that it saw. */
  revision: int,
};

export const gamesTable = table('games', columns, {
  key: ['game_id'],
  indexes: [
    ['competition', 'date'],
    ['season_id', 'date'],
    ['season_id', 'category_id', 'date'],
    ['home_team_id', 'season_id'],
    ['away_team_id', 'season_id'],
    ['team_lo', 'team_hi', 'season_id'],
    ['source_key'],
  ],
});
export type GameRow = RowOf<typeof gamesTable>;

/** Every version a game ever had: its columns after the change, and who made it, when, from where and why. */
export const gameHistoryTable = table(
  'game_history',
  {
    ...columns,
    /** The event's type. */
    action: text,
    actor_id: text,
    actor_role: text,
    source: text,
    reason: nullable(text),
    deleted: bool,
    recorded_at: timestamp,
    position,
  },
  {
    key: ['game_id', 'revision'],
    indexes: [
      ['competition', 'recorded_at'],
      ['season_id', 'category_id'],
      ['home_team_id', 'season_id'],
      ['away_team_id', 'season_id'],
    ],
  },
);
export type GameHistoryRow = RowOf<typeof gameHistoryTable>;
