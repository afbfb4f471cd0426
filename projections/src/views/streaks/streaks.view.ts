import { by, derivedView, only, seenAs } from '../engine/view.ts';
import { asCounted, countedColumns } from '../games/counted-games.ts';
import { games } from '../games/games.view.ts';
import { isPlayed } from '../games/result.ts';
import { gamesCountedAmong } from '../withdrawals/withdrawals.ts';
import { withdrawnGames } from '../withdrawals/withdrawn-games.view.ts';
import { streaksOf } from './streaks.ts';
import { streaksTable } from './streaks.table.ts';

export const streaks = derivedView({
  version: 2,
  table: streaksTable,
  group: ['seasonId', 'teamId'],
  from: {
    games: seenAs(
      only(by(games, ['seasonId', 'homeTeamId'], ['seasonId', 'awayTeamId']), ...countedColumns),
      asCounted,
    ),
    withdrawn: by(withdrawnGames, ['seasonId', 'homeTeamId'], ['seasonId', 'awayTeamId']),
  },
  compute: ({ games, withdrawn }, [seasonId, teamId]) => {
    const counted = gamesCountedAmong(games, withdrawn);
    if (!counted.some(isPlayed)) return [];
    return [{ seasonId: Number(seasonId), teamId: Number(teamId), ...streaksOf(counted, Number(teamId)) }];
  },
});
