import type { OrganizationCommand } from '@rondelle/contracts/competition/commands.ts';
import { presets } from '@rondelle/contracts/competition/ruleset-presets.ts';
import { category } from '@rondelle/domain/competition/category.decider.ts';
import { city } from '@rondelle/domain/competition/city.decider.ts';
import { division } from '@rondelle/domain/competition/division.decider.ts';
import { member } from '@rondelle/domain/competition/member.decider.ts';
import { organization } from '@rondelle/domain/competition/organization.decider.ts';
import { region } from '@rondelle/domain/competition/region.decider.ts';
import { ruleset } from '@rondelle/domain/competition/ruleset.decider.ts';
import { season } from '@rondelle/domain/competition/season.decider.ts';
import fc from 'fast-check';
import { name, teamIds } from './beginning.ts';
import { members } from './competition-steps.ts';
import type { StreamEvent } from './stream-event.ts';
import type { World } from './world.ts';

const kinds = [
  'season',
  'region',
  'category',
  'division',
  'city',
  'organization',
  'ruleset',
  'member',
] as const;
const changes = ['add', 'add', 'rename', 'delete', 'restore'] as const;
export type CatalogueStep = {
  readonly step: (typeof kinds)[number];
  readonly change: (typeof changes)[number];
  readonly pick: number;
};

export const catalogueStep: fc.Arbitrary<CatalogueStep> = fc.record({
  step: fc.constantFrom(...kinds),
  change: fc.constantFrom(...changes),
  pick: fc.nat(),
});

const reason = 'duplicate' as const;
const inUse = false;
/** An id that nothing else uses, so that it can be deleted. */
const id = 9;

const openingRatings = (pick: number) => ({
  type: 'RecordOpeningRatings' as const,
  seasonId: 1,
  categoryId: 1 + (pick % 2),
  variance: 5 + (pick % 20),
  ratings: teamIds.map((teamId) => ({ teamId, rating: ((pick * teamId) % 9) - 4 })),
});

const sendSeason = (world: World, { change, pick }: CatalogueStep) => {
  const ids = { seasonId: id };
  const dates = { startsOn: `2023-08-${10 + (pick % 9)}`, endsOn: '2024-06-30' };
  if (change === 'add')
    return world.send('season', id, season, { type: 'OpenSeason', ...ids, slug: '2023-2024', ...dates });
  if (change === 'delete')
    return world.send('season', id, season, { type: 'DeleteSeason', ...ids, reason, inUse });
  if (change === 'restore') return world.send('season', id, season, { type: 'RestoreSeason', ...ids });
  if (pick % 3 === 0) return world.send('season', 1, season, openingRatings(pick));
  return pick % 3 === 1
    ? world.send('season', id, season, { type: 'ChangeSeasonDates', ...ids, ...dates })
    : world.send('season', 1, season, { type: 'ChooseOngoingSeason', seasonId: 1 });
};

const sendRuleset = (world: World, { change, pick }: CatalogueStep) => {
  const rules = pick % 2 ? presets.nhl : presets.threeTwoOne;
  if (change === 'add')
    return world.send('ruleset', id, ruleset, { type: 'DefineRuleset', rulesetId: id, key: 'r9', rules });
  if (change === 'rename')
    return world.send('ruleset', id, ruleset, { type: 'ReviseRuleset', rulesetId: id, rules });
  return change === 'delete'
    ? world.send('ruleset', id, ruleset, { type: 'DeleteRuleset', rulesetId: id, reason, inUse })
    : world.send('ruleset', id, ruleset, { type: 'RestoreRuleset', rulesetId: id });
};

const named = (pick: number) => ({ name: name(`Nom ${pick % 5}`), onlyIn: pick % 3 === 0 ? 1 : null });

const text = (pick: number) => (pick % 2 ? name(`Texte ${pick % 5}`) : null);
/** Some changes describe instead of renaming. */
const describes = ({ change, pick }: CatalogueStep) => change === 'rename' && pick % 4 > 1;

const sendRegion = (world: World, step: CatalogueStep) => {
  const { change, pick } = step;
  const ids = { regionId: id };
  if (describes(step))
    return world.send('region', id, region, { type: 'DescribeRegion', ...ids, description: text(pick) });
  if (change === 'add')
    return world.send('region', id, region, { type: 'AddRegion', ...ids, key: 'r9', name: name('Nord') });
  if (change === 'rename')
    return world.send('region', id, region, { type: 'RenameRegion', ...ids, ...named(pick) });
  return change === 'delete'
    ? world.send('region', id, region, { type: 'DeleteRegion', ...ids, reason, inUse })
    : world.send('region', id, region, { type: 'RestoreRegion', ...ids });
};

const sendCategory = (world: World, step: CatalogueStep) => {
  const { change, pick } = step;
  const ids = { categoryId: id };
  if (describes(step))
    return world.send('category', id, category, {
      type: 'DescribeCategory',
      ...ids,
      description: text(pick),
    });
  if (change === 'add')
    return world.send('category', id, category, { type: 'AddCategory', ...ids, key: null, name: name('M9') });
  if (change === 'rename')
    return world.send('category', id, category, { type: 'RenameCategory', ...ids, ...named(pick) });
  return change === 'delete'
    ? world.send('category', id, category, { type: 'DeleteCategory', ...ids, reason, inUse })
    : world.send('category', id, category, { type: 'RestoreCategory', ...ids });
};

const sendDivision = (world: World, { change, pick }: CatalogueStep) => {
  const ids = { divisionId: id };
  if (change === 'add')
    return world.send('division', id, division, {
      type: 'AddDivision',
      ...ids,
      key: 'd9',
      name: name('Sud'),
    });
  if (change === 'rename')
    return world.send('division', id, division, { type: 'RenameDivision', ...ids, name: named(pick).name });
  return change === 'delete'
    ? world.send('division', id, division, { type: 'DeleteDivision', ...ids, reason, inUse })
    : world.send('division', id, division, { type: 'RestoreDivision', ...ids });
};

const venueFacts = (pick: number) => ({
  address: pick % 3 ? `${pick % 90}, rue Un` : null,
  postalCode: 'H1H 1H1',
  at: pick % 5 ? { latitude: 45, longitude: -73 } : null,
});

const sendCity = (world: World, step: CatalogueStep) => {
  const { change, pick } = step;
  const ids = { cityId: id };
  if (describes(step))
    return world.send('city', id, city, {
      type: 'DescribeVenue',
      ...ids,
      venue: pick % 3 ? 'Aréna Un' : 'ARENA UN',
      facts: pick % 5 ? venueFacts(pick) : null,
    });
  const at = pick % 2 ? { latitude: 45 + (pick % 9), longitude: -73 } : null;
  const facts = { name: named(pick).name, regionId: pick % 3 ? 1 : null, at };
  if (change === 'add') return world.send('city', id, city, { type: 'AddCity', ...ids, key: 'c9', ...facts });
  if (change === 'rename') return world.send('city', id, city, { type: 'ChangeCity', ...ids, ...facts });
  return change === 'delete'
    ? world.send('city', id, city, { type: 'DeleteCity', ...ids, reason, inUse })
    : world.send('city', id, city, { type: 'RestoreCity', ...ids });
};

const sendOrganization = (world: World, { change, pick }: CatalogueStep) => {
  const ids = { organizationId: id };
  const facts = { name: named(pick).name, cityId: pick % 2 ? id : null };
  const send = (command: object) =>
    world.send('organization', id, organization, command as OrganizationCommand);
  if (change === 'add') return send({ type: 'AddOrganization', ...ids, key: 'o9', ...facts });
  if (change === 'rename') return send({ type: 'ChangeOrganization', ...ids, ...facts });
  return change === 'delete'
    ? send({ type: 'DeleteOrganization', ...ids, reason, inUse })
    : send({ type: 'RestoreOrganization', ...ids });
};

const sendMember = (world: World, { pick }: CatalogueStep) => {
  const number = pick % members.length;
  const memberId = members[number] ?? members[0];
  return world.send('member', number + 1, member, { type: 'EraseMember', memberId });
};

const senders = {
  season: sendSeason,
  ruleset: sendRuleset,
  region: sendRegion,
  category: sendCategory,
  division: sendDivision,
  city: sendCity,
  organization: sendOrganization,
  member: sendMember,
} as const;

export const playCatalogue = (world: World, step: CatalogueStep): readonly StreamEvent[] =>
  senders[step.step](world, step);
