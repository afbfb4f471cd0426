import type { CurrentOrganization } from '@rondelle/contracts/competition/structure.outputs.ts';
import { nameIn, nameValues } from '../../ui/form/NameFields.tsx';

export const emptyOrganization = { name: '', nameEn: '', cityId: '', revision: '' };
export type OrganizationValues = typeof emptyOrganization;

export type OrganizationFacts = Pick<CurrentOrganization, 'name' | 'cityId'>;

export const organizationValues = ({ name, cityId, revision }: CurrentOrganization): OrganizationValues => ({
  ...nameValues(name),
  cityId: cityId === null ? '' : String(cityId),
  revision,
});

export const organizationIn = (values: OrganizationValues): OrganizationFacts => ({
  name: nameIn(values),
  cityId: values.cityId ? Number(values.cityId) : null,
});
