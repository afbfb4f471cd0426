import { teamSeasons } from '../catalogue/teams.views.ts';
import { by, derivedView, only, seenAs } from '../engine/view.ts';
import { asCounted, countedColumns } from '../games/counted-games.ts';
import { games } from '../games/games.view.ts';
import { isPlayed } from '../games/result.ts';
import { gamesCountedAmong } from '../withdrawals/withdrawals.ts';
import { withdrawnGames } from '../withdrawals/withdrawn-games.view.ts';
import { featsOf } from './feats.ts';
import { featsTable } from './feats.table.ts';

export const feats = derivedView({
  version: 2,
  table: featsTable,
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
    const counted = gamesCountedAmong(games, withdrawn);
    const first = counted.find(isPlayed);
    if (!first) return [];
    const key = { seasonId: Number(seasonId), teamId: Number(teamId) };
    return [
      { ...key, categoryId: team?.categoryId ?? first.categoryId, ...featsOf(counted, Number(teamId)) },
    ];
  },
});
