import { z } from 'zod';
import type { EventsOf } from '../log/events-of.ts';
import { ruleset } from './ruleset.ts';
import { bilingual, entityId, localDate, seasonSlug, sourceKey } from './vocabulary.ts';

// Stored for ever. Never edit a payload: add a new version of the type and an upcaster.
const key = sourceKey.nullable();

export const seasonEvents = {
  SeasonOpened: z.strictObject({
    seasonId: entityId,
    slug: seasonSlug,
    startsOn: localDate,
    endsOn: localDate,
  }),
  SeasonDatesChanged: z.strictObject({ seasonId: entityId, startsOn: localDate, endsOn: localDate }),
  /** The latest one recorded names the ongoing season. */
  OngoingSeasonChosen: z.strictObject({ seasonId: entityId }),
};
export type SeasonEvent = EventsOf<typeof seasonEvents>;

export const regionEvents = {
  RegionAdded: z.strictObject({ regionId: entityId, key, name: bilingual }),
  /** `onlyIn`: the season that this name is for; null renames it everywhere else. */
  RegionRenamed: z.strictObject({ regionId: entityId, name: bilingual, onlyIn: entityId.nullable() }),
};
export type RegionEvent = EventsOf<typeof regionEvents>;

export const categoryEvents = {
  CategoryAdded: z.strictObject({ categoryId: entityId, key, name: bilingual }),
  CategoryRenamed: z.strictObject({ categoryId: entityId, name: bilingual, onlyIn: entityId.nullable() }),
};
export type CategoryEvent = EventsOf<typeof categoryEvents>;

export const divisionEvents = {
  DivisionAdded: z.strictObject({ divisionId: entityId, key, name: bilingual }),
  DivisionRenamed: z.strictObject({ divisionId: entityId, name: bilingual }),
};
export type DivisionEvent = EventsOf<typeof divisionEvents>;

export const rulesetEvents = {
  RulesetDefined: z.strictObject({ rulesetId: entityId, key, rules: ruleset }),
  /** A ruleset never changes in place: a revision is a new version, and competitions move to it one by one. */
  RulesetRevised: z.strictObject({ rulesetId: entityId, version: z.int().min(2), rules: ruleset }),
};
export type RulesetEvent = EventsOf<typeof rulesetEvents>;
