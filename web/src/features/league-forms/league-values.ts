import type { CurrentLeague } from '@rondelle/contracts/competition/structure.outputs.ts';
import { m } from '../../paraglide/messages.js';
import { checkName, nameIn, nameValues } from '../../ui/form/NameFields.tsx';
import type { Fault, Values } from '../../ui/form/use-form.ts';

type Facts = Pick<CurrentLeague, 'name' | 'categoryId' | 'regionId'>;

export const leagueValues = ({ name, categoryId, regionId }: Facts): Values => ({
  ...nameValues(name),
  categoryId: String(categoryId),
  regionId: String(regionId),
});

export const leagueIn = (values: Values): Facts => ({
  name: nameIn(values),
  categoryId: Number(values['categoryId']),
  regionId: Number(values['regionId']),
});

export const checkLeague = (values: Values): readonly Fault[] => [
  ...checkName(values),
  ...(values['categoryId'] ? [] : [{ field: 'categoryId', message: m.structure_check_category() }]),
  ...(values['regionId'] ? [] : [{ field: 'regionId', message: m.structure_check_region() }]),
];
