import { by, derivedView, only } from '../engine/view.ts';
import { games } from '../games/games.view.ts';
import { ratingsOf } from './ratings.ts';
import { ratingsTable } from './ratings.table.ts';

export const ratings = derivedView({
  version: 1,
  table: ratingsTable,
  group: ['season_id', 'category_id'],
  from: {
    games: only(
      by(games, ['season_id', 'category_id']),
      ...(['game_id', 'home_team_id', 'away_team_id', 'status', 'forfeited_by'] as const),
      ...(['home_goals', 'away_goals'] as const),
    ),
  },
  compute: ({ games }, [seasonId, categoryId]) => ratingsOf(games, Number(seasonId), Number(categoryId)),
});
