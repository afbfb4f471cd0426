import type {
  CategoryEvent,
  CityEvent,
  DivisionEvent,
  OrganizationEvent,
  RegionEvent,
  RulesetEvent,
  SeasonEvent,
} from '@rondelle/contracts/competition/catalogue.events.ts';
import type {
  CategoryCommand,
  CityCommand,
  DivisionCommand,
  OrganizationCommand,
  RegionCommand,
  RulesetCommand,
  SeasonCommand,
} from '@rondelle/contracts/competition/commands.ts';
import type { Category } from '../competition/category.decider.ts';
import type { City } from '../competition/city.decider.ts';
import type { Named, NamedEntry } from '../competition/names.ts';
import type { Organization } from '../competition/organization.decider.ts';
import type { Ruleset } from '../competition/ruleset.decider.ts';
import type { Season } from '../competition/season.decider.ts';
import { type Undoing, undoReason as reason } from './undo.ts';

/** A season without its own name gets the general name: every page shows the same. */
const nameBefore = (names: NamedEntry, onlyIn: number | null) =>
  (onlyIn === null ? undefined : names.onlyIn.get(onlyIn)) ?? names.everywhere;

export const inverseOfRegion = (before: Named, event: RegionEvent): Undoing<RegionCommand> => {
  const { regionId } = event.data;
  if (event.type === 'RegionDeleted') return [{ type: 'RestoreRegion', regionId }];
  if (event.type !== 'RegionRenamed' || !before) return [{ type: 'DeleteRegion', regionId, reason }];
  const { onlyIn } = event.data;
  return [{ type: 'RenameRegion', regionId, name: nameBefore(before, onlyIn), onlyIn }];
};

export const inverseOfCategory = (before: Category, event: CategoryEvent): Undoing<CategoryCommand> => {
  const { categoryId } = event.data;
  if (event.type === 'CategoryDeleted') return [{ type: 'RestoreCategory', categoryId }];
  if (event.type === 'CategoryPolicyChosen' && before)
    return [{ type: 'ChooseCategoryPolicy', categoryId, shows: before.shows }];
  if (event.type !== 'CategoryRenamed' || !before) return [{ type: 'DeleteCategory', categoryId, reason }];
  const { onlyIn } = event.data;
  return [{ type: 'RenameCategory', categoryId, name: nameBefore(before, onlyIn), onlyIn }];
};

export const inverseOfDivision = (before: Named, event: DivisionEvent): Undoing<DivisionCommand> => {
  const { divisionId } = event.data;
  if (event.type === 'DivisionDeleted') return [{ type: 'RestoreDivision', divisionId }];
  if (event.type !== 'DivisionRenamed' || !before) return [{ type: 'DeleteDivision', divisionId, reason }];
  return [{ type: 'RenameDivision', divisionId, name: before.everywhere }];
};

export const inverseOfCity = (before: City, event: CityEvent): Undoing<CityCommand> => {
  const { cityId } = event.data;
  if (event.type === 'CityDeleted') return [{ type: 'RestoreCity', cityId }];
  if (event.type !== 'CityChanged' || !before) return [{ type: 'DeleteCity', cityId, reason }];
  const { name, regionId, at } = before;
  return [{ type: 'ChangeCity', cityId, name, regionId, at }];
};

export const inverseOfOrganization = (
  before: Organization,
  event: OrganizationEvent,
): Undoing<OrganizationCommand> => {
  const { organizationId } = event.data;
  if (event.type === 'OrganizationDeleted') return [{ type: 'RestoreOrganization', organizationId }];
  if (event.type !== 'OrganizationChanged' || !before)
    return [{ type: 'DeleteOrganization', organizationId, reason }];
  const { name, cityId } = before;
  return [{ type: 'ChangeOrganization', organizationId, name, cityId }];
};

/** Undoes a revision with a new version that has the previous rules, because versions are never removed. */
export const inverseOfRuleset = (before: Ruleset, event: RulesetEvent): Undoing<RulesetCommand> => {
  const { rulesetId } = event.data;
  if (event.type === 'RulesetDeleted') return [{ type: 'RestoreRuleset', rulesetId }];
  const rules = before?.versions.at(-1);
  return event.type === 'RulesetRevised' && rules
    ? [{ type: 'ReviseRuleset', rulesetId, rules }]
    : [{ type: 'DeleteRuleset', rulesetId, reason }];
};

/**
 * Returns null for the choice of the ongoing season, as the previous choice is in another season's stream, and for
 * opening ratings, which follow from the season before.
 */
export const inverseOfSeason = (before: Season, event: SeasonEvent): Undoing<SeasonCommand> => {
  const { seasonId } = event.data;
  switch (event.type) {
    case 'OngoingSeasonChosen':
    case 'OpeningRatingsRecorded':
      return null;
    case 'SeasonDeleted':
      return [{ type: 'RestoreSeason', seasonId }];
    case 'SeasonDatesChanged': {
      if (before.status === 'absent') return null;
      const { startsOn, endsOn } = before;
      return [{ type: 'ChangeSeasonDates', seasonId, startsOn, endsOn }];
    }
    case 'SeasonOpened':
    case 'SeasonRestored':
      return [{ type: 'DeleteSeason', seasonId, reason }];
  }
};
