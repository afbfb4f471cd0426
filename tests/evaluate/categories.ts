import type { EvaluatedCategory } from '@rondelle/projections/computing/ratings/walk-forward.ts';
import type { DatedGame } from '@rondelle/projections/views/ratings/weeks.ts';
import { datasetRows } from '../support/dataset-rows.ts';

/** The categories of a dataset, with the games from one season to another. */
export const categoriesIn = (folder: string, from = '0000', to = '9999'): readonly EvaluatedCategory[] => {
  const { games, seasons } = datasetRows(folder);
  const byCategory = new Map<string, DatedGame[]>();
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
    return { season, category, games: own };
  });
};
