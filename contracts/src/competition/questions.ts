import { z } from 'zod';
import { streamKinds } from '../log/streams.ts';
import { eventTypes } from './events.ts';
import { leaderboardMeasures } from './lists.ts';
import { entityId, instant, language, localDate, position, seasonSlug } from './vocabulary.ts';
import { parseWhatIf } from './what-if.ts';

/** Questions come from URLs too: there numbers are texts. */
const id = z.coerce.number().pipe(entityId);
/** The season's numeric id or its slug. */
export const seasonRef = z.union([seasonSlug, id]);
export type SeasonRef = z.infer<typeof seasonRef>;

const lang = language.default('fr');
const page = z.coerce.number().int().min(1).max(10_000).default(1);

/** `playedBy`: only games up to that day. `knownAt`: only what the log knew at that instant. */
const asOf = { playedBy: localDate.optional(), knownAt: instant.optional() };

export const navQuestion = z.object({ lang, season: seasonSlug.optional() });
export const seasonQuestion = z.object({ lang, sid: seasonRef });
export const inCategoryQuestion = z.object({ lang, sid: seasonRef, cid: id.optional() });
export const pagedCategoryQuestion = inCategoryQuestion.extend({ rid: id.optional(), page });
export const latestResultsQuestion = inCategoryQuestion.extend({ date: localDate.optional() });
/** Without a day: the one that is being played, or the next one. */
export const liveScoresQuestion = seasonQuestion.extend({ date: localDate.optional() });
/** On either clock it is counted anew, so only one category can be asked for. */
export const leaderboardQuestion = inCategoryQuestion
  .extend({ by: z.enum(leaderboardMeasures).default('rating'), ...asOf })
  .refine(
    ({ cid, playedBy, knownAt }) => cid !== undefined || (playedBy === undefined && knownAt === undefined),
    { path: ['cid'] },
  );
export const categoryQuestion = z.object({ lang, sid: seasonRef, cid: id });
export const regionQuestion = z.object({ lang, sid: seasonRef, rid: id });
export const leagueQuestion = z.object({
  lang,
  sid: seasonRef,
  cid: id,
  rid: id,
  did: id.optional(),
  ...asOf,
  /** Supposed results, such as `12:4-2,15:3-2:ot`: the table as it would be. */
  whatIf: z
    .string()
    .max(1000)
    .refine((text) => parseWhatIf(text) !== null)
    .optional(),
});
/** Two days of a league's table; without them, the last day that was played and a week before it. */
export const leagueMovesQuestion = z.object({
  lang,
  sid: seasonRef,
  cid: id,
  rid: id,
  did: id.optional(),
  from: localDate.optional(),
  to: localDate.optional(),
  /** Only this team, with all that happened to its games. */
  eid: id.optional(),
  page,
});
export const leagueGamesQuestion = z.object({
  lang,
  sid: seasonRef,
  cid: id,
  rid: id,
  did: id.optional(),
  page,
});
export const teamQuestion = z.object({ lang, sid: seasonRef, eid: id, ...asOf });
/** Of what is told page by page, only what was logged before this position. */
const before = position.optional();
/** Without a season: all time. */
export const teamStatsQuestion = z.object({ lang, sid: seasonRef.optional(), eid: id });
export const rivalsQuestion = z.object({ lang, sid: seasonRef.optional(), eid1: id, eid2: id });
export const gameQuestion = z.object({ lang, gid: id, before });
export const tournamentQuestion = z.object({ lang, tid: id, cid: id.optional(), ...asOf });
export const searchQuestion = z.object({ lang, sid: seasonRef, query: z.string().trim().min(1).max(80) });
/** For choosing from: without a query, the first ones by name. */
export const choosingQuestion = searchQuestion.extend({ query: z.string().trim().max(80).default('') });
/** Only teams of the category, and only those entered in the league or tournament. */
export const teamSearchQuestion = choosingQuestion.extend({
  cid: id.optional(),
  lid: id.optional(),
  tid: id.optional(),
});
/** `member`: number or user name. `before`: only what was logged before that position. */
export const activityQuestion = z.object({
  lang,
  sid: seasonRef,
  kind: z.enum(streamKinds).optional(),
  action: z.enum(eventTypes).optional(),
  member: z.string().trim().min(1).max(40).optional(),
  before,
});

/** As asked once the defaults are filled in. */
export type NavQuestion = z.output<typeof navQuestion>;
export type SeasonQuestion = z.output<typeof seasonQuestion>;
export type InCategoryQuestion = z.output<typeof inCategoryQuestion>;
export type PagedCategoryQuestion = z.output<typeof pagedCategoryQuestion>;
export type LatestResultsQuestion = z.output<typeof latestResultsQuestion>;
export type LiveScoresQuestion = z.output<typeof liveScoresQuestion>;
export type LeaderboardQuestion = z.output<typeof leaderboardQuestion>;
export type CategoryQuestion = z.output<typeof categoryQuestion>;
export type RegionQuestion = z.output<typeof regionQuestion>;
export type LeagueQuestion = z.output<typeof leagueQuestion>;
export type LeagueMovesQuestion = z.output<typeof leagueMovesQuestion>;
export type LeagueGamesQuestion = z.output<typeof leagueGamesQuestion>;
export type TeamQuestion = z.output<typeof teamQuestion>;
export type TeamStatsQuestion = z.output<typeof teamStatsQuestion>;
export type RivalsQuestion = z.output<typeof rivalsQuestion>;
export type GameQuestion = z.output<typeof gameQuestion>;
export type TournamentQuestion = z.output<typeof tournamentQuestion>;
export type SearchQuestion = z.output<typeof searchQuestion>;
export type TeamSearchQuestion = z.output<typeof teamSearchQuestion>;
export type ActivityQuestion = z.output<typeof activityQuestion>;
