import { allowsTies } from '@rondelle/contracts/competition/allows-ties.ts';
import type { EvaluatedCategory } from '@rondelle/projections/computing/ratings/walk-forward.ts';
import type { GameRow } from '@rondelle/projections/views/games/games.table.ts';
import { datasetRows } from '../support/dataset-rows.ts';

/** The categories of a dataset, with the games from one season to another. */
export const categoriesIn = (folder: string, from = '0000', to = '9999'): readonly EvaluatedCategory[] => {
  const { games, seasons, competition } = datasetRows(folder);
  const mayTie = (key: string): boolean => key === 'interleague' || allowsTies(competition(key).rules);
  const byCategory = new Map<string, GameRow[]>();
  for (const game of games) {
    const season = seasons[game.seasonId - 1] ?? '';
    if (season < from || season > to) continue;
    const key = `${season} ${game.categoryId}`;
    const known = byCategory.get(key);
    if (known) known.push(game);
    else byCategory.set(key, [game]);
  }
  return [...byCategory].map(([key, own]) => {
    const [season = '', category = ''] = key.split(' ');
    const withoutTies = new Set(own.filter((game) => !mayTie(game.competition)).map(({ gameId }) => gameId));
    return { season, category, games: own, withoutTies };
  });
};
