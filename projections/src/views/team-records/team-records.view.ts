import { teamSeasons } from '../catalogue/teams.views.ts';
import { by, derivedView, only, seenAs } from '../engine/view.ts';
import { asCounted, countedColumns } from '../games/counted-games.ts';
import { games } from '../games/games.view.ts';
import { gamesCountedAmong } from '../withdrawals/withdrawals.ts';
import { withdrawnGames } from '../withdrawals/withdrawn-games.view.ts';
import { recordOf } from './team-record.ts';
import { teamRecordsTable } from './team-records.table.ts';

/** A team that is listed for a season has a record of zeros until it plays. */
export const teamRecords = derivedView({
  version: 2,
  table: teamRecordsTable,
  group: ['seasonId', 'teamId'],
  from: {
    games: seenAs(
      only(by(games, ['seasonId', 'homeTeamId'], ['seasonId', 'awayTeamId']), ...countedColumns),
      asCounted,
    ),
    withdrawn: by(withdrawnGames, ['seasonId', 'homeTeamId'], ['seasonId', 'awayTeamId']),
    teamSeasons: by(teamSeasons, ['seasonId', 'teamId']),
  },
  compute: ({ games, withdrawn, teamSeasons: [team] }, [seasonId, teamId]) => {
    const categoryId = team?.categoryId ?? games[0]?.categoryId;
    if (categoryId === undefined) return [];
    const key = { seasonId: Number(seasonId), teamId: Number(teamId), categoryId };
    return [{ ...key, ...recordOf(gamesCountedAmong(games, withdrawn), Number(teamId)) }];
  },
});
