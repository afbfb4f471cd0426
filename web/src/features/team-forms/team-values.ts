import type { CurrentTeam } from '@rondelle/contracts/competition/structure.outputs.ts';
import { m } from '../../paraglide/messages.js';
import type { FieldError } from '../../lib/http/call-error.ts';

type Listing = Omit<CurrentTeam['seasons'][number], 'seasonId' | 'hasPlayed'>;
type Facts = Listing & Pick<CurrentTeam, 'organizationId'>;

export const emptyTeam = { name: '', categoryId: '', regionId: '', city: '', organizationId: '' };
export type TeamValues = typeof emptyTeam;

export const teamValues = ({ name, categoryId, regionId, city, organizationId }: Facts): TeamValues => ({
  name,
  categoryId: String(categoryId),
  regionId: String(regionId),
  city: city ?? '',
  organizationId: String(organizationId ?? ''),
});

/** The input of the command. It always has all fields, so that an emptied organization is removed. */
export const listingIn = ({ name, categoryId, regionId, city, organizationId }: TeamValues): Facts => ({
  name: name.trim(),
  categoryId: Number(categoryId),
  regionId: Number(regionId),
  city: city.trim() || null,
  organizationId: organizationId ? Number(organizationId) : null,
});

export const checkTeam = (values: TeamValues): readonly FieldError[] => {
  const needed = {
    name: m.structure_check_name(),
    categoryId: m.structure_check_category(),
    regionId: m.structure_check_region(),
  } as const;
  return (Object.keys(needed) as (keyof typeof needed)[]).flatMap((field) =>
    values[field].trim() ? [] : [{ field, message: needed[field] }],
  );
};
