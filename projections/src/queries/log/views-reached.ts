import { comparePositions, type Position } from '@rondelle/contracts/log/event.ts';
import { catalogueShard, shardOfSeason } from '../../views/engine/shards.ts';
import type { Db } from '../../views/schema.ts';

/** A set of views: those of one season, those of the catalogue, or all of them. */
export type Extent = number | 'catalogue' | 'everything';

/**
 * Returns whether a set of views has processed the log up to a position. A season never advances past a catalogue event
 * that is not in the views yet.
 */
export const viewsReached = async (db: Db, extent: Extent, position: Position): Promise<boolean> => {
  let checkpoints = db.selectFrom('checkpoints').select('position');
  if (extent !== 'everything') {
    const shard = extent === 'catalogue' ? catalogueShard : shardOfSeason(extent);
    checkpoints = checkpoints.where('shard', '=', shard);
  }
  const rows = await checkpoints.limit(1_000).execute();
  return rows.length > 0 && rows.every((row) => comparePositions(row.position, position) >= 0);
};
