import { offStatuses } from '@rondelle/contracts/competition/lists.ts';
import type { CollisionsInput, CollisionsOutput } from '@rondelle/contracts/competition/collisions.ts';
import { anyOf } from '../sql/any-of.ts';
import { seasonCatalogue } from '../outputs/catalogue.ts';
import { gameCardOf } from '../outputs/game-card.ts';
import { namesFor, wantedBy } from '../outputs/names.ts';
import type { Db } from '../../views/schema.ts';
import { collisionsOf, standingGames } from '../../computing/games/collisions.ts';
import { gameColumns } from '../sql/game-columns.ts';

/** More games than the busiest days of a season have. */
const mostStanding = 20_000;
const displayLimit = 100;

/** Returns the collisions of the games of the input; `at` is that of each game in the input. */
export const collisions = async (
  db: Db,
  { lang, sid, games, without = [] }: CollisionsInput,
): Promise<CollisionsOutput> => {
  const { catalogue, seasonId } = await seasonCatalogue(db, { lang, sid });
  const standing = await db
    .selectFrom('games')
    .select(gameColumns)
    .where('seasonId', '=', seasonId)
    .where(anyOf('date', new Set(games.map(({ date }) => date))))
    .where('status', 'not in', offStatuses)
    .orderBy('gameId')
    .limit(mostStanding)
    .execute();
  const replaced = new Set(without);
  const prepared = standingGames(standing.filter(({ gameId }) => !replaced.has(gameId)));
  const found = games.flatMap(({ at, gameId, ...game }) =>
    collisionsOf(game, prepared, gameId ?? null).map((one) => ({ at, ...one })),
  );
  const displayed = found.slice(0, displayLimit);
  const ids = new Set(displayed.map(({ gameId }) => gameId));
  const rows = standing.filter(({ gameId }) => ids.has(gameId));
  const names = await namesFor(db, catalogue, wantedBy(rows));
  const cards = new Map(rows.map((row) => [row.gameId, gameCardOf(row, names)]));
  return {
    total: found.length,
    collisions: displayed.flatMap(({ at, kind, gameId }) => {
      const game = cards.get(gameId);
      return game ? [{ at, kind, game }] : [];
    }),
  };
};
