import { activityOutput } from '@rondelle/contracts/competition/activity.outputs.ts';
import { gameOutput, gameHistoryOutput, scoresOutput } from '@rondelle/contracts/competition/game.outputs.ts';
import { eventOutput, historyOutput } from '@rondelle/contracts/competition/history.outputs.ts';
import * as histories from '@rondelle/contracts/competition/history.inputs.ts';
import { leagueOutput, leagueMovesOutput } from '@rondelle/contracts/competition/league.outputs.ts';
import * as questions from '@rondelle/contracts/competition/inputs.ts';
import { navOutput, seasonOutput } from '@rondelle/contracts/competition/season.outputs.ts';
import { searchLeaguesOutput, searchTeamsOutput } from '@rondelle/contracts/competition/search.outputs.ts';
import { rivalsOutput, teamOutput, teamStatsOutput } from '@rondelle/contracts/competition/team.outputs.ts';
import { tournamentOutput } from '@rondelle/contracts/competition/tournament.outputs.ts';
import { languageOnly } from '@rondelle/contracts/membership/account.commands.ts';
import { userOutput } from '@rondelle/contracts/membership/member.outputs.ts';
import { userInput } from '@rondelle/contracts/membership/member.commands.ts';
import { privacyOutput } from '@rondelle/contracts/site/privacy.ts';
import { supervisorOutput } from '@rondelle/contracts/supervision/supervision.outputs.ts';
import { supervisorInput } from '@rondelle/contracts/supervision/supervision.inputs.ts';
import type { z } from 'zod';
import { callTexts } from './openapi-texts.ts';

/** A REST call: which procedure of the router answers it. `{name}` in a path is a parameter of the question. */
export type RestCall = {
  readonly path: string;
  readonly procedure: string;
  readonly question: z.ZodObject;
  readonly answer: z.ZodType;
  readonly summary: string;
  /** Parameters that this call names otherwise than the question does, whose own name it understands too. */
  readonly renamed?: Readonly<Record<string, string>>;
};

export const restCalls: readonly RestCall[] = [
  {
    path: '/nav',
    procedure: 'site.nav',
    question: questions.navInput,
    answer: navOutput,
    summary: callTexts.nav,
  },
  {
    path: '/site/privacy',
    procedure: 'site.privacy',
    question: languageOnly,
    answer: privacyOutput,
    summary: callTexts.privacy,
  },
  {
    path: '/seasons/{seasonSlug}',
    procedure: 'season.get',
    question: questions.seasonInput,
    answer: seasonOutput,
    summary: callTexts.season,
    renamed: { sid: 'seasonSlug' },
  },
  {
    path: '/search/leagues',
    procedure: 'search.leagues',
    question: questions.choosingInput,
    answer: searchLeaguesOutput,
    summary: callTexts.searchLeagues,
  },
  {
    path: '/search/teams',
    procedure: 'search.teams',
    question: questions.teamSearchInput,
    answer: searchTeamsOutput,
    summary: callTexts.searchTeams,
  },
  {
    path: '/league',
    procedure: 'league.table',
    question: questions.leagueInput,
    answer: leagueOutput,
    summary: callTexts.league,
  },
  {
    path: '/league/moves',
    procedure: 'league.moves',
    question: questions.leagueMovesInput,
    answer: leagueMovesOutput,
    summary: callTexts.leagueMoves,
  },
  {
    path: '/teams/rivals',
    procedure: 'team.rivals',
    question: questions.rivalsInput,
    answer: rivalsOutput,
    summary: callTexts.rivals,
  },
  {
    path: '/teams/{eid}',
    procedure: 'team.get',
    question: questions.teamInput,
    answer: teamOutput,
    summary: callTexts.team,
  },
  {
    path: '/teams/{eid}/stats',
    procedure: 'team.stats',
    question: questions.teamStatsInput,
    answer: teamStatsOutput,
    summary: callTexts.teamStats,
  },
  {
    path: '/games/scores',
    procedure: 'game.scores',
    question: questions.seasonInput,
    answer: scoresOutput,
    summary: callTexts.scores,
  },
  {
    path: '/games/{gid}',
    procedure: 'game.get',
    question: questions.gameInput,
    answer: gameOutput,
    summary: callTexts.game,
  },
  {
    path: '/games/{gid}/history',
    procedure: 'game.history',
    question: questions.gameInput,
    answer: gameHistoryOutput,
    summary: callTexts.gameHistory,
  },
  {
    path: '/tournaments/{tid}',
    procedure: 'tournament.get',
    question: questions.tournamentInput,
    answer: tournamentOutput,
    summary: callTexts.tournament,
  },
  {
    path: '/users/{uid}',
    procedure: 'user.get',
    question: userInput,
    answer: userOutput,
    summary: callTexts.user,
  },
  {
    path: '/league/history',
    procedure: 'history.league',
    question: histories.leagueHistoryInput,
    answer: historyOutput,
    summary: callTexts.leagueHistory,
  },
  {
    path: '/tournaments/{tid}/history',
    procedure: 'history.tournament',
    question: histories.tournamentHistoryInput,
    answer: historyOutput,
    summary: callTexts.tournamentHistory,
  },
  {
    path: '/teams/{eid}/history',
    procedure: 'history.team',
    question: histories.teamHistoryInput,
    answer: historyOutput,
    summary: callTexts.teamHistory,
  },
  {
    path: '/events/{position}',
    procedure: 'history.event',
    question: histories.eventInput,
    answer: eventOutput,
    summary: callTexts.event,
  },
  {
    path: '/supervisors/{suid}',
    procedure: 'supervision.get',
    question: supervisorInput,
    answer: supervisorOutput,
    summary: callTexts.supervisor,
  },
  {
    path: '/activity',
    procedure: 'activity.list',
    question: questions.activityInput,
    answer: activityOutput,
    summary: callTexts.activity,
    renamed: { kind: 'type' },
  },
];

/** What a call names a parameter of its question. */
export const nameIn =
  ({ renamed }: RestCall) =>
  (field: string): string =>
    renamed?.[field] ?? field;
