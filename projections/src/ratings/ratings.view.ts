import { by, derivedView, only } from '../engine/view.ts';
import { games } from '../games/games.view.ts';
import { ratingsOf } from './ratings.ts';
import { ratingsTable } from './ratings.table.ts';

export const ratings = derivedView({
  version: 2,
  table: ratingsTable,
  group: ['seasonId', 'categoryId'],
  from: {
    games: only(
      by(games, ['seasonId', 'categoryId']),
      ...(['gameId', 'homeTeamId', 'awayTeamId', 'status', 'forfeitedBy'] as const),
      ...(['homeGoals', 'awayGoals', 'decidedIn'] as const),
    ),
  },
  compute: ({ games }, [seasonId, categoryId]) => ratingsOf(games, Number(seasonId), Number(categoryId)),
});
