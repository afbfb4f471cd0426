import type { CityInfo, OrganizationInfo } from '../dataset-format.ts';
import type { CityContent, OrganizationContent } from '../recorded.ts';
import { importCommandId } from './command-id.ts';
import { idOf } from './ids.ts';
import type { PlanContext } from './plan-context.ts';
import { settlingOf } from './settle.ts';
import type { Origin, StreamPlan } from './stream-plan.ts';

const origin: Origin = { file: 'dataset.json', line: 0 };

/** What a file does not say of a city stays as it is. */
const cityIn = ({ name, region, at }: CityInfo, before: CityContent | undefined, { ids }: PlanContext) => ({
  name,
  regionId: region ? idOf(ids, 'region', region) : (before?.regionId ?? null),
  at: at ?? before?.at ?? null,
});

const planCity = (said: CityInfo, context: PlanContext): StreamPlan => {
  const { recorded, ids } = context;
  const { key } = said;
  const cityId = idOf(ids, 'city', key);
  const plan = { kind: 'city', id: cityId, origin } as const;
  if (recorded.deleted.city.has(key)) return { ...plan, isNew: false, commands: [] };
  const before = recorded.cities.get(key);
  const facts = cityIn(said, before, context);
  const commandId = importCommandId('city', key, facts, before?.revision);
  if (!before)
    return { ...plan, isNew: true, commands: [{ type: 'AddCity', commandId, cityId, key, ...facts }] };
  const { isNews, contradictions } = settlingOf(origin);
  const of = <Field extends keyof CityContent>(field: Field, value: string) =>
    isNews({
      column: `cities.${key}.${field}`,
      value,
      said: facts[field],
      current: before[field],
      imported: before.imported?.[field],
    })
      ? facts[field]
      : before[field];
  const settled = {
    name: of('name', said.name.fr),
    regionId: of('regionId', said.region ?? ''),
    at: of('at', said.at ? `${said.at.latitude}, ${said.at.longitude}` : ''),
  };
  const isChanged =
    settled.name !== before.name || settled.regionId !== before.regionId || settled.at !== before.at;
  const change = { type: 'ChangeCity', commandId, cityId, ...settled } as const;
  return { ...plan, isNew: false, commands: isChanged ? [change] : [], contradictions };
};

const planOrganization = (said: OrganizationInfo, context: PlanContext): StreamPlan => {
  const { recorded, ids } = context;
  const { key, name, city } = said;
  const organizationId = idOf(ids, 'organization', key);
  const plan = { kind: 'organization', id: organizationId, origin } as const;
  if (recorded.deleted.organization.has(key)) return { ...plan, isNew: false, commands: [] };
  const before = recorded.organizations.get(key);
  const isGone = city ? recorded.deleted.city.has(city) : true;
  const cityId = city && !isGone ? idOf(ids, 'city', city) : (before?.cityId ?? null);
  const facts: OrganizationContent = { name, cityId };
  const commandId = importCommandId('organization', key, facts, before?.revision);
  const add = { type: 'AddOrganization', commandId, organizationId, key, ...facts } as const;
  if (!before) return { ...plan, isNew: true, commands: [add] };
  const { isNews, contradictions } = settlingOf(origin);
  const of = <Field extends keyof OrganizationContent>(field: Field, value: string) =>
    isNews({
      column: `organizations.${key}.${field}`,
      value,
      said: facts[field],
      current: before[field],
      imported: before.imported?.[field],
    })
      ? facts[field]
      : before[field];
  const settled = { name: of('name', name.fr), cityId: of('cityId', city ?? '') };
  const isChanged = settled.name !== before.name || settled.cityId !== before.cityId;
  const change = { type: 'ChangeOrganization', commandId, organizationId, ...settled } as const;
  return { ...plan, isNew: false, commands: isChanged ? [change] : [], contradictions };
};

/** Cities, then the organizations that are based there. */
export const planGeography = (context: PlanContext): StreamPlan[] => [
  ...context.info.cities.map((city) => planCity(city, context)),
  ...context.info.organizations.map((organization) => planOrganization(organization, context)),
];
