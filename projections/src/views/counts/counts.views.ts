import { leagues } from '../catalogue/leagues.views.ts';
import { teamSeasons } from '../catalogue/teams.views.ts';
import { tournaments } from '../catalogue/tournaments.views.ts';
import { by, derivedView, only, seenAs } from '../engine/view.ts';
import { asCounted, countedColumns } from '../games/counted-games.ts';
import { games } from '../games/games.view.ts';
import { gamesCountedAmong } from '../withdrawals/withdrawals.ts';
import { withdrawnGames } from '../withdrawals/withdrawn-games.view.ts';
import {
  categoryCounts as countCategory,
  competitionCounts as countCompetition,
  seasonCounts as countSeason,
} from './counts.ts';
import { categoryCountsTable, competitionCountsTable, seasonCountsTable } from './counts.tables.ts';

/** Counts of a league or a tournament, or of the inter-league games of a category. */
export const competitionCounts = derivedView({
  version: 4,
  table: competitionCountsTable,
  group: ['competition'],
  from: {
    games: seenAs(only(by(games, ['competition']), ...countedColumns), asCounted),
    withdrawn: by(withdrawnGames, ['competition']),
    leagues: by(leagues, ['competition']),
    tournaments: by(tournaments, ['competition']),
  },
  compute: ({ games, withdrawn, leagues, tournaments }, [competition]) => {
    const exists = leagues.length + tournaments.length > 0 || String(competition).startsWith('interleague-');
    const row = exists
      ? countCompetition(String(competition), games, gamesCountedAmong(games, withdrawn))
      : null;
    return row ? [row] : [];
  },
});

export const categoryCounts = derivedView({
  version: 1,
  table: categoryCountsTable,
  group: ['seasonId', 'categoryId'],
  from: {
    teams: by(teamSeasons, ['seasonId', 'categoryId']),
    leagues: by(leagues, ['seasonId', 'categoryId']),
  },
  compute: ({ teams, leagues }, [seasonId, categoryId]) => {
    const row = countCategory(Number(seasonId), Number(categoryId), teams, leagues);
    return row ? [row] : [];
  },
});

export const seasonCounts = derivedView({
  version: 2,
  table: seasonCountsTable,
  group: ['seasonId'],
  from: {
    competitions: by(competitionCounts, ['seasonId']),
    categories: by(categoryCounts, ['seasonId']),
    tournaments: by(tournaments, ['seasonId']),
  },
  compute: ({ competitions, categories, tournaments }, [seasonId]) => {
    const row = countSeason(Number(seasonId), competitions, categories, tournaments);
    return row ? [row] : [];
  },
});
