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
  gameId: int,
  seasonId: int,
  categoryId: int,
  leagueId: nullable(int),
  tournamentId: nullable(int),
  /** `league-5`, `tournament-3`, or `interleague-{season}-{category}`. */
  competition: text,
  stage: oneOf(stages),
  groupName: nullable(text),
  date,
  time: nullable(text),
  venue: nullable(text),
  city: nullable(text),
  homeTeamId: int,
  awayTeamId: int,
  /** The two teams in the order of their ids: what a rivalry is found by. */
  teamLo: int,
  teamHi: int,
  status: oneOf(gameStatuses),
  homeGoals: nullable(int),
  awayGoals: nullable(int),
  decidedIn: nullable(oneOf(decisions)),
  forfeitedBy: nullable(oneOf(forfeitSides)),
  homeFairPlay: nullable(int),
  awayFairPlay: nullable(int),
  homePenaltyMinutes: nullable(int),
  awayPenaltyMinutes: nullable(int),
  /** Of a game that is being played, as text: `1`, `2`, `3`, `overtime` or `shootout`. */
  period: nullable(text),
  /** Of a game with a result: what is said of it, and by which team's side. */
  confirmation: nullable(oneOf(confirmations)),
  confirmationBy: nullable(oneOf(gameSides)),
  sourceKey: nullable(text),
  /** Of the game's stream: what a correction names as the version that it saw. */
  revision: int,
};

export const gamesTable = table('games', columns, {
  key: ['gameId'],
  indexes: [
    ['competition', 'date'],
    ['seasonId', 'date'],
    // The arenas of a season are read from one to the next.
    ['seasonId', 'venue'],
    ['seasonId', 'categoryId', 'date'],
    ['homeTeamId', 'seasonId'],
    ['awayTeamId', 'seasonId'],
    ['teamLo', 'teamHi', 'seasonId'],
    ['sourceKey'],
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
    actorId: text,
    actorRole: text,
    source: text,
    reason: nullable(text),
    deleted: bool,
    recordedAt: timestamp,
    position,
  },
  {
    key: ['gameId', 'revision'],
    indexes: [
      ['competition', 'recordedAt'],
      ['seasonId', 'categoryId'],
      ['homeTeamId', 'seasonId'],
      ['awayTeamId', 'seasonId'],
    ],
  },
);
export type GameHistoryRow = RowOf<typeof gameHistoryTable>;
