import type { CurrentOrganization } from '@rondelle/contracts/competition/structure.outputs.ts';
import { nameIn, nameValues } from '../../ui/form/NameFields.tsx';

export const emptyOrganization = { name: '', nameEn: '', cityId: '' };
export type OrganizationValues = typeof emptyOrganization;

type Facts = Pick<CurrentOrganization, 'name' | 'cityId'>;

export const organizationValues = ({ name, cityId }: Facts): OrganizationValues => ({
  ...nameValues(name),
  cityId: cityId === null ? '' : String(cityId),
});

export const organizationIn = (values: OrganizationValues): Facts => ({
  name: nameIn(values),
  cityId: values.cityId ? Number(values.cityId) : null,
});
