import { teamSeasons } from '../catalogue/teams.views.ts';
import { by, derivedView } from '../engine/view.ts';
import { games } from '../games/games.view.ts';
import { recordOf } from './team-record.ts';
import { teamRecordsTable } from './team-records.table.ts';

/** A team listed for a season has a record of zeros until it plays. */
export const teamRecords = derivedView({
  version: 1,
  table: teamRecordsTable,
  group: ['season_id', 'team_id'],
  from: {
    games: by(games, ['season_id', 'home_team_id'], ['season_id', 'away_team_id']),
    teamSeasons: by(teamSeasons, ['season_id', 'team_id']),
  },
  compute: ({ games, teamSeasons: [team] }, [seasonId, teamId]) => {
    const categoryId = team?.category_id ?? games[0]?.category_id;
    if (categoryId === undefined) return [];
    const key = { season_id: Number(seasonId), team_id: Number(teamId), category_id: categoryId };
    return [{ ...key, ...recordOf(games, Number(teamId)) }];
  },
});
