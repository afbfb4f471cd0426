import { by, derivedView } from '../engine/view.ts';
import { games } from '../games/games.view.ts';
import { isPlayed } from '../standings/result.ts';
import { streaksOf } from './streaks.ts';
import { streaksTable } from './streaks.table.ts';

export const streaks = derivedView({
  version: 1,
  table: streaksTable,
  group: ['season_id', 'team_id'],
  from: { games: by(games, ['season_id', 'home_team_id'], ['season_id', 'away_team_id']) },
  compute: ({ games }, [seasonId, teamId]) =>
    games.some(isPlayed)
      ? [
          {
            season_id: Number(seasonId),
            team_id: Number(teamId),
            ...streaksOf(games, Number(teamId)),
          },
        ]
      : [],
});
