import { z } from 'zod';
import type { EventsOf } from '../log/events-of.ts';
import { mostListed, mostRated } from './lists.ts';
import { ruleset } from './ruleset.ts';
import { describedVenue, venueFacts } from './venue-facts.ts';
import {
  bilingual,
  categoryPolicy,
  coordinates,
  description,
  distinct,
  entityId,
  localDate,
  placeName,
  reason,
  rulesetVersion,
  seasonSlug,
  sourceKey,
} from './vocabulary.ts';

// Stored permanently. Never edit a payload: add a new version of the type and an upcaster.
const key = sourceKey.nullable();
/** Names that apply to a single season. */
const seasonNames = distinct(
  z.strictObject({ seasonId: entityId, name: bilingual }),
  mostListed,
  ({ seasonId }) => seasonId,
);

export const seasonEvents = {
  SeasonOpened: z.strictObject({
    seasonId: entityId,
    slug: seasonSlug,
    startsOn: localDate,
    endsOn: localDate,
  }),
  SeasonDatesChanged: z.strictObject({ seasonId: entityId, startsOn: localDate, endsOn: localDate }),
  /** The latest recorded event names the ongoing season. */
  OngoingSeasonChosen: z.strictObject({ seasonId: entityId }),
  /**
   * Opening ratings of a category, from the season before: each team's rating at its end, in goals better than average,
   * and the variance of the margins. Replaces earlier ones.
   */
  OpeningRatingsRecorded: z.strictObject({
    seasonId: entityId,
    categoryId: entityId,
    variance: z.number().min(0).max(1000),
    ratings: distinct(
      z.strictObject({ teamId: entityId, rating: z.number().min(-100).max(100) }),
      mostRated,
      ({ teamId }) => teamId,
    ),
  }),
  SeasonDeleted: z.strictObject({ seasonId: entityId, reason }),
  /** Contains all restored fields, so that views need not store deleted rows. */
  SeasonRestored: z.strictObject({
    seasonId: entityId,
    slug: seasonSlug,
    startsOn: localDate,
    endsOn: localDate,
  }),
};
export type SeasonEvent = EventsOf<typeof seasonEvents>;

/** Events without the field, and all older ones, mean no description. */
const described = { description: description.optional() };

export const regionEvents = {
  RegionAdded: z.strictObject({ regionId: entityId, key, name: bilingual, ...described }),
  /** `onlyIn`: the only season that the name applies to; null for all seasons without a name of their own. */
  RegionRenamed: z.strictObject({ regionId: entityId, name: bilingual, onlyIn: entityId.nullable() }),
  /** Null removes the description. */
  RegionDescribed: z.strictObject({ regionId: entityId, description: description.nullable() }),
  RegionDeleted: z.strictObject({ regionId: entityId, reason }),
  RegionRestored: z.strictObject({ regionId: entityId, key, name: bilingual, seasonNames, ...described }),
};
export type RegionEvent = EventsOf<typeof regionEvents>;

/** The category policy. Older events lack the field, which means everything. */
const shows = categoryPolicy.optional();

export const categoryEvents = {
  CategoryAdded: z.strictObject({ categoryId: entityId, key, name: bilingual, shows, ...described }),
  CategoryRenamed: z.strictObject({ categoryId: entityId, name: bilingual, onlyIn: entityId.nullable() }),
  CategoryDescribed: z.strictObject({ categoryId: entityId, description: description.nullable() }),
  CategoryPolicyChosen: z.strictObject({ categoryId: entityId, shows: categoryPolicy }),
  CategoryDeleted: z.strictObject({ categoryId: entityId, reason }),
  CategoryRestored: z.strictObject({
    categoryId: entityId,
    key,
    name: bilingual,
    seasonNames,
    shows,
    ...described,
  }),
};
export type CategoryEvent = EventsOf<typeof categoryEvents>;

export const divisionEvents = {
  DivisionAdded: z.strictObject({ divisionId: entityId, key, name: bilingual }),
  DivisionRenamed: z.strictObject({ divisionId: entityId, name: bilingual }),
  DivisionDeleted: z.strictObject({ divisionId: entityId, reason }),
  DivisionRestored: z.strictObject({ divisionId: entityId, key, name: bilingual }),
};
export type DivisionEvent = EventsOf<typeof divisionEvents>;

/** `regionId` distinguishes cities of the same name. `at` is null while the location is unknown. */
const cityFacts = { name: bilingual, regionId: entityId.nullable(), at: coordinates.nullable() };

export const cityEvents = {
  CityAdded: z.strictObject({ cityId: entityId, key, ...cityFacts }),
  /** Contains all fields, changed or not. */
  CityChanged: z.strictObject({ cityId: entityId, ...cityFacts }),
  /** The location of a venue of the city, by the venue's name; null removes the recorded location. */
  VenueDescribed: z.strictObject({ cityId: entityId, venue: placeName, facts: venueFacts.nullable() }),
  CityDeleted: z.strictObject({ cityId: entityId, reason }),
  /** Older events lack the venues, which means none. */
  CityRestored: z.strictObject({
    cityId: entityId,
    key,
    ...cityFacts,
    venues: z.array(describedVenue).min(1).max(mostListed).optional(),
  }),
};
export type CityEvent = EventsOf<typeof cityEvents>;

/** A hockey association or another body that has teams. */
const organizationFacts = { name: bilingual, cityId: entityId.nullable() };

export const organizationEvents = {
  OrganizationAdded: z.strictObject({ organizationId: entityId, key, ...organizationFacts }),
  /** Contains all fields, changed or not. */
  OrganizationChanged: z.strictObject({ organizationId: entityId, ...organizationFacts }),
  OrganizationDeleted: z.strictObject({ organizationId: entityId, reason }),
  OrganizationRestored: z.strictObject({ organizationId: entityId, key, ...organizationFacts }),
};
export type OrganizationEvent = EventsOf<typeof organizationEvents>;

export const rulesetEvents = {
  RulesetDefined: z.strictObject({ rulesetId: entityId, key, rules: ruleset }),
  /** A ruleset never changes in place: a revision is a new version, and each competition moves to it separately. */
  RulesetRevised: z.strictObject({ rulesetId: entityId, version: rulesetVersion.min(2), rules: ruleset }),
  /** Deletes all versions; `versions` is how many there were. */
  RulesetDeleted: z.strictObject({ rulesetId: entityId, versions: rulesetVersion, reason }),
  /** The rules of every version, oldest first. */
  RulesetRestored: z.strictObject({
    rulesetId: entityId,
    key,
    versions: z.array(ruleset).min(1).max(mostListed),
  }),
};
export type RulesetEvent = EventsOf<typeof rulesetEvents>;
