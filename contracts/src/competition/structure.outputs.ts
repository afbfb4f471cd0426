import { withdrawalTreatments } from './lists.ts';
import { z } from 'zod';
import { crestChoice } from '../crest/crest-choice.ts';
import { bracket } from './bracket.ts';
import { describedVenue } from './venue-facts.ts';
import {
  bilingual,
  categoryPolicy,
  coordinates,
  country,
  description,
  localDate,
  stage,
} from './vocabulary.ts';

// Current state for edit forms; `revision` is sent back as `ifRevision` with the next change.

const revision = z.string();
const competition = {
  id: z.int(),
  season: z.object({ id: z.int(), slug: z.string() }),
  name: bilingual,
  rulesetId: z.int(),
  rulesetVersion: z.int(),
  /** A supervisor's tie-break draw, best team first. */
  draw: z.array(z.int()).nullable(),
  hasGames: z.boolean(),
  /** True when the member may change the rules and record draws. */
  maySupervise: z.boolean(),
  revision,
};
/** An entered team; it cannot be removed once it has played. */
const entry = z.object({ id: z.int(), name: z.string(), hasPlayed: z.boolean(), hasToCome: z.boolean() });

export const currentLeague = z.object({
  ...competition,
  categoryId: z.int(),
  regionId: z.int(),
  teams: z.array(
    entry.extend({
      divisionId: z.int().nullable(),
      deducted: z.int(),
      withdrawn: z.enum(withdrawalTreatments).nullable(),
    }),
  ),
});
export type CurrentLeague = z.infer<typeof currentLeague>;

/** A game of a tournament that a bracket is planned around: neither postponed, cancelled nor deleted. */
const plannedAround = z.object({
  gameId: z.int(),
  categoryId: z.int(),
  stage,
  group: z.string().nullable(),
  date: localDate,
  time: z.string().nullable(),
  venue: z.string().nullable(),
  city: z.string().nullable(),
  homeTeamId: z.int(),
  awayTeamId: z.int(),
  isOver: z.boolean(),
});

export const currentTournament = z.object({
  ...competition,
  categoryIds: z.array(z.int()),
  startsOn: localDate,
  endsOn: localDate,
  city: z.string().nullable(),
  brackets: z.array(bracket),
  /** For each category, the most group games that any of its teams has, played or scheduled. */
  groupGames: z.array(z.object({ categoryId: z.int(), most: z.int() })),
  games: z.array(plannedAround),
  teams: z.array(entry.extend({ categoryId: z.int(), group: z.string().nullable(), deducted: z.int() })),
});
export type CurrentTournament = z.infer<typeof currentTournament>;

export const currentTeam = z.object({
  id: z.int(),
  organizationId: z.int().nullable(),
  /** Name as recorded, category, region, city and country in each season. */
  seasons: z.array(
    z.object({
      seasonId: z.int(),
      name: z.string(),
      categoryId: z.int(),
      regionId: z.int(),
      city: z.string().nullable(),
      country: country.nullable(),
      hasPlayed: z.boolean(),
    }),
  ),
  /** The chosen crest; null when the crest is derived from the name. */
  crest: crestChoice.nullable(),
  revision,
});
export type CurrentTeam = z.infer<typeof currentTeam>;

/** A region, category or division; `seasonNames`: names that differ in some seasons. */
export const currentCatalogueItem = z.object({
  id: z.int(),
  name: bilingual,
  seasonNames: z.array(z.object({ seasonId: z.int(), name: bilingual })),
  /** Only for regions and categories; null without one. */
  description: description.nullable().exactOptional(),
  /** Only for categories: the category policy. */
  shows: categoryPolicy.exactOptional(),
  revision,
});
export type CurrentCatalogueItem = z.infer<typeof currentCatalogueItem>;

export const currentCity = z.object({
  id: z.int(),
  name: bilingual,
  regionId: z.int().nullable(),
  at: coordinates.nullable(),
  venues: z.array(describedVenue),
  revision,
});
export type CurrentCity = z.infer<typeof currentCity>;

export const currentOrganization = z.object({
  id: z.int(),
  name: bilingual,
  cityId: z.int().nullable(),
  revision,
});
export type CurrentOrganization = z.infer<typeof currentOrganization>;

export const currentSeason = z.object({
  id: z.int(),
  slug: z.string(),
  startsOn: localDate,
  endsOn: localDate,
  isOngoing: z.boolean(),
  revision,
});
export type CurrentSeason = z.infer<typeof currentSeason>;
