import type { DuplicatesOutput } from '@rondelle/contracts/competition/history.outputs.ts';
import type { GameInput } from '@rondelle/contracts/competition/inputs.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { sql } from 'kysely';
import { catalogueIn } from '../outputs/catalogue.ts';
import { gameCardOf } from '../outputs/game-card.ts';
import { namesFor, wantedBy } from '../outputs/names.ts';
import type { Db } from '../../views/schema.ts';
import { gameColumns } from '../sql/game-columns.ts';

/** A game entered twice often differs by a day, and in which team is at home. */
const withinDays = 2;
const most = 20;

/** Returns other games of the same two teams within two days. Throws `game/unknown`. */
export const likelyDuplicates = async (db: Db, { lang, gid }: GameInput): Promise<DuplicatesOutput> => {
  const game = await db.selectFrom('games').select(gameColumns).where('gameId', '=', gid).executeTakeFirst();
  if (!game) throw new DomainError('game/unknown', 'gid');
  const found = await db
    .selectFrom('games')
    .select(gameColumns)
    .where('teamLo', '=', game.teamLo)
    .where('teamHi', '=', game.teamHi)
    .where('seasonId', '=', game.seasonId)
    .where('gameId', '!=', gid)
    .where(
      sql<boolean>`date BETWEEN ${game.date}::date - ${withinDays}::int AND ${game.date}::date + ${withinDays}::int`,
    )
    .orderBy('date')
    .orderBy('gameId')
    .limit(most)
    .execute();
  const names = await namesFor(db, await catalogueIn(db, lang), wantedBy([game, ...found]));
  return { game: gameCardOf(game, names), likely: found.map((one) => gameCardOf(one, names)) };
};
