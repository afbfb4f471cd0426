import type { CityInfo, OrganizationInfo } from '../dataset-format.ts';
import type { CityContent, OrganizationContent } from '../recorded.ts';
import { importCommandId } from './command-id.ts';
import { idOf } from './ids.ts';
import type { PlanContext } from './plan-context.ts';
import { settlingOf } from './settle.ts';
import type { Origin, StreamPlan } from './stream-plan.ts';

const origin: Origin = { file: 'dataset.json', line: 0 };

/** Decides each field of a city or an organization. `values`: the file's values as text, for the report. */
const settledFields = <Content extends object>(
  column: string,
  facts: Content,
  before: Content & { readonly imported?: Partial<Content> | undefined },
  values: Readonly<Record<keyof Content, string>>,
) => {
  const { isNews, contradictions } = settlingOf(origin);
  const fields = Object.keys(values) as (keyof Content & string)[];
  const settledOf = (field: keyof Content & string) =>
    isNews({
      column: `${column}.${field}`,
      value: values[field],
      incoming: facts[field],
      current: before[field],
      imported: before.imported?.[field],
    })
      ? facts[field]
      : before[field];
  const settled = Object.fromEntries(fields.map((field) => [field, settledOf(field)])) as Content;
  const isChanged = fields.some((field) => settled[field] !== before[field]);
  return { settled, isChanged, contradictions };
};

/** Values that the file does not have stay as they are. */
const cityIn = ({ name, region, at }: CityInfo, before: CityContent | undefined, { ids }: PlanContext) => ({
  name,
  regionId: region ? idOf(ids, 'region', region) : (before?.regionId ?? null),
  at: at ?? before?.at ?? null,
});

const planCity = (incoming: CityInfo, context: PlanContext): StreamPlan => {
  const { recorded, ids } = context;
  const { key } = incoming;
  const cityId = idOf(ids, 'city', key);
  const plan = { kind: 'city', id: cityId, origin } as const;
  if (recorded.deleted.city.has(key)) return { ...plan, isNew: false, commands: [] };
  const before = recorded.cities.get(key);
  const facts = cityIn(incoming, before, context);
  const commandId = importCommandId('city', key, facts, before?.revision);
  if (!before)
    return { ...plan, isNew: true, commands: [{ type: 'AddCity', commandId, cityId, key, ...facts }] };
  const { settled, isChanged, contradictions } = settledFields<CityContent>(`cities.${key}`, facts, before, {
    name: incoming.name.fr,
    regionId: incoming.region ?? '',
    at: incoming.at ? `${incoming.at.latitude}, ${incoming.at.longitude}` : '',
  });
  const change = { type: 'ChangeCity', commandId, cityId, ...settled } as const;
  return { ...plan, isNew: false, commands: isChanged ? [change] : [], contradictions };
};

const planOrganization = (incoming: OrganizationInfo, context: PlanContext): StreamPlan => {
  const { recorded, ids } = context;
  const { key, name, city } = incoming;
  const organizationId = idOf(ids, 'organization', key);
  const plan = { kind: 'organization', id: organizationId, origin } as const;
  if (recorded.deleted.organization.has(key)) return { ...plan, isNew: false, commands: [] };
  const before = recorded.organizations.get(key);
  const isDeleted = city ? recorded.deleted.city.has(city) : true;
  const cityId = city && !isDeleted ? idOf(ids, 'city', city) : (before?.cityId ?? null);
  const facts: OrganizationContent = { name, cityId };
  const commandId = importCommandId('organization', key, facts, before?.revision);
  const add = { type: 'AddOrganization', commandId, organizationId, key, ...facts } as const;
  if (!before) return { ...plan, isNew: true, commands: [add] };
  const { settled, isChanged, contradictions } = settledFields(`organizations.${key}`, facts, before, {
    name: name.fr,
    cityId: city ?? '',
  });
  const change = { type: 'ChangeOrganization', commandId, organizationId, ...settled } as const;
  return { ...plan, isNew: false, commands: isChanged ? [change] : [], contradictions };
};

/** Plans the cities, then the organizations that are based there. */
export const planGeography = (context: PlanContext): StreamPlan[] => [
  ...context.info.cities.map((city) => planCity(city, context)),
  ...context.info.organizations.map((organization) => planOrganization(organization, context)),
];
