import { z } from 'zod';
import { streamKinds } from '../log/streams.ts';
import { eventTypes } from './events.ts';
import { leaderboardMeasures, presetNames } from './lists.ts';
import {
  asOf,
  before,
  cid,
  did,
  divisionOfTable,
  eid,
  gid,
  lang,
  lid,
  ongoingSlug,
  page,
  query,
  queryOrFirst,
  rid,
  seasonOrAll,
  seasonOrOngoing,
  seasonOrOwn,
  sid,
  tid,
  whatIf,
} from './parameters.ts';
import { instant, localDate } from './vocabulary.ts';

export const navInput = z.object({ lang, season: ongoingSlug });
export const seasonInput = z.object({ lang, sid });
/** Without a season, only the all-time statistics. */
export const statisticsInput = z.object({ lang, sid: seasonOrAll });
export const inCategoryInput = z.object({ lang, sid, cid: cid.optional() });
export const pagedCategoryInput = inCategoryInput.extend({ rid: rid.optional(), page });
export const latestResultsInput = inCategoryInput.extend({ date: localDate.optional() });
/**
 * Games of a team, of a league or one of its divisions, of a tournament, or of one day of a season or category.
 * `latest`: only games with a result, latest first.
 */
export const gameListInput = z
  .object({
    lang,
    sid,
    eid: eid.optional(),
    cid: cid.optional(),
    rid: rid.optional(),
    did: did.optional(),
    tid: tid.optional(),
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
  .extend({
    by: z
      .enum(leaderboardMeasures)
      .default('rating')
      .meta({ description: 'What teams are put in order by.', example: 'rating' }),
    ...asOf,
    page,
  })
  .refine(
    ({ cid, playedBy, knownAt }) => cid !== undefined || (playedBy === undefined && knownAt === undefined),
    { path: ['cid'] },
  );
/** Defaults to the ongoing season. */
const inAnySeason = z.object({ lang, sid: seasonOrOngoing });
export const categoryInput = inAnySeason.extend({ cid });
export const regionInput = inAnySeason.extend({ rid });
export const divisionInput = inAnySeason.extend({ did });
export const leagueInput = z.object({
  lang,
  sid,
  cid,
  rid,
  did: divisionOfTable,
  ...asOf,
  whatIf: whatIf.optional(),
});
/** The league's games counted by another ruleset. */
export const leagueUnderRulesInput = leagueInput.omit({ whatIf: true }).extend({
  preset: z
    .enum(presetNames)
    .meta({ description: 'The published rules that the table is counted by.', example: 'iihf' }),
});
/** Compares a league's table on two days; defaults to the last day with games and one week earlier. */
export const rankChangesInput = z.object({
  lang,
  sid,
  cid,
  rid,
  did: divisionOfTable,
  from: localDate.optional().describe('The earlier day, a week before the later one without it.'),
  to: localDate.optional().describe('The later day; the last one that was played without it.'),
  fromKnownAt: instant
    .optional()
    .describe('The instant at which the earlier table was known; without it, the end of its day.'),
  toKnownAt: instant
    .optional()
    .describe('The instant at which the later table was known; without it, the end of its day.'),
  eid: eid.optional().describe('Id of the team: only its move is answered, with all causes.'),
  page,
});
/** Forecasts cover the whole league, because the divisions play each other. */
export const leagueForecastInput = z.object({ lang, sid, cid, rid });
export const whatIfChancesInput = leagueForecastInput.extend({ whatIf });
export const leagueGamesInput = z.object({
  lang,
  sid,
  cid,
  rid,
  did: did.optional(),
  /** Without it: the page with the first game after the latest result. */
  page: page.removeDefault().optional(),
});
export const teamInput = z.object({ lang, sid, eid, ...asOf });
export const teamForecastInput = z.object({ lang, sid, eid });
/** Without a season: all time. */
export const teamStatsInput = z.object({ lang, sid: seasonOrAll, eid });
export const rivalsInput = z.object({
  lang,
  sid: seasonOrAll,
  eid1: eid.describe('Id of the one team.'),
  eid2: eid.meta({ description: 'Id of the other team.', example: 2 }),
});
export const gameInput = z.object({ lang, gid, before });
export const gameEffectInput = gameInput.omit({ before: true });
export const tournamentInput = z.object({ lang, tid, cid: cid.optional(), ...asOf });
export const tournamentForecastInput = tournamentInput.pick({ lang: true, tid: true, cid: true });
export const searchInput = z.object({ lang, sid, query });
/** For select boxes: without a query, the first entries by name. */
export const selectBoxInput = searchInput.extend({ query: queryOrFirst });
/** Queries of an autocomplete box; defaults to the ongoing season. */
export const autocompleteInput = inAnySeason.extend({ query });
/** Filters by category, and by the league or tournament that the teams are entered in. */
export const teamSearchInput = selectBoxInput.extend({
  cid: cid.optional(),
  lid: lid.optional(),
  tid: tid.optional(),
});
/** The season defaults to the tournament's. */
export const tournamentTeamSearchInput = selectBoxInput.extend({
  sid: seasonOrOwn,
  tid,
});
/** Searches cities and arenas; defaults to the ongoing season. */
export const placeSearchInput = selectBoxInput.extend({ sid: seasonOrOngoing });
/** Only regions where the category is played. */
export const regionSearchInput = selectBoxInput.extend({ cid: cid.optional() });
export const divisionSearchInput = regionSearchInput.extend({ rid: rid.optional() });
export const activityInput = z.object({
  lang,
  sid,
  kind: z
    .enum(streamKinds)
    .optional()
    .meta({ description: 'Only what happened to things of this kind.', example: 'game' }),
  action: z.enum(eventTypes).optional().describe('Only events of this type.'),
  member: z
    .string()
    .trim()
    .min(1)
    .max(40)
    .optional()
    .describe('Only what this member did: the number in the path of their page, or the user name.'),
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
export type GameEffectInput = z.output<typeof gameEffectInput>;
export type TournamentInput = z.output<typeof tournamentInput>;
export type TournamentForecastInput = z.output<typeof tournamentForecastInput>;
export type SearchInput = z.output<typeof searchInput>;
export type AutocompleteInput = z.output<typeof autocompleteInput>;
export type SelectBoxInput = z.output<typeof selectBoxInput>;
export type TournamentTeamSearchInput = z.output<typeof tournamentTeamSearchInput>;
export type PlaceSearchInput = z.output<typeof placeSearchInput>;
export type RegionSearchInput = z.output<typeof regionSearchInput>;
export type DivisionSearchInput = z.output<typeof divisionSearchInput>;
export type TeamSearchInput = z.output<typeof teamSearchInput>;
export type ActivityInput = z.output<typeof activityInput>;
