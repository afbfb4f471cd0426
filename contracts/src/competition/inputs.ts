import { z } from 'zod';
import { streamKinds } from '../log/streams.ts';
import { eventTypes } from './events.ts';
import { leaderboardMeasures, presetNames } from './lists.ts';
import { entityId, instant, language, localDate, position, seasonSlug } from './vocabulary.ts';
import { parseWhatIf } from './what-if.ts';

/** Queries may come from URLs, where numbers are strings. */
const id = z.coerce.number().pipe(entityId);
/** The season's numeric id or its slug. */
export const seasonRef = z.union([seasonSlug, id]);
export type SeasonRef = z.infer<typeof seasonRef>;

/** The parts that inputs share. */
export const lang = language.default('fr');
export const page = z.coerce.number().int().min(1).max(10_000).default(1);

/** `playedBy`: only games up to that day. `knownAt`: only events recorded by that instant. */
const asOf = { playedBy: localDate.optional(), knownAt: instant.optional() };

export const navInput = z.object({ lang, season: seasonSlug.optional() });
export const seasonInput = z.object({ lang, sid: seasonRef });
/** Without a season, only the all-time statistics. */
export const statisticsInput = z.object({ lang, sid: seasonRef.optional() });
export const inCategoryInput = z.object({ lang, sid: seasonRef, cid: id.optional() });
export const pagedCategoryInput = inCategoryInput.extend({ rid: id.optional(), page });
export const latestResultsInput = inCategoryInput.extend({ date: localDate.optional() });
/**
 * Games of a team, of a league or one of its divisions, of a tournament, or of one day of a season or category.
 * `latest`: only games with a result, latest first.
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
/**
 * `date` defaults to the day with live games, else to the next day with scheduled games, else to the last day with
 * results.
 */
export const liveScoresInput = seasonInput.extend({ date: localDate.optional() });
/** `playedBy` and `knownAt` recompute the leaderboard, so they are limited to one category. */
export const leaderboardInput = inCategoryInput
  .extend({ by: z.enum(leaderboardMeasures).default('rating'), ...asOf, page })
  .refine(
    ({ cid, playedBy, knownAt }) => cid !== undefined || (playedBy === undefined && knownAt === undefined),
    { path: ['cid'] },
  );
/** Defaults to the ongoing season. */
const inAnySeason = z.object({ lang, sid: seasonRef.optional() });
export const categoryInput = inAnySeason.extend({ cid: id });
export const regionInput = inAnySeason.extend({ rid: id });
export const divisionInput = inAnySeason.extend({ did: id });
const scenarioResults = z
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
  /** The results of a scenario, such as `12:4-2,15:3-2:ot`. */
  whatIf: scenarioResults.optional(),
});
/** The league's games counted by another ruleset. */
export const leagueUnderRulesInput = leagueInput
  .omit({ whatIf: true })
  .extend({ preset: z.enum(presetNames) });
/** Compares a league's table on two days; defaults to the last day with games and one week earlier. */
export const rankChangesInput = z.object({
  lang,
  sid: seasonRef,
  cid: id,
  rid: id,
  did: id.optional(),
  from: localDate.optional(),
  to: localDate.optional(),
  /** Each table includes events recorded up to its instant; default: the end of each day. */
  fromKnownAt: instant.optional(),
  toKnownAt: instant.optional(),
  /** Limits the response to this team, with all causes. */
  eid: id.optional(),
  page,
});
/** Forecasts cover the whole league, because the divisions play each other. */
export const leagueForecastInput = z.object({ lang, sid: seasonRef, cid: id, rid: id });
export const whatIfChancesInput = leagueForecastInput.extend({ whatIf: scenarioResults });
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
/** Page cursor: only entries recorded before this position. */
const before = position.optional();
/** Without a season: all time. */
export const teamStatsInput = z.object({ lang, sid: seasonRef.optional(), eid: id });
export const rivalsInput = z.object({ lang, sid: seasonRef.optional(), eid1: id, eid2: id });
export const gameInput = z.object({ lang, gid: id, before });
export const tournamentInput = z.object({ lang, tid: id, cid: id.optional(), ...asOf });
export const searchInput = z.object({ lang, sid: seasonRef, query: z.string().trim().min(1).max(80) });
/** For select boxes: without a query, the first entries by name. */
export const choosingInput = searchInput.extend({ query: z.string().trim().max(80).default('') });
/** Queries of an autocomplete box; defaults to the ongoing season. */
export const autocompleteInput = inAnySeason.extend({ query: z.string().trim().min(1).max(80) });
/** Filters by category, and by the league or tournament that the teams are entered in. */
export const teamSearchInput = choosingInput.extend({
  cid: id.optional(),
  lid: id.optional(),
  tid: id.optional(),
});
/** The season defaults to the tournament's. */
export const tournamentTeamSearchInput = choosingInput.extend({ sid: seasonRef.optional(), tid: id });
/** Searches cities and arenas; defaults to the ongoing season. */
export const placeSearchInput = choosingInput.extend({ sid: seasonRef.optional() });
/** Only regions where the category is played. */
export const regionSearchInput = choosingInput.extend({ cid: id.optional() });
export const divisionSearchInput = regionSearchInput.extend({ rid: id.optional() });
/** `member`: member number or user name. `before`: only events recorded before that position. */
export const activityInput = z.object({
  lang,
  sid: seasonRef,
  kind: z.enum(streamKinds).optional(),
  action: z.enum(eventTypes).optional(),
  member: z.string().trim().min(1).max(40).optional(),
  before,
});

// Inputs after zod has applied the defaults:
export type StatisticsInput = z.output<typeof statisticsInput>;
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
export type RankChangesInput = z.output<typeof rankChangesInput>;
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
