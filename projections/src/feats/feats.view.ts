import { teamSeasons } from '../catalogue/teams.views.ts';
import { by, derivedView } from '../engine/view.ts';
import { games } from '../games/games.view.ts';
import { isPlayed } from '../standings/result.ts';
import { featsOf } from './feats.ts';
import { featsTable } from './feats.table.ts';

export const feats = derivedView({
  version: 1,
  table: featsTable,
  group: ['seasonId', 'teamId'],
  from: {
    games: by(games, ['seasonId', 'homeTeamId'], ['seasonId', 'awayTeamId']),
    teamSeasons: by(teamSeasons, ['seasonId', 'teamId']),
  },
  compute: ({ games, teamSeasons: [team] }, [seasonId, teamId]) => {
    const first = games.find(isPlayed);
    if (!first) return [];
    const key = { seasonId: Number(seasonId), teamId: Number(teamId) };
    return [{ ...key, categoryId: team?.categoryId ?? first.categoryId, ...featsOf(games, Number(teamId)) }];
  },
});
