import { by, derivedView } from '../engine/view.ts';
import { games } from '../games/games.view.ts';
import { headToHeadRow } from './head-to-head.ts';
import { rivalriesTable } from './rivalries.table.ts';

export const rivalries = derivedView({
  version: 1,
  table: rivalriesTable,
  group: ['seasonId', 'teamLo', 'teamHi'],
  from: { games: by(games, ['seasonId', 'teamLo', 'teamHi']) },
  compute: ({ games }, [, lo, hi]) => {
    const row = headToHeadRow(games, Number(lo), Number(hi));
    return row ? [row] : [];
  },
});
