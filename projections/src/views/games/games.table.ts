import { forCounts } from '@rondelle/contracts/competition/result-counts.ts';
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
  /** Key of the competition: `league-5`, `tournament-3`, or `interleague-{season}-{category}`. */
  competition: text,
  stage: oneOf(stages),
  groupName: nullable(text),
  date,
  time: nullable(text),
  venue: nullable(text),
  city: nullable(text),
  homeTeamId: int,
  awayTeamId: int,
  /** The ids of the two teams in ascending order: together they identify a rivalry. */
  teamLo: int,
  teamHi: int,
  status: oneOf(gameStatuses),
  homeGoals: nullable(int),
  awayGoals: nullable(int),
  decidedIn: nullable(oneOf(decisions)),
  forfeitedBy: nullable(oneOf(forfeitSides)),
  homeFairPlay: nullable(int),
  awayFairPlay: nullable(int),
  ...forCounts(() => nullable(int)),
  /** Current period of a live game: `1`, `2`, `3`, `overtime` or `shootout`. */
  period: nullable(text),
  /** State of confirmation of a result, and the side that confirmed or disputed it. */
  confirmation: nullable(oneOf(confirmations)),
  confirmationBy: nullable(oneOf(gameSides)),
  sourceKey: nullable(text),
  /** Revision of the game's stream; a correction names the one that it is based on. */
  revision: int,
};

/** SQL condition of the few games that are live or unfinished. */
export const begunGamesSql = `status IN ('live', 'unfinished')`;

export const gamesTable = table('games', columns, {
  key: ['gameId'],
  indexes: [
    ['competition', 'date'],
    ['seasonId', 'date'],
    // For listing the distinct arenas of a season.
    ['seasonId', 'venue'],
    ['seasonId', 'categoryId', 'date'],
    // With the date, so that a team's last or next game is found without reading its season.
    ['homeTeamId', 'seasonId', 'date'],
    ['awayTeamId', 'seasonId', 'date'],
    ['teamLo', 'teamHi', 'seasonId'],
    ['sourceKey'],
    { columns: ['seasonId', 'date'], only: begunGamesSql },
    // The few results that wait for somebody to settle them.
    { columns: ['date', 'gameId'], only: `confirmation = 'disputed'` },
  ],
});
export type GameRow = RowOf<typeof gamesTable>;

/** Every version of a game: its columns after the change, and who made it, when, from where and why. */
export const gameHistoryTable = table(
  'game_history',
  {
    ...columns,
    /** Type of the event. */
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
      ['seasonId', 'categoryId', 'recordedAt'],
      ['homeTeamId', 'seasonId'],
      ['awayTeamId', 'seasonId'],
      // Index of deleted games only, for imports, which exclude them; few versions are deletions.
      { columns: ['seasonId'], only: 'deleted' },
    ],
  },
);
export type GameHistoryRow = RowOf<typeof gameHistoryTable>;
