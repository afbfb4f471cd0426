import { factsOfVenue } from '../competition/city-venues.ts';
import type { NamedEntry } from '../competition/names.ts';
import { type Aspect, each } from './aspects.ts';
import type { KindHistories } from './kind-history.ts';
import { undoReason as reason } from './undo.ts';

const names = ({ everywhere, onlyIn }: NamedEntry): Aspect[] => [
  ['name', everywhere],
  ...each('name', onlyIn),
];
/** A season without its own name gets the general name: every page shows the same. */
const nameBefore = ({ everywhere, onlyIn }: NamedEntry, seasonId: number | null) =>
  (seasonId === null ? undefined : onlyIn.get(seasonId)) ?? everywhere;

export const catalogueHistories: KindHistories<
  'region' | 'category' | 'division' | 'city' | 'organization' | 'ruleset' | 'season' | 'site'
> = {
  region: {
    aspects: (region) => [...names(region), ['description', region.description]],
    ids: ({ regionId }) => ({ regionId }),
    delete: (ids) => [{ type: 'DeleteRegion', ...ids, reason }],
    restore: (ids) => [{ type: 'RestoreRegion', ...ids }],
    inverses: {
      RegionAdded: 'delete',
      RegionRestored: 'delete',
      RegionDeleted: 'restore',
      RegionRenamed: (ids, region, { onlyIn }) => [
        { type: 'RenameRegion', ...ids, name: nameBefore(region, onlyIn), onlyIn },
      ],
      RegionDescribed: (ids, { description }) => [{ type: 'DescribeRegion', ...ids, description }],
    },
  },
  category: {
    aspects: (category) => [
      ...names(category),
      ['description', category.description],
      ['shows', category.shows],
    ],
    ids: ({ categoryId }) => ({ categoryId }),
    delete: (ids) => [{ type: 'DeleteCategory', ...ids, reason }],
    restore: (ids) => [{ type: 'RestoreCategory', ...ids }],
    inverses: {
      CategoryAdded: 'delete',
      CategoryRestored: 'delete',
      CategoryDeleted: 'restore',
      CategoryRenamed: (ids, category, { onlyIn }) => [
        { type: 'RenameCategory', ...ids, name: nameBefore(category, onlyIn), onlyIn },
      ],
      CategoryDescribed: (ids, { description }) => [{ type: 'DescribeCategory', ...ids, description }],
      CategoryPolicyChosen: (ids, { shows }) => [{ type: 'ChooseCategoryPolicy', ...ids, shows }],
    },
  },
  division: {
    aspects: names,
    ids: ({ divisionId }) => ({ divisionId }),
    delete: (ids) => [{ type: 'DeleteDivision', ...ids, reason }],
    restore: (ids) => [{ type: 'RestoreDivision', ...ids }],
    inverses: {
      DivisionAdded: 'delete',
      DivisionRestored: 'delete',
      DivisionDeleted: 'restore',
      DivisionRenamed: (ids, { everywhere: name }) => [{ type: 'RenameDivision', ...ids, name }],
    },
  },
  city: {
    aspects: ({ name, regionId, at, venues }) => [
      ['facts', { name, regionId, at }],
      ...each('venue', venues),
    ],
    ids: ({ cityId }) => ({ cityId }),
    delete: (ids) => [{ type: 'DeleteCity', ...ids, reason }],
    restore: (ids) => [{ type: 'RestoreCity', ...ids }],
    inverses: {
      CityAdded: 'delete',
      CityRestored: 'delete',
      CityDeleted: 'restore',
      VenueDescribed: (ids, { venues }, { venue }) => [
        { type: 'DescribeVenue', ...ids, venue, facts: factsOfVenue(venues, venue) },
      ],
      CityChanged: (ids, { name, regionId, at }) => [{ type: 'ChangeCity', ...ids, name, regionId, at }],
    },
  },
  organization: {
    aspects: ({ name, cityId }) => [['facts', { name, cityId }]],
    ids: ({ organizationId }) => ({ organizationId }),
    delete: (ids) => [{ type: 'DeleteOrganization', ...ids, reason }],
    restore: (ids) => [{ type: 'RestoreOrganization', ...ids }],
    inverses: {
      OrganizationAdded: 'delete',
      OrganizationRestored: 'delete',
      OrganizationDeleted: 'restore',
      OrganizationChanged: (ids, { name, cityId }) => [{ type: 'ChangeOrganization', ...ids, name, cityId }],
    },
  },
  ruleset: {
    aspects: ({ versions }) => [['rules', versions.at(-1) ?? null]],
    ids: ({ rulesetId }) => ({ rulesetId }),
    delete: (ids) => [{ type: 'DeleteRuleset', ...ids, reason }],
    restore: (ids) => [{ type: 'RestoreRuleset', ...ids }],
    inverses: {
      RulesetDefined: 'delete',
      RulesetRestored: 'delete',
      RulesetDeleted: 'restore',
      // A new version with the previous rules, because versions are never removed.
      RulesetRevised: (ids, { versions }) =>
        versions.slice(-1).map((rules) => ({ type: 'ReviseRuleset', ...ids, rules })),
    },
  },
  season: {
    aspects: ({ startsOn, endsOn }) => [['dates', { startsOn, endsOn }]],
    ids: ({ seasonId }) => ({ seasonId }),
    delete: (ids) => [{ type: 'DeleteSeason', ...ids, reason }],
    restore: (ids) => [{ type: 'RestoreSeason', ...ids }],
    inverses: {
      SeasonOpened: 'delete',
      SeasonRestored: 'delete',
      SeasonDeleted: 'restore',
      SeasonDatesChanged: (ids, { startsOn, endsOn }) => [
        { type: 'ChangeSeasonDates', ...ids, startsOn, endsOn },
      ],
      // The previous choice is in another season's stream.
      OngoingSeasonChosen: () => null,
      // Opening ratings follow from the season before.
      OpeningRatingsRecorded: () => null,
    },
  },
  site: {
    aspects: (settings) => Object.entries(settings),
    ids: ({ siteId }) => ({ siteId }),
    // The site cannot be deleted.
    delete: () => null,
    restore: () => null,
    inverses: {
      SiteSettingChanged: (ids, settings, { setting }) => [
        { type: 'ChangeSiteSetting', ...ids, setting, value: settings[setting] ?? null },
      ],
    },
  },
};
