import { z } from 'zod';
import { leagueInput, seasonInput, teamInput, tournamentInput } from '../competition/inputs.ts';
import { inUrl } from '../competition/parameters.ts';
import { distinct, entityId, language, localDate, position } from '../competition/vocabulary.ts';

/**
 * Kinds of entities that can be followed. Following a team covers all its seasons; a league or tournament has one
 * season.
 */
export const followedKinds = ['team', 'league', 'tournament'] as const;
export type FollowedKind = (typeof followedKinds)[number];

/** Upper bound on followed entities per member; enough for a whole association. */
export const mostFollowed = 500;

export const ofLeague = leagueInput.pick({ lang: true, sid: true, cid: true, rid: true });
export const ofTournament = tournamentInput.pick({ lang: true, tid: true });
export const ofTeam = teamInput.pick({ lang: true, eid: true });
export const ofSeason = seasonInput;

export const follow = z.object({
  lang: language.default('fr'),
  kind: z.enum(followedKinds),
  id: inUrl(entityId).meta({ description: 'Id of what is followed.', example: 1 }),
});
export type Follow = z.output<typeof follow>;

/** Upper bound on the teams that a browser remembers without an account. */
export const mostWatched = 12;
/** `on`: today in Quebec for the reader; games from that day on are upcoming. */
export const ofWatchedTeams = z.object({
  lang: language.default('fr'),
  eids: distinct(teamInput.shape.eid, mostWatched).min(1),
  on: localDate,
});
export type OfWatchedTeams = z.output<typeof ofWatchedTeams>;

export const ofDashboard = z.object({ lang: language.default('fr') });
/** `upTo` comes from the dashboard that was displayed. */
export const visited = ofDashboard.extend({ upTo: position });
