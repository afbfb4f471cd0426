import type { CurrentOrganization } from '@rondelle/contracts/competition/structure.outputs.ts';
import { usePageLocation } from '../../lib/page/page-location.ts';
import { trpc } from '../../lib/http/trpc.ts';
import { m } from '../../paraglide/messages.js';
import { nameOf } from '../../ui/form/InSeason.tsx';
import { checkName, nameDifferences } from '../../ui/form/NameFields.tsx';
import type { EntityKind, EntityWrites } from '../../ui/form/entity-kind.ts';
import { entityForms } from '../../ui/form/EntityForms.tsx';
import {
  emptyOrganization,
  type OrganizationFacts,
  organizationIn,
  organizationValues,
  type OrganizationValues,
} from './organization-values.ts';
import { OrganizationFields } from './OrganizationFields.tsx';

const useWrites = (): EntityWrites<OrganizationFacts, OrganizationFacts> => {
  const { lang } = usePageLocation();
  const { organization } = trpc.useUtils().client;
  return {
    add: (input, options) => organization.add.mutate({ ...input, lang }, options),
    change: ({ id, ...input }, options) =>
      organization.change.mutate({ ...input, organizationId: id, lang }, options),
    remove: ({ id, ...input }, options) =>
      organization.delete.mutate({ ...input, organizationId: id, lang }, options),
    restore: ({ id, ...input }) => organization.restore.mutate({ ...input, organizationId: id, lang }),
  };
};

const organization: EntityKind<
  CurrentOrganization,
  OrganizationValues,
  OrganizationFacts,
  OrganizationFacts
> = {
  name: 'organization',
  words: {
    add: m.organization_form_add,
    remove: m.organization_form_delete,
    added: m.organization_added,
    edited: m.organization_edited,
    question: m.organization_delete_question,
    deleted: m.organization_deleted,
  },
  empty: emptyOrganization,
  valuesOf: organizationValues,
  check: checkName,
  added: organizationIn,
  changed: organizationIn,
  before: ({ name, cityId }) => ({ name, cityId }),
  Fields: ({ form, choices }) => choices && <OrganizationFields form={form} choices={choices} />,
  isAddedInSeason: true,
  fields: ({ cities }) => ({
    ...nameDifferences(),
    cityId: { label: m.organization_form_city(), say: (id) => nameOf(cities, id) },
  }),
  useWrites,
  useCurrent: (id) =>
    trpc.organization.current.useQuery({ lang: usePageLocation().lang, id }, { staleTime: 0, retry: false }),
};

export const organizationForms = entityForms(organization);
