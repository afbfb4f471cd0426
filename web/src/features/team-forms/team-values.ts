import type { Country } from '@rondelle/contracts/competition/countries.ts';
import type { CurrentTeam } from '@rondelle/contracts/competition/structure.outputs.ts';
import type { FieldError } from '../../lib/http/call-error.ts';
import { m } from '../../paraglide/messages.js';
import { checkCategoryRegion } from '../../ui/form/CategoryRegionFields.tsx';

type Listing = CurrentTeam['seasons'][number];

export const emptyTeam = {
  name: '',
  categoryId: '',
  regionId: '',
  city: '',
  country: '',
  organizationId: '',
  revision: '',
};
export type TeamValues = typeof emptyTeam;

/** The values of a team as it is listed in a season; those of a new team when it is in none. */
export const teamValues = (
  { organizationId, revision }: CurrentTeam,
  listing: Listing | null | undefined,
): TeamValues =>
  listing
    ? {
        name: listing.name,
        categoryId: String(listing.categoryId),
        regionId: String(listing.regionId),
        city: listing.city ?? '',
        country: listing.country ?? '',
        organizationId: String(organizationId ?? ''),
        revision,
      }
    : emptyTeam;

/** The input of the command. It always has all fields, so that an emptied country or organization is removed. */
export const listingIn = ({ name, categoryId, regionId, city, country, organizationId }: TeamValues) => ({
  name: name.trim(),
  categoryId: Number(categoryId),
  regionId: Number(regionId),
  city: city.trim() || null,
  // The select offers only listed countries.
  country: country ? (country as Country) : null,
  organizationId: organizationId ? Number(organizationId) : null,
});

export const checkTeam = (values: TeamValues): readonly FieldError[] => [
  ...(values.name.trim() ? [] : [{ field: 'name', message: m.structure_check_name() }]),
  ...checkCategoryRegion(values),
];

/** The team's listing in a season; null when it has none. */
export const listingOf = (team: CurrentTeam, seasonId: number) =>
  team.seasons.find((listing) => listing.seasonId === seasonId) ?? null;

/** The team's name in its latest season. */
export const latestName = (team: CurrentTeam): string =>
  team.seasons.toSorted((one, other) => other.seasonId - one.seasonId)[0]?.name ?? '';
