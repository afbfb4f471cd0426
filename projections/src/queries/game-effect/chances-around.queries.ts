import type { ChancesAround } from '../../computing/outlook/chances-around-game.ts';
import type { GameRow } from '../../views/games/games.table.ts';
import type { Db } from '../../views/schema.ts';
import { tablesOf } from '../../views/standings/tables.ts';
import type { GameTable } from './table-of-game.queries.ts';
import { shows } from '../policy/policy.queries.ts';
import { datedGamesOfCategory, openingOfCategory } from '../ratings/ratings.queries.ts';
import { isTooLarge } from '../../computing/season-race/size.ts';
import { inProcessSimulations, type Simulations } from '../outlook/simulations.ts';

/** Returns the chances of a league's teams around a game of its table; null where forecasts are hidden. */
export const chancesAround = async (
  db: Db,
  { competition, entries, games }: GameTable,
  game: GameRow,
  { chancesAroundGame }: Pick<Simulations, 'chancesAroundGame'> = inProcessSimulations,
): Promise<ChancesAround | null> => {
  const [table] = competition.kind === 'league' ? tablesOf(games, entries, 'league') : [];
  if (!table || isTooLarge(table)) return null;
  const { seasonId, categoryId } = game;
  if (!(await shows(db, categoryId, 'everything'))) return null;
  const [ofCategory, opening] = await Promise.all([
    datedGamesOfCategory(db, seasonId, categoryId),
    openingOfCategory(db, seasonId, categoryId),
  ]);
  return chancesAroundGame({ league: { table, competition, opening }, ofCategory, game });
};
