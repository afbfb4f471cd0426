import { by, derivedView, only, seenAs } from '../engine/view.ts';
import { asCounted, ratedColumns } from '../games/counted-games.ts';
import { games } from '../games/games.view.ts';
import { gamesCountedAmong } from '../withdrawals/withdrawals.ts';
import { withdrawnGames } from '../withdrawals/withdrawn-games.view.ts';
import { openingOf } from './opening.ts';
import { openingRatings } from './opening-ratings.view.ts';
import { ratingsOf } from './ratings.ts';
import { ratingsTable } from './ratings.table.ts';

export const ratings = derivedView({
  version: 8,
  table: ratingsTable,
  group: ['seasonId', 'categoryId'],
  later: true,
  from: {
    games: seenAs(only(by(games, ['seasonId', 'categoryId']), ...ratedColumns), asCounted),
    withdrawn: by(withdrawnGames, ['seasonId', 'categoryId']),
    opening: by(openingRatings, ['seasonId', 'categoryId']),
  },
  compute: ({ games, withdrawn, opening: [opening] }, [seasonId, categoryId]) =>
    ratingsOf(gamesCountedAmong(games, withdrawn), Number(seasonId), Number(categoryId), openingOf(opening)),
});
