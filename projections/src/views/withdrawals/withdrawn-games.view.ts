import { leagueEntries } from '../catalogue/leagues.views.ts';
import { by, derivedView, only } from '../engine/view.ts';
import { games } from '../games/games.view.ts';
import { withdrawalsOf } from './withdrawals.ts';
import { withdrawnGamesTable } from './withdrawn-games.table.ts';

/** Results change nothing here: only pairings and withdrawals do. */
export const withdrawnGames = derivedView({
  version: 1,
  table: withdrawnGamesTable,
  group: ['competition'],
  from: {
    games: only(
      by(games, ['competition']),
      ...(['gameId', 'seasonId', 'categoryId', 'competition'] as const),
      ...(['homeTeamId', 'awayTeamId', 'teamLo', 'teamHi'] as const),
    ),
    leagueEntries: only(by(leagueEntries, ['competition']), 'teamId', 'seasonId', 'withdrawn'),
  },
  compute: ({ games, leagueEntries }) => {
    const withdrawals = withdrawalsOf(leagueEntries);
    if (withdrawals.size === 0) return [];
    return games.flatMap((game) => {
      const [home, away] = [withdrawals.get(game.homeTeamId), withdrawals.get(game.awayTeamId)];
      if (!home && !away) return [];
      const { gameId, seasonId, categoryId, competition, homeTeamId, awayTeamId, teamLo, teamHi } = game;
      const teams = { homeTeamId, awayTeamId, teamLo, teamHi };
      return [
        { gameId, seasonId, categoryId, competition, ...teams, home: home ?? null, away: away ?? null },
      ];
    });
  },
});
