import { allowsTies } from '@rondelle/contracts/competition/allows-ties.ts';
import type { CompetitionRow } from '../competitions/competitions.table.ts';
import { competitions } from '../competitions/competitions.view.ts';
import { by, derivedView, type Memory, only, seenAs } from '../engine/view.ts';
import { asCounted, ratedColumns } from '../games/counted-games.ts';
import type { GameRow } from '../games/games.table.ts';
import { games } from '../games/games.view.ts';
import { openingOf } from '../ratings/opening.ts';
import { openingRatings } from '../ratings/opening-ratings.view.ts';
import { gamesCountedAmong } from '../withdrawals/withdrawals.ts';
import { withdrawnGames } from '../withdrawals/withdrawn-games.view.ts';
import { forecastsFrom, type KnownDay } from './forecasts.ts';
import { forecastsTable } from './forecasts.table.ts';

type Remembered = readonly KnownDay[];

/** Returns the ids of the games that cannot end in a tie, by the rules of their league. */
const gamesWithoutTies = (
  games: readonly Pick<GameRow, 'gameId' | 'leagueId'>[],
  leagues: readonly Pick<CompetitionRow, 'id' | 'rules'>[],
): ReadonlySet<number> => {
  const decided = new Set(leagues.filter(({ rules }) => !allowsTies(rules)).map(({ id }) => id));
  return new Set(
    games.filter(({ leagueId }) => leagueId !== null && decided.has(leagueId)).map(({ gameId }) => gameId),
  );
};

export const forecasts = derivedView({
  version: 8,
  table: forecastsTable,
  group: ['seasonId', 'categoryId'],
  // A result changes the forecasts of all later days.
  later: true,
  from: {
    games: seenAs(only(by(games, ['seasonId', 'categoryId']), ...ratedColumns), asCounted),
    withdrawn: by(withdrawnGames, ['seasonId', 'categoryId']),
    opening: by(openingRatings, ['seasonId', 'categoryId']),
    leagues: only(by(competitions, ['seasonId', 'categoryId']), 'id', 'rules'),
  },
  remembers: 128,
  compute: (
    { games, withdrawn, opening: [opening], leagues },
    [seasonId, categoryId],
    memory?: Memory<Remembered>,
  ) => {
    const category = { seasonId: Number(seasonId), categoryId: Number(categoryId) };
    const counted = gamesCountedAmong(games, withdrawn);
    const days = forecastsFrom(
      counted,
      category,
      openingOf(opening),
      memory?.recall(),
      gamesWithoutTies(counted, leagues),
    );
    memory?.keep(days);
    return days.flatMap(({ rows }) => rows);
  },
});
