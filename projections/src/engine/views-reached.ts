import { comparePositions, type Position } from '@rondelle/contracts/log/event.ts';
import { catalogueShard, shardOfSeason } from './shards.ts';
import type { Db } from '../schema.ts';

/** Part of the views: a season's, those of the catalogue that all seasons share, or all there are. */
export type Extent = number | 'catalogue' | 'everything';

/** Whether part of the views has come to a position of the log. No season comes past a change of the catalogue that is not in the views. */
export const viewsReached = async (db: Db, extent: Extent, position: Position): Promise<boolean> => {
  let checkpoints = db.selectFrom('checkpoints').select('position');
  if (extent !== 'everything') {
    const shard = extent === 'catalogue' ? catalogueShard : shardOfSeason(extent);
    checkpoints = checkpoints.where('shard', '=', shard);
  }
  const rows = await checkpoints.limit(1_000).execute();
  return rows.length > 0 && rows.every((row) => comparePositions(row.position, position) >= 0);
};
