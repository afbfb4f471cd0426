import {
  type GameHistoryRow,
  type GameRow,
  gameHistoryTable,
  gamesTable,
} from '../../views/games/games.table.ts';

export const gameColumns = Object.keys(gamesTable.columns) as (keyof GameRow)[];
export const gameHistoryColumns = Object.keys(gameHistoryTable.columns) as (keyof GameHistoryRow)[];
