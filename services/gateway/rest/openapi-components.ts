import * as answers from '@rondelle/contracts/competition/answers.ts';
import { activityAnswer } from '@rondelle/contracts/competition/activity.answers.ts';
import * as games from '@rondelle/contracts/competition/game.answers.ts';
import { eventAnswer, historyAnswer, replayAnswer } from '@rondelle/contracts/competition/history.answers.ts';
import * as leagues from '@rondelle/contracts/competition/league.answers.ts';
import { ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import * as search from '@rondelle/contracts/competition/search.answers.ts';
import * as seasons from '@rondelle/contracts/competition/season.answers.ts';
import * as teams from '@rondelle/contracts/competition/team.answers.ts';
import * as tournaments from '@rondelle/contracts/competition/tournament.answers.ts';
import * as following from '@rondelle/contracts/following/following.answers.ts';
import { userAnswer } from '@rondelle/contracts/membership/member.answers.ts';
import { supervisorAnswer } from '@rondelle/contracts/supervision/supervision.answers.ts';
import { adminLogsAnswer } from '@rondelle/contracts/site/admin-logs.ts';
import { privacyAnswer } from '@rondelle/contracts/site/privacy.ts';
import { z } from 'zod';
import { problem } from './problem.ts';

/** The schemas that the document names; everything else is written out where it stands. */
const named: Readonly<Record<string, z.ZodType>> = {
  Problem: problem,
  Nav: seasons.navAnswer,
  Season: seasons.seasonAnswer,
  LeagueHits: search.searchLeaguesAnswer,
  TeamHits: search.searchTeamsAnswer,
  LeagueHit: search.leagueHit,
  TeamHit: search.teamHit,
  LeagueTable: leagues.leagueAnswer,
  LeagueMoves: leagues.leagueMovesAnswer,
  Activity: activityAnswer,
  User: userAnswer,
  Team: teams.teamAnswer,
  TeamStats: teams.teamStatsAnswer,
  Rivals: teams.rivalsAnswer,
  Game: games.gameAnswer,
  GameHistory: games.gameHistoryAnswer,
  Scores: games.scoresAnswer,
  Tournament: tournaments.tournamentAnswer,
  TournamentCategory: tournaments.tournamentCategory,
  Ref: answers.ref,
  SeasonRef: answers.seasonRefAnswer,
  Standing: answers.standing,
  SplitRecord: answers.splitRecord,
  TieBreak: answers.tieBreak,
  GameCard: answers.gameCard,
  Rating: answers.rating,
  Chart: answers.chart,
  Counts: answers.counts,
  HistoryEntry: answers.historyEntry,
  History: historyAnswer,
  Event: eventAnswer,
  Replay: replayAnswer,
  AdminLogs: adminLogsAnswer,
  Privacy: privacyAnswer,
  Ruleset: ruleset,
  Supervisor: supervisorAnswer,
  Status: following.statusAnswer,
  Following: following.followingAnswer,
  Dashboard: following.dashboardAnswer,
  Watched: following.watched,
};

const ids = new Map(Object.entries(named).map(([id, schema]) => [schema, id]));
const pathOf = (id: string) => `#/components/schemas/${id}`;

/** A reference to a named schema; one that has no name is a mistake in the list above. */
export const refTo = (schema: z.ZodType): { $ref: string } => {
  const id = ids.get(schema);
  if (id === undefined) throw new Error('a schema of the OpenAPI document has no name');
  return { $ref: pathOf(id) };
};

const withoutMarks = ({ $schema: _schema, $id: _id, ...schema }: Record<string, unknown>) => schema;

/** All named schemas in the dialect of OpenAPI 3.1, each part that has a name by reference. */
export const componentSchemas = (): Record<string, Record<string, unknown>> => {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(named)) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, { target: 'draft-2020-12', io: 'output', uri: pathOf });
  return Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, withoutMarks(schema)]));
};
