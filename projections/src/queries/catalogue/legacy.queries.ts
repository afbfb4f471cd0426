import type {
  LegacyCategoryInput,
  LegacyRivalsInput,
  LegacyTeamInput,
} from '@rondelle/contracts/site/legacy.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { catalogueIn, seasonCatalogue } from '../outputs/catalogue.ts';
import { namesFor } from '../outputs/names.ts';
import type { Db } from '../../views/schema.ts';

/** Returns the path of a category in a season. Throws `category/unknown`. */
export const legacyCategory = async (
  db: Db,
  { lang, sid, ClassID }: LegacyCategoryInput,
): Promise<string> => {
  const { catalogue, seasonId } = await seasonCatalogue(db, { lang, sid });
  if (!catalogue.has('category', ClassID)) throw new DomainError('category/unknown', 'ClassID');
  return catalogue.category(ClassID, seasonId).path;
};

const listingsOf = async (
  db: Db,
  { lang, sid }: LegacyTeamInput | LegacyRivalsInput,
  teamIds: readonly number[],
) => {
  const catalogue = await catalogueIn(db, lang);
  const { id: seasonId, slug } = catalogue.seasonBy(sid);
  const names = await namesFor(db, catalogue, { teams: teamIds.map((teamId) => ({ teamId, seasonId })) });
  const listings = teamIds.map((id) => {
    const listing = names.listing(id, seasonId);
    if (!listing) throw new DomainError('team/unknown');
    return listing;
  });
  return { paths: catalogue.paths, slug, listings };
};

/** Returns the path of a team in a season, or in the latest that lists it. Throws `team/unknown`. */
export const legacyTeam = async (db: Db, input: LegacyTeamInput): Promise<string> => {
  const { listings } = await listingsOf(db, input, [input.HomeID]);
  return listings[0]?.path ?? '';
};

/** Returns the path of a rivalry in a season. Throws `team/unknown`. */
export const legacyRivals = async (db: Db, input: LegacyRivalsInput): Promise<string> => {
  const { paths, slug, listings } = await listingsOf(db, input, [input.HomeID1, input.HomeID2]);
  const [one, other] = listings;
  if (!one || !other || one.id === other.id) throw new DomainError('team/unknown', 'HomeID2');
  return paths.rivalry(slug, one, other);
};
