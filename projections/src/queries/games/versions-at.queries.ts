import type { GameHistoryRow } from '../../views/games/games.table.ts';
import type { Db } from '../../views/schema.ts';
import { gameHistoryColumns } from '../sql/game-columns.ts';

/** A game after a change and before it. `after` is null when no version has the revision, `before` when it was the first. */
export type GameVersions = { readonly after: GameHistoryRow | null; readonly before: GameHistoryRow | null };

/** Returns the version of a game that a change made, and the one that it changed. */
export const gameVersionsAt = async (db: Db, gameId: number, revision: number): Promise<GameVersions> => {
  const [last = null, previous = null] = await db
    .selectFrom('game_history')
    .select(gameHistoryColumns)
    .where('gameId', '=', gameId)
    .where('revision', '<=', revision)
    .orderBy('revision', 'desc')
    .limit(2)
    .execute();
  return last?.revision === revision ? { after: last, before: previous } : { after: null, before: last };
};
