import type { SameGamesOutput } from '@rondelle/contracts/competition/history.outputs.ts';
import type { SameGamesInput } from '@rondelle/contracts/competition/history.inputs.ts';
import { type GameSlot, isOtherTime } from '@rondelle/contracts/competition/same-game.ts';
import { catalogueIn } from '../outputs/catalogue.ts';
import { gameCardOf } from '../outputs/game-card.ts';
import { namesFor, wantedBy } from '../outputs/names.ts';
import type { Db } from '../../views/schema.ts';
import { gameColumns } from '../sql/game-columns.ts';
import type { GameRow } from '../../views/games/games.table.ts';

/** More games than two teams play in a day. */
const most = 50;

/**
 * Returns recorded games that are most likely that of the input, by the rule of `isSameGame`. Leaves out cancelled
 * games.
 */
export const sameGames = async (db: Db, slot: GameSlot): Promise<GameRow[]> => {
  const { homeTeamId, awayTeamId, date, time } = slot;
  const rows = await db
    .selectFrom('games')
    .select(gameColumns)
    .where('teamLo', '=', Math.min(homeTeamId, awayTeamId))
    .where('teamHi', '=', Math.max(homeTeamId, awayTeamId))
    .where('date', '=', date)
    .where('status', '!=', 'cancelled')
    .orderBy('gameId')
    .limit(most)
    .execute();
  return rows.filter((row) => !isOtherTime(row.time, time));
};

/** Returns the games of `sameGames` as cards, for the form that enters a game. */
export const sameGameCards = async (db: Db, slot: SameGamesInput): Promise<SameGamesOutput> => {
  const found = await sameGames(db, slot);
  const names = await namesFor(db, await catalogueIn(db, slot.lang), wantedBy(found));
  return { games: found.map((row) => gameCardOf(row, names)) };
};
