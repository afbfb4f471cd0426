import type { CurrentTeam } from '@rondelle/contracts/competition/structure.outputs.ts';
import { m } from '../../paraglide/messages.js';
import type { Fault, Values } from '../../ui/form/use-form.ts';

type Listing = Omit<CurrentTeam['seasons'][number], 'seasonId' | 'hasPlayed'>;

export const emptyTeam = { name: '', categoryId: '', regionId: '', city: '' } as const satisfies Values;

export const teamValues = ({ name, categoryId, regionId, city }: Listing): Values => ({
  name,
  categoryId: String(categoryId),
  regionId: String(regionId),
  city: city ?? '',
});

export const listingIn = ({ name = '', categoryId, regionId, city = '' }: Values): Listing => ({
  name: name.trim(),
  categoryId: Number(categoryId),
  regionId: Number(regionId),
  city: city.trim() || null,
});

export const checkTeam = (values: Values): readonly Fault[] => {
  const needed = {
    name: m.structure_check_name(),
    categoryId: m.structure_check_category(),
    regionId: m.structure_check_region(),
  } as const;
  return Object.entries(needed).flatMap(([field, message]) =>
    values[field]?.trim() ? [] : [{ field, message }],
  );
};
