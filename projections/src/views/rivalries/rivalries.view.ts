import { by, derivedView, only, seenAs } from '../engine/view.ts';
import { asCounted, countedColumns } from '../games/counted-games.ts';
import { games } from '../games/games.view.ts';
import { gamesCountedAmong } from '../withdrawals/withdrawals.ts';
import { withdrawnGames } from '../withdrawals/withdrawn-games.view.ts';
import { headToHeadRow } from './head-to-head.ts';
import { rivalriesTable } from './rivalries.table.ts';

export const rivalries = derivedView({
  version: 2,
  table: rivalriesTable,
  group: ['seasonId', 'teamLo', 'teamHi'],
  from: {
    games: seenAs(only(by(games, ['seasonId', 'teamLo', 'teamHi']), ...countedColumns), asCounted),
    withdrawn: by(withdrawnGames, ['seasonId', 'teamLo', 'teamHi']),
  },
  compute: ({ games, withdrawn }, [, lo, hi]) => {
    const row = headToHeadRow(gamesCountedAmong(games, withdrawn), Number(lo), Number(hi));
    return row ? [row] : [];
  },
});
