import { logChainOutput } from '@rondelle/contracts/competition/log-chain.outputs.ts';
import * as outputs from '@rondelle/contracts/competition/outputs.ts';
import { activityOutput } from '@rondelle/contracts/competition/activity.outputs.ts';
import {
  forecast,
  forecastScoresOutput,
  leagueForecastOutput,
} from '@rondelle/contracts/competition/forecast.outputs.ts';
import * as geography from '@rondelle/contracts/competition/geography.outputs.ts';
import * as games from '@rondelle/contracts/competition/game.outputs.ts';
import { eventOutput, historyOutput, replayOutput } from '@rondelle/contracts/competition/history.outputs.ts';
import * as leagues from '@rondelle/contracts/competition/league.outputs.ts';
import { ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import * as search from '@rondelle/contracts/competition/search.outputs.ts';
import * as seasons from '@rondelle/contracts/competition/season.outputs.ts';
import * as teams from '@rondelle/contracts/competition/team.outputs.ts';
import * as tournaments from '@rondelle/contracts/competition/tournament.outputs.ts';
import * as following from '@rondelle/contracts/following/following.outputs.ts';
import { userOutput } from '@rondelle/contracts/membership/member.outputs.ts';
import { supervisorOutput } from '@rondelle/contracts/supervision/supervision.outputs.ts';
import { globalCountsOutput } from '@rondelle/contracts/site/administration.ts';
import { adminLogsOutput } from '@rondelle/contracts/site/admin-logs.ts';
import { forumPostsOutput, topicOutput, topicsOutput } from '@rondelle/contracts/community/forum.outputs.ts';
import { openDataOutput } from '@rondelle/contracts/site/open-data.ts';
import { privacyOutput } from '@rondelle/contracts/site/privacy.ts';
import { z } from 'zod';
import { problem } from '../errors/problem.ts';

/** Schemas with a name in the document; others are inlined. */
const schemas: Readonly<Record<string, z.ZodType>> = {
  Problem: problem,
  Cities: geography.citiesOutput,
  City: geography.cityOutput,
  Organizations: geography.organizationsOutput,
  Organization: geography.organizationOutput,
  TeamPlaces: geography.teamPlacesOutput,
  TournamentPlaces: geography.tournamentPlacesOutput,
  Nav: seasons.navOutput,
  Season: seasons.seasonOutput,
  LeagueHits: search.searchLeaguesOutput,
  TeamHits: search.searchTeamsOutput,
  SearchHits: search.searchOutput,
  TournamentHits: search.searchTournamentsOutput,
  LocationHits: search.searchLocationsOutput,
  PlaceHits: search.searchPlacesOutput,
  NamedHits: search.searchNamedOutput,
  Suggestions: search.autocompleteOutput,
  Leagues: seasons.leaguesOutput,
  Teams: seasons.teamsOutput,
  Tournaments: seasons.tournamentsOutput,
  Category: seasons.categoryOutput,
  Region: seasons.regionOutput,
  Division: seasons.divisionOutput,
  Leaderboard: seasons.leaderboardOutput,
  OpenData: openDataOutput,
  ForumPosts: forumPostsOutput,
  ForumTopic: topicOutput,
  ForumTopics: topicsOutput,
  LeagueHit: search.leagueHit,
  TeamHit: search.teamHit,
  LeagueTable: leagues.leagueOutput,
  LogChain: logChainOutput,
  LeagueMoves: leagues.rankChangesOutput,
  LeagueUnderRules: leagues.leagueUnderRulesOutput,
  Activity: activityOutput,
  User: userOutput,
  Team: teams.teamOutput,
  TeamStats: teams.teamStatsOutput,
  Rivals: teams.rivalsOutput,
  Game: games.gameOutput,
  Forecast: forecast,
  ForecastScores: forecastScoresOutput,
  LeagueForecast: leagueForecastOutput,
  GameHistory: games.gameHistoryOutput,
  Scores: games.scoresOutput,
  Tournament: tournaments.tournamentOutput,
  TournamentCategory: tournaments.tournamentCategory,
  Ref: outputs.ref,
  SeasonRef: outputs.seasonRefOutput,
  Standing: outputs.standing,
  SplitRecord: outputs.splitRecord,
  TieBreak: outputs.tieBreak,
  GameCard: outputs.gameCard,
  Rating: outputs.rating,
  Chart: outputs.chart,
  Counts: outputs.counts,
  HistoryEntry: outputs.historyEntry,
  History: historyOutput,
  Event: eventOutput,
  Replay: replayOutput,
  AdminLogs: adminLogsOutput,
  GlobalCounts: globalCountsOutput,
  Privacy: privacyOutput,
  Ruleset: ruleset,
  Supervisor: supervisorOutput,
  Status: following.statusOutput,
  Following: following.followingOutput,
  Dashboard: following.dashboardOutput,
  Watched: following.watched,
};

const ids = new Map<z.core.$ZodType, string>(Object.entries(schemas).map(([id, schema]) => [schema, id]));
const pathOf = (id: string) => `#/components/schemas/${id}`;

/** A `$ref` to a named schema; null for others. */
export const named = (schema: z.core.$ZodType): { readonly $ref: string } | null => {
  const id = ids.get(schema);
  return id === undefined ? null : { $ref: pathOf(id) };
};

const withoutMarks = ({ $schema: _schema, $id: _id, ...schema }: Record<string, unknown>) => schema;

/** All named schemas in the dialect of OpenAPI 3.1, with `$ref`s to each other. */
export const componentSchemas = (): Record<string, Record<string, unknown>> => {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(schemas)) registry.add(schema, { id });
  const written = z.toJSONSchema(registry, { target: 'draft-2020-12', io: 'output', uri: pathOf });
  return Object.fromEntries(
    Object.entries(written.schemas).map(([id, schema]) => [id, withoutMarks(schema)]),
  );
};
