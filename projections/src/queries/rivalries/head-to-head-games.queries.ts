import type { GameRow } from '../../views/games/games.table.ts';
import type { Db } from '../../views/schema.ts';
import { gameColumns } from '../sql/game-columns.ts';

const most = 2000;

/** Returns all games between two teams, of all seasons. */
export const headToHeadGamesOf = (db: Db, { teamLo, teamHi }: Pick<GameRow, 'teamLo' | 'teamHi'>) =>
  db
    .selectFrom('games')
    .select(gameColumns)
    .where('teamLo', '=', teamLo)
    .where('teamHi', '=', teamHi)
    .limit(most)
    .execute();
