import { z } from 'zod';
import type { EventsOf } from '../log/events-of.ts';
import { bilingual, entityId, localDate, sourceKey } from './vocabulary.ts';

// Stored for ever. Never edit a payload: add a new version of the type and an upcaster.
const key = sourceKey.nullable();
const league = { leagueId: entityId, seasonId: entityId };
const tournament = { tournamentId: entityId, seasonId: entityId };
/** A ruleset at one of its versions. */
const rulesetAt = { rulesetId: entityId, rulesetVersion: z.int().min(1) };

export const leagueEvents = {
  LeagueCreated: z.strictObject({
    ...league,
    key,
    categoryId: entityId,
    regionId: entityId,
    name: bilingual,
    ...rulesetAt,
  }),
  LeagueRenamed: z.strictObject({ ...league, name: bilingual }),
  LeagueRulesetChanged: z.strictObject({ ...league, ...rulesetAt }),
  TeamEnteredLeague: z.strictObject({ ...league, teamId: entityId, divisionId: entityId.nullable() }),
  TeamMovedToDivision: z.strictObject({ ...league, teamId: entityId, divisionId: entityId.nullable() }),
  TeamLeftLeague: z.strictObject({ ...league, teamId: entityId }),
  /** A supervisor's draw: the order of teams that nothing else separates, best first. */
  LeagueDrawRecorded: z.strictObject({ ...league, teamIds: z.array(entityId).min(2) }),
};
export type LeagueEvent = EventsOf<typeof leagueEvents>;

export const tournamentEvents = {
  TournamentCreated: z.strictObject({
    ...tournament,
    key,
    name: bilingual,
    categoryIds: z.array(entityId).min(1),
    ...rulesetAt,
    startsOn: localDate,
    endsOn: localDate,
    city: z.string().nullable(),
  }),
  TournamentRenamed: z.strictObject({ ...tournament, name: bilingual }),
  TournamentDatesChanged: z.strictObject({ ...tournament, startsOn: localDate, endsOn: localDate }),
  TournamentRulesetChanged: z.strictObject({ ...tournament, ...rulesetAt }),
  TeamEnteredTournament: z.strictObject({
    ...tournament,
    teamId: entityId,
    categoryId: entityId,
    group: z.string().max(40).nullable(),
  }),
  TeamLeftTournament: z.strictObject({ ...tournament, teamId: entityId }),
  TournamentDrawRecorded: z.strictObject({ ...tournament, teamIds: z.array(entityId).min(2) }),
};
export type TournamentEvent = EventsOf<typeof tournamentEvents>;

export const teamEvents = {
  TeamRegistered: z.strictObject({ teamId: entityId, key }),
  /** What the team is called and where it plays in one season; said again, it replaces what was said of that season. */
  TeamListedForSeason: z.strictObject({
    teamId: entityId,
    seasonId: entityId,
    name: z.string().trim().min(1).max(120),
    categoryId: entityId,
    regionId: entityId,
    city: z.string().max(120).nullable(),
  }),
};
export type TeamEvent = EventsOf<typeof teamEvents>;
