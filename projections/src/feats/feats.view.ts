import { teamSeasons } from '../catalogue/teams.views.ts';
import { by, derivedView } from '../engine/view.ts';
import { games } from '../games/games.view.ts';
import { isPlayed } from '../standings/result.ts';
import { featsOf } from './feats.ts';
import { featsTable } from './feats.table.ts';

export const feats = derivedView({
  version: 1,
  table: featsTable,
  group: ['season_id', 'team_id'],
  from: {
    games: by(games, ['season_id', 'home_team_id'], ['season_id', 'away_team_id']),
    teamSeasons: by(teamSeasons, ['season_id', 'team_id']),
  },
  compute: ({ games, teamSeasons: [team] }, [seasonId, teamId]) => {
    const first = games.find(isPlayed);
    if (!first) return [];
    const key = { season_id: Number(seasonId), team_id: Number(teamId) };
    return [
      { ...key, category_id: team?.category_id ?? first.category_id, ...featsOf(games, Number(teamId)) },
    ];
  },
});
