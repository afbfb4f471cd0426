import { z } from 'zod';
import { streamKinds } from '../log/streams.ts';
import { eventTypes } from './events.ts';
import { leaderboardMeasures, presetNames } from './lists.ts';
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

export const navInput = z.object({ lang, season: seasonSlug.optional() });
export const seasonInput = z.object({ lang, sid: seasonRef });
/** Without a season: all time alone. */
export const statisticsInput = z.object({ lang, sid: seasonRef.optional() });
export const timelineInput = z.object({ lang, page });
export const inCategoryInput = z.object({ lang, sid: seasonRef, cid: id.optional() });
export const pagedCategoryInput = inCategoryInput.extend({ rid: id.optional(), page });
export const latestResultsInput = inCategoryInput.extend({ date: localDate.optional() });
/**
 * The games of a team, of a league or its division, of a tournament, or of a day of a season or category. `latest`: only
 * those with a result, the latest first.
 */
export const gameListInput = z
  .object({
    lang,
    sid: seasonRef,
    eid: id.optional(),
    cid: id.optional(),
    rid: id.optional(),
    did: id.optional(),
    tid: id.optional(),
    date: localDate.optional(),
    latest: z.coerce.number().int().min(1).max(100).optional(),
  })
  .refine(
    ({ cid, rid, did }) =>
      (rid === undefined || cid !== undefined) && (did === undefined || rid !== undefined),
    {
      path: ['cid'],
    },
  )
  .refine(
    ({ eid, rid, tid, date, latest }) => [eid, rid, tid, date, latest].some((value) => value !== undefined),
    { path: ['date'] },
  );
/** Without a day: the one that is being played, or the next one. */
export const liveScoresInput = seasonInput.extend({ date: localDate.optional() });
/** On either clock it is counted anew, so only one category can be asked for. */
export const leaderboardInput = inCategoryInput
  .extend({ by: z.enum(leaderboardMeasures).default('rating'), ...asOf, page })
  .refine(
    ({ cid, playedBy, knownAt }) => cid !== undefined || (playedBy === undefined && knownAt === undefined),
    { path: ['cid'] },
  );
/** Without a season: the ongoing one. */
const inAnySeason = z.object({ lang, sid: seasonRef.optional() });
export const categoryInput = inAnySeason.extend({ cid: id });
export const regionInput = inAnySeason.extend({ rid: id });
export const divisionInput = inAnySeason.extend({ did: id });
const supposedResults = z
  .string()
  .max(1000)
  .refine((text) => parseWhatIf(text) !== null);
export const leagueInput = z.object({
  lang,
  sid: seasonRef,
  cid: id,
  rid: id,
  did: id.optional(),
  ...asOf,
  /** Supposed results, such as `12:4-2,15:3-2:ot`: the table as it would be. */
  whatIf: supposedResults.optional(),
});
/** The same games counted by other rules. */
export const leagueUnderRulesInput = leagueInput
  .omit({ whatIf: true })
  .extend({ preset: z.enum(presetNames) });
/** Two days of a league's table; without them, the last day that was played and a week before it. */
export const leagueMovesInput = z.object({
  lang,
  sid: seasonRef,
  cid: id,
  rid: id,
  did: id.optional(),
  from: localDate.optional(),
  to: localDate.optional(),
  /** The instants at which each table was known; without them, the ends of the two days. */
  fromKnownAt: instant.optional(),
  toKnownAt: instant.optional(),
  /** Only this team, with all that happened to its games. */
  eid: id.optional(),
  page,
});
/** Of the whole league: a division's teams play the others too. */
export const leagueForecastInput = z.object({ lang, sid: seasonRef, cid: id, rid: id });
export const whatIfChancesInput = leagueForecastInput.extend({ whatIf: supposedResults });
export const leagueGamesInput = z.object({
  lang,
  sid: seasonRef,
  cid: id,
  rid: id,
  did: id.optional(),
  page,
});
export const teamInput = z.object({ lang, sid: seasonRef, eid: id, ...asOf });
export const teamForecastInput = z.object({ lang, sid: seasonRef, eid: id });
/** Of what is told page by page, only what was logged before this position. */
const before = position.optional();
/** Without a season: all time. */
export const teamStatsInput = z.object({ lang, sid: seasonRef.optional(), eid: id });
export const rivalsInput = z.object({ lang, sid: seasonRef.optional(), eid1: id, eid2: id });
export const gameInput = z.object({ lang, gid: id, before });
export const tournamentInput = z.object({ lang, tid: id, cid: id.optional(), ...asOf });
export const searchInput = z.object({ lang, sid: seasonRef, query: z.string().trim().min(1).max(80) });
/** For choosing from: without a query, the first ones by name. */
export const choosingInput = searchInput.extend({ query: z.string().trim().max(80).default('') });
/** As a completion box asks while one types; without a season, in the ongoing one. */
export const autocompleteInput = inAnySeason.extend({ query: z.string().trim().min(1).max(80) });
/** Only teams of the category, and only those entered in the league or tournament. */
export const teamSearchInput = choosingInput.extend({
  cid: id.optional(),
  lid: id.optional(),
  tid: id.optional(),
});
/** The season goes without saying: it is the tournament's. */
export const tournamentTeamSearchInput = choosingInput.extend({ sid: seasonRef.optional(), tid: id });
/** Cities and arenas: without a season, as in the ongoing one. */
export const placeSearchInput = choosingInput.extend({ sid: seasonRef.optional() });
/** Only regions in which the category is played. */
export const regionSearchInput = choosingInput.extend({ cid: id.optional() });
export const divisionSearchInput = regionSearchInput.extend({ rid: id.optional() });
/** `member`: number or user name. `before`: only what was logged before that position. */
export const activityInput = z.object({
  lang,
  sid: seasonRef,
  kind: z.enum(streamKinds).optional(),
  action: z.enum(eventTypes).optional(),
  member: z.string().trim().min(1).max(40).optional(),
  before,
});

/** As asked once the defaults are filled in. */
export type StatisticsInput = z.output<typeof statisticsInput>;
export type TimelineInput = z.output<typeof timelineInput>;
export type NavInput = z.output<typeof navInput>;
export type SeasonInput = z.output<typeof seasonInput>;
export type InCategoryInput = z.output<typeof inCategoryInput>;
export type PagedCategoryInput = z.output<typeof pagedCategoryInput>;
export type LatestResultsInput = z.output<typeof latestResultsInput>;
export type GameListInput = z.output<typeof gameListInput>;
export type LiveScoresInput = z.output<typeof liveScoresInput>;
export type LeaderboardInput = z.output<typeof leaderboardInput>;
export type CategoryInput = z.output<typeof categoryInput>;
export type DivisionInput = z.output<typeof divisionInput>;
export type RegionInput = z.output<typeof regionInput>;
export type LeagueInput = z.output<typeof leagueInput>;
export type LeagueUnderRulesInput = z.output<typeof leagueUnderRulesInput>;
export type LeagueMovesInput = z.output<typeof leagueMovesInput>;
export type LeagueForecastInput = z.output<typeof leagueForecastInput>;
export type WhatIfChancesInput = z.output<typeof whatIfChancesInput>;
export type LeagueGamesInput = z.output<typeof leagueGamesInput>;
export type TeamInput = z.output<typeof teamInput>;
export type TeamForecastInput = z.output<typeof teamForecastInput>;
export type TeamStatsInput = z.output<typeof teamStatsInput>;
export type RivalsInput = z.output<typeof rivalsInput>;
export type GameInput = z.output<typeof gameInput>;
export type TournamentInput = z.output<typeof tournamentInput>;
export type SearchInput = z.output<typeof searchInput>;
export type AutocompleteInput = z.output<typeof autocompleteInput>;
export type ChoosingInput = z.output<typeof choosingInput>;
export type TournamentTeamSearchInput = z.output<typeof tournamentTeamSearchInput>;
export type PlaceSearchInput = z.output<typeof placeSearchInput>;
export type RegionSearchInput = z.output<typeof regionSearchInput>;
export type DivisionSearchInput = z.output<typeof divisionSearchInput>;
export type TeamSearchInput = z.output<typeof teamSearchInput>;
export type ActivityInput = z.output<typeof activityInput>;
