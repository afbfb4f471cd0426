import type { BiggestGame } from '@rondelle/contracts/competition/forecast.outputs.ts';
import { sql } from 'kysely';
import { gameColumns } from '../sql/game-columns.ts';
import { cardsFor } from '../outputs/game-lists.ts';
import { anyOf } from '../sql/any-of.ts';
import type { Catalogue } from '../outputs/catalogue.ts';
import { categoriesShowing } from '../policy/policy.queries.ts';
import type { Db } from '../../views/schema.ts';
import type { Stakes } from '../../computing/outlook/stakes.ts';

const looked = 40;

/** Returns the games of the coming week that change teams' chances most, largest first; one per league, for variety. */
export const biggestGames = async (
  db: Db,
  catalogue: Catalogue,
  seasonId: number,
  limit: number,
): Promise<BiggestGame[]> => {
  const { rows } = await sql<{ gameId: number; stakes: Omit<Stakes, 'target'> & Partial<Stakes> }>`
    SELECT "gameId", stakes FROM operations.game_stakes WHERE "seasonId" = ${seasonId}
    ORDER BY swing DESC, "gameId" LIMIT ${looked}`.execute(db);
  if (rows.length === 0) return [];
  const found = await db
    .selectFrom('games')
    .select(gameColumns)
    .where(
      anyOf(
        'gameId',
        rows.map(({ gameId }) => gameId),
      ),
    )
    .where('status', '=', 'scheduled')
    .limit(looked)
    .execute();
  const open = await categoriesShowing(
    db,
    [...new Set(found.map(({ categoryId }) => categoryId))],
    'everything',
  );
  const leagues = new Set<string>();
  const chosen = rows.flatMap(({ gameId, stakes }) => {
    const game = found.find((one) => one.gameId === gameId);
    if (!game || !open.has(game.categoryId) || leagues.has(game.competition)) return [];
    leagues.add(game.competition);
    // Earlier versions stored chances of the top four, without saying so.
    return [{ game, stakes: { target: 'firstFour' as const, ...stakes } }];
  });
  const displayed = chosen.slice(0, limit);
  const cards = await cardsFor(
    db,
    catalogue,
    displayed.map(({ game }) => game),
  );
  return displayed.flatMap(({ stakes }, at) => {
    const game = cards[at];
    return game ? [{ game, stakes }] : [];
  });
};
