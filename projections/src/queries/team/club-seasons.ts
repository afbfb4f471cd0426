import type { Catalogue } from '../outputs/catalogue.ts';
import { type Listing, listingsOf } from '../outputs/names.ts';
import type { Db } from '../../views/schema.ts';

/** A club has a few teams in a category; more than these are never one team's other seasons. */
const most = 50;

/** Returns the other teams of an organization that were ever listed in the category. */
const clubTeams = (db: Db, { id, category }: Listing, organizationId: number) =>
  db
    .selectFrom('teams')
    .innerJoin('team_seasons', 'team_seasons.teamId', 'teams.teamId')
    .select('teams.teamId')
    .distinct()
    .where('organizationId', '=', organizationId)
    .where('categoryId', '=', category.id)
    .where('teams.teamId', '!=', id)
    .limit(most)
    .execute();

/**
 * Returns, latest first, the listings of the club's only other team of the category in the seasons in which the team
 * itself was not listed. A season with two such teams is left out: nothing says which one it was.
 */
export const soleOtherTeams = (own: readonly Listing[], others: readonly Listing[]): Listing[] => {
  const ownSeasons = new Set(own.map(({ seasonId }) => seasonId));
  const bySeason = Map.groupBy(others, ({ seasonId }) => seasonId);
  return [...bySeason.values()]
    .flatMap((listings) => (listings.length === 1 ? listings : []))
    .filter(({ seasonId }) => !ownSeasons.has(seasonId));
};

/** Loads the seasons that a club played in the category with another team; none as of an instant. */
export const clubSeasons = async (
  db: Db,
  catalogue: Catalogue,
  team: Listing,
  own: readonly Listing[],
  organizationId: number | undefined,
): Promise<Listing[]> => {
  if (organizationId === undefined || catalogue.knownAt !== undefined) return [];
  const ids = (await clubTeams(db, team, organizationId)).map(({ teamId }) => teamId);
  if (ids.length === 0) return [];
  const others = await listingsOf(db, catalogue, ids);
  return soleOtherTeams(
    own,
    others.filter(({ category }) => category.id === team.category.id),
  );
};
