import { by, derivedView } from '../engine/view.ts';
import { games } from '../games/games.view.ts';
import { isPlayed } from '../standings/result.ts';
import { streaksOf } from './streaks.ts';
import { streaksTable } from './streaks.table.ts';

export const streaks = derivedView({
  version: 1,
  table: streaksTable,
  group: ['seasonId', 'teamId'],
  from: { games: by(games, ['seasonId', 'homeTeamId'], ['seasonId', 'awayTeamId']) },
  compute: ({ games }, [seasonId, teamId]) =>
    games.some(isPlayed)
      ? [
          {
            seasonId: Number(seasonId),
            teamId: Number(teamId),
            ...streaksOf(games, Number(teamId)),
          },
        ]
      : [],
});
