import { by, derivedView, type Memory, only, seenAs } from '../engine/view.ts';
import { asCounted, ratedColumns } from '../games/counted-games.ts';
import { games } from '../games/games.view.ts';
import { openingOf } from '../ratings/opening.ts';
import { openingRatings } from '../ratings/opening-ratings.view.ts';
import { gamesCountedAmong } from '../withdrawals/withdrawals.ts';
import { withdrawnGames } from '../withdrawals/withdrawn-games.view.ts';
import { forecastsFrom, type KnownWeek } from './forecasts.ts';
import { forecastsTable } from './forecasts.table.ts';

type Remembered = readonly KnownWeek[];

export const forecasts = derivedView({
  version: 6,
  table: forecastsTable,
  group: ['seasonId', 'categoryId'],
  // A result changes the forecasts of all later weeks.
  later: true,
  from: {
    games: seenAs(only(by(games, ['seasonId', 'categoryId']), ...ratedColumns), asCounted),
    withdrawn: by(withdrawnGames, ['seasonId', 'categoryId']),
    opening: by(openingRatings, ['seasonId', 'categoryId']),
  },
  remembers: 128,
  compute: (
    { games, withdrawn, opening: [opening] },
    [seasonId, categoryId],
    memory?: Memory<Remembered>,
  ) => {
    const category = { seasonId: Number(seasonId), categoryId: Number(categoryId) };
    const counted = gamesCountedAmong(games, withdrawn);
    const weeks = forecastsFrom(counted, category, openingOf(opening), memory?.recall());
    memory?.keep(weeks);
    return weeks.flatMap(({ rows }) => rows);
  },
});
