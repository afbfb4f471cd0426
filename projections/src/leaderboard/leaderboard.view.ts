import { by, derivedView } from '../engine/view.ts';
import { ratings } from '../ratings/ratings.view.ts';
import { teamRecords } from '../team-records/team-records.view.ts';
import { leaderboardOf } from './leaderboard.ts';
import { leaderboardTable } from './leaderboard.table.ts';

export const leaderboard = derivedView({
  version: 1,
  table: leaderboardTable,
  group: ['season_id', 'category_id'],
  from: {
    records: by(teamRecords, ['season_id', 'category_id']),
    ratings: by(ratings, ['season_id', 'category_id']),
  },
  compute: ({ records, ratings }) => leaderboardOf(records, ratings),
});
