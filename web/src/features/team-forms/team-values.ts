import type { CurrentTeam } from '@rondelle/contracts/competition/structure.outputs.ts';
import { m } from '../../paraglide/messages.js';
import type { Fault } from '../../lib/refusal.ts';

type Listing = Omit<CurrentTeam['seasons'][number], 'seasonId' | 'hasPlayed'>;

export const emptyTeam = { name: '', categoryId: '', regionId: '', city: '' };
export type TeamValues = typeof emptyTeam;

export const teamValues = ({ name, categoryId, regionId, city }: Listing): TeamValues => ({
  name,
  categoryId: String(categoryId),
  regionId: String(regionId),
  city: city ?? '',
});

export const listingIn = ({ name, categoryId, regionId, city }: TeamValues): Listing => ({
  name: name.trim(),
  categoryId: Number(categoryId),
  regionId: Number(regionId),
  city: city.trim() || null,
});

export const checkTeam = (values: TeamValues): readonly Fault[] => {
  const needed = {
    name: m.structure_check_name(),
    categoryId: m.structure_check_category(),
    regionId: m.structure_check_region(),
  } as const;
  return (Object.keys(needed) as (keyof typeof needed)[]).flatMap((field) =>
    values[field].trim() ? [] : [{ field, message: needed[field] }],
  );
};
