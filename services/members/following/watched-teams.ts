import type { OfWatchedTeams } from '@rondelle/contracts/following/following.inputs.ts';
import type { WatchedTeamsOutput } from '@rondelle/contracts/following/following.outputs.ts';
import { catalogueIn } from '@rondelle/projections/queries/outputs/catalogue.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { placedIn, watchedEntities } from './watched.ts';

/** One summary for each followed team; deleted teams are left out. */
export const watchedTeams = async (
  db: Db,
  { lang, eids, on }: OfWatchedTeams,
): Promise<WatchedTeamsOutput> => {
  const catalogue = await catalogueIn(db, lang);
  const entities = [...new Set(eids)].map((id) => ({ kind: 'team', id }) as const);
  const watchedOf = await watchedEntities(db, catalogue, await placedIn(db, entities), on);
  return { teams: entities.map(watchedOf).filter((team) => team !== null) };
};
