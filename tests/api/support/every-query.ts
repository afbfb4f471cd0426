import { providersOutput } from '@rondelle/contracts/membership/sign-in-methods.ts';
import { currentBannersOutput } from '@rondelle/contracts/site/banners.inputs.ts';
import { activityOutput } from '@rondelle/contracts/competition/activity.outputs.ts';
import {
  duplicatesOutput,
  eventOutput,
  historyOutput,
} from '@rondelle/contracts/competition/history.outputs.ts';
import {
  forecastScoresOutput,
  leagueForecastOutput,
  teamForecastOutput,
  whatIfChancesOutput,
} from '@rondelle/contracts/competition/forecast.outputs.ts';
import * as geography from '@rondelle/contracts/competition/geography.outputs.ts';
import * as games from '@rondelle/contracts/competition/game.outputs.ts';
import { logChainOutput } from '@rondelle/contracts/competition/log-chain.outputs.ts';
import * as leagues from '@rondelle/contracts/competition/league.outputs.ts';
import * as search from '@rondelle/contracts/competition/search.outputs.ts';
import * as seasons from '@rondelle/contracts/competition/season.outputs.ts';
import * as teams from '@rondelle/contracts/competition/team.outputs.ts';
import { watchedTeamsOutput } from '@rondelle/contracts/following/following.outputs.ts';
import { tournamentOutput } from '@rondelle/contracts/competition/tournament.outputs.ts';
import { userOutput } from '@rondelle/contracts/membership/member.outputs.ts';
import { choicesOutput, rulesetOutput } from '@rondelle/contracts/competition/writing.outputs.ts';
import { callsOutput } from '@rondelle/contracts/site/calls.ts';
import {
  forumPostsOutput,
  placeOutput,
  topicOutput,
  topicsOutput,
} from '@rondelle/contracts/community/forum.outputs.ts';
import { legacyOutput } from '@rondelle/contracts/site/legacy.ts';
import { statisticsOutput } from '@rondelle/contracts/competition/statistics.outputs.ts';
import { timelineOutput } from '@rondelle/contracts/competition/timeline.ts';
import { siteTicketOutput } from '@rondelle/contracts/site/contact.ts';
import * as content from '@rondelle/contracts/site/content.ts';
import * as siteOutputs from '@rondelle/contracts/site/site.outputs.ts';
import { openDataOutput } from '@rondelle/contracts/site/open-data.ts';
import { privacyOutput } from '@rondelle/contracts/site/privacy.ts';
import {
  contactTicketOutput,
  supervisorOutput,
  supervisorsOutput,
} from '@rondelle/contracts/supervision/supervision.outputs.ts';
import { z } from 'zod';
import type { Ids as SeasonIds } from './small-season.ts';

type Ids = SeasonIds & { readonly uid: number };

export type Query = {
  readonly path: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly output: z.ZodType;
};

const ofContent: readonly Query[] = [
  { path: 'content.text', input: { name: 'faq' }, output: content.textOutput },
  { path: 'banner.shown', input: {}, output: currentBannersOutput },
  { path: 'content.posts', input: {}, output: content.postsOutput },
  { path: 'content.post', input: { post: 'first-snow' }, output: content.postOutput },
  { path: 'content.videos', input: { tag: 'finales' }, output: content.videosOutput },
  { path: 'content.video', input: { vid: 'dQw4w9WgXcQ' }, output: content.videoOutput },
  { path: 'content.playlist', input: { pid: 'finals' }, output: content.playlistOutput },
  { path: 'content.surveys', input: {}, output: content.surveysOutput },
  { path: 'content.contactTicket', input: {}, output: siteTicketOutput },
];

const aboutSeasons = ({ cid, rid, tid, team, division }: Ids, sid: string): Query[] => [
  { path: 'site.nav', input: {}, output: seasons.navOutput },
  { path: 'site.menu', input: {}, output: seasons.menuOutput },
  { path: 'site.calls', input: {}, output: callsOutput },
  { path: 'site.chain', input: {}, output: logChainOutput },
  { path: 'site.openData', input: {}, output: openDataOutput },
  { path: 'site.privacy', input: {}, output: privacyOutput },
  { path: 'site.stats', input: {}, output: siteOutputs.siteStatsOutput },
  { path: 'site.online', input: {}, output: siteOutputs.onlineOutput },
  { path: 'site.welcomeMessage', input: {}, output: siteOutputs.welcomeMessageOutput },
  { path: 'site.links', input: {}, output: siteOutputs.siteLinksOutput },
  ...ofContent,
  { path: 'statistics.get', input: { sid }, output: statisticsOutput },
  { path: 'statistics.timeline', input: {}, output: timelineOutput },
  { path: 'season.get', input: { sid }, output: seasons.seasonOutput },
  { path: 'game.list', input: { sid, cid, rid }, output: games.gameListOutput },
  { path: 'season.home', input: { sid }, output: seasons.seasonHomeOutput },
  { path: 'season.highlights', input: { sid }, output: seasons.seasonHighlightsOutput },
  { path: 'season.latestResults', input: { sid }, output: seasons.latestResultsOutput },
  { path: 'season.liveScores', input: { sid }, output: seasons.liveScoresOutput },
  { path: 'season.leaderboard', input: { sid, cid }, output: seasons.leaderboardOutput },
  { path: 'season.forecasts', input: { sid }, output: forecastScoresOutput },
  { path: 'category.get', input: { sid, cid }, output: seasons.categoryOutput },
  { path: 'division.get', input: { sid, did: division('east') }, output: seasons.divisionOutput },
  { path: 'region.get', input: { sid, rid }, output: seasons.regionOutput },
  { path: 'search.all', input: { sid, query: 'cote' }, output: search.searchOutput },
  { path: 'search.autocomplete', input: { sid, query: 'baie' }, output: search.autocompleteOutput },
  { path: 'search.tournaments', input: { sid, query: 'coupe' }, output: search.searchTournamentsOutput },
  {
    path: 'search.tournamentTeams',
    input: { sid, tid, query: 'baie' },
    output: search.searchTeamsOutput,
  },
  { path: 'search.categories', input: { sid, query: 'm13' }, output: search.searchNamedOutput },
  { path: 'search.regions', input: { sid, query: 'cote' }, output: search.searchNamedOutput },
  { path: 'search.divisions', input: { sid, query: 'est' }, output: search.searchDivisionsOutput },
  { path: 'search.locations', input: { query: 'sept' }, output: search.searchLocationsOutput },
  { path: 'search.places', input: { query: '' }, output: search.searchPlacesOutput },
  { path: 'redirect.category', input: { sid, ClassID: cid }, output: legacyOutput },
  { path: 'redirect.team', input: { sid, HomeID: team('baie') }, output: legacyOutput },
  {
    path: 'redirect.rivals',
    input: { sid, HomeID1: team('baie'), HomeID2: team('sept') },
    output: legacyOutput,
  },
  { path: 'forum.posts', input: {}, output: forumPostsOutput },
  { path: 'forum.postsOf', input: { uid: 1 }, output: forumPostsOutput },
  { path: 'forum.place', input: {}, output: placeOutput },
  { path: 'forum.topics', input: {}, output: topicsOutput },
  { path: 'forum.topic', input: { tid: 1 }, output: topicOutput },
  { path: 'search.leagues', input: { sid, query: 'cote' }, output: search.searchLeaguesOutput },
  { path: 'search.teams', input: { sid, query: 'SEPT-ILES' }, output: search.searchTeamsOutput },
];

const aboutPlaces = ({ cid, ciid, oid }: Ids, sid: string): Query[] => [
  { path: 'city.list', input: { sid }, output: geography.citiesOutput },
  { path: 'city.get', input: { ciid, sid }, output: geography.cityOutput },
  { path: 'city.suggest', input: { query: 'sept' }, output: geography.suggestOutput },
  { path: 'organization.list', input: { sid }, output: geography.organizationsOutput },
  { path: 'organization.get', input: { oid, sid }, output: geography.organizationOutput },
  { path: 'places.teams', input: { sid, cid }, output: geography.teamPlacesOutput },
  { path: 'places.tournaments', input: { sid }, output: geography.tournamentPlacesOutput },
  { path: 'places.map', input: { sid, place: 'Sept-Îles' }, output: geography.mapPageOutput },
];

/** One valid input for each public query, about one season. */
export const everyQuery = (ids: Ids, sid = '2024-2025'): Query[] => {
  const { cid, rid, tid } = ids;
  const [eid, other, gid] = [ids.team('baie'), ids.team('sept'), ids.game('g2')];
  return [
    ...aboutSeasons(ids, sid),
    ...aboutPlaces(ids, sid),
    { path: 'league.list', input: { sid }, output: seasons.leaguesOutput },
    { path: 'league.table', input: { sid, cid, rid }, output: leagues.leagueOutput },
    { path: 'league.forecast', input: { sid, cid, rid }, output: leagueForecastOutput },
    {
      path: 'league.underRules',
      input: { sid, cid, rid, preset: 'iihf' },
      output: leagues.leagueUnderRulesOutput,
    },
    { path: 'league.moves', input: { sid, cid, rid }, output: leagues.rankChangesOutput },
    {
      path: 'league.whatIf',
      input: { sid, cid, rid, whatIf: '1:4-2' },
      output: whatIfChancesOutput,
    },
    { path: 'league.games', input: { sid, cid, rid }, output: leagues.leagueGamesOutput },
    { path: 'team.list', input: { sid, cid }, output: seasons.teamsOutput },
    { path: 'team.forecast', input: { sid, eid }, output: teamForecastOutput },
    { path: 'team.get', input: { sid, eid }, output: teams.teamOutput },
    { path: 'team.watched', input: { eids: [eid, other], on: '2025-01-01' }, output: watchedTeamsOutput },
    { path: 'team.stats', input: { sid, eid }, output: teams.teamStatsOutput },
    { path: 'team.rivals', input: { sid, eid1: eid, eid2: other }, output: teams.rivalsOutput },
    { path: 'game.get', input: { gid }, output: games.gameOutput },
    { path: 'game.history', input: { gid }, output: games.gameHistoryOutput },
    { path: 'game.scores', input: { sid }, output: games.scoresOutput },
    { path: 'tournament.list', input: { sid }, output: seasons.tournamentsOutput },
    { path: 'tournament.get', input: { tid }, output: tournamentOutput },
    { path: 'activity.list', input: { sid }, output: activityOutput },
    { path: 'catalogue.choices', input: { season: sid }, output: choicesOutput },
    { path: 'ruleset.list', input: {}, output: z.object({ rulesets: z.array(rulesetOutput) }) },
    { path: 'history.duplicates', input: { gid }, output: duplicatesOutput },
    { path: 'history.league', input: { sid, cid, rid, include: 'games' }, output: historyOutput },
    { path: 'history.tournament', input: { tid }, output: historyOutput },
    { path: 'history.team', input: { eid }, output: historyOutput },
    { path: 'history.event', input: { position: ids.position }, output: eventOutput },
    { path: 'signInMethods.providers', input: {}, output: providersOutput },
    { path: 'user.get', input: { uid: ids.uid }, output: userOutput },
    { path: 'supervision.list', input: { sid }, output: supervisorsOutput },
    { path: 'supervision.get', input: { suid: ids.uid }, output: supervisorOutput },
    { path: 'supervision.contactTicket', input: { suid: ids.uid }, output: contactTicketOutput },
  ];
};
