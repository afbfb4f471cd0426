import { by, derivedView } from '../engine/view.ts';
import { teamRecords } from '../team-records/team-records.view.ts';
import { leaderboardOf } from './leaderboard.ts';
import { leaderboardTable } from './leaderboard.table.ts';

export const leaderboard = derivedView({
  version: 2,
  table: leaderboardTable,
  group: ['seasonId', 'teamId'],
  from: { records: by(teamRecords, ['seasonId', 'teamId']) },
  compute: ({ records }) => leaderboardOf(records),
});
