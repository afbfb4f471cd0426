import type { TeamOutput } from '@rondelle/contracts/competition/team.outputs.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { firstListedAfter } from '../as-of/teams-as-of.queries.ts';
import { cityOfTeam } from '../geography/cities.queries.ts';
import { organizationOfTeam } from '../geography/organizations.queries.ts';
import type { Catalogue } from '../outputs/catalogue.ts';
import { type Listing, listingOf, listingsOf } from '../outputs/names.ts';
import { clubSeasons } from './club-seasons.ts';
import type { Db } from '../../views/schema.ts';

export type FoundTeam = { readonly listing: Listing; readonly team: TeamOutput['team'] };

const statsPathOf = (team: Listing, catalogue: Catalogue): string => {
  const { seasonId, category, region } = team;
  return catalogue.paths.teamStats(catalogue.slugOfSeason(seasonId), { category, region, team });
};

const inOtherSeason = ({ seasonId, name, path }: Listing, catalogue: Catalogue) => ({
  season: catalogue.season(seasonId),
  name,
  path,
});

/** Returns the team's path in the other language; its recorded name is the same in both. */
const pathElsewhere = (team: Listing, catalogue: Catalogue): string => {
  const { seasonId, category, region } = team;
  const other = catalogue.inOtherLanguage();
  return other.paths.team(other.slugOfSeason(seasonId), {
    category: other.category(category.id, seasonId),
    region: other.region(region.id, seasonId),
    team,
  });
};

/**
 * Returns how a team was first listed in a season, for readers who go back to before that was known, so that they find
 * its page; undefined when it was known then, or now.
 */
const firstListing = async (
  db: Db,
  catalogue: Catalogue,
  teamId: number,
  seasonId: number,
): Promise<Listing | undefined> => {
  if (catalogue.knownAt === undefined) return undefined;
  const row = await firstListedAfter(db, { teamId, seasonId }, catalogue.knownAt);
  return row && listingOf(catalogue, row);
};

/**
 * Returns a team as listed in a season, or as last listed when `seasonId` is null. Throws `team/unknown` when it is not
 * listed.
 */
export const findTeam = async (
  db: Db,
  catalogue: Catalogue,
  teamId: number,
  seasonId: number | null,
): Promise<FoundTeam> => {
  const listings = await listingsOf(db, catalogue, [teamId]);
  const listing =
    seasonId === null
      ? listings[0]
      : (listings.find((one) => one.seasonId === seasonId) ??
        (await firstListing(db, catalogue, teamId, seasonId)));
  if (!listing) throw new DomainError('team/unknown', 'eid');
  const { seasonId: _seasonId, ...rest } = listing;
  const [cityPage, organization] = await Promise.all([
    cityOfTeam(db, catalogue, listing.city, listing.region.id),
    organizationOfTeam(db, catalogue, teamId),
  ]);
  const ofClub = await clubSeasons(db, catalogue, listing, listings, organization?.id);
  return {
    listing,
    team: {
      ...rest,
      cityPage,
      organization,
      season: seasonId === null ? null : catalogue.season(seasonId),
      seasons: listings.filter((one) => one !== listing).map((one) => inOtherSeason(one, catalogue)),
      clubSeasons: ofClub.map((one) => inOtherSeason(one, catalogue)),
      statsPath: statsPathOf(listing, catalogue),
      otherPath: pathElsewhere(listing, catalogue),
    },
  };
};
