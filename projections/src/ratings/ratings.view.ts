import { by, derivedView } from '../engine/view.ts';
import { games } from '../games/games.view.ts';
import { ratingsOf } from './ratings.ts';
import { ratingsTable } from './ratings.table.ts';

export const ratings = derivedView({
  version: 1,
  table: ratingsTable,
  group: ['season_id', 'category_id'],
  from: { games: by(games, ['season_id', 'category_id']) },
  compute: ({ games }, [seasonId, categoryId]) => ratingsOf(games, Number(seasonId), Number(categoryId)),
});
