import { z } from 'zod';
import { leagueInput, seasonInput, teamInput, tournamentInput } from '../competition/inputs.ts';
import { distinct, language, localDate, position } from '../competition/vocabulary.ts';

/** What can be followed. A team is followed through its seasons; leagues and tournaments are of one. */
export const followedKinds = ['team', 'league', 'tournament'] as const;
export type FollowedKind = (typeof followedKinds)[number];

/** More than anybody reads; enough for a whole association. */
export const mostFollowed = 500;

export const ofLeague = leagueInput.pick({ lang: true, sid: true, cid: true, rid: true });
export const ofTournament = tournamentInput.pick({ lang: true, tid: true });
export const ofTeam = teamInput.pick({ lang: true, eid: true });
export const ofSeason = seasonInput;

export const follow = z.object({
  lang: language.default('fr'),
  kind: z.enum(followedKinds),
  id: teamInput.shape.eid,
});
export type Follow = z.output<typeof follow>;

/** As many teams as a browser keeps in view without an account. */
export const mostWatched = 12;
/** `on`: the reader's day in Quebec, from which on games are still to come. */
export const ofWatchedTeams = z.object({
  lang: language.default('fr'),
  eids: distinct(teamInput.shape.eid, mostWatched).min(1),
  on: localDate,
});
export type OfWatchedTeams = z.output<typeof ofWatchedTeams>;

export const ofDashboard = z.object({ lang: language.default('fr') });
/** `upTo` of the dashboard that was shown. */
export const visited = ofDashboard.extend({ upTo: position });
