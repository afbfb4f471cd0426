import { providersOutput } from '@rondelle/contracts/membership/ways-in.ts';
import { shownBannersOutput } from '@rondelle/contracts/site/banners.inputs.ts';
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
import { statisticsOutput, timelineOutput } from '@rondelle/contracts/competition/statistics.outputs.ts';
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

export type Filter = {
  readonly path: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly answer: z.ZodType;
};

const sid = '2024-2025';

const ofContent: readonly Filter[] = [
  { path: 'content.text', input: { name: 'faq' }, answer: content.textOutput },
  { path: 'banner.shown', input: {}, answer: shownBannersOutput },
  { path: 'content.posts', input: {}, answer: content.postsOutput },
  { path: 'content.post', input: { post: 'first-snow' }, answer: content.postOutput },
  { path: 'content.videos', input: { tag: 'finales' }, answer: content.videosOutput },
  { path: 'content.video', input: { vid: 'dQw4w9WgXcQ' }, answer: content.videoOutput },
  { path: 'content.playlist', input: { pid: 'finals' }, answer: content.playlistOutput },
  { path: 'content.surveys', input: {}, answer: content.surveysOutput },
  { path: 'content.contactTicket', input: {}, answer: siteTicketOutput },
];

const aboutSeasons = ({ cid, rid, tid, team, division }: Ids): Filter[] => [
  { path: 'site.nav', input: {}, answer: seasons.navOutput },
  { path: 'site.calls', input: {}, answer: callsOutput },
  { path: 'site.chain', input: {}, answer: logChainOutput },
  { path: 'site.openData', input: {}, answer: openDataOutput },
  { path: 'site.privacy', input: {}, answer: privacyOutput },
  { path: 'site.stats', input: {}, answer: siteOutputs.siteStatsOutput },
  { path: 'site.online', input: {}, answer: siteOutputs.onlineOutput },
  { path: 'site.welcomeMessage', input: {}, answer: siteOutputs.welcomeMessageOutput },
  { path: 'site.links', input: {}, answer: siteOutputs.siteLinksOutput },
  ...ofContent,
  { path: 'statistics.get', input: { sid }, answer: statisticsOutput },
  { path: 'statistics.timeline', input: {}, answer: timelineOutput },
  { path: 'season.get', input: { sid }, answer: seasons.seasonOutput },
  { path: 'game.list', input: { sid, cid, rid }, answer: games.gameListOutput },
  { path: 'season.home', input: { sid }, answer: seasons.seasonHomeOutput },
  { path: 'season.latestResults', input: { sid }, answer: seasons.latestResultsOutput },
  { path: 'season.liveScores', input: { sid }, answer: seasons.liveScoresOutput },
  { path: 'season.leaderboard', input: { sid, cid }, answer: seasons.leaderboardOutput },
  { path: 'season.forecasts', input: { sid }, answer: forecastScoresOutput },
  { path: 'category.get', input: { sid, cid }, answer: seasons.categoryOutput },
  { path: 'division.get', input: { sid, did: division('east') }, answer: seasons.divisionOutput },
  { path: 'region.get', input: { sid, rid }, answer: seasons.regionOutput },
  { path: 'search.all', input: { sid, query: 'cote' }, answer: search.searchOutput },
  { path: 'search.autocomplete', input: { sid, query: 'baie' }, answer: search.autocompleteOutput },
  { path: 'search.tournaments', input: { sid, query: 'coupe' }, answer: search.searchTournamentsOutput },
  {
    path: 'search.tournamentTeams',
    input: { sid, tid, query: 'baie' },
    answer: search.searchTeamsOutput,
  },
  { path: 'search.categories', input: { sid, query: 'm13' }, answer: search.searchNamedOutput },
  { path: 'search.regions', input: { sid, query: 'cote' }, answer: search.searchNamedOutput },
  { path: 'search.divisions', input: { sid, query: 'est' }, answer: search.searchDivisionsOutput },
  { path: 'search.locations', input: { query: 'sept' }, answer: search.searchLocationsOutput },
  { path: 'search.places', input: { query: '' }, answer: search.searchPlacesOutput },
  { path: 'redirect.category', input: { sid, ClassID: cid }, answer: legacyOutput },
  { path: 'redirect.team', input: { sid, HomeID: team('baie') }, answer: legacyOutput },
  {
    path: 'redirect.rivals',
    input: { sid, HomeID1: team('baie'), HomeID2: team('sept') },
    answer: legacyOutput,
  },
  { path: 'forum.posts', input: {}, answer: forumPostsOutput },
  { path: 'forum.postsOf', input: { uid: 1 }, answer: forumPostsOutput },
  { path: 'forum.place', input: {}, answer: placeOutput },
  { path: 'forum.topics', input: {}, answer: topicsOutput },
  { path: 'forum.topic', input: { tid: 1 }, answer: topicOutput },
  { path: 'search.leagues', input: { sid, query: 'cote' }, answer: search.searchLeaguesOutput },
  { path: 'search.teams', input: { sid, query: 'SEPT-ILES' }, answer: search.searchTeamsOutput },
];

const aboutPlaces = ({ cid, ciid, oid }: Ids): Filter[] => [
  { path: 'city.list', input: { sid }, answer: geography.citiesOutput },
  { path: 'city.get', input: { ciid, sid }, answer: geography.cityOutput },
  { path: 'city.suggest', input: { query: 'sept' }, answer: geography.suggestOutput },
  { path: 'organization.list', input: { sid }, answer: geography.organizationsOutput },
  { path: 'organization.get', input: { oid, sid }, answer: geography.organizationOutput },
  { path: 'places.teams', input: { sid, cid }, answer: geography.teamPlacesOutput },
  { path: 'places.tournaments', input: { sid }, answer: geography.tournamentPlacesOutput },
  { path: 'places.map', input: { sid, place: 'Sept-Îles' }, answer: geography.mapOutput },
];

/** One question to each procedure that everyone may ask. */
export const everyQuery = (ids: Ids): Filter[] => {
  const { cid, rid, tid } = ids;
  const [eid, other, gid] = [ids.team('baie'), ids.team('sept'), ids.game('g2')];
  return [
    ...aboutSeasons(ids),
    ...aboutPlaces(ids),
    { path: 'league.list', input: { sid }, answer: seasons.leaguesOutput },
    { path: 'league.table', input: { sid, cid, rid }, answer: leagues.leagueOutput },
    { path: 'league.forecast', input: { sid, cid, rid }, answer: leagueForecastOutput },
    {
      path: 'league.underRules',
      input: { sid, cid, rid, preset: 'iihf' },
      answer: leagues.leagueUnderRulesOutput,
    },
    { path: 'league.moves', input: { sid, cid, rid }, answer: leagues.leagueMovesOutput },
    {
      path: 'league.whatIf',
      input: { sid, cid, rid, whatIf: '1:4-2' },
      answer: whatIfChancesOutput,
    },
    { path: 'league.games', input: { sid, cid, rid }, answer: leagues.leagueGamesOutput },
    { path: 'team.list', input: { sid, cid }, answer: seasons.teamsOutput },
    { path: 'team.forecast', input: { sid, eid }, answer: teamForecastOutput },
    { path: 'team.get', input: { sid, eid }, answer: teams.teamOutput },
    { path: 'team.watched', input: { eids: [eid, other], on: '2025-01-01' }, answer: watchedTeamsOutput },
    { path: 'team.stats', input: { sid, eid }, answer: teams.teamStatsOutput },
    { path: 'team.rivals', input: { sid, eid1: eid, eid2: other }, answer: teams.rivalsOutput },
    { path: 'game.get', input: { gid }, answer: games.gameOutput },
    { path: 'game.history', input: { gid }, answer: games.gameHistoryOutput },
    { path: 'game.scores', input: { sid }, answer: games.scoresOutput },
    { path: 'tournament.list', input: { sid }, answer: seasons.tournamentsOutput },
    { path: 'tournament.get', input: { tid }, answer: tournamentOutput },
    { path: 'activity.list', input: { sid }, answer: activityOutput },
    { path: 'catalogue.choices', input: { season: sid }, answer: choicesOutput },
    { path: 'ruleset.list', input: {}, answer: z.object({ rulesets: z.array(rulesetOutput) }) },
    { path: 'history.duplicates', input: { gid }, answer: duplicatesOutput },
    { path: 'history.league', input: { sid, cid, rid, include: 'games' }, answer: historyOutput },
    { path: 'history.tournament', input: { tid }, answer: historyOutput },
    { path: 'history.team', input: { eid }, answer: historyOutput },
    { path: 'history.event', input: { position: ids.position }, answer: eventOutput },
    { path: 'waysIn.providers', input: {}, answer: providersOutput },
    { path: 'user.get', input: { uid: ids.uid }, answer: userOutput },
    { path: 'supervision.list', input: { sid }, answer: supervisorsOutput },
    { path: 'supervision.get', input: { suid: ids.uid }, answer: supervisorOutput },
    { path: 'supervision.contactTicket', input: { suid: ids.uid }, answer: contactTicketOutput },
  ];
};
