import { type GameHistoryRow, type GameRow, gameHistoryTable, gamesTable } from './games.table.ts';

/** Every column of a game, by name. */
export const gameColumns = Object.keys(gamesTable.columns) as (keyof GameRow)[];
export const gameHistoryColumns = Object.keys(gameHistoryTable.columns) as (keyof GameHistoryRow)[];
