import type { Db } from '@rondelle/projections/views/schema.ts';

/** Changes that remove something from a season. */
const deletions = ['GameDeleted', 'TeamDelistedFromSeason', 'LeagueDeleted', 'TournamentDeleted'] as const;

type Dumped = { readonly season: string; readonly position: string };

/**
 * Returns whether something that a dump may contain was deleted after it was made; also when its season was deleted.
 */
export const isDeletedSince = async (db: Db, { season, position }: Dumped): Promise<boolean> => {
  const known = await db
    .selectFrom('seasons')
    .select('seasonId')
    .where('slug', '=', season)
    .executeTakeFirst();
  if (!known) return true;
  const deleted = await db
    .selectFrom('activity_log')
    .select('position')
    .where('seasonId', '=', known.seasonId)
    .where('position', '>', position)
    .where('action', 'in', deletions)
    .limit(1)
    .executeTakeFirst();
  return deleted !== undefined;
};
