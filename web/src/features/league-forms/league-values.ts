import type { CurrentLeague } from '@rondelle/contracts/competition/structure.outputs.ts';
import { m } from '../../paraglide/messages.js';
import { checkName, nameIn, type NameValues, nameValues } from '../../ui/form/NameFields.tsx';
import type { FieldError } from '../../lib/http/call-error.ts';

import type { CategoryRegionValues } from '../../ui/form/CategoryRegionFields.tsx';

export type LeagueValues = NameValues & CategoryRegionValues;
type Facts = Pick<CurrentLeague, 'name' | 'categoryId' | 'regionId'>;

export const leagueValues = ({ name, categoryId, regionId }: Facts): LeagueValues => ({
  ...nameValues(name),
  categoryId: String(categoryId),
  regionId: String(regionId),
});

export const leagueIn = (values: LeagueValues): Facts => ({
  name: nameIn(values),
  categoryId: Number(values['categoryId']),
  regionId: Number(values['regionId']),
});

/** A new league may go without a name, and is then named after both. */
export const checkCategoryRegion = (values: CategoryRegionValues): readonly FieldError[] => [
  ...(values['categoryId'] ? [] : [{ field: 'categoryId', message: m.structure_check_category() }]),
  ...(values['regionId'] ? [] : [{ field: 'regionId', message: m.structure_check_region() }]),
];

export const checkLeague = (values: LeagueValues): readonly FieldError[] => [
  ...checkName(values),
  ...checkCategoryRegion(values),
];
