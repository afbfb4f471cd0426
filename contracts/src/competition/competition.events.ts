import { z } from 'zod';
import { crestChoice } from '../crest/crest-choice.ts';
import type { EventsOf } from '../log/events-of.ts';
import { bracket } from './bracket.ts';
import { categoryId, leagueId, regionId, rulesetId, seasonId, teamId, tournamentId } from './ids.ts';
import { mostCategories, mostDeducted, mostListed, withdrawalTreatments } from './lists.ts';
import {
  bilingual,
  country,
  distinct,
  entityId,
  groupName,
  localDate,
  memberId,
  placeName,
  reason,
  rulesetVersion,
  shortText,
  sourceKey,
} from './vocabulary.ts';

// Stored permanently. Never edit a payload: add a new version of the type and an upcaster.
const key = sourceKey.nullable();
/** Accepts empty texts, because some are recorded. */
const city = shortText(120, 0).nullable();
const league = { leagueId, seasonId };
const tournament = { tournamentId, seasonId };
/** A specific version of a ruleset. */
const rulesetAt = { rulesetId, rulesetVersion };
const draw = distinct(entityId, mostListed).min(2);
const supervisorIds = distinct(memberId, mostListed);
/** The accepted supervisors; absent when nobody was accepted, and in events from before acceptance existed. */
const acceptedIds = supervisorIds.optional();
const categoryIds = distinct(entityId, mostCategories).min(1);
const teamIdOf = ({ teamId }: { readonly teamId: number }) => teamId;
/** Entries and supervisors that are removed with a deleted competition. Listed so that views need not look them up. */
const contents = { teamIds: distinct(entityId, mostListed), supervisorIds };
const leagueFacts = {
  key,
  categoryId,
  regionId,
  name: bilingual,
  ...rulesetAt,
};
const tournamentFacts = {
  key,
  name: bilingual,
  categoryIds,
  ...rulesetAt,
  startsOn: localDate,
  endsOn: localDate,
  city,
};
const group = groupName.nullable();
const treatment = z.enum(withdrawalTreatments);
const deductedPoints = z.int().min(0).max(mostDeducted);

export const leagueEvents = {
  LeagueCreated: z.strictObject({ ...league, ...leagueFacts }),
  LeagueRenamed: z.strictObject({ ...league, name: bilingual }),
  /** Moves the league to another category or region of its season. */
  LeagueMoved: z.strictObject({ ...league, categoryId, regionId }),
  LeagueRulesetChanged: z.strictObject({ ...league, ...rulesetAt }),
  TeamEnteredLeague: z.strictObject({ ...league, teamId, divisionId: entityId.nullable() }),
  TeamMovedToDivision: z.strictObject({ ...league, teamId, divisionId: entityId.nullable() }),
  TeamLeftLeague: z.strictObject({ ...league, teamId }),
  /** A supervisor's tie-break draw: the order of teams that nothing else separates, best first. */
  LeagueDrawRecorded: z.strictObject({ ...league, teamIds: draw }),
  LeagueDrawWithdrawn: z.strictObject({ ...league }),
  /** The total of points deducted from a team by decisions; 0 removes the deduction. */
  LeaguePointsDeducted: z.strictObject({ ...league, teamId, points: deductedPoints, reason }),
  /** The team plays no more in the league; `treatment` states how its games count, and they stay readable. */
  TeamWithdrewFromLeague: z.strictObject({ ...league, teamId, treatment, reason }),
  /** The withdrawal no longer holds: all games count again. */
  TeamReturnedToLeague: z.strictObject({ ...league, teamId }),
  LeagueSupervisorJoined: z.strictObject({ ...league, memberId }),
  /** Somebody with the right to accept did so; without this event, a supervisor waits. */
  LeagueSupervisorAccepted: z.strictObject({ ...league, memberId }),
  LeagueSupervisorLeft: z.strictObject({ ...league, memberId }),
  LeagueDeleted: z.strictObject({ ...league, ...contents, reason }),
  /** Contains all restored fields, so that views need not store deleted rows. */
  LeagueRestored: z.strictObject({
    ...league,
    ...leagueFacts,
    draw: draw.nullable(),
    entries: distinct(
      z.strictObject({
        teamId,
        divisionId: entityId.nullable(),
        deducted: deductedPoints.optional(),
        withdrawn: treatment.optional(),
      }),
      mostListed,
      teamIdOf,
    ),
    supervisorIds,
    acceptedIds,
  }),
};
export type LeagueEvent = EventsOf<typeof leagueEvents>;

export const tournamentEvents = {
  TournamentCreated: z.strictObject({ ...tournament, ...tournamentFacts }),
  TournamentRenamed: z.strictObject({ ...tournament, name: bilingual }),
  TournamentDatesChanged: z.strictObject({ ...tournament, startsOn: localDate, endsOn: localDate }),
  TournamentCityChanged: z.strictObject({
    ...tournament,
    city: placeName.nullable(),
  }),
  TournamentRulesetChanged: z.strictObject({ ...tournament, ...rulesetAt }),
  TournamentCategoriesChanged: z.strictObject({ ...tournament, categoryIds }),
  TeamEnteredTournament: z.strictObject({ ...tournament, teamId, categoryId, group }),
  TeamLeftTournament: z.strictObject({ ...tournament, teamId }),
  TournamentDrawRecorded: z.strictObject({ ...tournament, teamIds: draw }),
  TournamentDrawWithdrawn: z.strictObject({ ...tournament }),
  /** The total of points deducted from a team by decisions; 0 removes the deduction. */
  TournamentPointsDeducted: z.strictObject({
    ...tournament,
    teamId,
    points: deductedPoints,
    reason,
  }),
  /**
   * The rule by which the knock-out games of a category follow from its groups; replaces an earlier bracket of the
   * category.
   */
  TournamentBracketDrawn: z.strictObject({ ...tournament, ...bracket.shape }),
  TournamentSupervisorJoined: z.strictObject({ ...tournament, memberId }),
  /** Somebody with the right to accept did so; without this event, a supervisor waits. */
  TournamentSupervisorAccepted: z.strictObject({ ...tournament, memberId }),
  TournamentSupervisorLeft: z.strictObject({ ...tournament, memberId }),
  TournamentDeleted: z.strictObject({ ...tournament, ...contents, reason }),
  TournamentRestored: z.strictObject({
    ...tournament,
    ...tournamentFacts,
    draw: draw.nullable(),
    brackets: distinct(bracket, mostCategories, ({ categoryId }) => categoryId).optional(),
    entries: distinct(
      z.strictObject({
        teamId,
        categoryId,
        group,
        deducted: deductedPoints.optional(),
      }),
      mostListed,
      teamIdOf,
    ),
    supervisorIds,
    acceptedIds,
  }),
};
export type TournamentEvent = EventsOf<typeof tournamentEvents>;

export const teamEvents = {
  TeamRegistered: z.strictObject({ teamId, key }),
  /**
   * The team's name, category, region and city in one season; replaces earlier values for that season. The country is
   * that which the team plays for; absent for all other teams, as in events from before it existed.
   */
  TeamListedForSeason: z.strictObject({
    teamId,
    seasonId,
    name: shortText(120),
    categoryId,
    regionId,
    city,
    country: country.exactOptional(),
  }),
  /** The organization of the team in all seasons; null when it has none. */
  TeamOrganizationChanged: z.strictObject({ teamId, organizationId: entityId.nullable() }),
  TeamDelistedFromSeason: z.strictObject({ teamId, seasonId, reason }),
  /** The crest of the team in all seasons; null derives it from the name. */
  TeamCrestChosen: z.strictObject({ teamId, crest: crestChoice.nullable() }),
  /** The same command then records `TeamDelistedFromSeason` for each season that lists the team. */
  TeamDeleted: z.strictObject({ teamId, reason }),
  /** A duplicate of `into`: its games and entries were already moved there. `TeamRestored` brings the team back. */
  TeamMerged: z.strictObject({ teamId, into: entityId }),
  /** Followed by events that list the team in each of its seasons again and that set its organization and crest. */
  TeamRestored: z.strictObject({ teamId, key }),
};
export type TeamEvent = EventsOf<typeof teamEvents>;
